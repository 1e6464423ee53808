import { type Game, type Move, type Position, pieces, pointAt } from '@x/core';
import * as strings from '../../strings/worker/opponent.js';
import { kindsIn, kindTitle, reasonWords } from '../words.js';

/** The parts of a game's rules that were used. */
interface Used {
	readonly present: Set<string>;
	readonly moved: Set<string>;
	readonly captured: Set<string>;
	readonly promoted: Set<string>;
	readonly marks: Set<string>;
	readonly ends: Set<string>;
	dropped: boolean;
	enPassant: boolean;
}

/** Headings with the parts of rules that were not used. */
export type Unused = readonly { readonly title: string; readonly items: readonly string[] }[];

/** The values under a key, anywhere in a tree of data. */
const under = (tree: unknown, key: string): readonly unknown[] => {
	if (typeof tree !== 'object' || tree === null) return [];
	return Object.entries(tree).flatMap(([name, value]) => (name === key ? [value, ...under(value, key)] : under(value, key)));
};

const isText = (value: unknown): value is string => typeof value === 'string';

/** The kinds of the pieces that a path puts on its cell. */
const putKinds = (tree: unknown): readonly string[] => {
	if (typeof tree !== 'object' || tree === null) return [];
	const { set, to } = tree as { readonly set?: unknown; readonly to?: unknown };
	const own = set === 'at' && typeof to === 'object' && to !== null && 'kind' in to && isText(to.kind) ? [to.kind] : [];
	return [...own, ...Object.values(tree).flatMap(putKinds)];
};

const lands = (step: object): boolean => 'do' in step && typeof step.do === 'object' && step.do !== null && 'land' in step.do;

/** The kinds that a piece may become after it has landed. A piece from the hand is put on its cell, and does not land. */
const promotionsOf = ({ ruleset }: Game): readonly string[] => {
	const sequences = under(ruleset.paths, 'seq').filter((steps) => Array.isArray(steps));
	return [...new Set(sequences.flatMap((steps) => (steps.some(lands) ? putKinds(steps.slice(steps.findIndex(lands))) : [])))];
};

/** The ids of all ends: outcomes, and effects that end the game. */
const endsOf = ({ ruleset }: Game): readonly string[] => {
	const declared = [ruleset.after, ruleset.turn, ruleset.paths].flatMap((part) => endEffects(part));
	return [...new Set([...ruleset.outcomes.map(({ id }) => id), ...declared])];
};

const endEffects = (tree: unknown): readonly string[] => {
	if (typeof tree !== 'object' || tree === null) return [];
	const own = 'end' in tree && 'id' in tree && isText(tree.id) ? [tree.id] : [];
	return [...own, ...Object.values(tree).flatMap((value) => endEffects(value))];
};

/** Watches games, and lists the rules that none of them used. */
export class RuleWatch {
	private readonly game: Game;
	private readonly used: Used = {
		present: new Set(),
		moved: new Set(),
		captured: new Set(),
		promoted: new Set(),
		marks: new Set(),
		ends: new Set(),
		dropped: false,
		enPassant: false,
	};

	constructor(game: Game) {
		this.game = game;
	}

	/** The start of a game. */
	start(position: Position): void {
		for (const { piece } of pieces(position)) this.used.present.add(piece.kind);
	}

	move(move: Move): void {
		const { used } = this;
		const { from, to, kind, promotion, captured, marks, writes, position } = move;
		if (from === undefined && to >= 0) used.dropped = true;
		else used.moved.add(kind);
		for (const { piece } of writes) if (piece !== undefined) used.present.add(piece.kind);
		for (const piece of captured) used.captured.add(piece.kind);
		for (const mark of marks) used.marks.add(mark);
		if (promotion !== undefined) used.promoted.add(promotion);
		const point = this.game.names?.enPassant;
		if (point !== undefined && captured.length > 0 && captured[0]!.cell !== to && pointAt(position, point) === to) used.enPassant = true;
	}

	end(reason: string): void {
		this.used.ends.add(reason);
	}

	/** The rules that were not used, in players' words. */
	unused(): Unused {
		const { game, used } = this;
		const { ruleset, names } = game;
		const royal = kindsIn(ruleset.royal);
		const titled = (kinds: readonly string[]): readonly string[] => [...new Set(kinds.map((kind) => kindTitle(game, kind)))];
		const kinds = Object.keys(ruleset.kinds);
		const there = kinds.filter((kind) => used.present.has(kind));
		const castling = Object.entries(names?.castling?.marks ?? {}).filter(([mark]) => !used.marks.has(mark));
		const special = [
			...castling.map(([, text]) => (text.length > 3 ? strings.castlingLong : strings.castlingShort)),
			...(names?.enPassant === undefined || used.enPassant ? [] : [strings.enPassant]),
			...(Object.keys(ruleset.stores).length === 0 || used.dropped ? [] : [strings.drops]),
		];
		return [
			{ title: strings.unusedMoves, items: [...new Set(special)] },
			{ title: strings.unusedPieces, items: titled(kinds.filter((kind) => !used.present.has(kind))) },
			{ title: strings.unmoved, items: titled(there.filter((kind) => !used.moved.has(kind))) },
			{
				title: strings.uncaptured,
				items: titled(there.filter((kind) => !used.captured.has(kind) && !royal.includes(kind))),
			},
			{ title: strings.unusedPromotions, items: titled(promotionsOf(game).filter((kind) => !used.promoted.has(kind))) },
			{
				title: strings.unusedEnds,
				items: endsOf(game)
					.filter((id) => !used.ends.has(id))
					.map(reasonWords),
			},
		].filter(({ items }) => items.length > 0);
	}
}
