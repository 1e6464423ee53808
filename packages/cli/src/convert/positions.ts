import { type Game, type Position, setupOf, validate } from '@x/core';
import { type Fault, isNotationError } from '@x/diagnostics';
import type { Binding } from '@x/feen/bindings';
import { type Dialect, stringify } from '@x/fen';
import { dialects, dialectsOf, usual } from '@x/fen/dialects';
import type { Operation } from '@x/pgn/epd';
import { readPosition } from '../game/playable.js';
import type { Block } from '../input/blocks.js';
import { linesOf, wholeOf } from './lines.js';
import { messagesOf, type Notation, type Notations, type Reader, type Unread, type WrittenText } from './notation.js';

/** A position, with the operations of EPD. */
export interface PlacedPosition {
	readonly position: Position;
	readonly operations: readonly Operation[];
}

/** The part of a text before its first line break, for faults without a place. */
const whole = ({ text }: Block): { readonly from: number; readonly to: number } => ({ from: 0, to: text.length });

const unread = (piece: Block, problems: readonly Fault[]): Unread => ({
	piece,
	problems: problems.map(({ path: _, ...rest }) => ({ ...rest, span: whole(piece) })),
});

/** The sentence about operations that a notation does not hold. */
const lostOperations = (operations: readonly Operation[]): readonly string[] =>
	operations.length === 0 ? [] : [`The operations ${operations.map(({ opcode }) => opcode).join(', ')} of EPD are lost.`];

/** Writes a text, or the reasons why there is none. */
const tried = (write: () => string, lost: readonly string[]): WrittenText => {
	try {
		return { text: write(), lost };
	} catch (error) {
		if (isNotationError(error)) return { text: undefined, lost: messagesOf(error.problems) };
		if (error instanceof TypeError) return { text: undefined, lost: [error.message] };
		throw error;
	}
};

const readFen = (choose: (game: Game) => readonly Dialect[]): Reader<PlacedPosition> =>
	async function* (bytes, context) {
		const game = await context.game();
		const chosen = choose(game);
		for await (const piece of linesOf(bytes)) {
			const { position, problems } = readPosition(piece.text.trim(), game, chosen);
			yield position === undefined ? { piece, problems } : { piece, value: { position, operations: [] }, lost: [] };
		}
	};

/** FEN in the usual dialect of the game; every dialect is read. */
const fen: Notation<PlacedPosition> = {
	title: 'FEN: the usual dialect of the game; all are read',
	read: readFen(dialectsOf),
	write: async ({ position, operations }) => tried(() => stringify(position, { dialect: usual }), lostOperations(operations)),
};

const inDialect = (dialect: Dialect): Notation<PlacedPosition> => {
	const { name } = dialect;
	return {
		title: `FEN in the dialect ${name}`,
		read: readFen(() => [dialect]),
		write: async ({ position, operations }) => tried(() => stringify(position, { dialect }), lostOperations(operations)),
	};
};

const COUNTERS = ['hmvc', 'fmvn'];

const epd: Notation<PlacedPosition> = {
	title: 'EPD: positions with operations',
	read: async function* (bytes, context) {
		const [{ safeResolve }, game] = await Promise.all([import('@x/pgn/epd'), context.game()]);
		for await (const piece of linesOf(bytes)) {
			const read = safeResolve(piece.text, game);
			if (!read.ok) yield { piece, problems: read.problems };
			else {
				const { position, epd: line } = read.value;
				yield { piece, value: { position, operations: line.operations.filter(({ opcode }) => !COUNTERS.includes(opcode)) }, lost: [] };
			}
		}
	},
	write: async ({ position, operations }) => {
		const { fromPosition, stringify: write } = await import('@x/pgn/epd');
		return tried(() => {
			const line = fromPosition(position, {}, { counters: true });
			return write({ ...line, operations: [...line.operations, ...operations] });
		}, []);
	},
};

/** The letters of FEEN for the pieces of a game. */
const bindingOf = async ({ id }: Game): Promise<Binding | undefined> => {
	const { gameBindings } = await import('@x/feen/bindings');
	return id !== undefined && Object.hasOwn(gameBindings, id) ? gameBindings[id] : undefined;
};

const NO_LETTERS = 'FEEN has no letters for the pieces of this game.';

const feen: Notation<PlacedPosition> = {
	title: 'FEEN, for games with published letters',
	read: async function* (bytes, context) {
		const [{ safeParse }, { toSetup }, game] = await Promise.all([import('@x/feen'), import('@x/feen/bindings'), context.game()]);
		const binding = await bindingOf(game);
		for await (const piece of linesOf(bytes)) {
			const parsed = safeParse(piece.text);
			if (!parsed.ok) yield { piece, problems: parsed.problems };
			else if (binding === undefined)
				yield { piece, problems: [{ code: 'cli/feen', message: NO_LETTERS, severity: 'error', span: whole(piece) }] };
			else {
				const setup = toSetup(parsed.value, game, binding);
				const placed = setup.ok ? validate(game, setup.value) : setup;
				if (!placed.ok) yield unread(piece, placed.problems);
				else
					yield { piece, value: { position: placed.value as Position, operations: [] }, lost: messagesOf(setup.ok ? setup.warnings : []) };
			}
		}
	},
	write: async ({ position, operations }) => {
		const [{ stringify: write }, { fromPosition }, binding] = await Promise.all([
			import('@x/feen'),
			import('@x/feen/bindings'),
			bindingOf(position.game),
		]);
		if (binding === undefined) return { text: undefined, lost: [NO_LETTERS] };
		const written = fromPosition(position, binding);
		if (!written.ok) return { text: undefined, lost: messagesOf(written.problems) };
		return { text: write(written.value.feen), lost: [...messagesOf(written.warnings), ...lostOperations(operations)] };
	},
};

const ONLY_CHESS = 'Only positions of chess can be converted to ICN and back.';

const icn: Notation<PlacedPosition> = {
	title: 'ICN: the position of one text, for chess',
	read: async function* (bytes, context) {
		const [{ safeParse }, { toChess }, game] = await Promise.all([import('@x/icn'), import('@x/icn/chess'), context.game()]);
		for await (const piece of wholeOf(bytes)) {
			const parsed = safeParse(piece.text, { dialect: 'auto' });
			if (!parsed.ok) yield { piece, problems: parsed.problems };
			else if (game.id !== 'chess')
				yield { piece, problems: [{ code: 'cli/icn', message: ONLY_CHESS, severity: 'error', span: { from: 0, to: 1 } }] };
			else {
				const setup = toChess(parsed.value);
				const placed = setup.ok ? validate(game, setup.value) : setup;
				if (!placed.ok) yield unread({ ...piece, text: piece.text.split('\n', 1)[0]! }, placed.problems);
				else
					yield { piece, value: { position: placed.value as Position, operations: [] }, lost: messagesOf(setup.ok ? setup.warnings : []) };
			}
		}
	},
	write: async ({ position, operations }) => {
		if (position.game.id !== 'chess') return { text: undefined, lost: [ONLY_CHESS] };
		const [{ stringify: write }, { fromChess }] = await Promise.all([import('@x/icn'), import('@x/icn/chess')]);
		return tried(() => write(fromChess(setupOf(position)), { style: 'compact' }), lostOperations(operations));
	},
};

export const POSITIONS: Notations<PlacedPosition> = {
	fen,
	epd,
	feen,
	icn,
	...Object.fromEntries(Object.entries(dialects).flatMap(([name, dialect]) => (name === 'fen' ? [] : [[name, inDialect(dialect)]]))),
};
