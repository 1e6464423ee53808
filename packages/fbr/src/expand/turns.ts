import type { PieceId } from '@x/mbn';
import { withAttribute } from './captures.js';
import { edited } from './edit.js';
import type { Macro } from './macro.js';
import { freePrefix } from './prefixes.js';
import { inCapitals, inSmall, kindsOf, setText } from './sets.js';
import { itemsOf, rulesOf } from './text.js';

/** `avalanche`: a second part of the turn, in which a pawn of the opponent is pushed. */
export const avalanche: Macro = (value, rule) => {
	const prefix = freePrefix(value, rule, '#');
	const balanced = rule.attributes?.some(({ name }) => name === 'balance') ?? false;
	const pawns = kindsOf(value).filter(({ piece }) => piece.letters === 'P' && piece.prefixes === '');
	const push = itemsOf(`${prefix}P=mfW`);
	return {
		value: edited(value, rule, {
			rules: rulesOf(`turn<1> turn${prefix}<2>{!p}=avalanche${balanced ? ',balance' : ''}`),
			each: (item) => (item === pawns.at(-1) ? [item, ...push] : undefined),
			last: pawns.length === 0 ? push : [],
		}),
		note: balanced
			? 'The source prints turn<1>=balance, so that White would begin by pushing a pawn of Black: the first turn has its move and no push.'
			: '{!p} means a pawn of the opponent, for Black as for White.',
	};
};

const ORTHODOX: readonly PieceId[] = [...'KQRBNP'].map((letters) => ({ prefixes: '', letters }));

/** `monster`: one side moves twice, and captures the king. */
export const monster: Macro = (value, rule) => {
	const defined = new Map(kindsOf(value).map(({ piece }) => [piece.prefixes + piece.letters.toUpperCase(), inCapitals(piece)]));
	const kinds = defined.size === 0 ? ORTHODOX : [...defined.values()];
	const swapped = whiteMovesTwice(value.start, kinds);
	const white = setText(kinds).replace('{', '{!');
	const black = setText(kinds.map(inSmall)).replace('{', '{!');
	const [once, twice] = swapped ? [black, white] : [white, black];
	const captured = rulesOf('royal=untilcaptured')[0]!;
	const royal = value.rules.some(({ name, negated }) => name === 'royal' && !negated);
	const turns = rulesOf(`turn<1>${once} turn<1>${twice}=check turn<2>${twice}=captureroyal`);
	return {
		value: edited(value, rule, {
			rules: royal ? turns : [captured, ...turns],
			others: (one) => (one.name === 'royal' && !one.negated ? withAttribute(one, captured) : one),
		}),
		note: swapped
			? 'White begins with fewer kinds of pieces and moves twice; the source prints the colours the other way round.'
			: 'Black moves twice, as the source prints it; captureroyal is an attribute of this expansion alone.',
	};
};

/** Whether White begins without some kinds that Black has. */
function whiteMovesTwice(start: string | undefined, kinds: readonly PieceId[]): boolean {
	const [placement = ''] = start?.split(/[ \t]/, 1) ?? [];
	const has = (text: string): boolean => placement.includes(text);
	const count = (ids: readonly PieceId[]): number => ids.filter(({ letters }) => has(letters.length > 1 ? `:${letters}:` : letters)).length;
	return count(kinds) < count(kinds.map(inSmall));
}
