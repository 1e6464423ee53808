import { NOBODY } from '../tables.js';
import type { Bench, Spot } from './bench.js';
import { type Coordinate, OPEN, prime, type Row, ZERO } from './coordinate.js';
import type { Army, Hit, Ride, Trail } from './men.js';
import type { Order } from './order.js';
import { type Powers, Presence } from './presence.js';
import type { Threat } from './threat.js';

/** Whether a ride touches down after so many primitive steps. */
export const lands = ({ every, primes, plain }: Ride, distance: Coordinate): boolean =>
	plain || (distance % every === ZERO && (!primes || prime(distance / every)));

/** Whether it reaches so far, if nothing is in its way. */
export const reaches = (ride: Ride, distance: Coordinate): boolean =>
	(ride.most === OPEN || distance <= ride.most * ride.every) && lands(ride, distance);

export const placesOf = (bench: Bench, order: Order): Row => (order.upright ? bench.board.y : bench.board.x);

/** Runs a question about another mover, and puts the scene back. */
export function asMover<T>(bench: Bench, id: number, x: Coordinate, y: Coordinate, ask: () => T): T {
	const { scene, board } = bench;
	const { side, code, flags, originX, originY, atX, atY, phase, walked } = scene;
	scene.code = board.code[id]!;
	scene.flags = board.flags[id]!;
	scene.side = bench.tables.sideOf[scene.code]!;
	scene.originX = board.x[id]!;
	scene.originY = board.y[id]!;
	scene.atX = x;
	scene.atY = y;
	scene.walked = false;
	const found = ask();
	Object.assign(scene, { side, code, flags, originX, originY, atX, atY, phase, walked });
	return found;
}

/** Whether a walk may end on the cell looked at. */
export const arrives = ({ gates }: Trail, bench: Bench): boolean =>
	gates.some(({ asks, open, shut }) => (asks === undefined || asks(bench) ? open : shut).length > 0);

/** Who attacks what. */
export class Sight {
	readonly army: Army;

	private readonly presence: Presence;

	constructor(army: Army) {
		this.army = army;
		this.presence = new Presence(army);
	}

	/** What of a side can reach the cells around a piece to which it leaps. */
	around(bench: Bench, id: number, by: number): Powers {
		return this.presence.around(bench, id, by);
	}

	/** Whether a side captures a piece of this code there; `lifted` is looked through, and so is what stands there. */
	attacked(
		bench: Bench,
		x: Coordinate,
		y: Coordinate,
		by: number,
		target: number,
		lifted: number,
		powers: Powers = this.presence.of(bench, by),
	): boolean {
		const { board } = bench;
		const { orders, special, hits } = powers;
		for (const order of orders) if (this.alongPlain(bench, order, x, y, by, target, lifted)) return true;
		for (const { code, ride } of special) if (this.specialOn(bench, code, ride, x, y, target, lifted, undefined)) return true;
		for (const group of hits) {
			const id = board.find(x - group.dx, y - group.dy);
			if (id < 0 || id === lifted) continue;
			const code = board.code[id]!;
			for (const hit of group.hits)
				if (
					hit.code === code &&
					hit.trail.victims[target] === 1 &&
					this.free(bench, id, hit, lifted) &&
					this.complete(bench, id, hit, x, y)
				)
					return true;
		}
		return false;
	}

	private alongPlain(bench: Bench, index: number, x: Coordinate, y: Coordinate, by: number, target: number, lifted: number): boolean {
		const { board, tables } = bench;
		const order = board.order(index);
		const places = placesOf(bench, order);
		const line = order.lineOf(x, y);
		const place = order.upright ? y : x;
		const { ids, length, line: lines } = order;
		const start = order.locate(line, place, places);
		for (let way = 0; way < 2; way++) {
			let at = way === 0 ? start : start - 1;
			const step = way === 0 ? 1 : -1;
			while (at >= 0 && at < length && (ids[at] === lifted || (lines[ids[at]!] === line && places[ids[at]!] === place))) at += step;
			if (at < 0 || at >= length) continue;
			const id = ids[at]!;
			if (lines[id] !== line) continue;
			const code = board.code[id]!;
			// A piece further on comes back, and the other way round.
			const ride = this.army.plain[index]![way === 0 ? 1 : 0][code];
			if (ride === undefined || tables.sideOf[code] !== by || ride.victims[target] !== 1) continue;
			if (ride.most === OPEN) return true;
			const gap = places[id]! - place;
			if ((gap < ZERO ? -gap : gap) <= ride.most * (order.upright ? order.dy : order.dx)) return true;
		}
		return false;
	}

	/** Rides that do not stop at the first piece: whether one captures there, or each that does with what blocks it (one own piece at most). */
	private specialOn(
		bench: Bench,
		code: number,
		ride: Ride,
		x: Coordinate,
		y: Coordinate,
		target: number,
		lifted: number,
		found: ((id: number, blocker: number, distance: Coordinate) => void) | undefined,
	): boolean {
		const { board } = bench;
		if (ride.victims[target] !== 1) return false;
		const order = board.order(ride.order);
		const places = placesOf(bench, order);
		const line = order.lineOf(x, y);
		const place = order.upright ? y : x;
		const unit = order.upright ? order.dy : order.dx;
		const { ids, length, line: lines } = order;
		const away = -ride.sign;
		let at = order.locate(line, place, places);
		if (away < 0) at--;
		for (; at >= 0 && at < length && lines[ids[at]!] === line; at += away) {
			const id = ids[at]!;
			if (id === lifted || board.code[id] !== code || places[id] === place) continue;
			const gap = places[id]! - place;
			const distance = (gap < ZERO ? -gap : gap) / unit;
			if (!reaches(ride, distance)) continue;
			let blockers = 0;
			let blocker = -1;
			for (let near = at - away; near >= 0 && near < length && lines[ids[near]!] === line && blockers < 2; near -= away) {
				const other = ids[near]!;
				const between = (places[id]! - places[other]!) / unit;
				const passed = between < ZERO ? -between : between;
				if (passed >= distance) break;
				if (other === lifted || !lands(ride, passed)) continue;
				blockers++;
				blocker = other;
			}
			if (blockers > 1 || (blockers === 1 && found === undefined)) continue;
			if (ride.before !== undefined && !asMover(bench, id, x, y, () => ride.before!(bench))) continue;
			if (found === undefined) return true;
			found(id, blocker, distance);
		}
		return false;
	}

	/** Nothing stands on the way before the last cell. */
	private free(bench: Bench, id: number, { trail, at }: Hit, lifted: number): boolean {
		const { board } = bench;
		for (let index = 0; index < at; index++) {
			const x = board.x[id]! + trail.dx[index]!;
			const y = board.y[id]! + trail.dy[index]!;
			if (!bench.inside(x, y)) return false;
			const other = board.find(x, y);
			if (other >= 0 && other !== lifted) return false;
		}
		return true;
	}

	private complete(bench: Bench, id: number, { trail }: Hit, x: Coordinate, y: Coordinate): boolean {
		if (trail.before === undefined && trail.always) return true;
		return asMover(bench, id, x, y, () => trail.before?.(bench) !== false && arrives(trail, bench));
	}

	/** Every capture of a piece on a cell that at most one piece of `own` prevents. */
	threats(bench: Bench, royal: number, x: Coordinate, y: Coordinate, by: number, target: number, own: number, into: Threat[]): void {
		const { board } = bench;
		const { orders, special, hits } = this.presence.of(bench, by);
		const threat = (
			attacker: number,
			blocker: number,
			dx: Coordinate,
			dy: Coordinate,
			length: Coordinate,
			primes: boolean,
			cells?: readonly Spot[],
		): void => {
			if (blocker >= 0 && bench.tables.sideOf[board.code[blocker]!] !== own) return;
			into.push({ royal, attacker, blocker, x: board.x[attacker]!, y: board.y[attacker]!, dx, dy, length, primes, cells });
		};
		for (const order of orders) this.plainThreats(bench, order, x, y, by, target, own, threat);
		for (const { code, ride } of special)
			this.specialOn(bench, code, ride, x, y, target, royal, (id, blocker, distance) =>
				threat(id, blocker, ride.dx, ride.dy, distance / ride.every, ride.primes),
			);
		for (const group of hits) {
			const id = board.find(x - group.dx, y - group.dy);
			if (id < 0) continue;
			const code = board.code[id]!;
			for (const hit of group.hits) {
				if (hit.code !== code || hit.trail.victims[target] !== 1 || !this.complete(bench, id, hit, x, y)) continue;
				const cells: Spot[] = [];
				let blockers = 0;
				let blocker = -1;
				for (let at = 0; at < hit.at && blockers < 2; at++) {
					const cell = { x: board.x[id]! + hit.trail.dx[at]!, y: board.y[id]! + hit.trail.dy[at]! };
					cells.push(cell);
					const other = board.find(cell.x, cell.y);
					if (other >= 0 || !bench.inside(cell.x, cell.y)) {
						blockers += other >= 0 ? 1 : 2;
						blocker = other;
					}
				}
				if (blockers < 2) threat(id, blocker, ZERO, ZERO, ZERO, false, cells);
			}
		}
	}

	private plainThreats(
		bench: Bench,
		index: number,
		x: Coordinate,
		y: Coordinate,
		by: number,
		target: number,
		own: number,
		threat: (attacker: number, blocker: number, dx: Coordinate, dy: Coordinate, length: Coordinate, primes: boolean) => void,
	): void {
		const { board, tables } = bench;
		const order = board.order(index);
		const places = placesOf(bench, order);
		const line = order.lineOf(x, y);
		const place = order.upright ? y : x;
		const unit = order.upright ? order.dy : order.dx;
		const { ids, length, line: lines } = order;
		const start = order.locate(line, place, places);
		for (let way = 0; way < 2; way++) {
			const step = way === 0 ? 1 : -1;
			let at = way === 0 ? start : start - 1;
			let blocker = -1;
			for (; at >= 0 && at < length && lines[ids[at]!] === line; at += step) {
				const id = ids[at]!;
				if (places[id] === place) continue;
				const code = board.code[id]!;
				const side = tables.sideOf[code]!;
				if (side === own && side !== NOBODY && blocker < 0) {
					blocker = id;
					continue;
				}
				const ride = this.army.plain[index]![way === 0 ? 1 : 0][code];
				if (side !== by || ride === undefined || ride.victims[target] !== 1) break;
				const gap = places[id]! - place;
				const distance = (gap < ZERO ? -gap : gap) / unit;
				if (ride.most === OPEN || distance <= ride.most) threat(id, blocker, ride.dx, ride.dy, distance, false);
				break;
			}
		}
	}
}
