import type { MoveId, MoveNode } from './node.js';

interface Branch {
	readonly node: MoveNode;
	readonly parent: Branch | undefined;
	/** The move that continues the line. */
	next: Branch | undefined;
	/** The first moves of variations that replace the next move. */
	readonly asides: Branch[];
	/** The first move of the line that contains this move. */
	readonly first: Branch;
}

const EMPTY: readonly MoveNode[] = [];

/**
 * A game as a tree of moves, and the ways through it. The start of the game has the id `undefined`, and so has every unknown move.
 *
 * @throws TypeError if a parent does not stand before its children, or two moves have one id.
 *
 * @example
 * import { MoveTree } from '@x/board/moves';
 * const tree = new MoveTree([{ id: 1, text: 'e4' }, { id: 2, parent: 1, text: 'e5' }, { id: 3, parent: 1, text: 'c5' }]);
 * tree.next(1) // → 2
 * tree.below(2) // → 3
 * tree.back(3) // → 1
 */
export class MoveTree {
	readonly nodes: readonly MoveNode[];
	private readonly branches = new Map<MoveId, Branch>();
	private main: Branch | undefined;
	private readonly asides: Branch[] = [];

	constructor(nodes: readonly MoveNode[] = EMPTY) {
		this.nodes = nodes;
		nodes.forEach((node, index) => {
			this.add(node, index);
		});
	}

	private add(node: MoveNode, index: number): void {
		const { id, parent: parentId } = node;
		const parent = parentId === undefined ? undefined : this.branches.get(parentId);
		if (parentId !== undefined && parent === undefined)
			throw new TypeError(`Expected the id of an earlier move for nodes[${index}].parent, found ${JSON.stringify(parentId)}.`);
		if (this.branches.has(id)) throw new TypeError(`Expected an id of its own for nodes[${index}].id, found ${JSON.stringify(id)} again.`);
		const continues = (parent === undefined ? this.main : parent.next) === undefined && node.aside !== true;
		const branch: Branch = { node, parent, next: undefined, asides: [], first: undefined as unknown as Branch };
		Object.assign(branch, { first: continues && parent !== undefined ? parent.first : branch });
		this.branches.set(id, branch);
		if (!continues) (parent?.asides ?? this.asides).push(branch);
		else if (parent === undefined) this.main = branch;
		else parent.next = branch;
	}

	private at(id: MoveId | undefined): Branch | undefined {
		return id === undefined ? undefined : this.branches.get(id);
	}

	/** The move with an id. */
	node(id: MoveId | undefined): MoveNode | undefined {
		return this.at(id)?.node;
	}

	/** The next move of the line: the first move of the game behind the start. */
	next(id?: MoveId): MoveId | undefined {
		const branch = this.at(id);
		return (branch === undefined ? this.main : branch.next)?.node.id;
	}

	/** The move before; `undefined` for the start. */
	back(id?: MoveId): MoveId | undefined {
		return this.at(id)?.parent?.node.id;
	}

	/** The last move of the line that goes through a move. */
	end(id?: MoveId): MoveId | undefined {
		let at = this.at(id) ?? this.main;
		while (at?.next !== undefined) at = at.next;
		return at?.node.id;
	}

	/** The first moves of the variations that replace the move behind an id. */
	variations(id?: MoveId): readonly MoveId[] {
		return (this.at(id)?.asides ?? this.asides).map(({ node }) => node.id);
	}

	/** The first move of the variation that contains a move; undefined for a move of the main line. */
	variationOf(id: MoveId | undefined): MoveId | undefined {
		const first = this.at(id)?.first;
		return first === undefined || first === this.main ? undefined : first.node.id;
	}

	/** The moves from the start to a move, that one included. */
	line(id: MoveId | undefined): readonly MoveNode[] {
		const nodes: MoveNode[] = [];
		for (let at = this.at(id); at !== undefined; at = at.parent) nodes.push(at.node);
		return nodes.reverse();
	}

	/** The moves that are alternatives of a move, that one included: the move of the line first. */
	private choices({ parent }: Branch): readonly Branch[] {
		const next = parent === undefined ? this.main : parent.next;
		return [...(next === undefined ? [] : [next]), ...(parent?.asides ?? this.asides)];
	}

	private beside(id: MoveId | undefined, step: number): MoveId | undefined {
		const branch = this.at(id);
		if (branch === undefined) return undefined;
		// Within a variation, the alternatives are those of its first move.
		for (const at of branch.first === this.main ? [branch] : [branch, branch.first]) {
			const choices = this.choices(at);
			if (choices.length > 1) return choices[choices.indexOf(at) + step]?.node.id;
		}
		return undefined;
	}

	/** The variation before that of a move, in the order of the list; the move of the line before the first variation. */
	above(id: MoveId | undefined): MoveId | undefined {
		return this.beside(id, -1);
	}

	/** The variation behind that of a move, in the order of the list. */
	below(id: MoveId | undefined): MoveId | undefined {
		return this.beside(id, 1);
	}
}
