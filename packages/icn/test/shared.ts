import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import type { Figure, IcnGame, IcnMove, Square } from '../src/index.js';

const root = process.env.X_SHARED ?? fileURLToPath(new URL('../../../../shared', import.meta.url));

/** A file of the shared data; `undefined` if the data is absent, and an error if it is required. */
function readFile(path: string): Buffer | undefined {
	const file = `${root}/vectors/icn/${path}`;
	if (existsSync(file)) return readFileSync(file);
	// An empty value means that the data is absent on purpose.
	if (process.env.CI && process.env.X_SHARED !== '') throw new Error(`The shared vectors are missing: ${file}`);
	return undefined;
}

/** The records of a file of JSON lines; an empty list if the shared data is absent. */
export const readLines = <T>(name: string): readonly T[] =>
	(readFile(`${name}.jsonl`)?.toString() ?? '')
		.split('\n')
		.filter((line) => line !== '')
		.map((line) => JSON.parse(line));

export function readLarge(name: string): string | undefined {
	const packed = readFile(name);
	return packed && gunzipSync(packed).toString();
}

/** Whether the shared vectors are present. */
export const shared: boolean = readFile('README.md') !== undefined;

/** The content of a text in the form of the shared vectors. */
export interface Normal {
	readonly turnOrder: readonly number[];
	readonly enPassant: string | null;
	readonly moveRule: readonly number[] | null;
	readonly fullMove: number;
	readonly promotions: Readonly<Record<string, { readonly ranks: readonly string[]; readonly pieces: readonly string[] }>> | null;
	readonly border?: readonly (string | null)[] | null;
	readonly win: Readonly<Record<string, readonly string[]>>;
	readonly extras: unknown;
	readonly squares?: readonly string[];
	readonly rays?: readonly (readonly string[])[];
	readonly metadata?: Readonly<Record<string, string>>;
	readonly pieces: Readonly<Record<string, string>> | null;
	readonly rights: readonly string[];
	readonly moves?: readonly unknown[];
}

const square = ([x, y]: Square): string => `${x},${y}`;
const figure = ({ kind, player }: Figure): string => `${player}${kind}`;

/** A move in the form of the vectors; `capture` and the fields after it are present only for single moves. */
export const normalMove = (
	{ from, to, piece, capture, promotion, check, mark, comment, clock }: IcnMove,
	single: boolean,
): Readonly<Record<string, unknown>> => ({
	from: square(from),
	to: square(to),
	...(single && piece && { piece: figure(piece) }),
	...(single && { capture: capture === true }),
	...(promotion && { promotion: figure(promotion) }),
	...(single && check && { mark: check }),
	...(single && mark && { annotation: mark }),
	...(clock !== undefined && { clk: clock }),
	...(comment !== undefined && { comment }),
});

/** A game in the form of the vectors. Players without ranks are equivalent to players that are not mentioned. */
export const normal = (game: IcnGame): Required<Normal> => ({
	turnOrder: game.turnOrder,
	enPassant: game.enPassant ? square(game.enPassant) : null,
	moveRule: game.moveRule ?? null,
	fullMove: game.fullMove,
	promotions: Object.fromEntries(
		Object.entries(game.promotions).map(([player, { ranks, kinds }]) => [player, { ranks: ranks.map(String), pieces: kinds }]),
	),
	border: game.border?.map((edge) => (edge === null ? null : String(edge))) ?? null,
	win: game.win as Normal['win'],
	extras: game.extras,
	squares: game.squares.map(square),
	rays: game.rays.map(({ from, direction }) => [square(from), square(direction)]),
	metadata: game.metadata,
	pieces: game.pieces ? Object.fromEntries(game.pieces.map((piece) => [square(piece.at), figure(piece)])) : null,
	rights: (game.pieces ?? []).filter(({ right }) => right).map(({ at }) => square(at)),
	moves: game.moves.map((move) => normalMove(move, false)),
});

/** The expected value of a vector, in the same form. */
export const expected = (given: Normal): Normal => ({
	...given,
	promotions: Object.fromEntries(Object.entries(given.promotions ?? {}).filter(([, { ranks }]) => ranks.length > 0)),
});
