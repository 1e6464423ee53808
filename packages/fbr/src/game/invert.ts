import type { Path } from '@x/core';
import type { Cast } from './cast.js';
import { type Contributions, type Declarations, declare } from './contribution.js';
import { mirroredCell, mirroredVector, mirroredZone } from './frames.js';

const OPPOSITE: Readonly<Record<string, string>> = {
	own: 'other',
	other: 'own',
	friend: 'enemy',
	enemy: 'friend',
	win: 'loss',
	loss: 'win',
};

const opposite = (value: unknown): unknown => (typeof value === 'string' ? (OPPOSITE[value] ?? value) : value);

type Node = Readonly<Record<string, unknown>>;

/** The keys whose values name a side in the view of the asking one. */
const SIDED: ReadonlySet<string> = new Set(['who', 'by', 'of', 'side', 'royalAttacked', 'end']);

/** The parts by name that a path reads. */
type Known = Pick<Declarations, 'zones' | 'maps' | 'paths' | 'vars'>;

/**
 * A path as the other side walks it: `own` and `other`, friends and enemies, directions and zones change places. In a walk the frame is
 * that of the side to move, even where the piece is the opponent's. `known`: the parts that the path names.
 */
export function* inverted(game: Cast, known: Known, path: Path): Contributions<Path> {
	const inversion = new Inversion(game, known);
	const found = inversion.path(path);
	yield declare({ maps: inversion.maps, paths: inversion.paths });
	return found;
}

/** Inverts nodes, and collects the maps and paths that it makes for them. */
class Inversion {
	readonly maps: Record<string, Known['maps'][string]> = {};
	readonly paths: Record<string, Path> = {};
	readonly #game: Cast;
	readonly #known: Known;

	constructor(game: Cast, known: Known) {
		this.#game = game;
		this.#known = known;
	}

	path(path: Path): Path {
		return this.#node(path) as Path;
	}

	#node(node: unknown): unknown {
		if (Array.isArray(node)) return node.map((one) => this.#node(one));
		if (typeof node !== 'object' || node === null) return node;
		const found: Record<string, unknown> = {};
		for (const [key, value] of Object.entries(node)) found[key] = this.#key(key, value, node as Node);
		// The variable of a side is its own by default.
		const name = found.var;
		if (typeof name === 'string' && this.#known.vars[name]?.perSide && !('of' in found)) found.of = 'other';
		// An attack is the opponent's by default.
		if ('attacked' in found && !('by' in found)) found.by = 'own';
		return found;
	}

	#key(key: string, value: unknown, node: Node): unknown {
		const { model } = this.#game;
		if (key === 'step' || (key === 'by' && 'from' in node)) return Array.isArray(value) ? mirroredVector(model, value) : this.#node(value);
		if (key === 'each')
			return Array.isArray(value) ? value.map((one) => mirroredVector(model, one)) : { ...(value as Node), map: this.#map(value) };
		if (key === 'cell' && Array.isArray(value)) return mirroredCell(model, value);
		if (key === 'zone' && typeof value === 'string') return this.#zone(value);
		if (key === 'use' && typeof value === 'string') return this.#use(value);
		// `side` in a filter is a list of sides, which are absolute.
		if (SIDED.has(key) && typeof value === 'string') return opposite(value);
		return this.#node(value);
	}

	/** The name of a zone; that of a point stays. */
	#zone(name: string): string {
		const { names, model } = this.#game;
		const zone = this.#known.zones[name] ?? names.zones[name];
		return zone === undefined ? name : names.zone(mirroredZone(model, zone), 'away');
	}

	#map(value: unknown): string {
		const { model } = this.#game;
		const { map } = value as { readonly map: string };
		const name = `${map} away`;
		this.maps[name] = this.#known.maps[map]!.map(([from, to]) => [
			mirroredVector(model, from),
			to.map((one) => mirroredVector(model, one)),
		]);
		return name;
	}

	#use(name: string): string {
		const away = `${name} away`;
		if (!(away in this.paths)) this.paths[away] = this.path((this.#known.paths[name] ?? this.#game.names.paths[name])!);
		return away;
	}
}
