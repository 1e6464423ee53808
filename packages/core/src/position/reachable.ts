import type { Game } from './game.js';

const known = new WeakMap<Game, readonly (Uint8Array | undefined)[]>();

/** Kinds that can come to stand anywhere by other ways than their own moves. */
function madeElsewhere({ ruleset }: Game): readonly boolean[] {
	const text = JSON.stringify([ruleset.paths, ruleset.after, ruleset.turn]);
	const turned = text.includes('"recolour"');
	return Object.keys(ruleset.kinds).map((kind) => turned || text.includes(`"kind":${JSON.stringify(kind)}`));
}

/**
 * For each code, the cells on which its piece can ever stand: from its start cells along its own moves, whatever stands
 * in the way. Undefined where anything goes: kinds that are promoted to, dropped, written or walk by program.
 */
export function reachable(game: Game): readonly (Uint8Array | undefined)[] {
	let table = known.get(game);
	if (table !== undefined) return table;
	const { engine } = game;
	const { codes, lattice, size } = engine.ground;
	const elsewhere = madeElsewhere(game);
	table = Array.from({ length: codes.count }, (_, code) => {
		const side = codes.side[code]!;
		const kind = codes.kind[code]!;
		if (kind < 0 || side > 1 || elsewhere[kind]!) return undefined;
		const starts = game.ruleset.start.pieces.flatMap(({ at, piece }) =>
			codes.sideIndex(piece.side) === side && codes.kinds[kind] === piece.kind ? [lattice.cellAt(at)] : [],
		);
		if (starts.length === 0) return undefined;
		const reached = new Uint8Array(size);
		for (const cell of starts) reached[cell] = 1;
		const open = [...starts];
		for (let from = open.pop(); from !== undefined; from = open.pop()) {
			const targets = engine.reach(code, from);
			if (targets === undefined) return undefined;
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
