import { nearest, quote } from '@x/diagnostics';
import type { Item, PieceId } from '@x/mbn';
import { RULES } from '../table/names.js';
import type { Rule } from '../tree.js';
import { type Source, warn } from './source.js';

/** The name of a piece without prefixes and colours. */
const nameOf = ({ letters, compound }: PieceId): string => {
	const name = letters[0]!.toUpperCase() + letters.slice(1);
	return compound === true ? `:${name}:` : name;
};

/** Reports names of pieces in rules, sets and promotions that no item defines. A text without a definition is a part of another one. */
export function checkPieces(source: Source, rules: readonly Rule[], items: readonly Item[]): void {
	const known = new Set(items.flatMap((item) => (item.type === 'definition' ? [nameOf(item.piece)] : [])));
	// An item that cannot be read may define the piece.
	if (known.size === 0 || source.report.failed) return;
	for (const { name, set } of rules) if (RULES[name].newPieces) for (const piece of set?.pieces ?? []) known.add(nameOf(piece));
	for (const id of idsIn([rules, items])) {
		const name = nameOf(id);
		if (known.has(name) || id.span === undefined) continue;
		const meant = id.compound === true ? nearest(name, known) : undefined;
		const hint = meant === undefined ? `The pieces are ${[...known].join(' ')}.` : `Did you mean ${quote(meant)}?`;
		warn(source, 'unknown-piece', id.span, `Expected a piece that the text defines, found ${quote(name)}.`, hint);
	}
}

/** Every piece that is named in a part of a tree. */
function* idsIn(part: unknown): Generator<PieceId> {
	if (typeof part !== 'object' || part === null) return;
	if ('letters' in part && 'prefixes' in part) {
		yield part as PieceId;
		return;
	}
	// A macro names moves, not a piece.
	if ('type' in part && part.type === 'macro') yield* idsIn((part as { readonly moves?: unknown }).moves);
	else for (const value of Object.values(part)) yield* idsIn(value);
}
