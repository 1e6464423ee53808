import { type Game, movesTo, type Position, type Setup, validate } from '@x/core';
import type { Board, Placed } from '../board.js';
import type { Draft, Field } from '../field.js';
import type { Report } from '../report.js';
import { type Carry, cellCalled, type Memory } from './memory.js';

/**
 *     rnbqkbnr/p1pppppp/8/8/PpPP4/8/1P2PPPP/RNBQKBNR b KQkq d3;ep-again=a3 0 2
 *                                                           ^
 *
 * The field of the cell that was passed, followed by what else the position remembers, each by its name: `;name=value`. The cell may be any of the
 * board: whether something can be captured there is for the rules to say. Returned with the board, whose pieces carry the flags named here.
 */
export function withState(
	game: Game,
	[board, passed, [, collect, ...more]]: readonly [board: Field, passed: Field, parts: Board],
	memories: readonly Memory[],
	report: Report,
): readonly [board: Field, passed: Field, parts: Board] {
	const { enPassant, enPassantVictim } = game.names ?? {};
	const { start, phases } = game.ruleset.turn;
	const names = memories.map(({ name }) => name);
	/** Cell → flags, while a text is read. */
	const carried = new Map<number, string[]>();
	/** Where the text names the cell of a flag, to be told where nothing stands. */
	let claims: (readonly [cell: number, from: number, to: number])[] = [];
	const carry: Carry = (flag, cell, from, to) => {
		carried.set(cell, [...(carried.get(cell) ?? []), flag]);
		claims.push([cell, from, to]);
	};
	const flagged = (): readonly Placed[] =>
		collect().map((entry): Placed => {
			const { at, piece } = entry;
			const flags = carried.size > 0 ? carried.get(game.cell(at)) : undefined;
			return flags === undefined ? entry : { at, piece: { ...piece, flags: [...(piece.flags ?? []), ...flags] } };
		});
	const without = (entry: Placed): Placed => {
		const { side, kind, flags = [] } = entry.piece;
		const left = flags.filter((flag) => !names.includes(flag));
		return left.length === flags.length ? entry : { at: entry.at, piece: { side, kind, ...(left.length > 0 && { flags: left }) } };
	};

	/** The phase that FEN means by the side of another. */
	const plainPhase = (phase = start): string => {
		const own = Object.keys(phases).filter((other) => phases[other]!.side === phases[phase]?.side);
		return own.includes(start) ? start : (own[0] ?? phase);
	};
	/** The cell that was passed, as the options want it. */
	const cellOf: Field[3] = (setup, options, position) => {
		const [at] = setup.points?.[enPassant ?? ''] ?? [];
		if (at === undefined || enPassantVictim !== undefined) return passed[3](setup, options, position);
		const { enPassant: style = 'always' } = options;
		if (style === 'pseudo') return passed[3]({ ...setup, phase: plainPhase(setup.phase) }, options, position);
		const cell = game.cell(at);
		const found = style === 'legal' ? (position ?? (validate(game, setup) as { value?: Position }).value) : undefined;
		const written = found ? movesTo(found, cell).some(({ captured }) => captured.some((event) => event.cell !== cell)) : style !== 'legal';
		return written ? game.cellName(cell) : '-';
	};
	const readCell = (text: string, draft: Draft, readable: boolean): string => {
		if (text === '-' || text === '') return '-';
		if (enPassantVictim !== undefined) return passed[2](text, draft, readable);
		const cell = enPassant === undefined ? undefined : cellCalled(game, text);
		if (cell === undefined) {
			const wanted = enPassant === undefined ? 'Nothing is captured in passing: write "-".' : 'Write the cell that was passed, or "-".';
			report('en-passant-unreadable', wanted, 0, text.length);
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
		const known = memories.length > 0 ? `Names are ${memories.map((each) => each.word).join(', ')}.` : 'There are no names.';
		if (memory === undefined || equals < 0 || seen.has(memory)) {
			const wrong =
				memory === undefined ? 'This game remembers nothing of that name.' : equals < 0 ? 'A name needs a value.' : 'It is said twice.';
			report('state-name', `"${word}": ${wrong} ${known}`, from, from + word.length);
			return;
		}
		seen.add(memory);
		memory.read(text.slice(equals + 1), from + equals + 1, draft, carry);
	};

	return [
		[
			board[0],
			board[1],
			(text, draft, readable) => {
				carried.clear();
				claims = [];
				return board[2](text, draft, readable);
			},
			(setup, options, position) => board[3]({ ...setup, pieces: setup.pieces.map(without) }, options, position),
			board[4],
		],
		[
			'en-passant',
			'-',
			(text, draft, readable) => {
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
					if (!standing.has(at)) report('state-value', `Nothing stands on ${game.cellName(at)}.`, begin, end);
				return cell + spell({ ...draft, pieces });
			},
			(setup, options, position) => cellOf(setup, options, position) + spell(setup),
			[passed[4] ?? [], names].flat(),
		],
		[board, flagged, ...more],
	];
}
