import type { Span } from '@x/diagnostics';
import { games, isGameId } from '@x/games';
import { printJson } from './languages/json/print.js';
import { rangeAt, readJson } from './languages/json/read.js';
import type { PlayableGame } from './playable-game.js';
import type { RuleTextView } from './workshop-views.js';

/** The keys of a place: `/forbid/0`. */
const keysOf = (place: string): readonly string[] =>
	place
		.split('/')
		.slice(1)
		.map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));

/** The rules of a game of the page as JSON, which expresses every game, and the ranges of some of their places. */
export const ruleText = ({ id, title, game }: PlayableGame, places: readonly string[]): RuleTextView => {
	// As it was written, not in the normal form.
	const { rules, names } = isGameId(id) ? games[id] : { rules: game.ruleset, names: game.names };
	const text = printJson({ id, title, rules, names });
	const { read } = readJson(text);
	const spans = places.map((place): Span => rangeAt(read!, ['rules', ...keysOf(place)]));
	return { title, rules: { language: 'json', text }, spans: spans.toSorted((a, b) => a.from - b.from) };
};
