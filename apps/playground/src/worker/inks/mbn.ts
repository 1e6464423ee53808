import type { Mbn, Sequence } from '@x/mbn';
import { describe } from '@x/mbn/describe';
import * as strings from '../../strings/worker/words/fbr.js';
import { readPiece } from '../piece/read.js';
import { type Part, part, readAround } from './ink.js';

const BASES: ReadonlyMap<string, string> = new Map(Object.entries(strings.BASES));

interface Range {
	readonly from: number;
	readonly to: number;
}

const isRange = (value: unknown): value is Range => typeof value === 'object' && value !== null && 'from' in value && 'to' in value;

/** A node of a tree of MBN: `Item`, `Move`, `Modification` or a part of one. Those with a span have a place in the text. */
type Node = Readonly<Record<string, unknown>>;

/** The part that a node of MBN is; undefined if its parts have the colours. */
const partOf = (text: string, node: Node, { from, to }: Range): readonly Part[] | undefined => {
	const written = text.slice(from, to);
	if (node.type === 'mode') return [part(from, written, 'word')];
	if (node.type === 'direction' || node.type === 'directions') return [part(from, written, 'number')];
	if (node.type === 'leap' || node.type === 'name') return [part(from, written, 'key')];
	if (node.type === 'base') {
		const letter = String(node.letter);
		const means = BASES.get(letter);
		return [part(from, letter, 'key', means), part(from + letter.length, written.slice(letter.length), 'number')];
	}
	if ('areas' in node || node.type === 'set') return [part(from, written, 'text')];
	return 'prefixes' in node && 'letters' in node ? [part(from, written, 'name')] : undefined;
};

/** The comment of an item, which has no span of its own. */
const commentIn = (text: string, node: Node, { from, to }: Range): readonly Part[] => {
	const { tail } = node as { readonly tail?: { readonly comment?: string } };
	if (tail?.comment === undefined) return [];
	const comment = `|${tail.comment}|`;
	const at = text.indexOf(comment, from);
	return at < 0 || at >= to ? [] : [part(at, comment, 'comment')];
};

/** The parts of a tree of MBN, whose places are in the text. */
export const treeParts = (text: string, tree: unknown): readonly Part[] => {
	if (typeof tree !== 'object' || tree === null) return [];
	if (Array.isArray(tree)) return tree.flatMap((one) => treeParts(text, one));
	const node = tree as Node;
	const span = isRange(node.span) ? node.span : undefined;
	const own = span === undefined ? undefined : partOf(text, node, span);
	if (own !== undefined) return own;
	const inner = Object.entries(node).flatMap(([key, value]) => (key === 'span' ? [] : treeParts(text, value)));
	return span === undefined ? inner : [...commentIn(text, node, span), ...inner];
};

/** The sentences about a tree, each at its place. */
export const sentenceParts = (tree: Mbn | Sequence): readonly Part[] =>
	describe(tree).flatMap(({ text: means, span }) => (span === undefined ? [] : [{ from: span.from, to: span.to, means }]));

/** The parts of the moves of a piece in MBN, the sentences about them among them. */
export const mbnParts = (text: string): readonly Part[] => {
	const tree = readAround(
		text,
		(rest) => {
			const { items, moves, problems } = readPiece({ text: rest, dialect: 'mbn' });
			const value = items ?? moves;
			return value === undefined ? { faultAt: problems.find(({ severity }) => severity === 'error')?.span.from } : { value };
		},
		/\S+/g,
	);
	return tree === undefined ? [] : [...treeParts(text, tree), ...sentenceParts(tree)];
};
