import type { CellRef, FlagEdit } from '@x/core';
import { fold, type NodeOf, type Pass } from '@x/core/rules';
import { carries, codeOf, NEUTRAL, type Tables } from '../tables.js';
import { type BoardState, type FlagBits, otherSide } from './board-state.js';
import { type ExpressionCompiler, unsupported } from './evaluate.js';

/** Applies an effect to a board state; returns false if the path cannot continue. */
export type EffectFunction = (state: BoardState) => boolean;

interface WrittenPiece {
	readonly code: number;
	readonly flags: FlagBits;
}

/** The piece to put on a cell; undefined empties the cell. */
type PieceFunction = (state: BoardState) => WrittenPiece | undefined;
type EditedFlags = (code: number, flags: FlagBits) => FlagBits;

/** Flags by code: the flags that the kind can carry, and those that it keeps when it lands. */
export interface FlagRules {
	readonly carried: Int32Array;
	readonly kept: Int32Array;
}

export function flagRulesOf({ ruleset, kinds, kindOf, flags }: Tables): FlagRules {
	const bits = (holds: (flag: string, kind: string) => boolean): Int32Array =>
		Int32Array.from(kindOf, (kind) =>
			kind < 0 ? 0 : flags.reduce((all, flag, bit) => all | (holds(flag, kinds[kind]!) ? 1 << bit : 0), 0),
		);
	const carried = (flag: string, kind: string): boolean => carries(ruleset.flags[flag]!, kind);
	return { carried: bits(carried), kept: bits((flag, kind) => carried(flag, kind) && ruleset.flags[flag]!.onMove === 'keep') };
}

/** Compiles effects into functions that change a board state. */
export class EffectCompiler {
	private readonly tables: Tables;
	private readonly expressions: ExpressionCompiler;
	private readonly flagRules: FlagRules;

	constructor(tables: Tables, expressions: ExpressionCompiler, flagRules: FlagRules) {
		this.tables = tables;
		this.expressions = expressions;
		this.flagRules = flagRules;
	}

	readonly effect: Pass<'effect', EffectFunction> = fold<'effect', EffectFunction>('effect', {
		land: (node) => this.land(node),
		capture: ({ capture }) => this.capture(capture),
		set: (node) => {
			const [at, piece] = [this.expressions.cell(node.set), this.piece(node.to, this.flagEdit(node.flags ?? 'clear'))];
			return (state) => {
				const cell = at(state);
				if (cell === undefined) return false;
				const figure = piece(state);
				state.context.boardChanged = true;
				const id = state.board.find(cell.x, cell.y);
				if (id >= 0) state.remove(id);
				if (figure !== undefined) state.put(cell.x, cell.y, figure.code, figure.flags);
				return true;
			};
		},
		point: (node) => {
			const point = this.tables.points.indexOf(node.point);
			if (node.to === null)
				return (state) => {
					state.setPoint(point, undefined);
					return true;
				};
			const at = this.expressions.cell(node.to);
			return (state) => {
				const cell = at(state);
				if (cell === undefined) return false;
				state.setPoint(point, { x: cell.x, y: cell.y, by: state.context.side });
				return true;
			};
		},
		var: (node) => {
			const slot = this.tables.vars.indexOf(node.var) * 2;
			const perSide = this.tables.ruleset.vars[node.var]!.perSide === true;
			const [add, to] = [node.add, node.to].map((num) => (num === undefined ? undefined : this.expressions.number(num)));
			return (state) => {
				const at = slot + (perSide ? (node.of === 'other' ? otherSide(state.context.side) : state.context.side) : 0);
				state.setVar(at, (to?.(state) ?? state.vars[at]!) + (add?.(state) ?? 0));
				return true;
			};
		},
		store: unsupported,
		forEach: unsupported,
		end: unsupported,
	});

	private flagEdit(edit: FlagEdit | undefined): EditedFlags {
		const { carried, kept } = this.flagRules;
		const { flags: names } = this.tables;
		const bits = (list: readonly string[] = []): FlagBits => list.reduce((all, name) => all | (1 << names.indexOf(name)), 0);
		if (edit === undefined) return (code, flags) => flags & kept[code]!;
		if (edit === 'clear') return () => 0;
		if (edit === 'keep') return (code, flags) => flags & carried[code]!;
		const [added, dropped] = [bits(edit.add), bits(edit.drop)];
		return (code, flags) => (flags | added) & ~dropped & carried[code]!;
	}

	/** The piece to put on a cell; undefined empties the cell. */
	private readonly piece: Pass<'piece', PieceFunction, [flagged: EditedFlags]> = fold<'piece', PieceFunction, [flagged: EditedFlags]>(
		'piece',
		{
			plain: (node, flagged) =>
				node === 'none' ? () => undefined : ({ context: { code, flags } }) => ({ code, flags: flagged(code, flags) }),
			kind: (node, flagged) => {
				const { kinds } = this.tables;
				const kind = kinds.indexOf(node.kind);
				return ({ context }) => {
					const side = node.side === 'neutral' ? NEUTRAL : node.side === 'own' ? context.side : otherSide(context.side);
					const code = codeOf(kinds.length, side, kind);
					return { code, flags: flagged(code, 0) };
				};
			},
			of: ({ of }, flagged) => {
				const at = this.expressions.cell(of);
				return (state) => {
					const cell = at(state);
					const id = cell === undefined ? -1 : state.board.find(cell.x, cell.y);
					if (id < 0) return undefined;
					const code = state.board.code[id]!;
					return { code, flags: flagged(code, state.board.flags[id]!) };
				};
			},
			recolour: unsupported,
			was: unsupported,
		},
	);

	private land({ as, leave, flags }: NodeOf<'effect', 'land'>): EffectFunction {
		const mover = this.piece(as ?? 'mover', this.flagEdit(flags));
		const left = leave === undefined ? undefined : this.piece(leave, this.flagEdit('clear'));
		return (state) => {
			const { context, board } = state;
			const figure = mover(state);
			if (figure === undefined) return false;
			context.boardChanged = true;
			const stood = board.find(context.standX, context.standY);
			const behind = left?.(state);
			if (stood >= 0) state.remove(stood);
			const stays = context.atX === context.standX && context.atY === context.standY;
			if (behind !== undefined && !stays) state.put(context.standX, context.standY, behind.code, behind.flags);
			const occupant = board.find(context.atX, context.atY);
			if (occupant >= 0) state.remove(occupant);
			state.put(context.atX, context.atY, figure.code, figure.flags);
			context.code = figure.code;
			context.flags = figure.flags;
			context.standX = context.atX;
			context.standY = context.atY;
			return true;
		};
	}

	private capture(ref: CellRef): EffectFunction {
		const at = this.expressions.cell(ref);
		return (state) => {
			const { context, board } = state;
			const cell = at(state);
			if (cell === undefined) return false;
			const id = board.find(cell.x, cell.y);
			if (id < 0) return true;
			context.captured = [...context.captured, { x: cell.x, y: cell.y, code: board.code[id]!, flags: board.flags[id]! }];
			context.boardChanged = true;
			state.remove(id);
			return true;
		};
	}
}
