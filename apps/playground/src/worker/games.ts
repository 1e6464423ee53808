import { readMoves, type Tag } from '@x/pgn/moves';
import * as strings from '../strings/worker/engine.js';
import type { GameRange } from './protocol.js';

const WORDS = 40;

const titleOf = (tags: readonly Tag[], text: string): string => {
	const of = (requested: string): string | undefined => {
		const value = tags.find(({ name }) => name === requested)?.value.trim();
		return value === undefined || /^\??$/.test(value) ? undefined : value;
	};
	const [white, black] = [of('White'), of('Black')];
	if (white !== undefined || black !== undefined) return strings.players(white, black);
	const event = of('Event');
	if (event !== undefined) return event;
	const moves = text.replace(/\s+/g, ' ').trim();
	return moves.length > WORDS ? `${moves.slice(0, WORDS)}…` : moves;
};

/** The games of a text, found without playing them: the range and the title of each. */
export const gamesIn = (text: string): readonly GameRange[] => {
	const games: GameRange[] = [];
	let at = 0;
	do {
		const { end, tags } = readMoves(text, () => undefined, { at, warnings: false });
		const to = end > at ? end : text.length;
		games.push({ from: at, to, title: titleOf(tags, text.slice(at, to)) });
		at = to;
	} while (text.slice(at).trim() !== '');
	return games.map((game, index) => (index === games.length - 1 ? { ...game, to: text.length } : game));
};
