import type { Path } from '@x/core';
import type { Draft } from './draft.js';
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

/** The keys with a zone, or with the name of a point. */
const isZone = (key: string): boolean => key === 'zone';
/** The keys whose values name a side in the view of the asking one. */
const SIDED: ReadonlySet<string> = new Set(['who', 'by', 'of', 'side', 'royalAttacked', 'end']);

/**
 * A path as the other side walks it: `own` and `other`, friends and enemies, directions and zones change places. In a walk the frame is
 * that of the side to move, even where the piece is the opponent's.
 */
export function inverted(draft: Draft, path: Path): Path {
	return invertNode(draft, path as unknown as Node) as unknown as Path;
}

function invertNode(draft: Draft, node: unknown): unknown {
	if (Array.isArray(node)) return node.map((one) => invertNode(draft, one));
	if (typeof node !== 'object' || node === null) return node;
	const found: Record<string, unknown> = {};
	for (const [key, value] of Object.entries(node)) found[key] = invertKey(draft, key, value, node as Node);
	// The variable of a side is its own by default.
	const name = found.var;
	if (typeof name === 'string' && draft.vars[name]?.perSide && !('of' in found)) found.of = 'other';
	// An attack is the opponent's by default.
	if ('attacked' in found && !('by' in found)) found.by = 'own';
	return found;
}

function invertKey(draft: Draft, key: string, value: unknown, node: Node): unknown {
	const { model } = draft;
	if (key === 'step' || (key === 'by' && 'from' in node))
		return Array.isArray(value) ? mirroredVector(model, value) : invertNode(draft, value);
	if (key === 'each')
		return Array.isArray(value) ? value.map((one) => mirroredVector(model, one)) : { ...(value as Node), map: invertedMap(draft, value) };
	if (key === 'cell' && Array.isArray(value)) return mirroredCell(model, value);
	if (isZone(key) && typeof value === 'string') return invertedZone(draft, value);
	if (key === 'use' && typeof value === 'string') return invertedPath(draft, value);
	// `side` in a filter is a list of sides, which are absolute.
	if (SIDED.has(key) && typeof value === 'string') return opposite(value);
	return invertNode(draft, value);
}

function invertedZone(draft: Draft, name: string): string {
	const zone = draft.zones[name];
	return zone === undefined ? name : draft.zone(mirroredZone(draft.model, zone), 'away');
}

function invertedMap(draft: Draft, value: unknown): string {
	const { map } = value as { readonly map: string };
	const name = `${map} away`;
	draft.maps[name] ??= draft.maps[map]!.map(([from, to]) => [
		mirroredVector(draft.model, from),
		to.map((one) => mirroredVector(draft.model, one)),
	]);
	return name;
}

function invertedPath(draft: Draft, name: string): string {
	const away = `${name} away`;
	if (!(away in draft.paths)) draft.paths[away] = inverted(draft, draft.paths[name]!);
	return away;
}
