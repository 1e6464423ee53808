import { type CellId, centre, type Layout, type Point } from '@x/board';
import type { Way } from '@x/describe/diagram';
import * as strings from '../../strings/diagrams.js';

export type CellAction = 'move' | 'capture' | 'both';

/** The marks on a cell, and their description. */
export interface Spot {
	readonly cell: CellId;
	/** Reached without hopping. */
	readonly plain: CellAction | undefined;
	/** Reached by hopping. */
	readonly hop: CellAction | undefined;
	/** The hop needs a piece that is not there. */
	readonly needs: boolean;
	/** The cells hopped over, or that could be hopped over. */
	readonly over: readonly CellId[];
	/** Only for a piece that has not moved. */
	readonly first: boolean;
	/** Captured without moving there. */
	readonly afar: boolean;
	readonly becomes: readonly string[];
	/** A piece here blocks the way to these cells, although the way does not end here. */
	readonly leads: readonly CellId[];
}

export interface Trail {
	readonly type: 'slide' | 'lame' | 'afar';
	readonly points: readonly Point[];
}

export interface Arch {
	readonly cell: CellId;
	/** Rotation around the piece, in degrees. */
	readonly angle: number;
}

export interface Picture {
	readonly spots: ReadonlyMap<CellId, Spot>;
	readonly trails: readonly Trail[];
	readonly arches: readonly Arch[];
}

const actionOf = (ways: readonly Way[]): CellAction | undefined => {
	const [takes, goes] = [ways.some((way) => way.takes), ways.some((way) => !way.takes)];
	return takes && goes ? 'both' : takes ? 'capture' : goes ? 'move' : undefined;
};

const isHop = ({ over, hurdles }: Way): boolean => over.length > 0 || hurdles.length > 0;

/** The picture of the ways of a piece on a cell. */
export const pictureOf = (ways: readonly Way[], at: CellId, board: Layout): Picture => {
	const byCell = new Map<CellId, Way[]>();
	for (const way of ways) byCell.set(way.cell, [...(byCell.get(way.cell) ?? []), way]);
	const leads = new Map<CellId, Set<CellId>>();
	for (const way of ways) {
		for (const stop of way.stops) if (!byCell.has(stop)) leads.set(stop, (leads.get(stop) ?? new Set()).add(way.cell));
	}
	const spots = new Map<CellId, Spot>();
	for (const cell of new Set([...byCell.keys(), ...leads.keys()])) {
		const here = byCell.get(cell) ?? [];
		const hops = here.filter(isHop);
		const open = here.filter(({ hurdles }) => hurdles.length === 0);
		spots.set(cell, {
			cell,
			plain: actionOf(here.filter((way) => !isHop(way))),
			hop: actionOf(hops),
			needs: hops.length > 0 && hops.every(({ hurdles }) => hurdles.length > 0),
			over: [...new Set(hops.flatMap(({ over, hurdles }) => [...over, ...hurdles]))],
			first: open.length > 0 && open.every(({ flagged }) => flagged),
			afar: here.length > 0 && here.every(({ to }) => to !== cell),
			becomes: [...new Set(here.flatMap(({ becomes }) => becomes))],
			leads: [...(leads.get(cell) ?? [])],
		});
	}
	return { spots, ...trailsOf(ways, at, board, new Set(byCell.keys())) };
};

/** Whether points lie on one straight line, in this order. */
const straight = ([first, ...rest]: readonly Point[]): boolean => {
	const last = rest.at(-1);
	if (first === undefined || last === undefined) return true;
	const [dx, dy] = [last.x - first.x, last.y - first.y];
	return rest.every(({ x, y }) => Math.abs((x - first.x) * dy - (y - first.y) * dx) < 0.01 && (x - first.x) * dx + (y - first.y) * dy > 0);
};

const trailsOf = (
	ways: readonly Way[],
	at: CellId,
	board: Layout,
	targets: ReadonlySet<CellId>,
): { readonly trails: readonly Trail[]; readonly arches: readonly Arch[] } => {
	const sliceOf = (cell: CellId): number => board.places.get(cell)?.cell.slice ?? -1;
	/** The longest straight trail in each direction. */
	const rays = new Map<string, Trail>();
	const bent = new Map<string, Trail>();
	const arches = new Map<string, Arch>();
	const length = ({ points: [first, ...rest] }: Trail): number => Math.hypot(rest.at(-1)!.x - first!.x, rest.at(-1)!.y - first!.y);
	for (const { cell, to, over, hurdles, stops } of ways) {
		if (hurdles.length > 0 || [cell, to, ...over, ...stops].some((one) => sliceOf(one) !== sliceOf(at))) continue;
		const near = (one: CellId): number =>
			Math.hypot(centre(board, one).x - centre(board, at).x, centre(board, one).y - centre(board, at).y);
		const via = [...stops, ...over].sort((a, b) => near(a) - near(b));
		const points = [at, ...via, cell].map((one) => centre(board, one));
		const [from, end] = [points[0]!, points.at(-1)!];
		const angle = Math.round((Math.atan2(end.y - from.y, end.x - from.x) * 180) / Math.PI);
		for (const one of over) arches.set(`${one} ${angle}`, { cell: one, angle });
		if (to !== cell) bent.set(`afar-${cell}-${to}`, { type: 'afar', points: [centre(board, to), end] });
		if (via.length === 0) continue;
		const lame = via.some((one) => !targets.has(one) && !over.includes(one));
		const trail: Trail = { type: lame ? 'lame' : 'slide', points: straight(points) ? [from, end] : points };
		if (!straight(points)) bent.set(JSON.stringify(points), trail);
		else if ((rays.get(`${angle}`)?.points ?? []).length === 0 || length(rays.get(`${angle}`)!) < length(trail))
			rays.set(`${angle}`, trail);
	}
	return { trails: [...rays.values(), ...bent.values()], arches: [...arches.values()] };
};

const ACTION_TEXTS: Readonly<Record<CellAction, string>> = {
	move: strings.movesOnly,
	capture: strings.capturesOnly,
	both: strings.both,
};

/** The description of a cell: `e6, captures only`. `names` are the names of cells, `standing` is the piece there. */
export const spotSpeech = (
	name: string,
	standing: string | undefined,
	spot: Spot | undefined,
	cellName: (cell: CellId) => string,
): string => {
	const words = [name, ...(standing === undefined ? [] : [standing])];
	if (spot === undefined) return [...words, ...(standing === undefined ? [strings.nothing] : [])].join(', ');
	if (spot.plain !== undefined) words.push(spot.afar ? strings.afar : ACTION_TEXTS[spot.plain]);
	if (spot.hop !== undefined) {
		const action =
			spot.plain === undefined
				? ACTION_TEXTS[spot.hop]
				: spot.hop === 'capture'
					? strings.captures
					: spot.hop === 'move'
						? strings.moves
						: ACTION_TEXTS.both;
		words.push((spot.needs ? strings.byHoppingWith : strings.byHopping)(action, spot.over.map(cellName)));
	}
	if (spot.first) words.push(strings.onFirstMove);
	if (spot.becomes.length > 0) words.push(strings.becomes(spot.becomes));
	if (spot.leads.length > 0) words.push(strings.blocks(spot.leads.map(cellName)));
	return words.join(', ');
};
