import { TO } from '../board/tables.js';
import type { Game } from './game.js';

const known = new WeakMap<Game, readonly (Uint8Array | undefined)[]>();

/** Kinds that can come to stand anywhere by other ways than their own recognised moves. */
function madeElsewhere({ kernel: { ruleset, plan } }: Game): readonly boolean[] {
	const text = JSON.stringify([ruleset.paths, ruleset.after, ruleset.turn]);
	const turned = text.includes('"recolour"');
	return Object.keys(ruleset.kinds).map(
		(kind) => turned || plan.kinds[kind]!.programs.length > 0 || text.includes(`"kind":${JSON.stringify(kind)}`),
	);
}

/**
 * For each code, the cells on which its piece can ever stand: from its start cells along its own moves, whatever stands
 * in the way. Undefined where anything goes: kinds that are promoted to, dropped, written or walk by program.
 */
export function reachable(game: Game): readonly (Uint8Array | undefined)[] {
	let table = known.get(game);
	if (table !== undefined) return table;
	const { kernel } = game;
	const { codes, tables, size } = kernel;
	const elsewhere = madeElsewhere(game);
	table = Array.from({ length: codes.count }, (_, code) => {
		const side = codes.side[code]!;
		const kind = codes.kind[code]!;
		if (kind < 0 || side > 1 || elsewhere[kind]!) return undefined;
		const starts = game.ruleset.start.pieces.flatMap(({ at, piece }) =>
			codes.sideIndex(piece.side) === side && codes.kinds[kind] === piece.kind ? [kernel.lattice.cellAt(at)] : [],
		);
		if (starts.length === 0) return undefined;
		const reached = new Uint8Array(size);
		for (const cell of starts) reached[cell] = 1;
		const open = [...starts];
		for (let from = open.pop(); from !== undefined; from = open.pop()) {
			const row = code * size + from;
			const targets: number[] = [...tables.leaps.items.slice(tables.leaps.start[row], tables.leaps.start[row + 1])];
			for (let entry = tables.chains.start[row]!; entry < tables.chains.start[row + 1]!; entry++) {
				const { start, items } = tables.endings;
				const list = tables.chains.ends[entry]!;
				// Where it always becomes another kind, it does not stand itself.
				const stays = items.slice(start[list], start[list + 1]).some((ending) => ending === 0 || codes.kind[ending] === kind);
				if (stays) targets.push(tables.chains.head[entry]! & TO);
			}
			for (let ride = tables.rides.start[code]!; ride < tables.rides.start[code + 1]!; ride++) {
				const ray = tables.rides.direction[ride]! * size + from;
				targets.push(...tables.rays.items.slice(tables.rays.start[ray], tables.rays.start[ray + 1]));
			}
			for (let entry = tables.tracks.start[row]!; entry < tables.tracks.start[row + 1]!; entry++) {
				const ray = tables.tracks.ray[entry]!;
				targets.push(...tables.rays.items.slice(tables.rays.start[ray], tables.rays.start[ray + 1]));
			}
			for (const { direction, hop } of tables.oddities[code] ?? []) {
				const ray = direction * size + from;
				if (hop) targets.push(...tables.rays.items.slice(tables.rays.start[ray], tables.rays.start[ray + 1]));
			}
			for (const to of targets) {
				if (reached[to] === 1) continue;
				reached[to] = 1;
				open.push(to);
			}
		}
		return reached;
	});
	known.set(game, table);
	return table;
}
