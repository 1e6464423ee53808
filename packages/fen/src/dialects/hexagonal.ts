import type { Game, Setup } from '@x/core';
import type { Board } from '../board.js';
import type { Field } from '../field.js';
import { dialectOf } from '../notation.js';
import type { Dialect } from '../options.js';
import type { Report } from '../report.js';
import { readPlacement, writeRank } from '../text/placement.js';
import { type Placement, placementOf } from './placement.js';
import { dash, withoutFlags } from './plain.js';

/** The spots of each file from its lower end. */
const filesOf = (game: Game, { squares, width, spotOf }: Board): readonly (readonly number[])[] => {
	const files = Array.from({ length: width }, (): number[] => []);
	for (let cell = 0; cell < squares.length; cell++) {
		const at = game.vecOf(cell);
		const spot = spotOf(at);
		if (game.cellAt(at) !== undefined) files[spot % width]!.push(spot);
	}
	return files;
};

/**
 *     6/P5p/RP4pr/N1P3p1n/Q2P2p2q/BBB1P1p1bbb/K2P2p2k/N1P3p1n/RP4pr/P5p/6 w - 0 1
 *     ^
 */
function fileByFile(game: Game, { board, tokens }: Placement, report: Report): Field {
	const { squares } = board;
	const files = filesOf(game, board);
	const chars = tokens.alphabet.map(([char]) => char);
	const letters = chars.map((char) => tokens.decode(char));
	const print = (): string =>
		files.map((spots) => writeRank(spots.map((spot) => (squares[spot] ? letters[(squares[spot]! >> 1) - 1]! : '')))).join('/');
	return {
		code: 'board',
		fallback: '',
		read: (text) => {
			const lines = readPlacement(text, tokens.tokenAt);
			squares.fill(0);
			lines.forEach(({ from, to, files: height, pieces }, nth) => {
				const spots = files[nth] ?? [];
				for (const piece of pieces) {
					const number = chars.indexOf(tokens.encode(piece.text).plain);
					const spot = spots[piece.file];
					if (number < 0)
						report('unknown-letter', `"${piece.text}" is not a piece letter. Expected one of ${letters.join(' ')}.`, piece.from, piece.to);
					else if (spot !== undefined) squares[spot] = 2 * number + 2;
				}
				if (height !== spots.length && nth < files.length) {
					const code = height > spots.length ? 'rank-too-long' : 'rank-too-short';
					report(code, `Expected ${spots.length} cells in file ${nth + 1}, found ${height}.`, from, to);
				}
			});
			if (lines.length !== files.length)
				report(`too-${lines.length > files.length ? 'many' : 'few'}-ranks`, `Expected ${files.length} files, found ${lines.length}.`);
			return print();
		},
		write: (setup: Setup, options, position) => {
			board.field.write(setup, options, position);
			return print();
		},
	};
}

/**
 * The FEN of hexchess.js for hexagonal boards such as Gliński's: the board file by file, each from its lower end, and no field for castling.
 *
 * @example
 * import { compile } from '@x/core/compile';
 * import { glinski } from '@x/games/glinski';
 * import { stringify } from '@x/fen';
 * stringify(compile(glinski).start, { dialect: hexagonal })
 * // → '6/P5p/RP4pr/N1P3p1n/Q2P2p2q/BBB1P1p1bbb/K2P2p2k/N1P3p1n/RP4pr/P5p/6 w - 0 1'
 */
export const hexagonal: Dialect = /* @__PURE__ */ dialectOf('hexagonal', (game, report) => {
	if (game.names?.cells !== 'hex') throw new TypeError('This dialect needs a game with hexagonal cells');
	const placement = placementOf(game, report);
	const { board, side, enPassant, half, full } = placement;
	const order = filesOf(game, board).flat();
	const placeOf = ({ at }: Setup['pieces'][number]): number => order.indexOf(board.spotOf(at));
	const passing = game.names.enPassant === undefined ? dash('en-passant', report) : enPassant;
	return {
		collect: () => [...board.collect()].sort((a, b) => placeOf(a) - placeOf(b)),
		fields: [withoutFlags(fileByFile(game, placement, report)), side, passing, half, full],
	};
});
