import { type BetzaMove, betzaMoves, type Leg, lamePath, movesToBetza, parseBetza, stringifyBetza } from '@x/mbn/betza';
import type { Piece } from '../definition/definition.js';
import { standardMoves } from '../keys/pieces.js';
import type { Offset2 } from './board.js';

/** A move of a piece in one direction. */
export interface Atom {
	readonly by: Offset2;
	/** The most steps; 0 for any number. */
	readonly range: number;
	readonly shape: 'leap' | 'lame' | 'hop' | 'behind';
	readonly mode: 'quiet' | 'takes' | 'first' | 'passing';
}

const keyOf = ({ by, range, shape, mode }: Atom): string => `${by.map((part) => part + 0)} ${range} ${shape} ${mode}`;

const keyFrom = (atoms: readonly Atom[], counts: (atom: Atom) => boolean): string =>
	[...new Set(atoms.filter(counts).map(keyOf))].sort().join(';');

// The moves of each piece are compared with those of all built-in variants.
const keys: WeakMap<readonly Atom[], string> = new WeakMap();
const quietKeys: WeakMap<readonly Atom[], string> = new WeakMap();
const atoms: WeakMap<Piece, readonly Atom[]> = new WeakMap();

/** A text that is the same for the same moves. Captures in passing do not count. */
export const atomsKey = (of: readonly Atom[]): string => remembered(keys, of, () => keyFrom(of, ({ mode }) => mode !== 'passing'));

/** A text that is the same for the same moves without captures. */
export const quietKey = (of: readonly Atom[]): string => remembered(quietKeys, of, () => keyFrom(of, ({ mode }) => mode === 'quiet'));

/** The moves of a piece of a definition. */
export const pieceAtoms = (name: string, piece: Piece): readonly Atom[] =>
	remembered(atoms, piece, () => atomsOf(piece.betza ?? standardMoves(name)));

function remembered<K extends object, V>(known: WeakMap<K, V>, key: K, make: () => V): V {
	const found = known.get(key) ?? make();
	known.set(key, found);
	return found;
}

/** The moves of a text in Fairy-Stockfish's Betza. */
export function atomsOf(betza: string): readonly Atom[] {
	return betzaMoves(parseBetza(betza, { dialect: 'fairy', mode: 'repair' })).flatMap((move): Atom[] => {
		if (move.type !== 'path' || move.legs.length > 1) return [];
		const [{ directions, range, hop, lame, targets }] = move.legs;
		if (directions.from !== 'start') return [];
		const shape = hop === 'behind' ? 'behind' : hop !== undefined ? 'hop' : lame === true ? 'lame' : 'leap';
		return directions.offsets.flatMap(([x, y]): Atom[] => {
			const atom = { by: [Number(x), Number(y)] as const, range, shape } as const;
			if (move.unmoved !== undefined) return targets.includes('empty') ? [{ ...atom, mode: 'first' }] : [];
			return [
				...(targets.includes('empty') ? [{ ...atom, mode: 'quiet' } as const] : []),
				...(targets.includes('enemy') ? [{ ...atom, mode: 'takes' } as const] : []),
			];
		});
	});
}

/** Writes moves in Fairy-Stockfish's Betza. `lost`: parts that it cannot say. */
export function betzaOf(atoms: readonly Atom[]): { readonly text: string; readonly lost: readonly string[] } {
	const groups = new Map<
		string,
		{ readonly leg: Omit<Leg, 'directions'>; readonly first: boolean; readonly offsets: (readonly [number, number])[] }
	>();
	const modes = new Map<string, Atom[]>();
	for (const atom of atoms) {
		const key = `${atom.by} ${atom.range} ${atom.shape} ${atom.mode === 'first'}`;
		modes.set(key, [...(modes.get(key) ?? []), atom]);
	}
	for (const same of modes.values()) {
		const [{ by, range, shape, mode }] = same as [Atom];
		const has = (one: Atom['mode']): boolean => same.some((atom) => atom.mode === one);
		const targets: Leg['targets'] =
			mode === 'first'
				? ['empty']
				: [
						...(has('quiet') ? ['empty' as const] : []),
						...(has('takes') ? ['enemy' as const] : []),
						...(has('passing') ? ['passing' as const] : []),
					];
		const key = `${range} ${shape} ${mode === 'first'} ${targets}`;
		const leg = {
			range,
			targets,
			...(shape === 'hop' && { hop: 'anywhere' as const }),
			...(shape === 'behind' && { hop: 'behind' as const }),
			...(shape === 'lame' && { lame: true }),
		};
		const group = groups.get(key) ?? { leg, first: mode === 'first', offsets: [] as (readonly [number, number])[] };
		groups.set(key, group);
		group.offsets.push([by[0], by[1]]);
	}
	const moves = [...groups.values()].map(
		({ leg, first, offsets }): BetzaMove => ({
			type: 'path',
			legs: [{ ...leg, directions: { from: 'start' as const, offsets } }],
			...(first && { unmoved: 'here' as const }),
		}),
	);
	const { value, lost } = movesToBetza(moves, { dialect: 'fairy' });
	return { text: stringifyBetza(value, { style: 'canonical' }), lost: lost.map(({ data, message }) => String(data?.part ?? message)) };
}

/** Whether the lame leap to an offset passes cells. */
export const isLame = (by: Offset2): boolean => lamePath([by[0], by[1]]).length > 0;
