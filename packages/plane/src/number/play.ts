import type { Hook } from '@x/core';
import type { Tables } from '../tables.js';
import type { Asking } from './ask.js';
import type { Bench, Spot, Taken } from './bench.js';
import { FLAG_BITS } from './board.js';
import { type Coordinate, toCoordinate } from './coordinate.js';
import type { Deed, Walked } from './deed.js';
import type { Does, Doing, Keeping } from './effects.js';
import type { Asks, Take, Trail } from './men.js';

/** A candidate that was played, as `moved` outcomes see it. */
export interface Last {
	readonly side: number;
	readonly phase: number;
	readonly code: number;
	readonly flags: number;
	readonly originX: Coordinate;
	readonly originY: Coordinate;
	readonly standX: Coordinate;
	readonly standY: Coordinate;
	readonly atX: Coordinate;
	readonly atY: Coordinate;
	readonly marks: ReadonlyMap<string, Spot>;
	readonly captured: readonly Taken[];
}

interface Step {
	readonly asks: Asks | undefined;
	readonly does: readonly Does[];
	readonly otherwise: readonly Does[];
}

/** Plays moves on a bench: writes, hooks, flags that die, the phase that follows. */
export class Player {
	private readonly tables: Tables;
	private readonly keeping: Keeping;
	private readonly after: readonly Step[];
	private readonly enter: readonly (readonly Step[])[];
	private readonly next: readonly (readonly { readonly asks: Asks | undefined; readonly to: number }[])[];
	/** Flags that die: the bit, and what must hold of a kind that carries it. */
	private readonly mortal: readonly { readonly bit: number; readonly asks: Asks }[];
	private readonly lives: readonly string[];
	private readonly varLives: readonly { readonly slot: number; readonly life: string; readonly start: number }[];

	constructor(tables: Tables, asking: Asking, doing: Doing, keeping: Keeping) {
		const { ruleset, flags, points, phases } = tables;
		const step = (hook: Hook): Step => ({
			asks: hook.if === undefined ? undefined : asking.cond(hook.if),
			does: hook.do.map((effect) => doing.effect(effect)),
			otherwise: (hook.else ?? []).map((effect) => doing.effect(effect)),
		});
		this.tables = tables;
		this.keeping = keeping;
		this.after = ruleset.after.map(step);
		this.enter = phases.map((name) => (ruleset.turn.phases[name]!.enter ?? []).map(step));
		this.next = phases.map((name) =>
			ruleset.turn.phases[name]!.next.map((one) => ({
				asks: one.if === undefined ? undefined : asking.cond(one.if),
				to: phases.indexOf(one.to),
			})),
		);
		this.mortal = flags.flatMap((name, index) => {
			const dying = ruleset.flags[name]!.while;
			return dying === undefined ? [] : [{ bit: 1 << index, asks: asking.cond(dying) }];
		});
		this.lives = points.map((name) => ruleset.points[name]!);
		this.varLives = tables.vars.flatMap((name, index) => {
			const { life = 'game', start } = ruleset.vars[name]!;
			return life === 'game' ? [] : [0, 1].map((side) => ({ slot: index * 2 + side, life, start }));
		});
	}

	/** Plays a legal move up to the entry of the next phase. */
	play(bench: Bench, deed: Deed): Last {
		const { scene } = bench;
		scene.side = bench.side;
		scene.phase = bench.phase;
		this.expire(bench, 'walk');
		if (deed.shape === 'script') this.replay(bench, deed, deed.by as Walked);
		else this.write(bench, deed);
		for (const hook of this.after) run(bench, hook);
		this.bury(bench);
		const last: Last = {
			side: scene.side,
			phase: scene.phase,
			code: scene.code,
			flags: scene.flags,
			originX: scene.originX,
			originY: scene.originY,
			standX: scene.standX,
			standY: scene.standY,
			atX: scene.atX,
			atY: scene.atY,
			marks: scene.marks,
			captured: scene.captured,
		};
		scene.walked = true;
		const to = this.next[bench.phase]!.find(({ asks }) => asks === undefined || asks(bench))?.to ?? bench.phase;
		this.advance(bench, to);
		return last;
	}

	private write(bench: Bench, { fromX, fromY, toX, toY, becomes, by, shape }: Deed): void {
		const { scene, board } = bench;
		const id = board.find(fromX, fromY);
		scene.code = board.code[id]!;
		scene.flags = board.flags[id]! & this.keeping.kept[scene.code]!;
		scene.originX = fromX;
		scene.originY = fromY;
		scene.standX = toX;
		scene.standY = toY;
		scene.atX = toX;
		scene.atY = toY;
		const { marks } = by;
		scene.marks = marks.length === 0 ? NOWHERE : new Map(marks.map((name) => [name, { x: toX, y: toY }]));
		const victim = shape === 'take' ? board.find(toX + (by as Take).victimX, toY + (by as Take).victimY) : board.find(toX, toY);
		if (victim >= 0) {
			scene.captured = [{ x: board.x[victim]!, y: board.y[victim]!, code: board.code[victim]!, flags: board.flags[victim]! }];
			bench.take(victim);
		} else scene.captured = NOTHING;
		bench.take(board.find(fromX, fromY));
		if (becomes === 0) bench.put(toX, toY, scene.code, scene.flags);
		else bench.put(toX, toY, becomes, 0);
		if (shape === 'trail')
			for (const [point, at] of (by as Trail).points) {
				const { dx, dy } = by as Trail;
				const [x, y] = at < 0 ? [fromX, fromY] : [fromX + dx[at]!, fromY + dy[at]!];
				bench.setPoint(point, { x, y, by: scene.side });
			}
	}

	private replay(bench: Bench, deed: Deed, walked: Walked): void {
		const { scene, board } = bench;
		const id = board.find(deed.fromX, deed.fromY);
		scene.code = board.code[id]!;
		scene.flags = board.flags[id]!;
		scene.originX = deed.fromX;
		scene.originY = deed.fromY;
		scene.standX = walked.stand.x;
		scene.standY = walked.stand.y;
		scene.atX = deed.toX;
		scene.atY = deed.toY;
		scene.marks = walked.named;
		scene.captured = walked.captured;
		for (const change of walked.changes) {
			bench.repeat(change);
			bench.log.push(change);
		}
	}

	/** Clause 12: flags whose condition fails die, all at once and again until all left hold. */
	bury(bench: Bench): void {
		const { board, scene, tables } = bench;
		const { side } = scene;
		for (let again = this.mortal.length > 0; again; ) {
			again = false;
			const doomed: { readonly id: number; readonly flags: number }[] = [];
			for (let slot = 0; slot < board.counts.length; slot++) {
				if (board.counts[slot] === 0) continue;
				const [code, flags] = [slot >> FLAG_BITS, slot & ((1 << FLAG_BITS) - 1)];
				let left = flags;
				for (const { bit, asks } of this.mortal) {
					if ((flags & bit) === 0) continue;
					const { code: moverCode, flags: moverFlags } = scene;
					scene.side = tables.sideOf[code]!;
					scene.code = code;
					scene.flags = flags;
					if (!asks(bench)) left &= ~bit;
					scene.code = moverCode;
					scene.flags = moverFlags;
				}
				if (left === flags) continue;
				for (const id of board.members[tables.sideOf[code]!]!)
					if (board.code[id] === code && board.flags[id] === flags) doomed.push({ id, flags: left });
			}
			const cells = doomed.map(({ id, flags }) => ({ x: board.x[id]!, y: board.y[id]!, code: board.code[id]!, flags }));
			for (const { x, y, code, flags } of cells) {
				bench.take(board.find(x, y));
				bench.put(x, y, code, flags);
				again = true;
			}
		}
		scene.side = side;
	}

	private expire(bench: Bench, ends: string): void {
		for (const { slot, life, start } of this.varLives) if (life === ends) bench.setVar(slot, start);
		for (const [point, life] of this.lives.entries()) if (life === ends) bench.setPoint(point, undefined);
	}

	private advance(bench: Bench, to: number): void {
		const side = this.tables.phaseSide[to]!;
		const turns = side !== bench.side;
		bench.setPhase(to);
		if (turns) {
			this.expire(bench, 'turn');
			for (const [point, life] of this.lives.entries())
				if (life === 'reply' && bench.points[point]?.by === side) bench.setPoint(point, undefined);
		}
		const { scene } = bench;
		scene.side = side;
		scene.phase = to;
		for (const hook of this.enter[to]!) run(bench, hook);
	}
}

const NOWHERE: ReadonlyMap<string, Spot> = new Map();
const NOTHING: readonly Taken[] = [];

function run(bench: Bench, { asks, does, otherwise }: Step): void {
	for (const effect of asks === undefined || asks(bench) ? does : otherwise) effect(bench);
}

/** A candidate that was played on the other lane, in the numbers of this one. */
export function adopted(last: Last | undefined): Last | undefined {
	if (last === undefined) return undefined;
	const spot = <S extends Spot>(one: S): S => ({ ...one, x: toCoordinate(one.x), y: toCoordinate(one.y) });
	const { originX, originY, standX, standY, atX, atY, marks, captured } = last;
	return {
		...last,
		originX: toCoordinate(originX),
		originY: toCoordinate(originY),
		standX: toCoordinate(standX),
		standY: toCoordinate(standY),
		atX: toCoordinate(atX),
		atY: toCoordinate(atY),
		marks: new Map([...marks].map(([name, one]) => [name, spot(one)])),
		captured: captured.map(spot),
	};
}
