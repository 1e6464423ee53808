import type { Source } from '@x/core';
import { ownRules } from './languages/ids.js';
import type { PlayableGame } from './playable-game.js';
import type { RulePlace } from './protocol.js';

/** The places of rules in the text of a game. */
export const rulePlaces = ({ id, game, sources }: PlayableGame, blamed: readonly Source[] = []): readonly RulePlace[] => {
	const text = ownRules(id)?.text;
	if (text === undefined || blamed.length === 0) return [];
	const current = sources?.() ?? {};
	const moved = new Map(
		Object.entries(game.sources ?? {}).flatMap(([place, list]) => list.map((source, at) => [source, current[place]?.[at]] as const)),
	);
	return blamed.flatMap((source) => {
		const { name, span } = moved.get(source) ?? source;
		return span === undefined ? [] : [{ name, span, line: text.slice(0, span.from).split('\n').length }];
	});
};

/** The places of rules in the ruleset of a game that has no text. */
export const ruleParts = ({ id }: PlayableGame, blamed: readonly Source[] = []): readonly string[] =>
	ownRules(id) === undefined ? [...new Set(blamed.map(({ name }) => name))] : [];
