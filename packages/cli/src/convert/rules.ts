import type { GameDefinition } from '@x/core';
import { isNotationError, isRulesetError } from '@x/diagnostics';
import type { Fbr } from '@x/fbr';
import type { Variant } from '@x/sjaak-variants';
import { wholeOf } from './lines.js';
import { messagesOf, type Notation, type Notations, type WrittenText } from './notation.js';

/** The rules of a game, in the form in which they were read. */
export type WrittenRules =
	| { readonly form: 'variant'; readonly variant: Variant }
	| { readonly form: 'fbr'; readonly fbr: Fbr }
	| { readonly form: 'definition'; readonly definition: GameDefinition };

const definitionOf = async (rules: WrittenRules): Promise<GameDefinition> => {
	if (rules.form === 'definition') return rules.definition;
	if (rules.form === 'variant') return (await import('@x/sjaak-variants/rules')).toGame(rules.variant);
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

const variantsIni: Notation<WrittenRules> = {
	title: 'variants.ini of Fairy-Stockfish',
	read: async function* (bytes) {
		const { safeFromFairy } = await import('@x/sjaak-variants/rules');
		for await (const piece of wholeOf(bytes)) {
			const { found, problems } = safeFromFairy(piece.text);
			for (const { value, lost } of found)
				yield { piece, value: { form: 'variant', variant: value }, name: value.name, lost: messagesOf(lost) };
			if (problems.length > 0) yield { piece, problems };
		}
	},
	write: (rules) =>
		tried(async () => {
			const [{ toFairy }, { value, lost }] = await Promise.all([import('@x/sjaak-variants'), variantOf(rules)]);
			const fairy = toFairy(value);
			return { text: `${lines(fairy.value)}\n`, lost: [...lost, ...messagesOf(fairy.lost)] };
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

const json: Notation<WrittenRules> = {
	title: 'the rules as data of @x/core',
	write: (rules) => tried(async () => ({ text: JSON.stringify(await definitionOf(rules)), lost: [] })),
};

export const RULES: Notations<WrittenRules> = { 'variants.txt': variantsText, 'variants.ini': variantsIni, fbr, xboard, json };
