import type { Bench } from './bench.js';
import { otherSide } from './bench.js';
import type { Beam, Deed, Walked } from './deed.js';
import type { Army, Man, Take, Trail } from './men.js';
import { isEmpty } from './part.js';
import { coveredParts, endsAt, openParts, reachOf, stepsBetween } from './ray.js';
import { safeParts } from './royal.js';
import type { Sight } from './sight.js';
import { covers, type Threat } from './threat.js';
import type { Whole } from './whole.js';

/** What the judge asks of whoever walks scripts. */
export interface Scripts {
	walk(bench: Bench, id: number, man: Man): readonly { readonly x: Whole; readonly y: Whole; readonly walked: Walked }[];
}

/** Which moves of one position are legal: threats to own royals once, then each piece against those that concern it. */
export class Judge {
	private readonly bench: Bench;
	private readonly army: Army;
	private readonly sight: Sight;
	private readonly scripts: Scripts;
	private threats: readonly Threat[] = [];
	private lawful = false;
	private by = 1;

	constructor(bench: Bench, sight: Sight, scripts: Scripts) {
		this.bench = bench;
		this.army = sight.army;
		this.sight = sight;
		this.scripts = scripts;
	}

	/** Reads the position that the bench now holds. */
	open(): void {
		const { bench, sight } = this;
		const { tables, board, scene } = bench;
		const side = bench.side;
		scene.side = side;
		scene.phase = bench.phase;
		this.by = otherSide(side);
		this.lawful = tables.lawful[bench.phase]!;
		const threats: Threat[] = [];
		this.threats = threats;
		if (!this.lawful) return;
		for (const id of board.royals[side]!) sight.threats(bench, id, board.x[id]!, board.y[id]!, this.by, board.code[id]!, side, threats);
	}

	/** The threats that a move of this piece must leave or get covered. */
	private concerning(id: number): readonly Threat[] {
		if (this.threats.length === 0) return this.threats;
		return this.threats.filter(({ royal, blocker }) => royal !== id && (blocker < 0 || blocker === id));
	}

	/** Whether no own royal can be captured after the piece goes there and takes what stands there. */
	private safe(id: number, x: Whole, y: Whole, threats: readonly Threat[], royal: boolean, code: number): boolean {
		for (const threat of threats) if (!covers(threat, x, y)) return false;
		return !royal || !this.sight.attacked(this.bench, x, y, this.by, code, id);
	}

	private begin(id: number): number {
		const { scene, board } = this.bench;
		const code = board.code[id]!;
		scene.code = code;
		scene.flags = board.flags[id]!;
		scene.originX = board.x[id]!;
		scene.originY = board.y[id]!;
		scene.walked = false;
		return code;
	}

	/** Every legal move of a piece: single ones, and rays. Stops at the first if only that is asked. */
	from(id: number, deeds: Deed[], beams: Beam[], first = false): boolean {
		const { bench, army } = this;
		const { board } = bench;
		const code = this.begin(id);
		const man = army.men[code]!;
		const royal = this.lawful && bench.tables.royal[code] === 1;
		const threats = this.concerning(id);
		const found = deeds.length;
		for (const trail of man.trails) {
			if (trail.before !== undefined && !trail.before(bench)) continue;
			this.walkTrail(id, code, trail, threats, royal, deeds);
			if (first && deeds.length > found) return true;
		}
		for (const take of man.takes) this.pointTake(id, code, take, deeds, undefined);
		const [x, y] = [board.x[id]!, board.y[id]!];
		for (const ride of man.rides) {
			if (ride.before !== undefined && !ride.before(bench)) continue;
			let parts = openParts(ride, reachOf(bench, id, ride));
			if (threats.length > 0) parts = coveredParts(parts, x, y, ride, threats);
			if (royal) parts = safeParts(this.sight, bench, id, ride, parts, this.by);
			if (parts.length > 0 && (ride.primes || threats.length > 0 || royal)) parts = parts.filter((one) => !isEmpty(one));
			if (parts.length === 0) continue;
			beams.push({ x, y, ride, parts });
			if (first) return true;
		}
		if (man.scripts.length > 0 && !(first && deeds.length > found)) this.walkScripts(id, man, deeds);
		return deeds.length > found || beams.length > 0;
	}

	private walkTrail(id: number, code: number, trail: Trail, threats: readonly Threat[], royal: boolean, deeds: Deed[]): void {
		const { bench } = this;
		const { board } = bench;
		const [fromX, fromY] = [board.x[id]!, board.y[id]!];
		const long = trail.dx.length > 1;
		for (let at = 0; at < trail.dx.length; at++) {
			const x = fromX + trail.dx[at]!;
			const y = fromY + trail.dy[at]!;
			if (!bench.inside(x, y)) return;
			const met = board.find(x, y);
			const ends = trail.stops[at]! && (met < 0 ? trail.quiet : trail.victims[board.code[met]!] === 1);
			if (ends && !(long && trail.simple && already(deeds, fromX, fromY, x, y)) && this.safe(id, x, y, threats, royal, code))
				this.arrive(fromX, fromY, x, y, trail, 'trail', met >= 0, deeds);
			if (met >= 0) return;
		}
	}

	private arrive(
		fromX: Whole,
		fromY: Whole,
		toX: Whole,
		toY: Whole,
		by: Trail | Take,
		shape: 'trail' | 'take',
		captures: boolean,
		deeds: Deed[],
	): void {
		if (shape === 'trail' && (by as Trail).simple) {
			deeds.push({ fromX, fromY, toX, toY, becomes: 0, by, captures, shape });
			return;
		}
		const { scene } = this.bench;
		scene.atX = toX;
		scene.atY = toY;
		for (const { guard, becomes } of by.arrivals)
			if (guard === undefined || guard(this.bench)) deeds.push({ fromX, fromY, toX, toY, becomes, by, captures, shape });
	}

	/** A capture beside a point takes two pieces off their lines, so it is tried. */
	private pointTake(id: number, code: number, take: Take, deeds: Deed[], only: { readonly x: Whole; readonly y: Whole } | undefined): void {
		const { bench } = this;
		const { board } = bench;
		const point = bench.points[take.point];
		if (point === undefined || (only !== undefined && (only.x !== point.x || only.y !== point.y))) return;
		const [x, y] = [board.x[id]!, board.y[id]!];
		if (x + take.dx !== point.x || y + take.dy !== point.y || board.find(point.x, point.y) >= 0) return;
		const victim = board.find(point.x + take.victimX, point.y + take.victimY);
		if (victim < 0 || take.victims[board.code[victim]!] !== 1) return;
		if (take.before !== undefined && !take.before(bench)) return;
		if (this.lawful) {
			const mark = bench.log.length;
			const side = bench.side;
			bench.take(victim);
			bench.take(id);
			bench.put(point.x, point.y, code, 0);
			const exposed = royalAttacked(this.sight, bench, side);
			bench.undo(mark);
			if (exposed) return;
		}
		this.arrive(x, y, point.x, point.y, take, 'take', true, deeds);
	}

	private walkScripts(id: number, man: Man, deeds: Deed[]): void {
		const { bench } = this;
		const [fromX, fromY] = [bench.board.x[id]!, bench.board.y[id]!];
		for (const { x, y, walked } of this.scripts.walk(bench, id, man))
			deeds.push({ fromX, fromY, toX: x, toY: y, becomes: 0, by: walked, captures: walked.captured.length > 0, shape: 'script' });
	}

	/** The legal moves of a piece to one cell, found without listing others. */
	to(id: number, x: Whole, y: Whole, deeds: Deed[]): void {
		const { bench, army } = this;
		const { board } = bench;
		const code = this.begin(id);
		const man = army.men[code]!;
		const royal = this.lawful && bench.tables.royal[code] === 1;
		const [fromX, fromY] = [board.x[id]!, board.y[id]!];
		const threats = this.concerning(id);
		for (const trail of man.trails) {
			if (!trail.dx.some((dx, at) => trail.stops[at]! && fromX + dx === x && fromY + trail.dy[at]! === y)) continue;
			if (trail.before !== undefined && !trail.before(bench)) continue;
			const all: Deed[] = [];
			this.walkTrail(id, code, trail, threats, royal, all);
			for (const deed of all)
				if (deed.toX === x && deed.toY === y && !(trail.simple && already(deeds, fromX, fromY, x, y))) deeds.push(deed);
		}
		for (const take of man.takes) this.pointTake(id, code, take, deeds, { x, y });
		for (const ride of man.rides) {
			const k = stepsBetween(fromX, fromY, ride.dx, ride.dy, x, y);
			if (k === undefined || (ride.before !== undefined && !ride.before(bench))) continue;
			const reach = reachOf(bench, id, ride);
			if (!endsAt(ride, k, reach) || !this.safe(id, x, y, threats, royal, code)) continue;
			deeds.push({ fromX, fromY, toX: x, toY: y, becomes: 0, by: ride, captures: reach.victim >= 0 && k === reach.last, shape: 'ride' });
		}
		if (man.scripts.length > 0) {
			const all: Deed[] = [];
			this.walkScripts(id, man, all);
			for (const deed of all) if (deed.toX === x && deed.toY === y) deeds.push(deed);
		}
	}
}

const already = (deeds: readonly Deed[], fromX: Whole, fromY: Whole, x: Whole, y: Whole): boolean => {
	for (let at = deeds.length - 1; at >= 0; at--) {
		const deed = deeds[at]!;
		if (deed.fromX !== fromX || deed.fromY !== fromY) return false;
		if (deed.toX === x && deed.toY === y && deed.becomes === 0) return true;
	}
	return false;
};

/** Whether a royal of that side is attacked. */
export function royalAttacked(sight: Sight, bench: Bench, side: number): boolean {
	const { board } = bench;
	for (const id of board.royals[side]!)
		if (sight.attacked(bench, board.x[id]!, board.y[id]!, otherSide(side), board.code[id]!, -1)) return true;
	return false;
}
