import type { GameDefinition, Sources } from '@x/core';
import { checkRuleset } from '@x/core/build';
import { placeOf } from '@x/core/rules';
import { type Diagnostic, type Fault, NotationError } from '@x/diagnostics';
import { games, isGameId } from '@x/games';
import type { ExportFormat, GalleryEntry } from '../lazy-views.js';
import { rulePaths } from '../rule-paths.js';
import { FACTS } from './facts.js';
import { gameFormats } from './formats.js';
import { completeJson } from './json/complete.js';
import { definitionIn, type JsonGame } from './json/definition.js';
import { jsonFormat, jsonText } from './json/format.js';
import { placed, rangeAt, readJson } from './json/read.js';
import type { Language, Parsed } from './language.js';
import { fbrFormat } from './to-fbr.js';
import { jsonWords } from './words/json.js';

const parse = (text: string): Parsed<JsonGame> => {
	const place = (problem: Diagnostic): Diagnostic => problem;
	const { read, problems } = readJson(text);
	if (read === undefined) return { played: text, value: undefined, problems, place };
	const { game, problems: others } = definitionIn(read);
	return { played: text, value: game, problems: others, place };
};

/** A fault of the rules, or of their names, with its place. */
const faultAt = ({ read, base }: JsonGame, fault: Fault): Diagnostic =>
	placed(read, /^names\b/.test(fault.path) ? base.slice(1) : base, fault);

/** The definition. Each fault of the form and of the names in the rules has its place. */
const toGame = (game: JsonGame): GameDefinition => {
	const faults = checkRuleset(game.definition.rules);
	if (faults.length > 0) throw new NotationError(faults.map((fault) => faultAt(game, fault)));
	return { ...game.definition, sources: sourcesIn(game) };
};

/** The lines of the parts of the rules. A part is named by its place. */
const sourcesIn = ({ read, base, definition: { rules } }: JsonGame): Sources =>
	Object.fromEntries(
		rulePaths(rules).map((path) => {
			const place = placeOf(...path);
			return [place, [{ name: place, span: rangeAt(read, [...base, ...path]) }]] as const;
		}),
	);

const entries = (): readonly GalleryEntry[] =>
	Object.keys(games)
		.filter(isGameId)
		.map((id) => ({ id, title: games[id].title, text: jsonText(games[id]) }))
		.sort((a, b) => (a.title < b.title ? -1 : 1));

const exports = (game: JsonGame): readonly ExportFormat[] => [
	jsonFormat(() => toGame(game)),
	...gameFormats(() => toGame(game)),
	fbrFormat(() => toGame(game)),
];

export const json: Language<JsonGame> = {
	...FACTS.json,
	id: 'json',
	parse,
	titleOf: ({ definition }) => definition.title,
	meaningOf: ({ definition: { rules, names } }) => JSON.stringify([rules, names]),
	toGame,
	faultAt,
	completeAt: completeJson,
	gallery: entries,
	words: jsonWords,
	exports,
};
