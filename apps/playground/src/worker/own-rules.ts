import { lookOf } from '@x/board/game';
import { familyFor } from '@x/board/sets';
import type { Game } from '@x/core';
import { compile } from '@x/core/compile';
import { type Diagnostic, type Fault, isNotationError, isRulesetError } from '@x/diagnostics';
import { winName } from './end-view.js';
import { dialectsOf } from './fen-dialects.js';
import { type LanguageId, ownId, ownRules } from './languages/ids.js';
import type { Language, Parsed } from './languages/language.js';
import { LANGUAGES } from './languages/table.js';
import { type PlayableGame, plainName } from './playable-game.js';
import type { RulesCheck } from './protocol.js';

/** The last game made; it is reused while its rules have the same meaning. */
let last: { readonly meaning: string; readonly game: Game; readonly playable: PlayableGame } | undefined;

const make = (language: Language, text: string, value: unknown): PlayableGame => {
	const id = ownId({ language: language.id, text });
	if (last?.playable.id === id) return last.playable;
	const meaning = `${language.id} ${language.meaningOf(value)}`;
	const game = last?.meaning === meaning ? last.game : compile(language.toGame(value));
	const title = language.titleOf(value);
	let dialects: PlayableGame['dialects'] | undefined;
	const playable: PlayableGame = {
		id,
		title,
		game,
		isNamed: (variant) => plainName(variant) === plainName(title),
		family: familyIn(game),
		winName: (reason) => winName(game, reason),
		sources: () => language.toGame(value).sources,
		get dialects() {
			dialects ??= dialectsOf(game);
			return dialects;
		},
	};
	last = { meaning, game, playable };
	return playable;
};

/** The family of the pieces: that of the names, or the one that has pictures of all kinds. */
const familyIn = (game: Game): string => {
	const [side = ''] = game.ruleset.sideOrder;
	return game.names?.look?.pieces ?? familyFor(Object.keys(game.ruleset.kinds).map((kind) => lookOf(game, side, kind)));
};

/** The faults in an error. An error that is not a fault of the text is thrown again. */
const faultsOf = (error: unknown, text: string, at: (fault: Fault) => Diagnostic | undefined): readonly Diagnostic[] => {
	if (isNotationError(error)) return error.problems;
	if (!isRulesetError(error)) throw error;
	return error.problems.map(
		(fault) => at(fault) ?? { code: fault.code, message: fault.message, severity: 'error', span: { from: 0, to: text.length } },
	);
};

/** The game of a text after reading, if it can be played, and its faults. */
const played = (
	language: Language,
	{ played: text, value, problems, place }: Parsed<unknown>,
): { readonly playable: PlayableGame | undefined; readonly problems: readonly Diagnostic[] } => {
	if (value === undefined) return { playable: undefined, problems };
	try {
		return { playable: make(language, text, value), problems };
	} catch (error) {
		return {
			playable: undefined,
			problems: [...faultsOf(error, text, (fault) => language.faultAt?.(value, fault)).map(place), ...problems],
		};
	}
};

/** The game whose rules are written in an id; undefined if they cannot be read. */
export const ownGame = (id: string): PlayableGame | undefined => {
	if (last?.playable.id === id) return last.playable;
	const own = ownRules(id);
	if (own === undefined) return undefined;
	const language = LANGUAGES[own.language];
	return played(language, language.parse(own.text)).playable;
};

/** The faults of a text of rules, and the game with the caret. */
export const checkRules = (id: LanguageId, text: string, caret: number = 0): RulesCheck => {
	const language = LANGUAGES[id];
	const parsed = language.parse(text, caret);
	const { playable, problems } = played(language, parsed);
	return { language: id, text, played: parsed.played, title: playable?.title, readable: parsed.value !== undefined, problems };
};
