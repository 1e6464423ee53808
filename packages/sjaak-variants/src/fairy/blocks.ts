import { type BetzaFault, readBetza } from '../betza/generators.js';
import { printGenerator } from '../print.js';
import type { Generator } from '../syntax.js';
import { STANDARD } from './standard.js';

/** A piece of a section: its letter, its moves and its name. */
export interface FairyPiece {
	/** The key that defines it in the section. */
	readonly key: string;
	readonly letter: string;
	readonly name: string;
	readonly betza: string;
	/** The place of the notation in the value of the key; absent for the standard moves of a name. */
	readonly at?: number | undefined;
	readonly pawn: boolean;
	readonly royal: boolean;
}

/** Whether a key defines a piece. */
export const isPieceKey = (key: string): boolean => Object.hasOwn(STANDARD, key.replace(/\d+$/, ''));

/** The pieces that keys define; by default those of orthodox chess. */
export function piecesOf(keys: ReadonlyMap<string, string>): readonly FairyPiece[] {
	const found = new Map<string, FairyPiece>();
	const orthodox: readonly (readonly [string, string])[] = [
		['pawn', 'p'],
		['knight', 'n'],
		['bishop', 'b'],
		['rook', 'r'],
		['queen', 'q'],
		['king', 'k'],
	];
	const own = [...keys].filter(([key]) => isPieceKey(key));
	const named = new Set(own.map(([key]) => key));
	for (const [key, value] of [...orthodox.filter(([name]) => !named.has(name)), ...own]) {
		const [letter = '', betza] = value.split(':').map((part) => part.trim());
		const colon = value.indexOf(':') + 1;
		const at = colon + value.slice(colon).length - value.slice(colon).trimStart().length;
		if (!/^[a-z]$/i.test(letter)) continue;
		const name = key.replace(/\d+$/, '');
		found.set(letter.toLowerCase(), {
			key,
			letter: letter.toUpperCase(),
			name: name === 'customPiece' ? `Piece ${letter.toUpperCase()}` : name[0]!.toUpperCase() + name.slice(1),
			betza: betza ?? STANDARD[name]!,
			...(betza !== undefined && { at }),
			pawn: name === 'pawn' && betza === undefined,
			royal: name === 'king',
		});
	}
	return [...found.values()];
}

/** The lines for the moves of a piece, and the parts of its notation that cannot be expressed. */
export function moveLines(betza: string): {
	readonly lines: readonly string[];
	readonly lost: readonly BetzaFault[];
	readonly passing: boolean;
} {
	const { moves, captures, initial, passing, lost } = readBetza(betza);
	const ways = (key: string, generators: readonly Generator[]): string[] =>
		merged(generators).map((generator) => `${key}: ${printGenerator(generator)}`);
	const same = JSON.stringify(moves) === JSON.stringify(captures);
	const lines = [
		...ways('Move', moves),
		...(same ? [] : captures.length === 0 ? ['Capture: none'] : ways('Capture', captures)),
		...ways('Initial', initial),
	];
	return { lines, lost, passing };
}

/** Several leaps are one line, and so are several steps and lines. */
function merged(generators: readonly Generator[]): Generator[] {
	const found: Generator[] = [];
	for (const generator of generators) {
		const index = found.findIndex((other) => joined(other, generator) !== undefined);
		if (index < 0) found.push(generator);
		else found[index] = joined(found[index]!, generator)!;
	}
	return found;
}

function joined(one: Generator, other: Generator): Generator | undefined {
	if (one.type === 'leap' && other.type === 'leap') {
		const plain = [one, other].every((way) => way.second === undefined && way.mask === undefined);
		return plain ? { type: 'leap', vectors: [...one.vectors, ...other.vectors] } : undefined;
	}
	if (one.type === 'aleap' && other.type === 'aleap') return { type: 'aleap', vectors: [...one.vectors, ...other.vectors] };
	if (one.type === 'ride' && other.type === 'ride') return { type: 'ride', vectors: [...one.vectors, ...other.vectors] };
	if (one.type === 'step' && other.type === 'step') return { type: 'step', steps: [...one.steps, ...other.steps] };
	const lines = (one.type === 'slide' || one.type === 'hop') && one.type === other.type;
	return lines ? { type: one.type, axes: [...new Set([...one.axes, ...other.axes])] } : undefined;
}
