import type { Item, Script } from '../shape.js';
import type { Asking } from './ask.js';
import type { Bench, Spot, Taken } from './bench.js';
import { type Coordinate, ONE, OPEN, toCoordinate, ZERO } from './coordinate.js';
import type { Walked } from './deed.js';
import type { Does, Doing } from './effects.js';
import { royalAttacked, type Scripts } from './judge.js';
import type { Man } from './men.js';
import type { Sight } from './sight.js';

/** Walks what no shape covers, step by step with its own writes, and judges each end by trial. */
export class Walker implements Scripts {
	private readonly asking: Asking;
	private readonly doing: Doing;
	private readonly sight: Sight;
	private readonly known = new Map<Script, readonly Does[]>();

	constructor(asking: Asking, doing: Doing, sight: Sight) {
		this.asking = asking;
		this.doing = doing;
		this.sight = sight;
	}

	walk(bench: Bench, id: number, man: Man): { readonly x: Coordinate; readonly y: Coordinate; readonly walked: Walked }[] {
		const ends: { readonly x: Coordinate; readonly y: Coordinate; readonly walked: Walked }[] = [];
		const { scene, board, log } = bench;
		const [code, flags, x, y] = [board.code[id]!, board.flags[id]!, board.x[id]!, board.y[id]!];
		for (const script of man.scripts) {
			const mark = log.length;
			const { version } = board;
			scene.code = code;
			scene.flags = flags;
			scene.originX = x;
			scene.originY = y;
			scene.standX = x;
			scene.standY = y;
			scene.atX = x;
			scene.atY = y;
			scene.marks = NOWHERE;
			scene.captured = NOTHING;
			scene.walked = false;
			if (this.steps(script).every((does) => does(bench)) && log.length > mark && !this.exposes(bench)) {
				const walked = {
					changes: log.slice(mark),
					captured: scene.captured,
					named: scene.marks,
					marks: [...scene.marks.keys()].sort(),
					stand: { x: scene.standX, y: scene.standY },
				};
				if (!ends.some((end) => end.x === scene.atX && end.y === scene.atY && sameChanges(end.walked, walked)))
					ends.push({ x: scene.atX, y: scene.atY, walked });
			}
			bench.undo(mark, version);
			scene.walked = false;
		}
		scene.code = code;
		scene.flags = flags;
		return ends;
	}

	private exposes(bench: Bench): boolean {
		return bench.tables.lawful[bench.phase]! && royalAttacked(this.sight, bench, bench.side);
	}

	private steps(script: Script): readonly Does[] {
		const known = this.known.get(script);
		if (known !== undefined) return known;
		const steps = script.items.map((item) => this.step(item));
		this.known.set(script, steps);
		return steps;
	}

	private step(item: Item): Does {
		if ('test' in item) return this.asking.cond(item.test);
		if ('do' in item) return this.doing.effect(item.do);
		if ('skim' in item) {
			const [dx, dy] = [toCoordinate(item.skim[0]), toCoordinate(item.skim[1])];
			const most = item.most === undefined ? OPEN : toCoordinate(item.most as number);
			return (bench) => skim(bench, dx, dy, most);
		}
		if ('go' in item) {
			const [dx, dy] = [toCoordinate(item.go[0]), toCoordinate(item.go[1])];
			return (bench) => move(bench, { x: bench.scene.atX + dx, y: bench.scene.atY + dy });
		}
		if ('to' in item) {
			const at = this.asking.ref(item.to);
			return (bench) => move(bench, at(bench));
		}
		return ({ scene }) => {
			scene.marks = new Map([...scene.marks, [item.mark, { x: scene.atX, y: scene.atY }]]);
			return true;
		};
	}
}

const NOWHERE: ReadonlyMap<string, Spot> = new Map();
const NOTHING: readonly Taken[] = [];

const sameChanges = (a: Walked, b: Walked): boolean => text(a) === text(b);

const text = ({ changes, marks }: Walked): string =>
	`${marks.join()} ${changes.map((change) => Object.values(change).map(String).join()).join(';')}`;

function move(bench: Bench, to: Spot | undefined): boolean {
	if (to === undefined || !bench.inside(to.x, to.y)) return false;
	const id = bench.board.find(to.x, to.y);
	if (id >= 0 && bench.board.code[id] === bench.tables.hole) return false;
	bench.scene.atX = to.x;
	bench.scene.atY = to.y;
	return true;
}

/** Goes over empty cells up to the last one before a piece. */
function skim(bench: Bench, dx: Coordinate, dy: Coordinate, most: Coordinate): boolean {
	const { scene, board } = bench;
	let nearest = OPEN;
	const order = board.orders.findIndex((one) => one.dx * dy === one.dy * dx);
	const sorted = board.order(order);
	const places = sorted.upright ? board.y : board.x;
	const line = sorted.lineOf(scene.atX, scene.atY);
	const place = sorted.upright ? scene.atY : scene.atX;
	const step = sorted.upright ? dy : dx;
	const way = step > ZERO ? 1 : -1;
	let at = sorted.locate(line, place, places);
	if (way < 0) at--;
	for (; at >= 0 && at < sorted.length && sorted.line[sorted.ids[at]!] === line; at += way) {
		const gap = places[sorted.ids[at]!]! - place;
		if (gap === ZERO || gap % step !== ZERO) continue;
		nearest = gap / step;
		break;
	}
	if (nearest === OPEN) return false;
	const steps = nearest - ONE;
	if (most !== OPEN && steps > most) return false;
	scene.atX += steps * dx;
	scene.atY += steps * dy;
	return true;
}
