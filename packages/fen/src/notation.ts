import { type Diagnostic, type Game, type Position, type Result, type Setup, validate } from '@x/core';
import { isBlank, over } from './blanks.js';
import { boardField } from './board.js';
import { castlingField } from './castling.js';
import { enPassantField } from './en-passant.js';
import type { ParseOptions, StringifyOptions } from './options.js';
import type { Report } from './report.js';
import { refuse, resultOf } from './results.js';
import { tablesOf } from './tables.js';

/** Reader and writer of a game. `position` is the arrangement itself, where it is at hand. */
type Notation = readonly [
	read: (text: string, options?: ParseOptions) => Result<Setup>,
	write: (setup: Setup, options?: StringifyOptions, position?: Position) => string,
];

const cache = new WeakMap<Game, Notation>();

/** The notation of a game, made once; a TypeError if it cannot be written in FEN at all. */
export function notationOf(game: Game): Notation {
	const known = cache.get(game);
	if (known) return known;
	const notation = make(game);
	cache.set(game, notation);
	return notation;
}

/** No count of moves is as large; what is below fits every engine. */
const isClock = (value: unknown, least: number): boolean =>
	Number.isInteger(value) && (value as number) >= least && (value as number) < 1e9;

function make(game: Game): Notation {
	const tables = tablesOf(game);
	const [, sides, , board, placed, , , , cellOf] = tables;
	const [readBoard, writeBoard] = boardField(tables);
	const [readCastling, writeCastling] = castlingField(tables);
	const [readEnPassant, writesEnPassant] = enPassantField(tables);
	const { names, ruleset } = game;
	const { turn: turns, vars: variables } = ruleset;
	const { clocks: { half, full } = {}, enPassant: passed = '' } = names!;
	const letters = sides.map((side) => names!.sides[side] ?? side);
	/** Side → the phase that a FEN with this side to move means. */
	const phases = sides.map((side) => [turns.start, ...Object.keys(turns.phases)].find((phase) => turns.phases[phase]?.side === side) ?? '');
	const clocks = half || full ? [half ?? '', full ?? ''] : [];
	const starts = clocks.map((name, nth) => Number(variables[name]?.start ?? nth));
	const forms = [...letters, ...sides].map((form) => form.toLowerCase());

	const write: Notation[1] = (setup, options = {}, position) => {
		const { pieces, points = {}, vars = {}, stores, phase = turns.start } = setup;
		const turn = phases.indexOf(phase);
		if (turn < 0) refuse(`the phase ${phase}`);
		let text = `${writeBoard(pieces)} ${letters[turn]} ${writeCastling(options.castling)} `;
		if (stores && /:[1-9]/.test(JSON.stringify(stores))) refuse('what is in a store');
		for (const point in points) if (points[point]![point === passed ? 1 : 0]) refuse(`the point ${point}`);
		for (const name in vars) {
			if (
				!clocks.includes(name) &&
				[vars[name]!]
					.flatMap((value) => (typeof value === 'number' ? value : Object.values(value)))
					.some((value) => value !== variables[name]?.start)
			)
				refuse(`the variable ${name}`);
		}
		const at = points[passed]?.[0];
		const cell = at ? cellOf(at) : -1;
		const found = (): Position | undefined => position ?? (validate(game, setup) as { value?: Position }).value;
		text += at && writesEnPassant(cell, turn, options.enPassant, found) ? game.cellName(cell) : '-';
		if (options.clocks !== false) {
			clocks.forEach((name, nth) => {
				const value = vars[name] ?? starts[nth]!;
				text += ` ${isClock(value, starts[nth]!) ? value : refuse(`a ${name} of ${value}`)}`;
			});
		}
		return text;
	};

	const read: Notation[0] = (text, options = {}) => {
		if (typeof text !== 'string') throw new TypeError('A FEN is a string');
		const { length } = text;
		const { mode, limit = 4096 + board.length } = options;
		const strict = mode === 'strict';
		const problems: Diagnostic[] = [];
		let failed = false;
		/** The field that is being read. */
		let from = 0;
		let to = 0;
		const report: Report = (code, message, fix, start = from, end = to, guess, data) => {
			const edit = typeof fix === 'string' ? { from: start, to: end, text: fix } : fix;
			const error = strict || edit === fix;
			failed ||= error;
			const hint = guess ?? (edit && (edit.text ? `Write "${edit.text}".` : 'Remove it.'));
			problems.push({
				code: `fen/${code}`,
				message,
				span: { from: start, to: end },
				severity: error ? 'error' : 'warning',
				...(hint && { hint }),
				data: { ...data, ...(edit && { fix: edit }) },
			});
		};
		if (length > limit) {
			report('too-long', `Only ${limit} of ${length} characters may be read.`, undefined, limit, length, undefined, { limit });
			return { ok: false, problems };
		}
		let end = length;
		const trim = (): void => {
			while (isBlank(text.charCodeAt(end - 1))) end--;
		};
		const blank = (start: number, stop: number, fix: string): void => {
			if (text.slice(start, stop) !== fix) report('blank', 'Fields have one space between them and none around.', fix, start, stop);
		};
		trim();
		if (!end) {
			report('missing-field', 'There is nothing to read.', undefined, 0, length);
			return { ok: false, problems };
		}
		const missing: string[] = [];
		let added = '';
		/** Goes to the next field. If there is none, it is read as said. */
		const next = (name: string, otherwise: string | number): string => {
			from = to;
			if (to < end) {
				from = over(true, text, to, end);
				blank(to, from, ' ');
				to = over(false, text, from, end);
				return text.slice(from, to);
			}
			missing.push(name);
			added += ` ${otherwise}`;
			return `${otherwise}`;
		};

		blank(end, length, '');
		from = over(true, text, 0, end);
		blank(0, from, '');
		const cells: number[] = [];
		to = readBoard(report, text, from, end, cells);
		// In the first field a full stop is an empty cell.
		if (to < end && text[end - 1] === '.') {
			const stop = --end;
			report('full-stop', 'No full stop ends a FEN.', '', stop, stop + 1);
			trim();
			blank(end, stop, '');
		}
		const readable = !failed;
		const given = next('side to move', letters[phases.indexOf(turns.start)]!);
		const turn = forms.indexOf(given.toLowerCase()) % 2;
		if (given !== letters[turn]) report(turn < 0 ? 'unknown-side' : 'side-form', `The side is "${letters.join('" or "')}".`, letters[turn]);
		readCastling(report, next('castling', '-'), from, readable);
		const point = readEnPassant(report, next('en passant', '-'), readable ? turn : -1);
		const vars: Record<string, number> = {};
		const counted = options.clocks !== false || to < end;
		clocks.forEach((name, nth) => {
			const least = starts[nth]!;
			const field = counted ? next(nth ? 'full-move number' : 'half-move clock', least) : `${least}`;
			const value = field === '-' ? least : Math.max(Number(field), least);
			if (!isClock(value, least) || `${value}` !== field) {
				const digits = /^\d+$/.test(field);
				const range = value !== Number(field) || value >= 1e9;
				const code = digits ? (range ? 'range' : 'zeros') : /^-\d+$/.test(field) ? 'negative' : 'number';
				report(`clock-${code}`, `A clock is a number from ${least}.`, (digits || field === '-') && value < 1e9 ? `${value}` : undefined);
			}
			if (name) vars[name] = value;
		});
		if (added) report('missing-field', `Missing: ${missing.join(', ')}.`, added, end, end, undefined, { fields: missing });
		if (to < end) report('extra-field', 'Nothing follows the last field.', { from: to, to: end, text: '' }, over(true, text, to, end), end);

		let setup: Setup | undefined;
		if (!failed) {
			const pieces = cells.map((cell) => placed[board[cell]!]![cell]!);
			setup = { pieces, vars, phase: phases[turn]!, ...(point >= 0 && { points: { [passed]: [game.vecOf(point)] } }) };
			// What is written differently is no strict text: one fault, from the first to the last difference.
			const canonical = strict ? write(setup, options) : text;
			if (canonical !== text) {
				let start = 0;
				let tail = canonical.length;
				while (text[start] === canonical[start]) start++;
				while (end > start && tail > start && text[end - 1] === canonical[tail - 1]) {
					end--;
					tail--;
				}
				report('not-canonical', 'Other options write it so; these do not.', canonical.slice(start, tail), start, end);
				setup = undefined;
			}
		}
		problems.sort((a, b) => a.span.from - b.span.from);
		return resultOf(problems, setup);
	};

	return [read, write];
}
