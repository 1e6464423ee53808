import type { Item, Script } from '../shape.js';
import type { Attacks } from './attacks.js';
import type { BoardState, CapturedPiece, Cell } from './board-state.js';
import { type Coordinate, ONE, toCoordinate, UNBOUNDED, ZERO } from './coordinate.js';
import type { EffectCompiler, EffectFunction } from './effects.js';
import type { ExpressionCompiler } from './evaluate.js';
import type { ScriptResult } from './lane-move.js';
import { royalAttacked, type ScriptRunner } from './legality.js';
import type { PieceMoves } from './piece-moves.js';

/** Interprets paths that no other shape covers, step by step with their changes of the board, and tests the legality of each result by trial. */
export class ScriptInterpreter implements ScriptRunner {
	private readonly expressions: ExpressionCompiler;
	private readonly effects: EffectCompiler;
	private readonly attacks: Attacks;
	private readonly compiled = new Map<Script, readonly EffectFunction[]>();

	constructor(expressions: ExpressionCompiler, effects: EffectCompiler, attacks: Attacks) {
		this.expressions = expressions;
		this.effects = effects;
		this.attacks = attacks;
	}

	run(
		state: BoardState,
		id: number,
		pieceMoves: PieceMoves,
	): { readonly x: Coordinate; readonly y: Coordinate; readonly walked: ScriptResult }[] {
		const ends: { readonly x: Coordinate; readonly y: Coordinate; readonly walked: ScriptResult }[] = [];
		const { context, board, log } = state;
		const [code, flags, x, y] = [board.code[id]!, board.flags[id]!, board.x[id]!, board.y[id]!];
		for (const script of pieceMoves.scripts) {
			const mark = log.length;
			const { version } = board;
			context.code = code;
			context.flags = flags;
			context.originX = x;
			context.originY = y;
			context.standX = x;
			context.standY = y;
			context.atX = x;
			context.atY = y;
			context.marks = NO_MARKS;
			context.captured = NO_CAPTURES;
			context.boardChanged = false;
			if (this.functionsOf(script).every((does) => does(state)) && log.length > mark && !this.leavesRoyalAttacked(state)) {
				const walked = {
					changes: log.slice(mark),
					captured: context.captured,
					named: context.marks,
					marks: [...context.marks.keys()].sort(),
					stand: { x: context.standX, y: context.standY },
				};
				if (!ends.some((end) => end.x === context.atX && end.y === context.atY && sameChanges(end.walked, walked)))
					ends.push({ x: context.atX, y: context.atY, walked });
			}
			state.undo(mark, version);
			context.boardChanged = false;
		}
		context.code = code;
		context.flags = flags;
		return ends;
	}

	private leavesRoyalAttacked(state: BoardState): boolean {
		return state.tables.royalSafety[state.phase]! && royalAttacked(this.attacks, state, state.side);
	}

	private functionsOf(script: Script): readonly EffectFunction[] {
		const known = this.compiled.get(script);
		if (known !== undefined) return known;
		const steps = script.items.map((item) => this.compileItem(item));
		this.compiled.set(script, steps);
		return steps;
	}

	private compileItem(item: Item): EffectFunction {
		if ('test' in item) return this.expressions.condition(item.test);
		if ('do' in item) return this.effects.effect(item.do);
		if ('slide' in item) {
			const [dx, dy] = [toCoordinate(item.slide[0]), toCoordinate(item.slide[1])];
			const most = item.most === undefined ? UNBOUNDED : toCoordinate(item.most as number);
			return (state) => slide(state, dx, dy, most);
		}
		if ('go' in item) {
			const [dx, dy] = [toCoordinate(item.go[0]), toCoordinate(item.go[1])];
			return (state) => moveCursor(state, { x: state.context.atX + dx, y: state.context.atY + dy });
		}
		if ('to' in item) {
			const at = this.expressions.cell(item.to);
			return (state) => moveCursor(state, at(state));
		}
		return ({ context }) => {
			context.marks = new Map([...context.marks, [item.mark, { x: context.atX, y: context.atY }]]);
			return true;
		};
	}
}

const NO_MARKS: ReadonlyMap<string, Cell> = new Map();
const NO_CAPTURES: readonly CapturedPiece[] = [];

const sameChanges = (a: ScriptResult, b: ScriptResult): boolean => changesText(a) === changesText(b);

const changesText = ({ changes, marks }: ScriptResult): string =>
	`${marks.join()} ${changes.map((change) => Object.values(change).map(String).join()).join(';')}`;

function moveCursor(state: BoardState, to: Cell | undefined): boolean {
	if (to === undefined || !state.inside(to.x, to.y)) return false;
	const id = state.board.find(to.x, to.y);
	if (id >= 0 && state.board.code[id] === state.tables.hole) return false;
	state.context.atX = to.x;
	state.context.atY = to.y;
	return true;
}

/** Moves the cursor over empty cells to the last one before a piece. */
function slide(state: BoardState, dx: Coordinate, dy: Coordinate, most: Coordinate): boolean {
	const { context, board } = state;
	let nearest = UNBOUNDED;
	const direction = board.lineIndexes.findIndex((one) => one.dx * dy === one.dy * dx);
	const lineIndex = board.lineIndex(direction);
	const places = lineIndex.vertical ? board.y : board.x;
	const line = lineIndex.lineOf(context.atX, context.atY);
	const place = lineIndex.vertical ? context.atY : context.atX;
	const step = lineIndex.vertical ? dy : dx;
	const way = step > ZERO ? 1 : -1;
	let at = lineIndex.lowerBound(line, place, places);
	if (way < 0) at--;
	for (; at >= 0 && at < lineIndex.length && lineIndex.lines[lineIndex.ids[at]!] === line; at += way) {
		const gap = places[lineIndex.ids[at]!]! - place;
		if (gap === ZERO || gap % step !== ZERO) continue;
		nearest = gap / step;
		break;
	}
	if (nearest === UNBOUNDED) return false;
	const steps = nearest - ONE;
	if (most !== UNBOUNDED && steps > most) return false;
	context.atX += steps * dx;
	context.atY += steps * dy;
	return true;
}
