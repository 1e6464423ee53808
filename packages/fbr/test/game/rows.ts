import type { Game, GameDefinition, Position, Setup } from '@x/core';
import { apply, legal, outcome, position, setupOf, turn, validate } from '@x/core';
import { compile } from '@x/core/compile';
import { reference } from '@x/core/reference';
import { toGame } from '../../src/game/index.js';
import { parse } from '../../src/index.js';

/** A row of the independent program, or a question to it. */
export interface Row {
	readonly id: string;
	readonly rule: string;
	readonly attribute: string | null;
	readonly definition: {
		readonly files: number;
		readonly ranks: number;
		readonly boards?: number;
		readonly pieces: string;
		readonly rules: string;
	};
	readonly position: {
		readonly board: string;
		readonly turn?: 'w' | 'b';
		readonly moved?: readonly string[];
		readonly hands?: Readonly<Record<string, Readonly<Record<string, number>>>>;
		readonly ep?: readonly { readonly cells: readonly string[]; readonly victim: string }[];
		readonly history?: readonly { readonly board: string; readonly turn: 'w' | 'b' }[];
		readonly midturn?: {
			readonly done: readonly number[];
			readonly start: string;
			readonly moved: readonly (readonly [string, string, string])[];
		};
		readonly promoted?: Readonly<Record<string, string>>;
		readonly flags?: Readonly<Record<string, readonly string[]>>;
		readonly checks?: Readonly<Record<string, number>>;
		readonly stack?: Readonly<Record<string, Readonly<Record<string, number>>>>;
		readonly lost?: Readonly<Record<string, Readonly<Record<string, number>>>>;
		readonly consecutive?: Readonly<Record<string, number>>;
		readonly ever?: Readonly<Record<string, Readonly<Record<string, number>>>>;
		readonly series?: number;
		readonly ply?: number;
		readonly quiet?: number;
		readonly lion?: boolean;
		readonly lostpart?: readonly string[];
		readonly pending?: readonly (readonly [string, string])[];
		readonly checkhist?: readonly (readonly [string, boolean])[];
		readonly setup?: string;
	};
	readonly expect: {
		readonly moves?: readonly {
			readonly from: string | null;
			readonly to: string | null;
			readonly board: string;
			readonly kind?: string;
			readonly hands?: Readonly<Record<string, Readonly<Record<string, number>>>>;
			readonly turn?: string;
			readonly result?: readonly [string, string];
		}[];
		readonly check?: boolean;
		readonly result?: readonly [string, string] | null;
		readonly perft?: readonly number[];
	};
	readonly certain: boolean;
	readonly note?: string;
}

export const SIDE = { w: 'white', b: 'black' } as const;

export const cellOf = (name: string): readonly number[] => {
	const [, file_, rank, level] = /^([a-z])(\d+)([A-H]?)$/.exec(name)!;
	return [file_!.charCodeAt(0) - 97, Number(rank) - 1, ...(level ? [level.charCodeAt(0) - 65] : [])];
};

/** The name of a cell: `a1`, and `a1A` with several boards. */
export const nameOf = ([x, y, z]: readonly number[], boards: number): string =>
	`${String.fromCharCode(97 + x!)}${y! + 1}${boards > 1 ? String.fromCharCode(65 + z!) : ''}`;

/** The board of a setup as a text: capitals are White's. Kinds with a memory are written without it. */
export function boardText(setup: Setup, { files, ranks, boards = 1 }: Row['definition'], tilde: ReadonlySet<string> = new Set()): string {
	const at = new Map(setup.pieces.map(({ at: cell, piece }) => [cell.join(), piece]));
	const letter = (kind: string, side: string): string => {
		const type = kind.replace(/~.*$/, '');
		if (tilde.has(type)) return type;
		return side === 'white' ? type : type.toLowerCase();
	};
	return Array.from({ length: boards }, (_, z) =>
		Array.from({ length: ranks }, (_row, row) => {
			let text = '';
			let gap = 0;
			for (let x = 0; x < files; x++) {
				const piece = at.get([x, ranks - 1 - row, ...(boards > 1 ? [z] : [])].join());
				if (piece === undefined) gap++;
				else {
					text += (gap > 0 ? gap : '') + letter(piece.kind, piece.side);
					gap = 0;
				}
			}
			return text + (gap > 0 ? gap : '');
		}).join('/'),
	).join('|');
}

const handText = (hands: Readonly<Record<string, Readonly<Record<string, number>>>> | undefined): string =>
	Object.entries(hands ?? {})
		.flatMap(([side, pieces]) =>
			Object.entries(pieces).flatMap(([piece, count]) => (count > 0 ? [`${side}${piece.toUpperCase()}${count}`] : [])),
		)
		.sort()
		.join(' ');

/** The hands of a setup in the form of the rows. */
function handsOf({ stores = {} }: Setup): string {
	const found: Record<string, Record<string, number>> = {};
	for (const name of ['hand', 'captives'])
		for (const [side, kinds] of Object.entries(stores[name] ?? {}))
			for (const [kind, count] of Object.entries(kinds)) {
				const of = side === 'white' ? 'w' : side === 'black' ? 'b' : 's';
				found[of] ??= {};
				const piece = kind.replace(/~.*$/, '');
				found[of][piece] = (found[of][piece] ?? 0) + count;
			}
	return handText(found);
}

/** Pieces of a board that the definition does not define: they stand there and cannot move. */
function undefinedPieces({ pieces }: Row['definition'], board: string): string {
	const defined = new Set(
		parse(pieces).pieces.items.flatMap((item) =>
			item.type === 'definition' ? [item.piece.prefixes + item.piece.letters.toUpperCase()] : [],
		),
	);
	const found = new Set([...board.matchAll(/[-+#*$%&]*([A-Za-z])(?![\w]*:)/g)].map(([text]) => text.toUpperCase()));
	return [...found]
		.filter((type) => !defined.has(type) && !board.includes(':'))
		.map((type) => ` ${type}=c{}W`)
		.join('');
}

const games = new Map<string, { readonly definition: GameDefinition; readonly game: Game }>();

/** The game of a definition, compiled. */
export function gameOf(
	definition: Row['definition'],
	more = '',
	setup?: string,
): { readonly definition: GameDefinition; readonly game: Game } {
	const id = JSON.stringify([definition, undefinedPieces(definition, more), setup]);
	const known = games.get(id);
	if (known !== undefined) return known;
	const { files, ranks, boards, pieces, rules } = definition;
	const made = toGame(parse(`${rules} ${pieces}${undefinedPieces(definition, more)}`), {
		board: { files, ranks, ...(boards !== undefined && { boards }) },
		...(setup !== undefined && { start: setup }),
	});
	const found = { definition: made, game: compile(made) };
	games.set(id, found);
	return found;
}

const winnerText = (found: object | undefined): string | undefined => {
	if (found === undefined) return undefined;
	const { winner } = found as { readonly winner?: string };
	return winner === undefined ? 'draw' : winner === 'white' ? 'w' : 'b';
};

/** Whose move it is, or the result, in the form of the rows. They name a side that must pass as the one to move. */
function stateOf(at: Position, mover: string, rules: string): string {
	const { side } = turn(at);
	// Within a turn of several parts the same side moves on.
	const passes = rules.includes('stalemate=skip') && !rules.includes('turn') && side === mover && outcome(at) === undefined;
	return winnerText(outcome(at)) ?? ((side === 'white') === passes ? '→b' : '→w');
}

const stateExpected = ({ turn: next, result }: { readonly turn?: string; readonly result?: readonly [string, string] }): string =>
	result === undefined || result[0] === 'skip' ? `→${next}` : result[0];

export interface Answer {
	readonly moves: readonly string[];
	readonly result: string | undefined;
}

/** The position of a row. A rule that compares it with the start of the turn needs the moves since then. */
function startOf(row: Row, setupFor: (row: Row, definition: GameDefinition) => Setup): Position | undefined {
	const { definition, game } = gameOf(row.definition, row.position.board, row.position.setup);
	const { midturn, ...rest } = row.position;
	if (midturn === undefined || !row.definition.rules.includes('alter')) {
		const checked = validate(game, setupFor(row, definition));
		return checked.ok ? checked.value : undefined;
	}
	const begun = position(game, setupFor({ ...row, position: { ...rest, board: midturn.start } }, definition));
	const after = legal(begun).map((move) => apply(begun, move));
	return after.find((one) => boardText(setupOf(one), row.definition) === row.position.board)!;
}

/** Our answer to a row: each move as the board after it, the hands and who is to move or has won. */
export function answer(row: Row, setupFor: (row: Row, definition: GameDefinition) => Setup): Answer {
	const { definition } = gameOf(row.definition, row.position.board, row.position.setup);
	const tilde = new Set(
		[...[row.position.board, ...(row.expect?.moves ?? []).map(({ board }) => board)].join().matchAll(/~([A-Za-z])/g)].map(([, letter]) =>
			letter!.toUpperCase(),
		),
	);
	const start = startOf(row, setupFor);
	// Some rows begin with an attacked royal piece of the other side, which a position may not have. The interpreter still plays them.
	if (start === undefined) return literal(row, definition, setupFor(row, definition), tilde);
	return answerAt(start, row.definition, tilde);
}

/** The moves in a position, each as the board after it, the hands and who is to move or has won. */
export function answerAt(start: Position, definition: Row['definition'], tilde: ReadonlySet<string> = new Set()): Answer {
	const moves = legal(start).map((move) => {
		const after = apply(start, move);
		const setup = setupOf(after);
		return `${boardText(setup, definition, tilde)} [${handsOf(setup)}] ${stateOf(after, turn(start).side, definition.rules)}`;
	});
	return { moves: moves.sort(), result: winnerText(outcome(start)) };
}

/** The answer of the literal interpreter. */
function literal(row: Row, { rules }: GameDefinition, setup: Setup, tilde: ReadonlySet<string>): Answer {
	const game = reference(rules);
	const start = game.stateOf(setup);
	const moves = game.legal(start).map((move) => {
		const after = game.apply(start, move);
		const written = game.setupOf(after);
		const next = rules.turn.phases[written.phase!]!.side === 'white' ? '→w' : '→b';
		return `${boardText(written, row.definition, tilde)} [${handsOf(written)}] ${winnerText(game.outcome(after)) ?? next}`;
	});
	return { moves: moves.sort(), result: winnerText(game.outcome(start)) };
}

/** The answer that a row expects. */
export const expected = ({ expect, definition }: Row): Answer => ({
	moves: (expect.moves ?? [])
		.map(
			(move) =>
				`${move.board.replaceAll(/~([A-Za-z])/g, (_, letter: string) => letter.toUpperCase())} [${handText(move.hands)}] ${stateExpected(move)}`,
		)
		.sort(),
	result: expect.result == null || expect.result[0] === 'skip' ? undefined : expect.result[0],
	...(definition && {}),
});
