import type { Cond, Path, PieceData, Ruleset, Setup, Vec } from '@x/core/src/rules/types';

/** Pieces as `K a1`, `k a1` (black), `*A a1` (of neither side), with their flags after that. */
export const men = (...texts: readonly string[]): Setup['pieces'] =>
	texts.map((text) => {
		const [letter = '', cell = '', ...flags] = text.split(' ');
		const kind = letter.replace('*', '').toUpperCase();
		const side = letter.startsWith('*') ? 'neutral' : letter === kind ? 'white' : 'black';
		const piece: PieceData = flags.length === 0 ? { side, kind } : { side, kind, flags };
		return { at: [cell.charCodeAt(0) - 97, Number(cell[1]) - 1], piece };
	});
export const land: Path = { do: { land: true } };
export const steps = (vectors: readonly Vec[], ...then: readonly Path[]): Path => ({
	each: vectors,
	as: 'd',
	path: { seq: [{ step: { bound: 'd' } }, ...then] },
});
export const empty: Path = { test: { is: 'at', a: { who: 'empty' } } };
export const enemy: Path = { test: { is: 'at', a: { who: 'enemy' } } };
export const emptied: Path = { loop: { seq: [{ step: { bound: 'd' } }, empty] } };
/** Up to a hurdle and on beyond it, to an empty cell. */
export const hop = (vectors: readonly Vec[], ...then: readonly Path[]): Path => ({
	each: vectors,
	as: 'd',
	path: {
		seq: [
			emptied,
			{ step: { bound: 'd' } },
			{ test: { is: 'at', a: { who: 'occupied' } } },
			emptied,
			{ step: { bound: 'd' } },
			empty,
			...then,
		],
	},
});
export const everything: Cond = { is: 'at', a: {} };
export const phases = (white: Partial<Ruleset['turn']['phases'][string]>): Ruleset['turn'] => ({
	start: 'white',
	phases: { white: { side: 'white', next: [{ to: 'black' }], ...white }, black: { side: 'black', next: [{ to: 'white' }] } },
});
export const safe: Ruleset['forbid'] = [{ id: 'own-royal-safe', if: { royalAttacked: 'own' } }];
