import { type Game, type Position, previous, type Setup, setupOf } from '@x/core';
import { notationLosses as words } from '../../strings/notation-losses.js';

type Value = number | Readonly<Record<string, number>> | undefined;

const numberWords = (value: Value): string => (typeof value === 'object' ? Object.values(value).join(' and ') : String(value ?? 0));

/** Equal values have equal texts, whatever the order of their keys. */
const textOf = (value: unknown): string => {
	if (Array.isArray(value)) return `[${value.map(textOf).join()}]`;
	if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? '';
	const parts = Object.entries(value).filter(([, part]) => part !== undefined);
	return `{${parts
		.map(([name, part]) => `${name}:${textOf(part)}`)
		.sort()
		.join()}}`;
};

const differ = (a: unknown, b: unknown): boolean => textOf(a) !== textOf(b);

/** Names of the parts of two records that differ. */
const differing = (a: object | undefined, b: object | undefined): readonly string[] => {
	const [one, two] = [a ?? {}, b ?? {}] as Readonly<Record<string, unknown>>[];
	return [...new Set([...Object.keys(one!), ...Object.keys(two!)])].filter((name) => differ(one![name], two![name]));
};

type Placed = Setup['pieces'][number];

const placeOf = ({ at }: Placed): string => at.join();

/** The differences of the pieces. */
const pieceLosses = ({ names }: Game, a: Setup, b: Setup): readonly string[] => {
	const found = new Map(b.pieces.map((placed) => [placeOf(placed), placed.piece]));
	if (a.pieces.length !== b.pieces.length) return [words.pieces];
	const losses = new Set<string>();
	for (const placed of a.pieces) {
		const [piece, other] = [placed.piece, found.get(placeOf(placed))];
		if (other === undefined || piece.side !== other.side) return [words.pieces];
		if (piece.kind !== other.kind) losses.add(words.promoted);
		const flags = new Set([...(piece.flags ?? []), ...(other.flags ?? [])]);
		for (const flag of flags) {
			if (piece.flags?.includes(flag) === other.flags?.includes(flag)) continue;
			losses.add(flag === names?.castling?.flag ? words.castling : words.mark(flag));
		}
	}
	return [...losses];
};

const varLoss = ({ names }: Game, name: string, value: Value): string => {
	const { half, full } = names?.clocks ?? {};
	const count = numberWords(value);
	return name === half ? words.half(count) : name === full ? words.full(count) : words.count(name, count);
};

/** The differences of two setups of a game, as ends of the sentence “The text does not say …”. */
const differences = (game: Game, a: Setup, b: Setup): readonly string[] => [
	...pieceLosses(game, a, b),
	...(differ(a.stores ?? {}, b.stores ?? {}) ? [words.hands] : []),
	...differing(a.points, b.points).map((name) => (name === game.names?.enPassant ? words.enPassant : words.point(name))),
	...differing(a.vars, b.vars).map((name) => varLoss(game, name, a.vars?.[name])),
	...(a.phase === b.phase ? [] : [words.turn]),
	...(differ(a.ended, b.ended) ? [words.ended] : []),
];

/** The information about a position that a reader of its text does not find. `again`: the position that the reader finds. */
export const positionLosses = (title: string, position: Position, again: Position): readonly string[] =>
	differences(position.game, setupOf(position), setupOf(again)).map((what) => words.lost(title, what));

/** The loss of every notation of single positions. */
export const historyLoss = (title: string, position: Position): readonly string[] =>
	previous(position) === undefined ? [] : [words.lost(title, words.repetition)];
