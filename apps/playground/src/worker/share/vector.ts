import { legal, outcome } from '@x/core';
import type { Start } from '../../state/app-state.js';
import { readNames } from '../game-text.js';
import { ownRules } from '../languages/ids.js';
import { printJson } from '../languages/json/print.js';
import { type Noted, positionIn } from '../notations/notation.js';
import { notationsOf } from '../notations/notations.js';
import { startAt } from '../notations/positions.js';
import type { TestVector } from '../share-views.js';
import { namesTo } from './path.js';

/** The start of the moves: a text with a FEN of its own has another one than its document. */
const startOf = ({ doc, read, playable }: Noted): Start => {
	const [first] = read.positions;
	if (read.tagged === undefined || first === undefined) return doc.start;
	return startAt(playable, first) ?? doc.start;
};

/** Notations whose texts repeat the others, or the rules. */
const LEFT_OUT = ['json', 'rules'];

/** The shown position as data for tests. */
export const vectorOf = (noted: Noted): TestVector => {
	const { playable, doc } = noted;
	const moves = namesTo(noted);
	const start = startOf(noted);
	// The same moves without the rest of the game, so that a reader of the vector finds the same texts.
	const read = readNames(moves, noted.read.positions[0]!);
	const alone: Noted = { doc: { ruleset: doc.ruleset, start, record: { kind: 'moves', moves } }, playable, read, node: moves.length };
	const position = positionIn(alone);
	const over = outcome(position);
	const rules = ownRules(playable.id);
	const texts = notationsOf(playable).flatMap((notation): [string, string][] => {
		const written = LEFT_OUT.includes(notation.id) ? { refused: '' } : notation.write(alone);
		return 'text' in written && written.text !== '' ? [[notation.id, written.text]] : [];
	});
	return {
		format: 'x-test-vector',
		version: 1,
		...(rules === undefined ? { game: playable.id } : { rules }),
		hash: playable.game.hash,
		start,
		moves,
		legal: legal(position).length,
		outcome: over === undefined ? null : { reason: over.reason, winner: over.winner ?? null },
		texts: Object.fromEntries(texts),
	};
};

export const vectorText = (noted: Noted): string => printJson(vectorOf(noted));
