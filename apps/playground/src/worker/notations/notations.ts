import { notationLosses as words } from '../../strings/notation-losses.js';
import { otherDialects } from '../fen-dialects.js';
import type { NotationCard, NotationReading, NotationsView } from '../notation-views.js';
import type { PlayableGame } from '../playable-game.js';
import { icn } from './icn.js';
import { json, rules } from './json.js';
import { kifNotations } from './kif.js';
import { lineNotations } from './lines.js';
import { historyLoss } from './losses.js';
import { type Attempt, faultOf, type Notation, type Noted, positionIn } from './notation.js';
import { pgn } from './pgn.js';
import { positionNotations } from './positions.js';
import { uci } from './uci.js';

const known = new WeakMap<PlayableGame, readonly Notation[]>();

/** All notations of a game, those of single positions first. */
export const notationsOf = (playable: PlayableGame): readonly Notation[] => {
	const found = known.get(playable);
	if (found !== undefined) return found;
	const all = [
		...positionNotations(playable, otherDialects(playable.dialects)),
		pgn,
		...kifNotations(playable),
		...lineNotations(playable),
		uci(playable),
		icn,
		json,
		rules,
	];
	known.set(playable, all);
	return all;
};

const cardOf = ({ id, title, about, extension, lines }: Notation, attempt: Attempt): NotationCard => ({
	id,
	title,
	also: [],
	about,
	extension,
	lines,
	...('refused' in attempt
		? { text: undefined, lost: [attempt.refused], tokens: [] }
		: { text: attempt.text, lost: attempt.lost, tokens: attempt.tokens }),
});

/** Cards with equal texts as one, unless they are empty. */
const merged = (cards: readonly NotationCard[]): readonly NotationCard[] => {
	const result: NotationCard[] = [];
	for (const card of cards) {
		const at = result.findIndex(({ text, about }) => text && text === card.text && about === card.about);
		const same = result[at];
		if (same === undefined) result.push(card);
		else result[at] = { ...same, also: [...same.also, card.title] };
	}
	return result;
};

/** The position and the game in every notation. A loss that all texts of positions have is named once. */
export const notationsView = (noted: Noted): NotationsView => {
	const cards = merged(notationsOf(noted.playable).map((notation) => cardOf(notation, notation.write(noted))));
	const position = positionIn(noted);
	return {
		node: noted.node,
		cards: cards.map((card) => ({ ...card, lost: card.lost.filter((loss) => !historyLoss(card.title, position).includes(loss)) })),
		lost: historyLoss(words.anyPosition, position),
	};
};

/** Reads a text of one of the notations. */
export const readNotation = (noted: Noted, id: string, text: string, caret?: number): NotationReading => {
	const notation = notationsOf(noted.playable).find((one) => one.id === id);
	if (notation === undefined) return { id, text, game: undefined, problems: [faultOf(id, text)] };
	return { id, text, ...notation.read(noted, text, caret) };
};
