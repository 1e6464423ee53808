import { type Description, find } from './find.js';
import type { Game } from './game.js';
import type { Move } from './move.js';
import type { Position } from './position.js';

/** Where anything answers. */
const ANY = -1;

/** A description made ready for one game: what the text of a move says, to be asked of many positions. */
export class Wanted {
	/** @internal The game, where the numbers say all of it. */
	readonly plain: Game | undefined;
	/** @internal The first 31 kinds, as bits. */
	readonly kinds: number;
	/** @internal */
	readonly to: number;
	/** @internal Origins among the first 64 cells, as bits. */
	readonly low: number;
	/** @internal */
	readonly high: number;
	/** @internal The kind that the mover becomes, or -1. */
	readonly become: number;
	/** @internal 1 where it captures, 0 where it does not, or ANY. */
	readonly taking: number;
	/** @internal A name that its walk sets, '' for none. */
	readonly mark: string;
	readonly description: Description;

	/** @internal */
	constructor(game: Game, description: Description) {
		const { kind = Object.keys(game.ruleset.kinds), from, to, promotion, capture, mark } = description;
		const become = Array.isArray(promotion) && promotion.length === 1 ? promotion[0] : promotion;
		const { codes, lattice } = game.engine.ground;
		const words = [0, 0];
		const start = from === undefined || typeof from === 'object' ? ANY : game.cell(from);
		for (let cell = 0; cell < Math.min(64, game.cells); cell++) {
			const vec = typeof from === 'object' ? lattice.vecOf(cell) : [];
			if (start === cell || (start === ANY && vec.every((value, axis) => ((from as readonly (number | null)[])[axis] ?? value) === value)))
				words[cell >> 5]! |= 1 << cell;
		}
		const plain = mark
			? Object.keys(description).length === 1
			: to !== undefined && mark === null && (become === null || typeof become === 'string');
		this.plain = plain ? game : undefined;
		this.kinds = [kind].flat().reduce((bits, one) => bits | (codes.kindIndex(one) < 0 ? 0 : 1 << codes.kindIndex(one)), 0);
		this.to = to === undefined ? -1 : game.cell(to);
		this.low = words[0]!;
		this.high = words[1]!;
		this.become = typeof become === 'string' ? codes.kindIndex(become) : -1;
		this.taking = capture === undefined ? ANY : Number(capture);
		this.mark = mark ?? '';
		this.description = description;
	}
}

/**
 * Makes a description ready, for `only`.
 *
 * @throws RangeError where it names a cell that there is not.
 *
 * @example
 * only(chess.start, wanted(chess, { kind: 'N', to: 'f3' }))?.from // → 6
 */
export const wanted = (game: Game, description: Description): Wanted => new Wanted(game, description);

/**
 * The one legal move that answers a description; undefined where none does, or several do.
 *
 * @example
 * only(chess.start, wanted(chess, { to: 'f3' })) // → undefined
 */
export function only(position: Position, wanted: Wanted): Move | undefined {
	const { engine } = position.game;
	if (wanted.plain === position.game && engine.only !== undefined) return engine.only(position, wanted);
	const [move, other] = find(position, wanted.description);
	return other === undefined ? move : undefined;
}
