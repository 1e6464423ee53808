import type { GameDefinition, Position } from '@x/core';
import { isNotationError } from '@x/diagnostics';
import type { PgnGame } from '@x/pgn';
import { GAMES, playGame } from './games.js';
import type { Notations, Reader, Writer } from './notation.js';
import { messagesOf } from './notation.js';
import { PIECES } from './pieces.js';
import { type PlacedPosition, POSITIONS } from './positions.js';
import { lossesOf, RECORDS, type RecordedGame } from './records.js';
import { RULES, type WrittenRules } from './rules.js';

/** A value of another type, or the reasons why there is none. */
type Bridged = { readonly value: unknown; readonly lost: readonly string[] } | { readonly lost: readonly string[] };

/** Values of one type are converted to values of another one. */
type Bridge = (value: never) => Promise<Bridged>;

type Group = 'positions' | 'games' | 'records' | 'rules' | 'pieces';

const GROUPS: Readonly<Record<Group, Notations<never>>> = {
	positions: POSITIONS,
	games: GAMES,
	records: RECORDS,
	rules: RULES,
	pieces: PIECES,
} as never;

/** The last position of a game. */
const lastPosition = async (game: PgnGame): Promise<Bridged> => {
	const played = await playGame(game);
	if (!('last' in played)) return played;
	const value: PlacedPosition = { position: played.last, operations: [] };
	return { value, lost: [...played.lost, ...(game.moves.length > 0 ? ['Only the last position of the game is written.'] : [])] };
};

const operationLoss = (operations: PlacedPosition['operations']): readonly string[] =>
	operations.length === 0 ? [] : [`The operations ${operations.map(({ opcode }) => opcode).join(', ')} of EPD are lost.`];

/** A game without moves that begins with a position. */
const gameFrom = async ({ position, operations }: PlacedPosition): Promise<Bridged> => {
	const [{ createGame }, { stringify }, { usual }] = await Promise.all([
		import('@x/pgn/tree'),
		import('@x/fen'),
		import('@x/fen/dialects'),
	]);
	const { game } = position;
	const fen = stringify(position, { dialect: usual });
	const variant = game.id === 'chess' || game.title === undefined ? {} : { Variant: game.title };
	return { value: createGame({ ...variant, SetUp: '1', FEN: fen }), lost: operationLoss(operations) };
};

/** Runs a conversion; its refusal as losses. */
const tried = async (convert: () => Promise<Bridged>): Promise<Bridged> => {
	try {
		return await convert();
	} catch (error) {
		if (!isNotationError(error)) throw error;
		return { lost: messagesOf(error.problems) };
	}
};

/** A record as a game of PGN. */
const gameOfRecord = ({ game, rules }: RecordedGame): Promise<Bridged> =>
	tried(async () => {
		const { toPgn } = await import('@x/kif/pgn');
		const { value, lost } = toPgn(game, rules);
		return { value, lost: lossesOf(lost) };
	});

/** A game of PGN as a record, up to a move that is not legal. */
const recordOfGame = (game: PgnGame): Promise<Bridged> =>
	tried(async () => {
		const [{ fromPgn }, { games }, { startOf }] = await Promise.all([
			import('@x/kif/pgn'),
			import('@x/pgn/games'),
			import('@x/pgn/validate'),
		]);
		const { start, problems } = startOf(games, game.tags);
		if (start === undefined) return { lost: messagesOf(problems) };
		const { value, lost } = fromPgn(game, start.game, { mode: 'repair' });
		return { value: { game: value, rules: start.game } satisfies RecordedGame, lost: lossesOf(lost) };
	});

/** The last position of a record. */
const lastOfRecord = ({ game, rules }: RecordedGame): Promise<Bridged> =>
	tried(async () => {
		const { play } = await import('@x/kif/play');
		const { start, moves } = play(game, rules);
		const value: PlacedPosition = { position: moves.at(-1)?.position ?? start, operations: [] };
		return { value, lost: moves.length > 0 ? ['Only the last position of the game is written.'] : [] };
	});

/** A record without moves that begins with a position. */
const recordFrom = ({ position, operations }: PlacedPosition): Promise<Bridged> =>
	tried(async () => {
		const { gameOf } = await import('@x/kif/play');
		return { value: { game: gameOf(position), rules: position.game } satisfies RecordedGame, lost: operationLoss(operations) };
	});

const BRIDGES: Readonly<Partial<Record<Group, Readonly<Partial<Record<Group, Bridge>>>>>> = {
	games: { positions: lastPosition as Bridge, records: recordOfGame as Bridge },
	records: { games: gameOfRecord as Bridge, positions: lastOfRecord as Bridge },
	positions: { games: gameFrom as Bridge, records: recordFrom as Bridge },
};

const groupOf = (name: string): Group | undefined => (Object.keys(GROUPS) as Group[]).find((group) => Object.hasOwn(GROUPS[group], name));

/** The steps from a text in one notation to a text in another. */
export interface Conversion {
	readonly read: Reader<unknown>;
	readonly bridge: Bridge | undefined;
	readonly write: Writer<unknown>;
}

/** The way from one notation to another; undefined if there is none. */
export const conversion = (from: string, to: string): Conversion | undefined => {
	const [source, target] = [groupOf(from), groupOf(to)];
	if (source === undefined || target === undefined) return undefined;
	const read = GROUPS[source][from]?.read;
	const write = GROUPS[target][to]?.write;
	const bridge = source === target ? undefined : BRIDGES[source]?.[target];
	if (read === undefined || write === undefined || (source !== target && bridge === undefined)) return undefined;
	return { read, write: write as unknown as Writer<unknown>, bridge };
};

const names = (has: 'read' | 'write'): readonly string[] =>
	Object.values(GROUPS).flatMap((notations) =>
		Object.entries(notations).flatMap(([name, notation]) => (notation[has] === undefined ? [] : [name])),
	);

/** The notations that can be read. */
export const SOURCES: readonly string[] = names('read');

/** The notations that can be written. */
export const TARGETS: readonly string[] = names('write');

/** The notations to which one can be converted. */
export const targetsOf = (from: string): readonly string[] => TARGETS.filter((to) => conversion(from, to) !== undefined);

/** The title of a notation. */
export const titleOf = (name: string): string => GROUPS[groupOf(name)!][name]!.title;

/** Writes a game of this package in a notation of rules, or its start in one of positions; undefined if the notation has neither. */
export const gameWriter = (
	to: string,
): ((definition: GameDefinition, start: () => Promise<Position>) => ReturnType<Writer<unknown>>) | undefined => {
	const group = groupOf(to);
	const write = group === undefined ? undefined : (GROUPS[group][to]?.write as unknown as Writer<unknown> | undefined);
	if (write === undefined) return undefined;
	if (group === 'rules') return (definition) => write({ form: 'definition', definition } satisfies WrittenRules);
	if (group === 'positions') return async (_, start) => write({ position: await start(), operations: [] } satisfies PlacedPosition);
	return undefined;
};
