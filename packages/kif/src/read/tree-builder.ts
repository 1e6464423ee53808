import type { Comment, EndNode, EndWord, KifMove, Line, MoveNode, Side, Square, Time } from '../game.js';

export interface OpenNode {
	time?: Time;
	comments: Comment[];
	bookmark?: string;
	variations: Line[];
	span: { from: number; to: number };
}

type OpenMove = MoveNode & OpenNode;
type OpenEnd = EndNode & OpenNode;

interface OpenLine extends Line {
	/** The number of its first move. */
	readonly first: number;
	/** The target of the move before it. */
	readonly before: Square | undefined;
	readonly moves: OpenMove[];
	end?: OpenEnd;
}

/** The text of a game outside its moves. */
export interface Root {
	comments: Comment[];
	bookmark?: string;
}

/** Builds the lines of a game while it is read. */
export class TreeBuilder {
	readonly root: Root = { comments: [] };
	/** The lines from the main line to the current one. */
	readonly #open: OpenLine[] = [{ first: 1, before: undefined, moves: [] }];
	#last: OpenNode | undefined;
	/** Comments before the first move of a variation; they are those of that move. */
	#early: Comment[] = [];

	get #line(): OpenLine {
		return this.#open.at(-1)!;
	}

	/** The number of the next move. */
	get next(): number {
		return this.#line.first + this.#line.moves.length;
	}

	/** Whether the current line has an end. */
	get ended(): boolean {
		return this.#line.end !== undefined;
	}

	get end(): EndNode | undefined {
		return this.#line.end;
	}

	/** The target of the last move. */
	get before(): Square | undefined {
		return this.#line.moves.at(-1)?.move.to ?? this.#line.before;
	}

	/** The side to move, if `first` moves first. */
	turn(first: Side): Side {
		return (this.next % 2 === 1) === (first === 'black') ? 'black' : 'white';
	}

	/** The node that comments and times belong to; the game before its first move. */
	get last(): OpenNode | undefined {
		return this.#last;
	}

	get main(): Line {
		return strip(this.#open[0]!);
	}

	move(move: KifMove, from: number, to: number): void {
		const node: OpenMove = { move, comments: this.#early.splice(0), variations: [], span: { from, to } };
		this.#line.moves.push(node);
		this.#last = node;
	}

	finish(end: EndWord, from: number, to: number): void {
		const node: OpenEnd = { end, comments: this.#early.splice(0), variations: [], span: { from, to } };
		this.#line.end = node;
		this.#last = node;
	}

	comment(text: string, from: number, to: number): void {
		const owner = this.#last?.comments ?? (this.#open.length > 1 ? this.#early : this.root.comments);
		owner.push({ text, span: { from, to } });
	}

	bookmark(name: string): void {
		(this.#last ?? this.root).bookmark = name;
	}

	/** Opens a variation that replaces the move of a number in the last line that can have it; false if there is none. */
	vary(ply: number, depth: number): boolean | 'deep' {
		const open = this.#open;
		let at = open.length - 1;
		const replaced = (line: OpenLine): OpenNode | undefined =>
			line.moves[ply - line.first] ?? (ply === line.first + line.moves.length ? line.end : undefined);
		// A variation of a variation's first move replaces the same move as that variation.
		while (at >= 0 && (open[at]!.first > ply || (at > 0 && open[at]!.first === ply) || replaced(open[at]!) === undefined)) at--;
		const parent = open[at];
		const node = parent && replaced(parent);
		if (node === undefined) return false;
		if (at + 1 > depth) return 'deep';
		const index = ply - parent!.first;
		const line: OpenLine = { first: ply, before: parent!.moves[index - 1]?.move.to ?? parent!.before, moves: [] };
		node.variations.push(line);
		open.length = at + 1;
		open.push(line);
		this.#last = undefined;
		this.#early = [];
		return true;
	}
}

/** A line without the builder's own fields, and without variations that have nothing. */
const strip = ({ moves, end }: Line): Line => {
	const lines = (variations: readonly Line[]): readonly Line[] =>
		variations.filter((line) => line.moves.length > 0 || line.end !== undefined).map(strip);
	const node = <N extends MoveNode | EndNode>(one: N): N =>
		one.variations.length === 0 ? one : { ...one, variations: lines(one.variations) };
	return { moves: moves.map(node), ...(end && { end: node(end) }) };
};
