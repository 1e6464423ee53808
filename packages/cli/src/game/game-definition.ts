import type { GameDefinition } from '@x/core';
import { type Diagnostic, isNotationError, quote, render } from '@x/diagnostics';
import { Unusable } from '@x/jobs/errors';
import type { GameSource, Language } from './game-source.js';

type Rules = GameSource & { readonly kind: 'rules' };

/** One game of several by its name, or the only one. */
export const pick = <T>(found: readonly T[], nameOf: (one: T) => string, wish: string | undefined): T => {
	const names = found.map(nameOf);
	if (wish === undefined) {
		const [only, ...others] = found;
		if (only === undefined) throw new Unusable('Expected a game in the file of rules, found none.');
		if (others.length === 0) return only;
		throw new Unusable(`Expected one game, found ${found.length}: ${names.join(', ')}.`, `Name one of them: FILE#${quote(names[0]!)}.`);
	}
	const at = names.findIndex((name) => name.toLowerCase() === wish.toLowerCase());
	if (at < 0) throw new Unusable(`Expected one of ${names.map(quote).join(', ')} in the file of rules, found ${quote(wish)}.`);
	return found[at]!;
};

/** The error for faults in a text of rules, printed with carets. */
const faulty = (text: string, problems: readonly Diagnostic[]): Unusable =>
	new Unusable(
		`Expected rules that can be read, found faults.\n${problems.map((one) => render(text, one)).join('\n')}`,
		'`x check FILE` lists all faults.',
	);

const READERS: Readonly<Record<Language, (rules: Rules) => Promise<GameDefinition>>> = {
	'variants.txt': async ({ text, name }) => {
		const [{ parse }, { toGame }] = await Promise.all([import('@x/sjaak-variants'), import('@x/sjaak-variants/rules')]);
		return toGame(pick(parse(text).variants, (one) => one.name, name));
	},
	'variants.ini': async ({ text, name }) => {
		const [{ parse }, { toGame }] = await Promise.all([import('@x/variants-ini'), import('@x/variants-ini/rules')]);
		const file = parse(text, { mode: 'lenient' });
		return toGame(file, { section: pick(file.sections, (one) => one.name, name).name });
	},
	fbr: async ({ text }) => {
		const [{ parse }, { toGame }] = await Promise.all([import('@x/fbr'), import('@x/fbr/game')]);
		return toGame(parse(text, { mode: 'lenient' }));
	},
	diagram: async ({ text }) => {
		const [{ diagramToFbr, parseDiagram }, { toGame }] = await Promise.all([import('@x/fbr/diagram'), import('@x/fbr/game')]);
		return toGame(diagramToFbr(parseDiagram(text)).value);
	},
	json: async ({ text }) => {
		const [{ placedIn, readJsonRules }, { checkRuleset }] = await Promise.all([import('./json-rules.js'), import('@x/core/build')]);
		const read = readJsonRules(text);
		if (!read.ok) throw faulty(text, read.problems);
		const faults = checkRuleset(read.value.definition.rules);
		if (faults.length > 0) throw faulty(text, placedIn(read.value, faults));
		return read.value.definition;
	},
};

/** The rules of a game. Throws an `Unusable` with all faults if they cannot be read. */
export const definitionOf = async (source: GameSource): Promise<GameDefinition> => {
	if (source.kind === 'id') {
		const { games, isGameId } = await import('@x/games');
		if (!isGameId(source.id)) throw new Unusable(`Expected the id of a game, found ${quote(source.id)}.`);
		return games[source.id];
	}
	try {
		return await READERS[source.language](source);
	} catch (error) {
		if (!isNotationError(error)) throw error;
		throw faulty(source.text, error.problems);
	}
};
