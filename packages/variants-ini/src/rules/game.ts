import type { GameDefinition } from '@x/core';
import { checkOptions, type Diagnostic, NotationError, type OptionRule, objectGiven, quote, type Result, type Span } from '@x/diagnostics';
import { usual } from '@x/fen/dialects';
import { SectionReader } from '../check/sections.js';
import type { Section, VariantsIni } from '../tree.js';
import { builtInRules } from './built-in.js';
import { play } from './play.js';
import { entryOf, lineOf, sourcesIn } from './sources.js';

export interface GameOptions {
	/** The name of the section; by default the last one. */
	readonly section?: string | undefined;
	/** Files that are loaded before this one: its sections may be based on theirs. */
	readonly loaded?: readonly VariantsIni[] | undefined;
}

const RULES: Readonly<Record<keyof GameOptions, OptionRule>> = { section: 'string', loaded: 'object' };

/** The place of a key in a section or in one that it is based on, or else of the section. */
const placeOf = (line: readonly Section[], { layout }: Section, key: string): Span => {
	const entry = entryOf(line, key)?.layout;
	return entry === undefined ? (layout?.nameSpan ?? NOWHERE) : { from: entry.keySpan.from, to: entry.valueSpan.to };
};

const NOWHERE: Span = { from: 0, to: 0 };

/** The fault of a section that has the name of a built-in variant. */
const leftOut = ({ name, layout }: Section): Diagnostic => ({
	code: 'variants-ini/duplicate-section',
	severity: 'error',
	message: `Expected a new name, found ${quote(name)}, a variant of Fairy-Stockfish.`,
	hint: 'Fairy-Stockfish leaves this section out.',
	span: layout?.nameSpan ?? NOWHERE,
});

/**
 * Makes a game of a section, for `compile` of `@x/core`. Its warnings are the rules that are not played, each at its key.
 *
 * @throws {TypeError} if the file does not have the section, or an option is wrong.
 *
 * @example
 * import { parse } from '@x/variants-ini';
 * const result = safeToGame(parse('[mine:makruk]\nstalemateValue = loss'));
 * result.ok ? result.warnings.map(({ data }) => data?.key) : [] // [ 'countingRule' ]
 */
export function safeToGame(file: VariantsIni, options: GameOptions = {}): Result<GameDefinition> {
	objectGiven(file, 'file', 'a VariantsIni', 'sections');
	checkOptions(options, RULES);
	const { section: name = file.sections.at(-1)?.name ?? '', loaded = [] } = options;
	const section = file.sections.find((one) => one.name === name);
	if (section === undefined) throw new TypeError(`options.section: Expected the name of a section, found ${quote(name)}.`);
	const reader = new SectionReader(builtInRules());
	for (const one of loaded) reader.read(one);
	// Other sections of the file change nothing.
	const line = lineOf(file, name);
	reader.read({ sections: file.sections.filter((one) => line.includes(one)) });
	const definition = reader.definitions.get(name);
	if (definition === undefined) return { ok: false, problems: [leftOut(section)] };
	const { plan, built, faults: found } = play(definition);
	const problems = found.map(({ from, to, code, message, hint }): Diagnostic => {
		const at = section.entries.find(({ key }) => key === 'startFen')?.layout?.valueSpan.from;
		const span = at === undefined ? placeOf([section], section, 'startFen') : { from: at + from, to: at + to };
		return { code: `variants-ini/${code}`, severity: 'error', message, span, ...(hint !== undefined && { hint }) };
	});
	if (built === undefined) return { ok: false, problems };
	const { rules, names } = built;
	const sources = sourcesIn(rules, plan, line);
	const warnings = plan.unplayed.map(
		({ key, message }): Diagnostic => ({
			code: 'variants-ini/unplayed',
			severity: 'warning',
			message,
			span: placeOf(line, section, key),
			data: { key },
		}),
	);
	const id =
		name
			.toLowerCase()
			.replaceAll(/[^a-z0-9]+/g, '-')
			.replaceAll(/^-|-$/g, '') || 'variant';
	return { ok: true, value: { id, title: name, rules, names, dialects: [usual], sources }, warnings };
}

/**
 * Makes a game of a section, for `compile` of `@x/core`. `safeToGame` also lists the rules that are not played.
 *
 * @throws {NotationError} if the section cannot be played.
 *
 * @example
 * import { parse } from '@x/variants-ini';
 * import { compile } from '@x/core/compile';
 * legal(compile(toGame(parse('[mine:crazyhouse]\nmustCapture = true'))).start).length // 20
 */
export function toGame(file: VariantsIni, options?: GameOptions): GameDefinition {
	const result = safeToGame(file, options);
	if (!result.ok) throw new NotationError(result.problems);
	return result.value;
}
