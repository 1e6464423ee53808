import { type Diagnostic, type Names, NotationError, type Ruleset, RulesetError } from '@x/core';
import { compile } from '@x/core/compile';
import { parse, safeParse, toRuleset } from '@x/sjaak-variants';
import { dialectsOf } from './fen-dialects.js';
import { type Offer, plainName } from './offer.js';
import { OWN_RULES, type RulesCheck } from './protocol.js';
import { kindsIn } from './words.js';

/** How notations name the parts of rules that the language of variants made: their kinds are called by their letters. */
export const namesFor = ({ kinds, sides, flags, points, vars, stores, royal, start }: Ruleset): Names => {
	const royals = kindsIn(royal);
	const castlers = start.pieces.flatMap(({ piece }) =>
		piece.flags?.includes('castle') && !royals.includes(piece.kind) ? [piece.kind] : [],
	);
	return {
		kinds: Object.fromEntries(
			Object.keys(kinds).map((kind) => {
				if (kind.startsWith('+')) return [kind, { letter: kind, promotedOf: kind.slice(1) }];
				return [kind, kind.endsWith('~') ? { letter: kind.slice(0, -1), promotedOf: 'P' } : { letter: kind }];
			}),
		),
		cells: 'a1',
		sides: Object.fromEntries(Object.keys(sides).map((side, index) => [side, 'wb'[index] ?? side])),
		...('castle' in flags
			? { castling: { flag: 'castle', royal: royals, partner: [...new Set(castlers)], marks: { short: 'O-O', long: 'O-O-O' } } }
			: {}),
		...('ep' in points ? { enPassant: 'ep' } : {}),
		clocks: { ...('halfmove' in vars ? { half: 'halfmove' } : {}), ...('fullmove' in vars ? { full: 'fullmove' } : {}) },
		...('hand' in stores ? { hand: 'hand' } : {}),
		...('P' in kinds ? { silent: ['P'] } : {}),
	};
};

const make = (text: string, [variant] = parse(text).variants): Offer => {
	if (variant === undefined) throw new NotationError([nothing(text)]);
	const ruleset = toRuleset(variant);
	const game = compile(ruleset, namesFor(ruleset));
	return { id: OWN_RULES + text, title: variant.name, game, variant: [plainName(variant.name)], dialects: dialectsOf(game) };
};

const nothing = (text: string): Diagnostic => ({
	code: 'playground/no-variant',
	message: 'There is no variant in this text.',
	hint: 'Begin with a line such as “Variant: My chess”.',
	severity: 'error',
	span: { from: 0, to: text.length },
});

/** The faults that an error tells; anything but a fault of the text is thrown on. */
const faultsOf = (error: unknown, text: string): readonly Diagnostic[] => {
	if (error instanceof NotationError) return error.problems;
	if (!(error instanceof RulesetError)) throw error;
	return error.problems.map(({ code, message }) => ({ code, message, severity: 'error', span: { from: 0, to: text.length } }));
};

let last: Offer | undefined;

/** The game whose rules are written in an id; undefined where they cannot be read. */
export const ownOffer = (id: string): Offer | undefined => {
	if (last?.id === id) return last;
	try {
		last = make(id.slice(OWN_RULES.length));
		return last;
	} catch (error) {
		faultsOf(error, '');
		return undefined;
	}
};

/** What is wrong with a text of rules, and what its game is called when nothing is. */
export const checkRules = (text: string): RulesCheck => {
	const parsed = safeParse(text);
	if (!parsed.ok) return { text, title: undefined, problems: parsed.problems };
	try {
		last = make(text, parsed.value.variants);
		return { text, title: last.title, problems: parsed.warnings };
	} catch (error) {
		return { text, title: undefined, problems: [...faultsOf(error, text), ...parsed.warnings] };
	}
};
