import { Printer } from '../print.js';
import type { Rule } from '../tree.js';
import { edited } from './edit.js';
import type { Macro } from './macro.js';
import { named } from './naming.js';
import { freePrefix } from './prefixes.js';
import { refusal } from './refusal.js';
import { contains, idText, inCapitals, isRoyal, movingKinds, royalsOf, setText } from './sets.js';
import { headOf, itemsOf, rulesOf, withMoves } from './text.js';

const PRINTER = new Printer(false);

/** `andernach`: the prefix of a conversion, and for each piece that is not royal the conversion of its own square. */
export const andernach: Macro = (value, rule) => {
	const prefix = freePrefix(value, rule, '*');
	const pieces = movingKinds(value).filter(({ piece, word }) => word === undefined && !isRoyal(value, piece));
	const last = itemsOf(pieces.map(({ piece }) => `${prefix}${idText(piece)}=ccO`).join(' '));
	return { value: edited(value, rule, { rules: rulesOf(`conversion${prefix}=capture`), last }) };
};

/** The move X with the set of pieces that explode. */
const explosion = (rule: Rule): string => `(!dcy${rule.set === undefined ? '' : PRINTER.set(rule.set)}OK)0*`;
/** The set that the base move X has already. */
const USUAL = '{^P}';

/** `atomic`: captures end with the move X; royal pieces do not capture. */
export const atomic: Macro = (value, rule) => {
	const pieces = movingKinds(value).filter(({ piece }) => piece.letters !== 'P' || piece.prefixes !== '');
	const { macros, before, nameOf, unused } = named(value, rule, pieces, { reserved: 'XOK' });
	// The base move X explodes the usual pieces. Others need a macro, which must not change what the text calls X.
	const usual =
		rule.set !== undefined &&
		PRINTER.set(rule.set) === USUAL &&
		!value.pieces.items.some((item) => item.type === 'macro' && item.name.letters === 'X');
	const blast = usual ? 'X' : unused('X');
	const exposed = rulesOf('royal=expose')[0]!;
	const royal = value.rules.some(({ name, negated }) => name === 'royal' && !negated);
	return {
		value: edited(value, rule, {
			rules: royal ? [] : [exposed],
			others: (one) => (one.name === 'royal' && !one.negated ? withAttribute(one, exposed) : one),
			macros: [...(usual ? [] : itemsOf(`@${blast}=${explosion(rule)}`)), ...macros],
			each: (item) => {
				if (item.type !== 'definition' || !pieces.includes(item)) return undefined;
				const name = nameOf(item);
				const moves = isRoyal(value, item.piece) ? `m${name}` : `m${name}+(c${name}--${blast})`;
				return [...before(item), ...withMoves(item, moves)];
			},
		}),
		note: 'Captures by pawns do not explode: the source says so, and common forms of the game differ.',
	};
};

/** A rule with the attributes of another, each once. */
export function withAttribute(rule: Rule, { attributes: more = [] }: Rule): Rule {
	const { attributes = [], written: _, ...rest } = rule;
	const missing = more.filter(({ name }) => !attributes.some((one) => one.name === name));
	return missing.length === 0 ? rule : { ...rest, attributes: [...attributes, ...missing] };
}

/** `benedict`: nothing is captured, and each piece converts what it attacks from its new square. */
export const benedict: Macro = (value, rule) => {
	const prefix = freePrefix(value, rule, '#');
	const pieces = movingKinds(value);
	const { macros, before, nameOf } = named(value, rule, pieces);
	return {
		value: edited(value, rule, {
			rules: rulesOf(`pieces=maxcaptures(0) pieces${setText(royalsOf(value))}=morethan(0) conversion${prefix}`),
			macros,
			each: (item) => {
				if (item.type !== 'definition' || !pieces.includes(item)) return undefined;
				const name = nameOf(item);
				const same = name === idText(inCapitals(item.piece));
				return [
					...before(item),
					...(same ? itemsOf(headOf(item)) : withMoves(item, name)),
					...(item.word === undefined ? itemsOf(`${prefix}${idText(item.piece)}=(!dc${name})**`) : []),
				];
			},
		}),
		note: 'The source prints pieces=capture(0); the attribute is maxcaptures.',
	};
};

/** `cheshire{X}`: a promotion puts X on each square that a piece leaves. */
export const cheshire: Macro = (value, rule) => {
	const prefix = freePrefix(value, rule, '*');
	const [hole, ...others] = rule.set?.pieces ?? [];
	if (hole === undefined || others.length > 0 || rule.set?.negated)
		throw refusal('missing-set', rule, 'Expected a set of one piece for cheshire, found another set.', 'Write cheshire{X}.');
	const pieces = movingKinds(value).filter(({ piece }) => !contains({ type: 'set', pieces: [hole] }, piece));
	const declared = value.pieces.items.some((item) => item.type === 'definition' && idText(item.piece) === idText(hole));
	const list = [...new Set(pieces.map(({ piece }) => idText(piece)))].join('');
	const ranks = value.board?.ranks ?? 8;
	return {
		value: edited(value, rule, {
			rules: rulesOf(`pieces{${idText(hole)}}=neutral,immovable,transparent promotion${prefix}[1-${ranks}]=origin,move,capture`),
			each: (item) => (item.type === 'castling' ? [] : undefined),
			last: itemsOf(`${declared ? '' : `${idText(hole)} `}${list === '' ? '' : `${prefix}${list}==${idText(hole)}`}`.trim()),
		}),
		note: 'The source leaves out the pieces, the zone of the promotion, and captures, which vacate a square too. There is no castling.',
	};
};
