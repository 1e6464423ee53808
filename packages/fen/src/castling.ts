import type { StringifyOptions } from './options.js';
import type { Report } from './report.js';
import { refuse } from './results.js';
import type { Tables } from './tables.js';

/** The third field of a game. With `readable` false the board could not be read, and only the letters are checked. */
export type CastlingField = readonly [
	read: (report: Report, field: string, from: number, readable: boolean) => void,
	write: (style: StringifyOptions['castling']) => string,
];

/** A right that the pieces would allow, and its names: by wing for the outermost partner, by file where the letter names no wing. */
type Right = readonly [wing: number, royal: number, partner: number, byWing: string, byFile: string];

export function castlingField([game, sides, width, board, , holds, starting, rowOf]: Tables): CastlingField {
	const { flag, royal, partner } = game.names!.castling ?? { flag: '', royal: [], partner: [] };
	/** Do the rules look for a partner at a fixed distance, by a test for the flag on a cell at an offset from another? */
	let fixed: unknown;
	JSON.stringify(game.ruleset.paths, (_, part) => {
		fixed ||= part?.a?.flag === flag && part.is?.from;
		return part;
	});
	/**
	 * Where pieces may hold a right, from the rules themselves: on the rows where the start has flagged royal pieces; and with a fixed
	 * distance (orthodox chess), only on the cells that are flagged there. No flags restrict nothing.
	 */
	const homes = (kinds: readonly string[]): readonly (readonly number[])[] =>
		sides.map((_, side) => {
			const rows = starting(side, royal, flag).map(rowOf);
			const cells = starting(side, kinds, flag);
			return [...board.keys()].filter((cell) => (fixed && cells.length ? cells.includes(cell) : !rows[0] || rows.includes(rowOf(cell))));
		});
	const royals = homes(royal);
	/** By wing, in the order of `KQkq`, from its edge inwards. */
	const partners = homes(partner).flatMap((cells) => [cells.toReversed(), cells]);
	const royalOf = (side: number): number => royals[side]!.find((cell) => holds(cell, side, royal)) ?? -1;

	/** Of royal pieces that hold a right already, if `held` is 1. */
	const rights = (held: number): readonly Right[] => {
		const found: Right[] = [];
		for (let wing = 0; wing < 4; wing++) {
			const side = wing >> 1;
			const king = royalOf(side);
			if (!(board[king]! % 2 >= held)) continue;
			let byWing = 'KQkq'[wing]!;
			for (const cell of partners[wing]!) {
				if (rowOf(cell) !== rowOf(king) || !(wing % 2 ? cell < king : cell > king) || !holds(cell, side, partner)) continue;
				const file = cell % width;
				const letter = file < 26 ? (file + 10).toString(36) : 'k';
				found.push([wing, king, cell, byWing, 'kq'.includes(letter) ? '' : side ? letter : letter.toUpperCase()]);
				byWing = '';
			}
		}
		return found;
	};

	/**
	 *     r3k2r/8/8/8/8/8/8/1R2K2R w KBkq - 0 1
	 *                                ^
	 *
	 * `K` and `Q` name the outermost partner of a wing (X-FEN), any other letter the partner's file (Shredder-FEN); they may be mixed.
	 */
	const read = (report: Report, field: string, from: number, readable: boolean): void => {
		if (field === '-') return;
		const all = rights(0);
		/** The letter of each right, by wing; and all in the order of the text. */
		const found = ['', '', '', ''];
		let taken = '';
		for (let nth = 0; nth < field.length; nth++) {
			const letter = field[nth]!;
			const at = from + nth;
			const side = letter < 'a' ? 0 : 1;
			const file = Number.parseInt(letter, 36) - 10;
			const right = all.find(([, , , byWing, byFile]) => letter === byWing || letter === byFile);
			if (!flag || !('KQkq'.includes(letter) || (file >= 0 && file < width))) {
				const hint = `Write "K" or "Q" for a wing, or the letter of a file; lower case for ${sides[1]}.`;
				report('castling-letter', `"${letter}" names no right to castle.`, undefined, at, at + 1, hint);
			} else if (readable) {
				if (right && !found[right[0]]) {
					found[right[0]] = letter;
					taken += letter;
					board[right[1]]! |= 1;
					board[right[2]]! |= 1;
				} else {
					const row = rowOf(royalOf(side));
					const away =
						!'KQkq'.includes(letter) && board.some((_, cell) => cell % width === file && rowOf(cell) !== row && holds(cell, side, partner));
					const [why, reason] = right
						? (['duplicate', 'its wing has one already'] as const)
						: !row
							? (['no-king', 'its king is not at home'] as const)
							: away
								? (['off-rank', 'its rook is not on the rank of its king'] as const)
								: (['no-rook', 'its rook is not in place'] as const);
					report(`castling-${why}`, `${sides[side]} has no right "${letter}": ${reason}.`, field[1] ? '' : '-', at, at + 1);
				}
			}
		}
		const ordered = found.join('');
		// With letters that were refused, the order is asked again once they are gone.
		if (ordered !== taken && taken.length === field.length) report('castling-order', 'Rights have another order.', ordered);
	};

	/** `style` only matters for the outermost partner of a wing, whose right has two names. */
	const write = (style: StringifyOptions['castling']): string => {
		let files = '';
		let mixed = '';
		let inner = style === 'shredder';
		let last = -1;
		for (const [wing, , cell, byWing, byFile] of rights(1)) {
			if (board[cell]! % 2 < 1) continue;
			if (wing === last || !(byWing + byFile)) refuse('these rights to castle');
			last = wing;
			inner ||= style === 'auto' && !byWing;
			files += byFile || byWing;
			mixed += byWing || byFile;
		}
		return (inner ? files : mixed) || '-';
	};

	return [read, write];
}
