import { type Game, movesTo, type Position, type Setup, validate } from '@x/core';
import type { Placed } from '../board.js';
import type { Draft, Field } from '../field.js';
import type { Report } from '../report.js';
import type { BoardAndPassing } from './levels.js';
import { type Carry, cellCalled, type Memory } from './memory.js';

/**
 *     rnbqkbnr/p1pppppp/8/8/PpPP4/8/1P2PPPP/RNBQKBNR b KQkq d3;ep-again=a3 0 2
 *                                                           ^
 *
 * The en passant field, followed by other state of the position as `;name=value`. The cell may be any cell of the board: the rules determine
 * whether a capture is possible there. The returned board collects pieces with the flags that this field names.
 */
export function withState(
	game: Game,
	{ board, enPassant: passed }: BoardAndPassing,
	memories: readonly Memory[],
	report: Report,
): BoardAndPassing {
	const { enPassant, enPassantVictim } = game.names ?? {};
	const { start, phases } = game.ruleset.turn;
	const names = memories.map(({ name }) => name);
	/** Cell → flags that the text names. */
	const carried = new Map<number, string[]>();
	/** The ranges of the text that name the cell of a flag, for reports of empty cells. */
	let claims: (readonly [cell: number, from: number, to: number])[] = [];
	const carry: Carry = (flag, cell, from, to) => {
		carried.set(cell, [...(carried.get(cell) ?? []), flag]);
		claims.push([cell, from, to]);
	};
	const flagged = (): readonly Placed[] =>
		board.collect().map((entry): Placed => {
			const { at, piece } = entry;
			const flags = carried.size > 0 ? carried.get(game.cell(at)) : undefined;
			return flags === undefined ? entry : { at, piece: { ...piece, flags: [...(piece.flags ?? []), ...flags].sort() } };
		});
	const without = (entry: Placed): Placed => {
		const { side, kind, flags = [] } = entry.piece;
		const left = flags.filter((flag) => !names.includes(flag));
		return left.length === flags.length ? entry : { at: entry.at, piece: { side, kind, ...(left.length > 0 && { flags: left }) } };
	};

	/** The phase that FEN stores for the side of a phase. */
	const plainPhase = (phase = start): string => {
		const own = Object.keys(phases).filter((other) => phases[other]!.side === phases[phase]?.side);
		return own.includes(start) ? start : (own[0] ?? phase);
	};
	/** Writes the en passant cell according to the options. */
	const cellOf: Field['write'] = (setup, options, position) => {
		const [at] = setup.points?.[enPassant ?? ''] ?? [];
		if (at === undefined || enPassantVictim !== undefined) return passed.write(setup, options, position);
		const { enPassant: style = 'always' } = options;
		if (style === 'pseudo') return passed.write({ ...setup, phase: plainPhase(setup.phase) }, options, position);
		const cell = game.cell(at);
		const found = style === 'legal' ? (position ?? (validate(game, setup) as { value?: Position }).value) : undefined;
		const written = found ? movesTo(found, cell).some(({ captured }) => captured.some((event) => event.cell !== cell)) : style !== 'legal';
		return written ? game.cellName(cell) : '-';
	};
	const readCell = (text: string, draft: Draft, readable: boolean): string => {
		if (text === '-' || text === '') return '-';
		if (enPassantVictim !== undefined) return passed.read(text, draft, readable);
		const cell = enPassant === undefined ? undefined : cellCalled(game, text);
		if (cell === undefined) {
			const message =
				enPassant === undefined
					? `Expected "-", found "${text}": this game does not have en passant captures.`
					: `Expected the cell that was passed or "-", found "${text}".`;
			report('en-passant-unreadable', message, 0, text.length);
			return text;
		}
		draft.points = { [enPassant!]: [game.vecOf(cell)] };
		return game.cellName(cell);
	};
	const spell = (setup: Setup): string =>
		memories
			.map(({ word, write }) => [word, write(setup)])
			.map(([word, value]) => (value === '' ? '' : `;${word}=${value}`))
			.join('');

	const readMemory = (text: string, from: number, draft: Draft, seen: Set<Memory>): void => {
		const equals = text.indexOf('=');
		const word = equals < 0 ? text : text.slice(0, equals);
		const memory = memories.find((each) => each.word === word);
		const known =
			memories.length > 0 ? `Expected one of ${memories.map((each) => each.word).join(', ')}.` : 'This game does not have such state.';
		if (memory === undefined || equals < 0 || seen.has(memory)) {
			const message =
				memory === undefined
					? `"${word}" is not the name of a state. ${known}`
					: equals < 0
						? `Expected "=" and a value after "${word}".`
						: `"${word}" already has a value.`;
			report('state-name', message, from, from + word.length);
			return;
		}
		seen.add(memory);
		memory.read(text.slice(equals + 1), from + equals + 1, draft, carry);
	};

	return {
		board: {
			...board,
			field: {
				...board.field,
				read: (text, draft, readable) => {
					carried.clear();
					claims = [];
					return board.field.read(text, draft, readable);
				},
				write: (setup, options, position) => board.field.write({ ...setup, pieces: setup.pieces.map(without) }, options, position),
			},
			collect: flagged,
		},
		enPassant: {
			code: 'en-passant',
			fallback: '-',
			read: (text, draft, readable) => {
				const [first = '', ...others] = text.split(';');
				const cell = readCell(first, draft, readable);
				const seen = new Set<Memory>();
				let from = first.length + 1;
				for (const other of others) {
					if (other !== '') readMemory(other, from, draft, seen);
					from += other.length + 1;
				}
				if (!readable) return text;
				const pieces = flagged();
				const standing = new Set(pieces.map(({ at }) => game.cell(at)));
				for (const [at, begin, end] of claims)
					if (!standing.has(at)) report('state-value', `Expected a piece on ${game.cellName(at)}; the cell is empty.`, begin, end);
				return cell + spell({ ...draft, pieces });
			},
			write: (setup, options, position) => cellOf(setup, options, position) + spell(setup),
			covers: [passed.covers ?? [], names].flat(),
		},
	};
}
