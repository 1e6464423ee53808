import { csaWord } from '../ends.js';
import type { Diagram, Header, KifGame, Side } from '../game.js';
import { headerInCsa, playerSide } from '../headers.js';
import { HAND_ORDER } from '../pieces.js';
import { diagramOf, firstSide, missingPieces } from '../start.js';
import { csaMove, SIGNS } from './move.js';

const headerText = ({ name, value }: Header): string => {
	const side = playerSide(name);
	return side === undefined ? `$${headerInCsa(name)}:${value}` : `N${SIGNS[side]}${value}`;
};

const handText = (hand: Diagram['hands'][Side], side: Side): readonly string[] => {
	const pieces = HAND_ORDER.map((piece) => `00${piece}`.repeat(hand[piece] ?? 0)).join('');
	return pieces === '' ? [] : [`P${SIGNS[side]}${pieces}`];
};

const startLines = (game: KifGame): readonly string[] => {
	const missing = game.diagram === undefined ? missingPieces(game.handicap) : undefined;
	if (missing !== undefined) return [`PI${missing}`];
	const { ranks, hands } = diagramOf(game)!;
	return [
		...ranks.map((rank, y) => `P${y + 1}${rank.map((one) => (one === null ? ' * ' : SIGNS[one.side] + one.piece)).join('')}`),
		...handText(hands.black, 'black'),
		...handText(hands.white, 'white'),
	];
};

/** Writes a game that CSA can say. Parts of seconds, and the limit of moves, are of version 3. */
export const writeCsa = (game: KifGame): string => {
	const { headers, remarks, comments, moves, end } = game;
	const first = firstSide(game);
	const isNew = end?.end === 'max-moves' || [...moves, end].some((node) => !Number.isInteger(node?.time?.spent ?? 0));
	const written = headers.map(headerText);
	const lines = [...remarks.map(({ text }) => `'${text}`), isNew ? 'V3.0' : 'V2.2', ...written, ...startLines(game), SIGNS[first]];
	for (const { text } of comments) lines.push(`'*${text}`);
	let side = first;
	for (const node of [...moves, ...(end === undefined ? [] : [end])]) {
		lines.push('end' in node ? `%${csaWord(node.end, side)}` : csaMove(node.move, side));
		if (node.time !== undefined) lines.push(`T${node.time.spent}`);
		for (const { text } of node.comments) lines.push(`'*${text}`);
		side = side === 'black' ? 'white' : 'black';
	}
	return `${lines.join('\n')}\n`;
};
