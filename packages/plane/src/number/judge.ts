import type { Bench } from './bench.js';
import { otherSide } from './bench.js';
import { type Coordinate, ZERO } from './coordinate.js';
import type { Deed, Walked } from './deed.js';
import { Found, SCRIPT, TAKE, TRAIL } from './found.js';
import type { Army, Man, Ride, Take, Trail } from './men.js';
import { isEmpty } from './part.js';
import { coveredParts, endsAt, lastOf, openParts, reachOf, stepsBetween } from './ray.js';
import { safeParts } from './royal.js';
import type { Sight } from './sight.js';
import { covers, type Threat } from './threat.js';

/** What the judge asks of whoever walks scripts. */
export interface Scripts {
	walk(bench: Bench, id: number, man: Man): readonly { readonly x: Coordinate; readonly y: Coordinate; readonly walked: Walked }[];
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
	/** The version of the board whose threats are known, or −1. */
	private opened = -1;
	/** Written over by every question about one cell. */
	private readonly probe = new Found();

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
		this.opened = -1;
		if (!this.lawful) return;
		this.opened = board.version;
		for (const id of board.royals[side]!) sight.threats(bench, id, board.x[id]!, board.y[id]!, this.by, board.code[id]!, side, threats);
	}

	/** Whether a side is in check, if that is known already. */
	checked(side: number): boolean | undefined {
		const { board } = this.bench;
		if (this.opened !== board.version || this.by !== otherSide(side)) return undefined;
		return this.threats.some(({ blocker }) => blocker < 0);
	}

	/** The threats that a move of this piece must leave or get covered. */
	private concerning(id: number): readonly Threat[] {
		const { threats } = this;
		for (let at = 0; at < threats.length; at++) {
			const { royal, blocker } = threats[at]!;
			if (royal !== id && (blocker < 0 || blocker === id))
				return threats.filter((one) => one.royal !== id && (one.blocker < 0 || one.blocker === id));
		}
		return NONE;
	}

	/** Whether no own royal can be captured after the piece goes there and takes what stands there. */
	private safe(id: number, x: Coordinate, y: Coordinate, threats: readonly Threat[], royal: boolean, code: number): boolean {
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
	from(id: number, found: Found, first = false): boolean {
		const { bench, army } = this;
		const { board } = bench;
		const code = board.code[id]!;
		const man = army.men[code]!;
		const royal = this.lawful && bench.tables.royal[code] === 1;
		const threats = this.concerning(id);
		const before = found.length;
		const x = board.x[id]!;
		const y = board.y[id]!;
		this.leap(id, code, man, threats, royal, found);
		if (first && found.length > before) return true;
		if (man.asks) this.begin(id);
		for (const trail of man.trails) {
			if (trail.single) this.step(id, code, trail, x + trail.dx[0]!, y + trail.dy[0]!, threats, royal, found);
			else if (trail.before === undefined || trail.before(bench)) this.walkTrail(id, code, trail, threats, royal, found);
			if (first && found.length > before) return true;
		}
		for (const take of man.takes) this.pointTake(id, code, take, found, undefined);
		if (man.rides.length > 0) this.ride(id, man, threats, royal, found, first);
		if (man.scripts.length > 0 && !(first && found.length > before)) this.walkScripts(id, man, found);
		return found.length > before;
	}

	private leap(id: number, code: number, man: Man, threats: readonly Threat[], royal: boolean, found: Found): void {
		const { bench } = this;
		const { board } = bench;
		const { dx, dy, trails } = man.leaps;
		if (trails.length === 0) return;
		const fromX = board.x[id]!;
		const fromY = board.y[id]!;
		const powers = royal ? this.sight.around(bench, id, this.by) : undefined;
		for (let at = 0; at < trails.length; at++) {
			const x = fromX + dx[at]!;
			const y = fromY + dy[at]!;
			const met = board.find(x, y);
			const trail = trails[at]!;
			if (met < 0 ? !trail.quiet || !bench.inside(x, y) : trail.victims[board.code[met]!] !== 1) continue;
			if (threats.length > 0 && !this.safe(id, x, y, threats, false, code)) continue;
			if (powers !== undefined && this.sight.attacked(bench, x, y, this.by, code, id, powers)) continue;
			found.point(id, x, y, 0, trail, met >= 0, TRAIL);
		}
	}

	private ride(id: number, man: Man, threats: readonly Threat[], royal: boolean, found: Found, first: boolean): void {
		const { bench } = this;
		const { board } = bench;
		const { rides } = man;
		const x = board.x[id]!;
		const y = board.y[id]!;
		const free = threats.length === 0 && !royal;
		for (let at = 0; at < rides.length; at++) {
			const ride = rides[at]!;
			if (ride.before !== undefined && !ride.before(bench)) continue;
			if (free && ride.simple) {
				const last = lastOf(bench, id, ride);
				if (last !== ZERO) found.ray(id, ride, last, undefined);
			} else this.bound(id, x, y, ride, threats, royal, found);
			if (first && found.rays > 0) return;
		}
	}

	/** A ray that something binds: threats, the safety of a royal rider, primes. */
	private bound(id: number, x: Coordinate, y: Coordinate, ride: Ride, threats: readonly Threat[], royal: boolean, found: Found): void {
		const reach = reachOf(this.bench, id, ride);
		let parts = openParts(ride, reach);
		if (threats.length > 0) parts = coveredParts(parts, x, y, ride, threats);
		if (royal) parts = safeParts(this.sight, this.bench, id, ride, parts, this.by);
		parts = parts.filter((one) => !isEmpty(one));
		if (parts.length > 0) found.ray(id, ride, reach.last, parts);
	}

	/** A trail of one cell. */
	private step(
		id: number,
		code: number,
		trail: Trail,
		x: Coordinate,
		y: Coordinate,
		threats: readonly Threat[],
		royal: boolean,
		found: Found,
	): void {
		const { bench } = this;
		const met = bench.board.find(x, y);
		if (met < 0 ? !trail.quiet || !bench.inside(x, y) : trail.victims[bench.board.code[met]!] !== 1) return;
		if (trail.before !== undefined && !trail.before(bench)) return;
		if ((royal || threats.length > 0) && !this.safe(id, x, y, threats, royal, code)) return;
		this.arrive(id, x, y, trail, TRAIL, met >= 0, found);
	}

	private walkTrail(id: number, code: number, trail: Trail, threats: readonly Threat[], royal: boolean, found: Found): void {
		const { bench } = this;
		const { board } = bench;
		const fromX = board.x[id]!;
		const fromY = board.y[id]!;
		const long = trail.dx.length > 1;
		for (let at = 0; at < trail.dx.length; at++) {
			const x = fromX + trail.dx[at]!;
			const y = fromY + trail.dy[at]!;
			if (!bench.inside(x, y)) return;
			const met = board.find(x, y);
			const ends = trail.stops[at]! && (met < 0 ? trail.quiet : trail.victims[board.code[met]!] === 1);
			if (ends && !(long && trail.simple && found.has(id, x, y)) && this.safe(id, x, y, threats, royal, code))
				this.arrive(id, x, y, trail, TRAIL, met >= 0, found);
			if (met >= 0) return;
		}
	}

	private arrive(id: number, x: Coordinate, y: Coordinate, by: Trail | Take, shape: number, captures: boolean, found: Found): void {
		const { scene } = this.bench;
		scene.atX = x;
		scene.atY = y;
		const { gates } = by;
		for (let nth = 0; nth < gates.length; nth++) {
			const { asks, open, shut } = gates[nth]!;
			const codes = asks === undefined || asks(this.bench) ? open : shut;
			for (let at = 0; at < codes.length; at++) found.point(id, x, y, codes[at]!, by, captures, shape);
		}
	}

	/** A capture beside a point takes two pieces off their lines, so it is tried. */
	private pointTake(
		id: number,
		code: number,
		take: Take,
		found: Found,
		only: { readonly x: Coordinate; readonly y: Coordinate } | undefined,
	): void {
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
			const { version } = board;
			const side = bench.side;
			bench.take(victim);
			bench.take(id);
			bench.put(point.x, point.y, code, 0);
			const exposed = royalAttacked(this.sight, bench, side);
			bench.undo(mark, version);
			if (exposed) return;
		}
		this.arrive(id, point.x, point.y, take, TAKE, true, found);
	}

	private walkScripts(id: number, man: Man, found: Found): void {
		for (const { x, y, walked } of this.scripts.walk(this.bench, id, man))
			found.point(id, x, y, 0, walked, walked.captured.length > 0, SCRIPT);
	}

	/** The legal moves of a piece to one cell, found without listing others. */
	to(id: number, x: Coordinate, y: Coordinate): Deed[] {
		const { bench, army, probe } = this;
		const { board } = bench;
		const code = this.begin(id);
		const man = army.men[code]!;
		const royal = this.lawful && bench.tables.royal[code] === 1;
		const [fromX, fromY] = [board.x[id]!, board.y[id]!];
		const threats = this.concerning(id);
		probe.clear();
		for (const trails of [man.leaps.trails, man.trails])
			for (const trail of trails) {
				if (!trail.stops.some((stop, at) => stop && fromX + trail.dx[at]! === x && fromY + trail.dy[at]! === y)) continue;
				if (trail.before !== undefined && !trail.before(bench)) continue;
				if (!(trail.simple && probe.has(id, x, y))) this.walkTrail(id, code, trail, threats, royal, probe);
			}
		for (const take of man.takes) this.pointTake(id, code, take, probe, { x, y });
		if (man.scripts.length > 0) this.walkScripts(id, man, probe);
		const deeds: Deed[] = [];
		for (let at = 0; at < probe.count; at++) if (probe.x[at] === x && probe.y[at] === y) deeds.push(probe.deed(at, board));
		for (const ride of man.rides) {
			const k = stepsBetween(fromX, fromY, ride.dx, ride.dy, x, y);
			if (k === undefined || (ride.before !== undefined && !ride.before(bench))) continue;
			const reach = reachOf(bench, id, ride);
			if (!endsAt(ride, k, reach) || !this.safe(id, x, y, threats, royal, code)) continue;
			deeds.push({ fromX, fromY, toX: x, toY: y, becomes: 0, by: ride, captures: reach.victim >= 0 && k === reach.last, shape: 'ride' });
		}
		return deeds;
	}
}

const NONE: readonly Threat[] = [];

/** Whether a royal of that side is attacked. */
export function royalAttacked(sight: Sight, bench: Bench, side: number): boolean {
	const { board } = bench;
	for (const id of board.royals[side]!)
		if (sight.attacked(bench, board.x[id]!, board.y[id]!, otherSide(side), board.code[id]!, -1)) return true;
	return false;
}
