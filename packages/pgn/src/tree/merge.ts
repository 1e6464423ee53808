import { setResult } from './edit.js';
import type { Comment, GameResult, Line, MoveNode, PgnGame, Tag } from './game.js';
import { tagOf } from './read.js';
import { groupOf, nodeOf, pathGiven, type Slot } from './slot.js';

/** A tag, or the result, with different values in two games. The merged game has the first one. */
export interface Conflict {
	/** The name of the tag; `undefined` for the result. */
	readonly tag: string | undefined;
	readonly values: readonly [first: string, second: string];
}

/** Two games as one. */
export interface Merged {
	readonly game: PgnGame;
	readonly conflicts: readonly Conflict[];
}

/** Equal keys mean equal comments. */
const keyOf = ({ text, commands }: Comment): string => JSON.stringify([text, commands.map(({ name, value }) => [name, value])]);

/** A list with the elements of another one that it does not have; the list itself if there are none. */
const united = <T>(list: readonly T[], others: readonly T[], key: (one: T) => unknown): readonly T[] => {
	if (others.length === 0) return list;
	const known = new Set(list.map(key));
	const more: T[] = [];
	for (const other of others) {
		const own = key(other);
		if (known.has(own)) continue;
		known.add(own);
		more.push(other);
	}
	return more.length === 0 ? list : [...list, ...more];
};

const unitedComments = (list: readonly Comment[], others: readonly Comment[]): readonly Comment[] => united(list, others, keyOf);

/** A line that is being changed. Drafts of lines and moves keep the originals as long as nothing changes. */
interface LineDraft {
	readonly original: Line;
	comments: readonly Comment[];
	moves: (MoveDraft | MoveNode)[];
	changed: boolean;
	/** The line around it, which changes with it. */
	readonly parent: LineDraft | undefined;
	result: Line;
}

interface MoveDraft {
	readonly original: MoveNode;
	node: MoveNode;
	readonly variations: LineDraft[];
	readonly added: Line[];
}

const isDraft = (move: MoveDraft | MoveNode): move is MoveDraft => 'original' in move;

/** The drafts of all lines of a game; a line follows those around it. */
const draftsOf = (game: Line): LineDraft[] => {
	const drafts: LineDraft[] = [];
	const add = (line: Line, parent: LineDraft | undefined): LineDraft => {
		const draft: LineDraft = { original: line, comments: line.comments, moves: [], changed: false, parent, result: line };
		drafts.push(draft);
		return draft;
	};
	add(game, undefined);
	// The list grows while it is read.
	for (const draft of drafts) {
		for (const node of draft.original.moves) {
			draft.moves.push({ original: node, node, variations: node.variations.map((line) => add(line, draft)), added: [] });
		}
	}
	return drafts;
};

/** A place in a draft, like a {@link Slot}. */
interface DraftSlot {
	readonly line: LineDraft;
	readonly index: number;
}

const draftAt = ({ line, index }: DraftSlot): MoveDraft => line.moves[index] as MoveDraft;

/** The moves of the position of a slot, in the order of the text, and the variations without moves. */
const draftGroup = (head: DraftSlot): { readonly group: readonly DraftSlot[]; readonly empty: readonly Line[] } => {
	const group: DraftSlot[] = [];
	const empty: Line[] = [];
	const waiting = [head];
	for (let slot = waiting.pop(); slot !== undefined; slot = waiting.pop()) {
		group.push(slot);
		for (const line of draftAt(slot).variations.toReversed()) {
			if (line.moves.length > 0) waiting.push({ line, index: 0 });
			else empty.push(line.original);
		}
	}
	return { group, empty };
};

/** A position of both games: the slots at which their moves continue. */
interface Task {
	readonly target: DraftSlot;
	readonly source: Slot;
}

const change = (line: LineDraft): void => {
	for (let at: LineDraft | undefined = line; at !== undefined && !at.changed; at = at.parent) at.changed = true;
};

/** Adds the annotations of a move to those of the same move in a draft. */
const annotateDraft = (slot: DraftSlot, node: MoveNode, before: readonly Comment[]): void => {
	const { line, index } = slot;
	const draft = draftAt(slot);
	const isFirst = index === 0 && line.parent !== undefined;
	const nags = united(draft.node.nags, node.nags, (nag) => nag);
	const comments = unitedComments(draft.node.comments, isFirst ? node.comments : [...before, ...node.comments]);
	const lineComments = isFirst ? unitedComments(line.comments, before) : line.comments;
	if (nags === draft.node.nags && comments === draft.node.comments && lineComments === line.comments) return;
	draft.node = { ...draft.node, nags, comments };
	line.comments = lineComments;
	change(line);
};

/** The key of a variation without moves. */
const lineKey = ({ comments }: Line): string => comments.map(keyOf).join();

/** Unites the moves of a position of both games. Returns the positions behind the moves that both have. */
const unite = ({ target, source }: Task): readonly Task[] => {
	const { line, index } = target;
	const sourceHead = nodeOf(source);
	if (sourceHead === undefined) return [];
	if (index >= line.moves.length) {
		line.moves = line.moves.concat(source.line.moves.slice(source.index));
		change(line);
		return [];
	}
	const { group, empty } = draftGroup(target);
	const bySan = new Map<string, DraftSlot[]>();
	for (const slot of group) {
		const { san } = draftAt(slot).original;
		const same = bySan.get(san);
		if (same === undefined) bySan.set(san, [slot]);
		else same.push(slot);
	}
	for (const same of bySan.values()) same.reverse();
	const tasks: Task[] = [];
	const remarks = new Set(empty.map(lineKey));
	const { added } = draftAt(target);
	for (const slot of groupOf({ ...source, parent: undefined })) {
		const node = nodeOf(slot)!;
		const before = slot.parent === undefined ? [] : slot.line.comments;
		const same = bySan.get(node.san)?.pop();
		if (same === undefined) {
			added.push({ comments: before, moves: [{ ...node, variations: [] }, ...slot.line.moves.slice(slot.index + 1)] });
		} else {
			annotateDraft(same, node, before);
			tasks.push({ target: { ...same, index: same.index + 1 }, source: { ...slot, index: slot.index + 1 } });
		}
		for (const other of node.variations) {
			if (other.moves.length > 0 || remarks.has(lineKey(other))) continue;
			remarks.add(lineKey(other));
			added.push(other);
		}
	}
	if (added.length > 0) change(line);
	return tasks;
};

/** The lines of drafts: from the inner ones to the main line. */
const finish = (drafts: readonly LineDraft[]): Line => {
	for (const draft of drafts.toReversed()) {
		if (!draft.changed) continue;
		const moves = draft.moves.map((move) => {
			if (!isDraft(move)) return move;
			const { node, original, variations, added } = move;
			const isSame = node === original && added.length === 0 && variations.every((line) => !line.changed);
			return isSame ? original : { ...node, variations: [...variations.map(({ result }) => result), ...added] };
		});
		draft.result = { comments: draft.comments, moves };
	}
	return drafts[0]!.result;
};

/** Whether a value stands for an unknown one. */
const isUnknown = (value: string): boolean => /^[?.*]*$/.test(value);

/** The tags of two games. A known value replaces an unknown one. */
const mergedTags = (a: PgnGame, b: PgnGame, conflicts: Conflict[]): readonly Tag[] => {
	// The last tag with a name counts.
	const places = new Map(a.tags.map(({ name }, index) => [name, index]));
	const others = new Map(b.tags.map(({ name, value }) => [name, value]));
	const tags = a.tags.slice();
	for (const [name, second] of others) {
		const place = places.get(name);
		if (place === undefined) {
			tags.push({ name, value: second });
			continue;
		}
		const first = tags[place]!.value;
		if (first === second || isUnknown(second)) continue;
		if (isUnknown(first)) tags[place] = { name, value: second };
		else conflicts.push({ tag: name, values: [first, second] });
	}
	return tags;
};

const mergedResult = (a: GameResult, b: GameResult, conflicts: Conflict[]): GameResult => {
	if (a !== '*' && b !== '*' && a !== b) conflicts.push({ tag: undefined, values: [a, b] });
	return a === '*' ? b : a;
};

/** @throws RangeError if the games begin in different positions. */
const sameStart = (a: PgnGame, b: PgnGame): void => {
	for (const name of ['FEN', 'Variant']) {
		const [first, second] = [tagOf(a, name), tagOf(b, name)];
		if (first === second || (name === 'Variant' && (first === undefined || second === undefined))) continue;
		const found = `${JSON.stringify(first ?? null)} and ${JSON.stringify(second ?? null)}`;
		throw new RangeError(
			`Expected two games with the same start, found different values of the tag ${name}: ${found}. Set the tag in both games.`,
		);
	}
};

/**
 * Two games with the same start as one: the moves of both, with the comments and NAGs of both without repetition. Moves that only the second game has
 * become variations, or go on at the end of a line. Lines of the first game that do not change are the same objects.
 *
 * Tags of the second game are added. If both games know a value and differ, the merged game has that of the first one, and `conflicts` names both.
 *
 * @throws RangeError if the tags `FEN` or `Variant` say that the games begin in different positions.
 *
 * @example
 * const [first, second] = parse('[White "Anna"] 1. e4 e5 * [White "Maria"] 1. e4 c5 2. Nf3 1-0');
 * const { game, conflicts } = merge(first, second);
 * stringify(game, { format: 'compact' }) // → '[White "Anna"]\n\n1.e4 e5 (1...c5 2.Nf3) 1-0'
 * conflicts // → [{ tag: 'White', values: ['Anna', 'Maria'] }]
 */
export const merge = (a: PgnGame, b: PgnGame): Merged => {
	pathGiven(a, '');
	pathGiven(b, '');
	sameStart(a, b);
	const conflicts: Conflict[] = [];
	const drafts = draftsOf(a);
	const main = drafts[0]!;
	main.comments = unitedComments(a.comments, b.comments);
	if (main.comments !== a.comments) change(main);
	const tasks: Task[] = [{ target: { line: main, index: 0 }, source: { line: b, index: 0, parent: undefined, variation: 0 } }];
	for (let task = tasks.pop(); task !== undefined; task = tasks.pop()) for (const next of unite(task)) tasks.push(next);
	const { comments, moves } = finish(drafts);
	const tags = mergedTags(a, b, conflicts);
	const result = mergedResult(a.result, b.result, conflicts);
	const game = { tags, comments, moves, result };
	const isNews = result !== a.result && isUnknown(tagOf(game, 'Result') ?? '');
	return { game: isNews ? setResult(game, result) : game, conflicts };
};
