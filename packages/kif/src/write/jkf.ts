import { csaWord } from '../ends.js';
import type { Diagram, EndNode, KifGame, KifMove, Line, MoveNode, Side, Square, Time } from '../game.js';
import { HAND_ORDER } from '../pieces.js';
import { diagramOf, firstSide, presetOf } from '../start.js';
import { added, type Totals } from './totals.js';

const LETTERS: Readonly<Record<string, string>> = { 左: 'L', 直: 'C', 右: 'R', 上: 'U', 寄: 'M', 引: 'D', 打: 'H' };
const COLORS: Readonly<Record<Side, number>> = { black: 0, white: 1 };

const place = ({ file, rank }: Square): object => ({ x: file, y: rank });

const moveObject = ({ to, from, piece, promote, capture, relative = '' }: KifMove, before: Square | undefined, side: Side): object => ({
	color: COLORS[side],
	...(from !== undefined && from !== 'hand' && { from: place(from) }),
	to: place(to),
	piece,
	...(before?.file === to.file && before.rank === to.rank && { same: true }),
	...(promote !== undefined && { promote }),
	...(capture !== undefined && { capture }),
	...(relative !== '' && { relative: relative.replace(/./g, (sign) => LETTERS[sign]!) }),
});

const timeObject = ({ spent }: Time, total: number): object => ({
	now: { m: Math.floor(spent / 60), s: spent % 60 },
	total: { h: Math.floor(total / 3600), m: Math.floor(total / 60) % 60, s: total % 60 },
});

const commentList = ({ comments, bookmark }: Pick<KifGame, 'comments' | 'bookmark'>): object => {
	const texts = [...comments.map(({ text }) => text), ...(bookmark === undefined ? [] : [`&${bookmark}`])];
	return texts.length === 0 ? {} : { comments: texts };
};

const lineObjects = ({ moves, end }: Line, side: Side, before: Square | undefined, totals: Totals): readonly object[] => {
	let [turn, last, times] = [side, before, totals];
	return [...moves, ...(end === undefined ? [] : [end])].map((node: MoveNode | EndNode) => {
		const forks = node.variations.map((line) => lineObjects(line, turn, last, times));
		times = added(times, turn, node.time);
		const written = {
			...('end' in node ? { special: csaWord(node.end, turn) } : { move: moveObject(node.move, last, turn) }),
			...(node.time !== undefined && { time: timeObject(node.time, times[turn]) }),
			...commentList(node),
			...(forks.length > 0 && { forks }),
		};
		if ('move' in node) last = node.move.to;
		turn = turn === 'black' ? 'white' : 'black';
		return written;
	});
};

const handObject = (hand: Diagram['hands'][Side]): object =>
	Object.fromEntries(HAND_ORDER.toReversed().map((piece) => [piece, hand[piece] ?? 0]));

const dataObject = ({ ranks, hands, turn }: Diagram): object => ({
	color: COLORS[turn],
	board: (ranks[0] ?? []).map((_, x, all) =>
		ranks.map((rank) => {
			const one = rank[all.length - 1 - x];
			return one ? { color: COLORS[one.side], kind: one.piece } : {};
		}),
	),
	hands: [handObject(hands.black), handObject(hands.white)],
});

/** Writes a game that JSON Kifu Format can say. */
export const writeJkf = (game: KifGame): string => {
	const preset = game.diagram === undefined ? presetOf(game.handicap) : undefined;
	return JSON.stringify({
		header: Object.fromEntries(game.headers.map(({ name, value }) => [name, value])),
		initial: preset === undefined ? { preset: 'OTHER', data: dataObject(diagramOf(game)!) } : { preset },
		moves: [commentList(game), ...lineObjects(game, firstSide(game), undefined, { black: 0, white: 0 })],
	});
};
