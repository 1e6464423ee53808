import { quote } from '@x/diagnostics';
import type { DirectionLetter, ModeName, Modification } from '../tree.js';
import type { Cursor } from './cursor.js';
import { readPieceSet } from './pieces.js';
import { readRange } from './places.js';

const DIRECTION = /[bdflrsvz]/y;
const PAIR = /\([bdflrsvz]{2}\)/y;
const MODE = /cc|cy|c|ee|e|gg|g|ii|i|jj|jy|j|kk|k|oo|o|pp|p|tt|t|ww|wy|w|xx|xy|x|[ahmnu]/y;

/** Reads the modifications before moves. Each may occur once. */
export function readModifications(cursor: Cursor): Modification[] {
	const found: Modification[] = [];
	const seen = new Set<string>();
	for (;;) {
		const start = cursor.at;
		const one = readModification(cursor);
		if (one === undefined) return found;
		const name = one.type === 'mode' ? one.name : one.type === 'direction' ? one.letter : undefined;
		if (name !== undefined && seen.has(name))
			cursor.fault(
				'modifier',
				cursor.from(start),
				`Expected each modifier once, found ${quote(name)} again.`,
				one.type === 'direction' ? `The narrow pair of an oblique leap is written (${name}${name}).` : 'Remove it.',
				one.type === 'direction' ? undefined : '',
			);
		if (name !== undefined) seen.add(name);
		found.push(one);
	}
}

function readModification(cursor: Cursor): Modification | undefined {
	const start = cursor.at;
	const pair = cursor.match(PAIR);
	if (pair !== undefined)
		return { type: 'directions', letters: [pair[1] as DirectionLetter, pair[2] as DirectionLetter], span: cursor.from(start) };
	const letter = cursor.match(DIRECTION) as DirectionLetter | undefined;
	if (letter !== undefined) return { type: 'direction', letter, span: cursor.from(start) };
	const name = cursor.match(MODE) as ModeName | undefined;
	if (name === undefined) {
		if (!/[a-z]/.test(cursor.peek())) return undefined;
		return cursor.peek() === 'y'
			? cursor.expected('modifier', 'a modifier', 'y is only the second letter of cy, jy, wy and xy.')
			: cursor.expected(
					'modifier',
					'a modifier or a direction',
					'Directions are b d f l r s v z; modes are a c e g h i j k m n o p t u w x.',
				);
	}
	const optional = cursor.takes('?');
	const set = cursor.peek() === '{' ? readPieceSet(cursor) : undefined;
	const range = (name === 'o' || name === 'oo') && cursor.peek() === '[' ? readRange(cursor) : undefined;
	return { type: 'mode', name, ...(optional && { optional }), ...(set && { set }), ...(range && { range }), span: cursor.from(start) };
}
