import type { Names, Ruleset } from '@x/core';
import type { GameDefinition } from '@x/core/engine';
import { definedBy, namesGiven, rulesetGiven, SourceMap } from '@x/core/rules';
import { boardEntries } from '../board.js';
import { Lexicon } from '../lexicon.js';
import { finishesOf } from '../moves.js';
import { dropRules, dropsOf } from './drops.js';
import { goalWords, hookEndings, toldEndings } from './endings.js';
import { kindMovesOf } from './kind-moves.js';
import { checkRules, effectRules, otherLaws } from './laws.js';
import { type LeafletSection, mergedRules, sourced, type ToldRule, withoutExactWords } from './leaflet-rule.js';
import { palaceOf, palaceRule, pieceRules } from './pieces.js';
import { playerSentence } from './player-words.js';
import { promotionRules } from './promotions.js';
import { castlingRules, enPassantRules, facingRules, gatingRules } from './special.js';
import { turningRules } from './turning.js';
import { finishRules, startRules, turnTexts } from './turns.js';

export type { LeafletRule, LeafletSection } from './leaflet-rule.js';

/** The arrangement may take any number of words. */
const START = 'The start';

/** The endings in the order in which players think of them. */
function endingRules(lexicon: Lexicon): { readonly goal: readonly ToldRule[]; readonly endings: readonly ToldRule[] } {
	const endings = toldEndings(lexicon);
	const goal = goalWords(lexicon, endings);
	const told = endings.map(({ about, text, of }): ToldRule => ({ about, texts: [text], ...(of && { parts: [of] }) }));
	const ordered = [...told.filter(({ about }) => about === 'Checkmate'), ...told.filter(({ about }) => about === 'Stalemate'), ...told];
	return {
		goal: [{ texts: [...(goal === undefined ? [] : [goal]), ...turnTexts(lexicon)] }],
		endings: mergedRules([...ordered, ...hookEndings(lexicon)]),
	};
}

/**
 * The rules of a game for its players, as a leaflet: the goal and how the game ends, the pieces, and the special rules by the names that players know
 * (castling, en passant, drops, perpetual check …), recognised by their structure. Counters, flags and other bookkeeping are left out; `sheet` has every
 * rule exactly.
 *
 * @example
 * import { leaflet } from '@x/describe/leaflet';
 * import { chess } from '@x/games/chess';
 * leaflet(chess)[0]?.rules[0]?.texts[0] // 'Checkmate the enemy king.'
 */
export function leaflet(definition: GameDefinition): readonly LeafletSection[];
export function leaflet(rules: Ruleset, names?: Names): readonly LeafletSection[];
export function leaflet(given: GameDefinition | Ruleset, more?: Names): readonly LeafletSection[] {
	const { rules, names, sources } = definedBy(given, more);
	const ruleset = rulesetGiven(rules);
	const lexicon = new Lexicon(ruleset, namesGiven(names));
	const kinds = kindMovesOf(lexicon);
	const finishes = finishesOf(Object.values(ruleset.paths));
	const { goal, endings } = endingRules(lexicon);
	const palace = palaceOf(lexicon, kinds);
	const dropMarks = new Set(dropsOf(lexicon).flatMap(({ mark }) => mark ?? []));
	const special = mergedRules([
		...checkRules(lexicon),
		...facingRules(lexicon, kinds),
		...(palace === undefined ? [] : [palaceRule(lexicon, palace)]),
		...castlingRules(lexicon, kinds),
		...enPassantRules(lexicon, kinds),
		...promotionRules(lexicon, kinds),
		...dropRules(lexicon),
		...turningRules(lexicon),
		...gatingRules(lexicon, kinds),
		...finishRules(lexicon, finishes),
		...effectRules(lexicon),
		...otherLaws(lexicon, dropMarks),
	]);
	const shape = boardEntries(lexicon).filter(({ path }) => path === 'space');
	const board = shape.map(({ texts }): ToldRule => ({ about: 'Board', texts: texts.map((text) => playerSentence(lexicon, text)) }));
	const sections: readonly { readonly title: string; readonly rules: readonly ToldRule[] }[] = [
		{ title: 'The goal', rules: goal },
		{ title: 'How the game ends', rules: endings },
		{ title: 'The pieces', rules: pieceRules(lexicon, kinds, finishes) },
		{ title: 'Special rules', rules: special },
		{ title: START, rules: [...board, ...startRules(lexicon)] },
	];
	const map = sources === undefined ? undefined : new SourceMap(ruleset, sources);
	return sections.flatMap(({ title, rules: told }) =>
		told.length === 0 ? [] : [{ title, rules: told.map((rule) => sourced(title === START ? rule : withoutExactWords(rule), map)) }],
	);
}
