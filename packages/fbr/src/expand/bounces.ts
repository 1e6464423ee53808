import type { PieceId } from '@x/mbn';
import { edited } from './edit.js';
import type { Macro } from './macro.js';
import { refusal } from './refusal.js';
import { contains, idText, kindsOf } from './sets.js';
import { itemsOf } from './text.js';

const BISHOP: readonly PieceId[] = [{ prefixes: '', letters: 'B' }];
/** Files have one letter in ranges. */
const MOST_FILES = 26;

/** `bouncing`: the named moves go on from the first and the last file, reflected. */
export const bouncing: Macro = (value, rule) => {
	const { set } = rule;
	const files = value.board?.files ?? 8;
	if (files > MOST_FILES)
		throw refusal('files', rule, `Expected at most ${MOST_FILES} files, found ${files}.`, 'A range has letters from a to z.');
	const ids =
		set === undefined ? BISHOP : set.negated ? kindsOf(value).flatMap(({ piece }) => (contains(set, piece) ? [piece] : [])) : set.pieces;
	const names = [...new Set(ids.map(idText))].filter((name) => /^:?[A-Z]/.test(name));
	const last = String.fromCharCode('a'.charCodeAt(0) + files - 1);
	const macros = itemsOf(names.map((name) => `@${name}=${name}-[([a,${last}]z${name})0]`).join(' '));
	return {
		value: edited(value, rule, { macros }),
		...(set !== undefined && { note: 'The base moves of these names bounce, in all pieces that use them.' }),
	};
};
