import type { DiagramPiece, DiagramSquare } from './tree.js';

/** A castling of one side: the files of the two pieces before and after, counted from 0. */
export interface Wing {
	readonly right: boolean;
	readonly partner: number;
	readonly to: number;
	readonly partnerTo: number;
}

/** The parts of castling terms that are not read. */
export interface Castlings {
	readonly white: readonly Wing[];
	readonly black: readonly Wing[];
	/** A term has more conditions, or no piece to castle with. */
	readonly incomplete: boolean;
}

/** Modifiers of castling that are read: not moved yet, the sides, and a partner further inside. */
const READ = /^[islrj]$/;

/** The castlings of a piece at the start: with the outermost friend in the row of the piece, or with a `j` the next one. */
export function castlingsOf(piece: DiagramPiece, pieces: readonly DiagramPiece[], files: number): Castlings {
	let incomplete = false;
	const terms = piece.moves.terms.flatMap((term) => {
		if (term.type !== 'simple' || term.atom.type !== 'letter' || term.atom.letter !== 'O' || term.range?.type !== 'number') return [];
		if (term.range.count === 0) return [];
		const letters = term.modifiers.map((one) => (one.type === 'mode' ? one.letter : one.type === 'direction' ? one.letters : '?'));
		if (!letters.includes('i') || letters.some((letter) => !READ.test(letter))) incomplete = true;
		return [{ distance: term.range.count, letters }];
	});
	const wings = (side: 0 | 1): readonly Wing[] =>
		terms.flatMap(({ distance, letters }) =>
			piece.squares[side].flatMap((home) =>
				[true, false].flatMap((right): readonly Wing[] => {
					// Left and right are the mover's own.
					const own = (side === 0) === right ? 'r' : 'l';
					if (!letters.includes('s') && !letters.includes(own) && letters.some((letter) => 'lr'.includes(letter))) return [];
					const partner = partnerOf(pieces, side, home, right, files, letters.filter((letter) => letter === 'j').length);
					const to = home[0] + (right ? distance : -distance);
					if (partner === undefined || to < 0 || to >= files) {
						incomplete = true;
						return [];
					}
					return [{ right, partner, to, partnerTo: to + (right ? -1 : 1) }];
				}),
			),
		);
	const [white, black] = [wings(0), wings(1)];
	return { white, black, incomplete };
}

/** A piece in the row of a square, from one side of the board: the first behind as many pieces as `skip` says. */
function partnerOf(
	pieces: readonly DiagramPiece[],
	side: 0 | 1,
	[file, rank]: DiagramSquare,
	right: boolean,
	files: number,
	skip: number,
): number | undefined {
	let left = skip;
	for (let distance = 0; distance < files; distance++) {
		const at = right ? files - 1 - distance : distance;
		if (right ? at <= file : at >= file) return undefined;
		const found = pieces.findIndex(({ squares }) => squares[side].some(([x, y]) => x === at && y === rank));
		if (found >= 0 && left-- === 0) return found;
	}
	return undefined;
}
