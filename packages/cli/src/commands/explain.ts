import { type Cell, type Move, type Position, pieceAt, turn } from '@x/core';
import type { Explanation } from '@x/describe/explain';
import type { Diagnostic } from '@x/diagnostics';
import { flag } from '../arguments/options.js';
import { readGameArgument } from '../game/game-argument.js';
import { readMove, type WishedMove } from '../game/wish.js';
import { EXIT } from '../output/exit-code.js';
import { jsonLine } from '../output/json-lines.js';
import { painter } from '../output/painter.js';
import { type Command, defineCommand } from './command.js';

/** The word for the start position of a game, or the position of a link. */
const START = 'start';

type Refusal = Extract<Explanation, { readonly legal: false }>;

interface Answer {
	readonly legal: boolean;
	/** The move in SAN. */
	readonly san?: string;
	readonly code?: string;
	readonly message?: string;
	readonly law?: string;
	/** The cells of the pieces to blame. */
	readonly culprits?: readonly string[];
	readonly nearest?: readonly string[];
}

const nameOf = async (position: Position, move: Move): Promise<string> => (await import('@x/san')).stringify(move, position);

/** The most pieces of which each is explained. */
const MOST_EXPLAINED = 3;

/** Why each of the pieces that the text may mean cannot go there. */
const reasonsOf = async (position: Position, wishes: WishedMove['wishes']): Promise<readonly Refusal[]> => {
	const { explain } = await import('@x/describe/explain');
	const all = wishes.map((wish) => explain(position, wish)).filter((why) => !why.legal);
	// Of many pieces, those count that could go there but for a law.
	return all.length <= MOST_EXPLAINED ? all : all.filter(({ law }) => law !== undefined);
};

const refusal = async (position: Position, { wishes, problems }: WishedMove): Promise<Answer> => {
	const [first] = problems;
	const data = (first?.data ?? {}) as { readonly nearest?: readonly string[]; readonly candidates?: readonly string[] };
	const nearest = data.nearest ?? data.candidates ?? [];
	const reasons = await reasonsOf(position, wishes);
	const [reason] = reasons;
	if (reason === undefined)
		return {
			legal: false,
			code: first?.code ?? 'san/illegal',
			...((await blockerOf(position, first)) ?? { message: sentence(first?.message) }),
			nearest,
		};
	return {
		legal: false,
		code: reason.code,
		message: [...new Set(reasons.map(({ message }) => message))].join(' '),
		...(reason.law === undefined ? {} : { law: reason.law }),
		culprits: [...new Set(reasons.flatMap(({ culprits }) => culprits.map(({ cell }) => position.game.cellName(cell as Cell))))],
		nearest: wishes.length > 1 ? nearest : [],
	};
};

/** The piece between the king and the rook that hinders castling. */
const blockerOf = async (
	position: Position,
	problem: Diagnostic | undefined,
): Promise<Pick<Answer, 'message' | 'culprits'> | undefined> => {
	const { square } = (problem?.data ?? {}) as { readonly square?: string };
	const piece = problem?.code === 'san/castling-blocked' && square !== undefined ? pieceAt(position, square) : undefined;
	if (piece === undefined || square === undefined) return undefined;
	const { sideTitle } = await import('@x/core/engine');
	const { game } = position;
	const title = game.ruleset.kinds[piece.kind]?.title ?? piece.kind;
	const seen = piece.side === turn(position).side ? 'Your own' : `The ${sideTitle(game.names, piece.side)}`;
	return { message: `${seen} ${title} is on ${square}.`, culprits: [square] };
};

/** A message of SAN without the move that it repeats. */
const sentence = (message = 'No piece can go there'): string => {
	const reason = message.replace(/^.*": /, '');
	return `${reason.charAt(0).toUpperCase()}${reason.slice(1)}.`;
};

export const command: Command = defineCommand({
	arguments: [
		{ name: 'GAME', summary: 'The id of a game, a file of rules, or a link.' },
		{ name: 'FEN', summary: `The position in a dialect of FEN, or ${START}: the start of the game, or the position of the link.` },
		{ name: 'MOVE', summary: 'The move: its cells, such as e2e4, SAN, such as Nf3, or a drop, such as P@e5.' },
	],
	options: { json: flag('Print one JSON line.') },
	notes: ['The exit code is 0 for a legal move and 1 for another one.'],
	examples: ['chess start Ke2', "chess '4k3/8/8/8/8/8/4r3/4K2R w K - 0 1' O-O", 'xiangqi start h1f2'],
	run: async ({ arguments: [game, fen, text], options }, terminal) => {
		const [named, { gameOf, startOf }] = await Promise.all([readGameArgument(game!, terminal), import('../game/playable.js')]);
		const position = await startOf(await gameOf(named.source), named, fen === START ? undefined : fen);
		const written = readMove(text!, position);
		const answer: Answer =
			'move' in written ? { legal: true, san: await nameOf(position, written.move) } : await refusal(position, written);
		if (options.json) await terminal.write(jsonLine({ type: 'explanation', move: text, ...answer }));
		else {
			const paint = painter(terminal.color);
			const { legal, san, message, nearest = [] } = answer;
			const hint =
				nearest.length === 0
					? ''
					: `${paint('cyan', 'hint')}: The nearest legal ${nearest.length === 1 ? 'move is' : 'moves are'} ${nearest.join(', ')}.\n`;
			await terminal.write(
				legal ? `${paint('green', `${san} is legal.`)}\n` : `${paint('red', `${text} is not legal.`)} ${message}\n${hint}`,
			);
		}
		return answer.legal ? EXIT.fine : EXIT.faults;
	},
});
