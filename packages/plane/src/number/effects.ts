import type { Effect, FlagEdit, PieceExpr } from '@x/core';
import { carries, codeOf, NOBODY, type Tables } from '../tables.js';
import type { Asking } from './ask.js';
import { type Bench, type Bits, otherSide } from './bench.js';

/** Does something to a bench; false where the walk cannot go on. */
export type Does = (bench: Bench) => boolean;

interface Figure {
	readonly code: number;
	readonly flags: Bits;
}

/** Flags by code: which a kind carries, and which it keeps when it lands. */
export interface Keeping {
	readonly carried: Int32Array;
	readonly kept: Int32Array;
}

export function keepingOf({ ruleset, kinds, kindOf, flags }: Tables): Keeping {
	const bits = (holds: (flag: string, kind: string) => boolean): Int32Array =>
		Int32Array.from(kindOf, (kind) =>
			kind < 0 ? 0 : flags.reduce((all, flag, bit) => all | (holds(flag, kinds[kind]!) ? 1 << bit : 0), 0),
		);
	const carried = (flag: string, kind: string): boolean => carries(ruleset.flags[flag]!, kind);
	return { carried: bits(carried), kept: bits((flag, kind) => carried(flag, kind) && ruleset.flags[flag]!.onMove === 'keep') };
}

/** Effects as closures over a bench and its scene. */
export class Doing {
	private readonly tables: Tables;
	private readonly asking: Asking;
	private readonly keeping: Keeping;

	constructor(tables: Tables, asking: Asking, keeping: Keeping) {
		this.tables = tables;
		this.asking = asking;
		this.keeping = keeping;
	}

	effect(node: Effect): Does {
		if ('land' in node) return this.land(node);
		if ('capture' in node) return this.capture(node.capture);
		if ('set' in node) {
			const [at, piece] = [this.asking.ref(node.set), this.piece(node.to, node.flags ?? 'clear')];
			return (bench) => {
				const cell = at(bench);
				if (cell === undefined) return false;
				const figure = piece(bench);
				bench.scene.walked = true;
				const id = bench.board.find(cell.x, cell.y);
				if (id >= 0) bench.take(id);
				if (figure !== undefined) bench.put(cell.x, cell.y, figure.code, figure.flags);
				return true;
			};
		}
		if ('point' in node) {
			const point = this.tables.points.indexOf(node.point);
			if (node.to === null)
				return (bench) => {
					bench.setPoint(point, undefined);
					return true;
				};
			const at = this.asking.ref(node.to);
			return (bench) => {
				const cell = at(bench);
				if (cell === undefined) return false;
				bench.setPoint(point, { x: cell.x, y: cell.y, by: bench.scene.side });
				return true;
			};
		}
		if (!('var' in node)) throw new RangeError('An effect that a plane does not do.');
		const slot = this.tables.vars.indexOf(node.var) * 2;
		const perSide = this.tables.ruleset.vars[node.var]!.perSide === true;
		const [add, to] = [node.add, node.to].map((num) => (num === undefined ? undefined : this.asking.num(num)));
		return (bench) => {
			const at = slot + (perSide ? (node.of === 'other' ? otherSide(bench.scene.side) : bench.scene.side) : 0);
			bench.setVar(at, (to?.(bench) ?? bench.vars[at]!) + (add?.(bench) ?? 0));
			return true;
		};
	}

	private edited(edit: FlagEdit | undefined): (code: number, flags: Bits) => Bits {
		const { carried, kept } = this.keeping;
		const { flags: names } = this.tables;
		const bits = (list: readonly string[] = []): Bits => list.reduce((all, name) => all | (1 << names.indexOf(name)), 0);
		if (edit === undefined) return (code, flags) => flags & kept[code]!;
		if (edit === 'clear') return () => 0;
		if (edit === 'keep') return (code, flags) => flags & carried[code]!;
		const [added, dropped] = [bits(edit.add), bits(edit.drop)];
		return (code, flags) => (flags | added) & ~dropped & carried[code]!;
	}

	/** A piece to write; undefined: none. */
	private piece(node: PieceExpr, edit: FlagEdit | undefined): (bench: Bench) => Figure | undefined {
		const flagged = this.edited(edit);
		const { kinds } = this.tables;
		if (node === 'none') return () => undefined;
		if (node === 'mover') return ({ scene: { code, flags } }) => ({ code, flags: flagged(code, flags) });
		if ('kind' in node) {
			const kind = kinds.indexOf(node.kind);
			return ({ scene }) => {
				const side = node.side === 'neutral' ? NOBODY : node.side === 'own' ? scene.side : otherSide(scene.side);
				const code = codeOf(kinds.length, side, kind);
				return { code, flags: flagged(code, 0) };
			};
		}
		if (!('of' in node)) throw new RangeError('A piece that a plane does not write.');
		const at = this.asking.ref(node.of);
		return (bench) => {
			const cell = at(bench);
			const id = cell === undefined ? -1 : bench.board.find(cell.x, cell.y);
			if (id < 0) return undefined;
			const code = bench.board.code[id]!;
			return { code, flags: flagged(code, bench.board.flags[id]!) };
		};
	}

	private land({ as, leave, flags }: Extract<Effect, { readonly land: unknown }>): Does {
		const mover = this.piece(as ?? 'mover', flags);
		const left = leave === undefined ? undefined : this.piece(leave, 'clear');
		return (bench) => {
			const { scene, board } = bench;
			const figure = mover(bench);
			if (figure === undefined) return false;
			scene.walked = true;
			const stood = board.find(scene.standX, scene.standY);
			const behind = left?.(bench);
			if (stood >= 0) bench.take(stood);
			const stays = scene.atX === scene.standX && scene.atY === scene.standY;
			if (behind !== undefined && !stays) bench.put(scene.standX, scene.standY, behind.code, behind.flags);
			const met = board.find(scene.atX, scene.atY);
			if (met >= 0) bench.take(met);
			bench.put(scene.atX, scene.atY, figure.code, figure.flags);
			scene.code = figure.code;
			scene.flags = figure.flags;
			scene.standX = scene.atX;
			scene.standY = scene.atY;
			return true;
		};
	}

	private capture(ref: Parameters<Asking['ref']>[0]): Does {
		const at = this.asking.ref(ref);
		return (bench) => {
			const { scene, board } = bench;
			const cell = at(bench);
			if (cell === undefined) return false;
			const id = board.find(cell.x, cell.y);
			if (id < 0) return true;
			scene.captured = [...scene.captured, { x: cell.x, y: cell.y, code: board.code[id]!, flags: board.flags[id]! }];
			scene.walked = true;
			bench.take(id);
			return true;
		};
	}
}
