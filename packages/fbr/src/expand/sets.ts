import type { Definition, PieceId, PieceSet } from '@x/mbn';
import { Printer } from '@x/mbn/parts';
import { RULES } from '../table/names.js';
import type { Fbr, Rule } from '../tree.js';

const PRINTER = new Printer(false);

/** A piece as text, so that pieces can be compared. */
export const idText = (id: PieceId): string => PRINTER.id(id);

/** Sets of pieces as text: `{KQ}`. */
export const setText = (ids: readonly PieceId[]): string => `{${PRINTER.ids(ids)}}`;

/** Whether a set contains a piece; its colours are not compared. */
export function contains(set: PieceSet, id: PieceId): boolean {
	const listed = set.pieces.some((piece) => idText(inCapitals(piece)) === idText(inCapitals(id)));
	return listed !== (set.negated ?? false);
}

/** White's form of a piece. */
export const inCapitals = (id: PieceId): PieceId => ({ ...id, letters: id.letters[0]!.toUpperCase() + id.letters.slice(1) });

/** Black's form of a piece. */
export const inSmall = (id: PieceId): PieceId => ({ ...id, letters: id.letters[0]!.toLowerCase() + id.letters.slice(1) });

/** The rules that are in force, without cancellations. */
const inForce = ({ rules }: Fbr, name: Rule['name']): readonly Rule[] => rules.filter((rule) => rule.name === name && !rule.negated);

/** The prefixes whose definitions are not moves of a piece: influences, parts of the turn, conversions and duties to drop. */
function servingPrefixes({ rules }: Fbr): ReadonlySet<string> {
	const serving = rules.filter(
		({ name }) => name === 'turn' || name === 'pieces' || name === 'conversion' || RULES[name].classes.includes('influence'),
	);
	return new Set(serving.flatMap(({ prefix }) => (prefix === undefined ? [] : [prefix])));
}

/** The definitions of kinds of pieces: those with a prefix that serves a rule are left out. */
export function kindsOf(value: Fbr): readonly Definition[] {
	const serving = servingPrefixes(value);
	return value.pieces.items.flatMap((item) => (item.type === 'definition' && !serving.has(item.piece.prefixes[0] ?? '') ? [item] : []));
}

/** Whether a rule says that a piece never moves. */
export const isImmovable = (value: Fbr, id: PieceId): boolean =>
	inForce(value, 'pieces').some(
		({ set, attributes = [] }) =>
			set !== undefined && contains(set, id) && attributes.some(({ name, number }) => name === 'immovable' && number === undefined),
	);

/** The definitions of the kinds of pieces that can move. */
export const movingKinds = (value: Fbr): readonly Definition[] => kindsOf(value).filter(({ piece }) => !isImmovable(value, piece));

const KING: PieceId = { prefixes: '', letters: 'K' };

/** The royal pieces: those of the rules, or the king. */
export function royalsOf(value: Fbr): readonly PieceId[] {
	const rules = inForce(value, 'royal');
	if (rules.length === 0) return [KING];
	const found = new Map<string, PieceId>();
	for (const { set } of rules) {
		const ids =
			set === undefined ? [KING] : set.negated ? kindsOf(value).flatMap(({ piece }) => (contains(set, piece) ? [piece] : [])) : set.pieces;
		for (const id of ids) found.set(idText(inCapitals(id)), inCapitals(id));
	}
	return [...found.values()];
}

/** Whether a piece is royal or antiroyal. */
export function isRoyal(value: Fbr, id: PieceId): boolean {
	if (royalsOf(value).some((royal) => idText(royal) === idText(inCapitals(id)))) return true;
	return inForce(value, 'antiroyal').some(({ set }) => set !== undefined && contains(set, id));
}
