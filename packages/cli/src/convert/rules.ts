import type { GameDefinition } from '@x/core';
import { isNotationError, isRulesetError } from '@x/diagnostics';
import type { Fbr } from '@x/fbr';
import type { Variant } from '@x/sjaak-variants';
import type { Section, VariantsIni } from '@x/variants-ini';
import { faultsIn } from '../game/losses.js';
import { wholeOf } from './lines.js';
import { messagesOf, type Notation, type Notations, type WrittenText } from './notation.js';

/** The rules of a game, in the form in which they were read. */
export type WrittenRules =
	| { readonly form: 'variant'; readonly variant: Variant }
	| { readonly form: 'fbr'; readonly fbr: Fbr }
	| { readonly form: 'section'; readonly file: VariantsIni; readonly section: string }
	| { readonly form: 'definition'; readonly definition: GameDefinition };

const definitionOf = async (rules: WrittenRules): Promise<GameDefinition> => {
	if (rules.form === 'definition') return rules.definition;
	if (rules.form === 'variant') return (await import('@x/sjaak-variants/rules')).toGame(rules.variant);
	if (rules.form === 'section') return (await import('@x/variants-ini/rules')).toGame(rules.file, { section: rules.section });
	return (await import('@x/fbr/game')).toGame(rules.fbr);
};

interface VariantRead {
	readonly value: Variant;
	readonly lost: readonly string[];
}

const variantOf = async (rules: WrittenRules): Promise<VariantRead> => {
	if (rules.form === 'variant') return { value: rules.variant, lost: [] };
	const { rules: ruleset, names, title } = await definitionOf(rules);
	const { value, lost } = (await import('@x/sjaak-variants/rules')).fromRuleset(ruleset, { names, title });
	return { value, lost: messagesOf(lost) };
};

/** Writes rules, or the reasons why there is no text. */
const tried = async (write: () => Promise<WrittenText>): Promise<WrittenText> => {
	try {
		return await write();
	} catch (error) {
		if (isNotationError(error) || isRulesetError(error)) return { text: undefined, lost: messagesOf(error.problems) };
		throw error;
	}
};

const lines = (text: string): string => text.trimEnd();

const variantsText: Notation<WrittenRules> = {
	title: 'variants.txt of Sjaak II',
	read: async function* (bytes) {
		const { safeParse } = await import('@x/sjaak-variants');
		for await (const piece of wholeOf(bytes)) {
			const read = safeParse(piece.text);
			if (!read.ok) yield { piece, problems: read.problems };
			else for (const variant of read.value.variants) yield { piece, value: { form: 'variant', variant }, name: variant.name, lost: [] };
		}
	},
	write: (rules) =>
		tried(async () => {
			const [{ stringify }, { value, lost }] = await Promise.all([import('@x/sjaak-variants'), variantOf(rules)]);
			return { text: `${lines(stringify(value, { style: 'canonical' }))}\n`, lost };
		}),
};

/** A section with those of its file that it is based on. */
const withParents = ({ sections }: VariantsIni, name: string): VariantsIni => {
	const found: Section[] = [];
	for (let next: string | undefined = name; next !== undefined; ) {
		const section = sections.find((one) => one.name === next);
		if (section === undefined || found.includes(section)) break;
		found.unshift(section);
		next = section.parent;
	}
	return { sections: found };
};

const variantsIni: Notation<WrittenRules> = {
	title: 'variants.ini of Fairy-Stockfish',
	read: async function* (bytes) {
		const [{ safeParse }, { safeToGame }] = await Promise.all([import('@x/variants-ini'), import('@x/variants-ini/rules')]);
		for await (const piece of wholeOf(bytes)) {
			const read = safeParse(piece.text, { mode: 'lenient' });
			if (!read.ok) {
				yield { piece, problems: read.problems };
				continue;
			}
			for (const section of read.value.sections) {
				const { name } = section;
				const made = safeToGame(read.value, { section: name });
				if (!made.ok) yield { piece, problems: made.problems };
				else {
					const lost = messagesOf(faultsIn(read.value, section, read.warnings), made.warnings);
					yield { piece, value: { form: 'section', file: read.value, section: name }, name, lost };
				}
			}
		}
	},
	write: (rules) =>
		tried(async () => {
			const { stringify } = await import('@x/variants-ini');
			if (rules.form === 'section') return { text: stringify(withParents(rules.file, rules.section), { style: 'canonical' }), lost: [] };
			const { fromGame } = await import('@x/variants-ini/from');
			const { value, lost } = fromGame(await definitionOf(rules));
			return { text: `${lines(stringify(value))}\n`, lost: messagesOf(lost) };
		}),
};

const xboard: Notation<WrittenRules> = {
	title: "XBoard's commands setup and piece, in XBetza",
	write: (rules) =>
		tried(async () => {
			const [{ toXBoard }, { value, lost }] = await Promise.all([import('@x/sjaak-variants'), variantOf(rules)]);
			const game = toXBoard(value);
			return { text: [game.value.setup, ...game.value.pieces].join('\n'), lost: [...lost, ...messagesOf(game.lost)] };
		}),
};

const fbr: Notation<WrittenRules> = {
	title: 'FBR',
	read: async function* (bytes) {
		const { safeParse } = await import('@x/fbr');
		for await (const piece of wholeOf(bytes)) {
			const read = safeParse(piece.text, { mode: 'lenient' });
			yield read.ok ? { piece, value: { form: 'fbr', fbr: read.value }, lost: [] } : { piece, problems: read.problems };
		}
	},
	write: (rules) =>
		tried(async () => {
			const [{ stringify }, { fromRuleset }] = await Promise.all([import('@x/fbr'), import('@x/fbr/from')]);
			if (rules.form === 'fbr') return { text: stringify(rules.fbr, { style: 'canonical' }), lost: [] };
			const { rules: ruleset, names, title } = await definitionOf(rules);
			const { value, lost } = fromRuleset(ruleset, { names, title });
			return { text: stringify(value, { style: 'canonical' }), lost: messagesOf(lost) };
		}),
};

const diagram: Notation<WrittenRules> = {
	title: 'Interactive Diagrams of chessvariants.com',
	read: async function* (bytes) {
		const { diagramToFbr, safeParseDiagram } = await import('@x/fbr/diagram');
		for await (const piece of wholeOf(bytes)) {
			const read = safeParseDiagram(piece.text);
			if (!read.ok) yield { piece, problems: read.problems };
			else {
				const { value, lost } = diagramToFbr(read.value);
				// Settings that are not known are among the losses.
				yield { piece, value: { form: 'fbr', fbr: value }, lost: messagesOf(lost) };
			}
		}
	},
};

const json: Notation<WrittenRules> = {
	title: 'JSON: the rules as data of @x/core',
	read: async function* (bytes) {
		const [{ placedIn, readJsonRules }, { checkRuleset }] = await Promise.all([import('../game/json-rules.js'), import('@x/core/build')]);
		for await (const piece of wholeOf(bytes)) {
			const read = readJsonRules(piece.text);
			const problems = read.ok ? placedIn(read.value, checkRuleset(read.value.definition.rules)) : read.problems;
			if (read.ok && problems.length === 0) yield { piece, value: { form: 'definition', definition: read.value.definition }, lost: [] };
			else yield { piece, problems };
		}
	},
	write: (rules) => tried(async () => ({ text: JSON.stringify(await definitionOf(rules)), lost: [] })),
};

export const RULES: Notations<WrittenRules> = { 'variants.txt': variantsText, 'variants.ini': variantsIni, fbr, xboard, json, diagram };
