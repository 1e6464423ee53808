import { isBlank } from './blanks.js';
import type { Code } from './codes.js';
import type { Edit, Report } from './report.js';
import { refuse } from './results.js';
import { type Placed, SLOT, type Tables } from './tables.js';

const SLASH = 47;

/** A digit, or a full stop: one empty cell to some hands. */
const inRun = (code: number): boolean => code > 45 && code < 58 && code !== SLASH;

/** The first field of a game. */
export type BoardField = readonly [
	/** Puts the pieces of a text on the board, and lists their cells in the order of the text. Returns where the field ends. */
	read: (report: Report, text: string, from: number, to: number, cells: number[]) => number,
	write: (pieces: readonly Placed[]) => string,
];

export function boardField([{ names }, sides, width, board, placed, , , , cellOf]: Tables): BoardField {
	const height = board.length / width;
	/**
	 *     rnbqkbnr/pp1ppppp/8/2p5/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2
	 *     ^
	 */
	const read = (report: Report, text: string, start: number, end: number, cells: number[]): number => {
		let row = height;
		let files = 0;
		let at = start;
		/** Where this rank begins; the slash behind the last one. */
		let rank = start;
		let excess = start;
		/** Files or ranks that are more or less than the board has. */
		const miscount = (code: Code, what: string, found: number, expected: number, from: number, to: number, fix?: Edit): void => {
			const hint = fix ? undefined : `${found > expected ? 'Remove' : 'Add'} ${Math.abs(found - expected)}.`;
			report(code, `${what}; the board has ${expected}.`, fix, from, to, hint, { found, expected });
		};
		board.fill(0);
		for (;;) {
			const from = at;
			const code = at < end ? text.charCodeAt(at) : 32;
			at++;
			if (placed[code * 2]) {
				if (files < width && row > 0) {
					const cell = (row - 1) * width + files;
					board[cell] = code * 2;
					cells.push(cell);
				}
				files++;
			} else if (code > 48 && code < 58 && !inRun(text.charCodeAt(at))) files += code - 48;
			else if (inRun(code)) {
				while (inRun(text.charCodeAt(at))) at++;
				// What fits as one number is one number; otherwise digits and stops are added up, unless there is a zero.
				const run = text.slice(from, at);
				let sum = Math.min(Number(run), 1e9);
				if (run < '1' || (!(sum <= width - files) && !run.includes('0')) || run.includes('.')) {
					sum = 0;
					for (const digit of run) sum += digit === '.' ? 1 : Number(digit);
					const fix = { from, to: at, text: `${sum || ''}` };
					const why = run.includes('.') ? 'full-stop' : run < '1' ? 'zero-run' : 'adjacent-digits';
					report(why, `Empty cells are counted in one number: ${sum}.`, why > 'z' ? fix : fix.text, from, at);
				}
				files += sum;
			} else if (isBlank(code) || '/\\|,'.includes(text[from]!)) {
				if (row > 0 && files !== width) {
					// Certain is a repair that only one run can give: it is shortened, or a rank that is nothing else gets the board's width.
					const given = text.slice(rank, from);
					const [, before = '', run = ''] = /^([^\d.]*)([\d.]*)[^\d.]*$/.exec(given) ?? [];
					const left = width - [...given].length + run.length;
					const first = rank + before.length;
					const certain = run === given || (files > width && run && left >= 0);
					const fix = certain ? { from: first, to: first + run.length, text: `${left || ''}` } : undefined;
					miscount(
						files > width ? 'rank-too-long' : 'rank-too-short',
						`Rank ${row} describes ${files} files`,
						files,
						width,
						rank,
						from,
						fix,
					);
				}
				if (isBlank(code)) break;
				if (code !== SLASH) report('rank-separator', 'Ranks are separated by "/".', '/', from, at);
				if (!--row) excess = from;
				rank = at;
				files = 0;
			} else {
				const letter = String.fromCodePoint(text.codePointAt(from)!);
				at = from + letter.length;
				files++;
				const letters = placed.flatMap((_, other) => (other % 2 ? [] : String.fromCharCode(other / 2))).join(' ');
				if (row > 0) report('unknown-letter', `"${letter}" is no piece.`, undefined, from, at, `Pieces are ${letters}.`);
			}
		}
		if (!row && at - excess === 2) report('rank-separator', 'No rank follows the last slash.', '', excess, at - 1);
		else if (row !== 1)
			miscount(
				row < 1 ? 'too-many-ranks' : 'too-few-ranks',
				`There are ${height + 1 - row} ranks`,
				height + 1 - row,
				height,
				excess,
				at - 1,
			);
		return at - 1;
	};

	const write = (pieces: readonly Placed[]): string => {
		board.fill(0);
		for (const entry of pieces) {
			let cell = entry[SLOT]! & 0xffff;
			let code = entry[SLOT]! >> 16;
			if (placed[code]?.[cell] !== entry) {
				const { side, kind, flags = [] } = entry.piece;
				const { letter = '' } = names!.kinds[kind] ?? {};
				code = (side === sides[1] ? letter.toLowerCase() : letter.toUpperCase()).charCodeAt(0) * 2;
				const known = placed[code]?.[0]?.piece;
				if (known?.side !== side || known.kind !== kind) refuse(`${kind} of ${side}`);
				for (const flag of flags) if (flag !== names!.castling?.flag) refuse(`the flag ${flag}`);
				if (flags[0]) code++;
				cell = cellOf(entry.at);
			}
			if (board[cell]) refuse(`two pieces at ${entry.at}`);
			board[cell] = code;
		}
		let text = '';
		for (let row = board.length - width; row >= 0; row -= width) {
			let empty = 0;
			for (let cell = row; cell < row + width; cell++) {
				const code = board[cell]!;
				if (code) {
					if (empty) text += empty;
					text += String.fromCharCode(code >> 1);
					empty = 0;
				} else empty++;
			}
			if (empty) text += empty;
			if (row) text += '/';
		}
		return text;
	};

	return [read, write];
}
