import type { Game, Setup } from '@x/core';
import type { Board } from '../board.js';
import type { Field } from '../field.js';
import { dialectOf } from '../notation.js';
import type { Dialect } from '../options.js';
import type { Report } from '../report.js';
import { readPlacement, writeRank } from '../text/placement.js';
import { type Placement, placementOf } from './placement.js';
import { dash, withoutFlags } from './plain.js';

/** The spots of each file, from its lower end. */
const filesOf = (game: Game, [, , board, width, spotOf]: Board): readonly (readonly number[])[] => {
	const files = Array.from({ length: width }, (): number[] => []);
	for (let cell = 0; cell < board.length; cell++) {
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
function fileByFile(game: Game, { parts, fields: [plain], tokens }: Placement, report: Report): Field {
	const [, , board] = parts;
	const files = filesOf(game, parts);
	const chars = tokens.alphabet.map(([char]) => char);
	const print = (): string =>
		files.map((spots) => writeRank(spots.map((spot) => (board[spot] ? tokens.decode(chars[(board[spot]! >> 1) - 1]!) : '')))).join('/');
	return [
		'board',
		'',
		(text) => {
			const lines = readPlacement(text, tokens.tokenAt);
			board.fill(0);
			lines.forEach(({ from, to, files: height, pieces }, nth) => {
				const spots = files[nth] ?? [];
				for (const piece of pieces) {
					const number = chars.indexOf(tokens.encode(piece.text).plain);
					const spot = spots[piece.file];
					if (number < 0) report('unknown-letter', `"${piece.text}" is no piece.`, piece.from, piece.to);
					else if (spot !== undefined) board[spot] = 2 * number + 2;
				}
				if (height !== spots.length && nth < files.length) {
					const code = height > spots.length ? 'rank-too-long' : 'rank-too-short';
					report(code, `File ${nth + 1} describes ${height} cells; the board has ${spots.length}.`, from, to);
				}
			});
			if (lines.length !== files.length)
				report(
					`too-${lines.length > files.length ? 'many' : 'few'}-ranks`,
					`There are ${lines.length} files; the board has ${files.length}.`,
				);
			return print();
		},
		(setup: Setup, options, position) => {
			plain[3](setup, options, position);
			return print();
		},
	];
}

/**
 * Hexagonal boards file by file, each from its lower end, as hexchess.js writes Gliński's chess: no field for castling.
 *
 * @example
 * import { compile } from '@x/core/compile';
 * import { glinski } from '@x/games/glinski';
 * import { stringify } from '@x/fen';
 * stringify(compile(glinski).start, { dialect: hexagonal })
 * // → '6/P5p/RP4pr/N1P3p1n/Q2P2p2q/BBB1P1p1bbb/K2P2p2k/N1P3p1n/RP4pr/P5p/6 w - 0 1'
 */
export const hexagonal: Dialect = /* @__PURE__ */ dialectOf((game, report) => {
	if (game.names?.cells !== 'hex') throw new TypeError('This dialect needs a game with hexagonal cells');
	const placement = placementOf(game, report);
	const [, collect, ...more] = placement.parts;
	const order = filesOf(game, placement.parts).flat();
	const placeOf = ({ at }: Setup['pieces'][number]): number => order.indexOf(placement.parts[4](at));
	const [, side, , enPassant, half, full] = placement.fields;
	const board = withoutFlags(fileByFile(game, placement, report));
	return [
		[board, () => [...collect()].sort((a, b) => placeOf(a) - placeOf(b)), ...more],
		[board, side, game.names.enPassant === undefined ? dash('en-passant', report) : enPassant, half, full],
	];
});
