import { attackers, inCheck, movesTo, type Position, pieceAt, setupOf, turn } from '@x/core';
import { checkOptions, type Fault, type Result } from '@x/diagnostics';
import { type Bindings, SIDES } from './binding.js';
import { FROM_SETUP, type FromSetupOptions, type PositionFacts, type Written, write } from './from-setup.js';

/** The facts of a position that depend on its rules. */
const factsOf = (position: Position): PositionFacts => {
	const { game } = position;
	const checked = (second: boolean): boolean => inCheck(position, SIDES[second ? 1 : 0]);
	return {
		inCheck: checked,
		/**
		 * Castling is possible now: the cells between are empty, the king is not in check, and no cell of its path is attacked. The path
		 * ends on the file of orthodox castling.
		 */
		ready: ([file, rank], [other], second) => {
			if (checked(second)) return false;
			const step = other! > file! ? 1 : -1;
			for (let at = file! + step; at !== other; at += step) if (pieceAt(position, game.cell([at, rank!])) !== undefined) return false;
			const target = step > 0 ? 6 : 2;
			for (let at = file!; at !== target; at += Math.sign(target - at))
				if (attackers(position, game.cell([at + Math.sign(target - at), rank!]), SIDES[second ? 0 : 1]).length > 0) return false;
			return true;
		},
		takes: (at) => {
			const cell = game.cell(at);
			return movesTo(position, cell).some(({ captured }) => captured.some((one) => one.cell !== cell));
		},
	};
};

/**
 * Converts a position to a FEEN: {@link fromSetup} with the facts that the rules determine. By default a pawn has the mark of en passant if
 * a legal move captures it.
 *
 * @example
 * import { apply, find } from '@x/core';
 * import { chess as game } from '@x/games/ready/chess';
 * import { stringify } from '@x/feen';
 * import { chess } from '@x/feen/bindings';
 * const [move] = find(game.start, { from: 'e2', to: 'e4' });
 * const written = fromPosition(apply(game.start, move), chess);
 * if (written.ok) stringify(written.value.feen);
 * // → '+rnbq+k^bn+r/+p+p+p+p+p+p+p+p/8/8/4P3/8/+P+P+P+P1+P+P+P/+RNBQ+K^BN+R / c/C'
 */
export function fromPosition(position: Position, bindings: Bindings, options: FromSetupOptions = {}): Result<Written, Fault> {
	checkOptions(options, FROM_SETUP);
	const second = turn(position).side === SIDES[1];
	return write(setupOf(position), bindings, second, { enPassant: 'legal', ...options }, factsOf(position));
}
