import type { Fault } from '../../diagnostic/diagnostic.js';
import type { Ruleset } from '../types.js';
import { fault } from './fault.js';
import { under } from './space.js';
import { type Thing, visitCondition, visitPath } from './visit.js';

interface Edge {
	readonly to: string;
	readonly by: Thing;
}

/** Which named paths and conditions each of them asks for. */
function edgesOf({ paths, defs }: Ruleset): Map<string, readonly Edge[]> {
	const edges = new Map<string, readonly Edge[]>();
	const collect = (from: string, visit: (visitor: Parameters<typeof visitPath>[2]) => void): void => {
		const found: Edge[] = [];
		visit({
			refer: (thing, name) => {
				if (thing === 'path' || thing === 'via') found.push({ to: under('paths', name), by: thing });
				else if (thing === 'def') found.push({ to: under('defs', name), by: thing });
			},
			vector: () => undefined,
			give: () => undefined,
			odd: () => undefined,
		});
		edges.set(from, found);
	};
	for (const [name, path] of Object.entries(paths)) collect(under('paths', name), (visitor) => visitPath(path, '', visitor));
	for (const [name, condition] of Object.entries(defs)) collect(under('defs', name), (visitor) => visitCondition(condition, '', visitor));
	return edges;
}

/** Clause 11: references among paths and conditions are a partial order. One fault for each circle that is closed. */
export function checkCycles(ruleset: Ruleset): Fault[] {
	const edges = edgesOf(ruleset);
	const done = new Set<string>();
	const faults: Fault[] = [];
	const follow = (node: string, trail: readonly Edge[]): void => {
		const met = trail.findIndex(({ to }) => to === node);
		if (met >= 0 && met < trail.length - 1) {
			const circle = trail.slice(met + 1);
			const kinds = new Set(circle.map(({ by }) => by));
			const code =
				kinds.size > 1 || kinds.has('via') ? 'rules/strata-cycle' : kinds.has('def') ? 'rules/recursive-def' : 'rules/recursive-path';
			faults.push(fault(code, node, `${[node, ...circle.map(({ to }) => to)].join(' asks ')}: a reference may not come back to itself.`));
			return;
		}
		if (done.has(node)) return;
		for (const edge of edges.get(node) ?? []) follow(edge.to, [...trail, edge]);
		done.add(node);
	};
	for (const node of edges.keys()) follow(node, [{ to: node, by: 'path' }]);
	return faults;
}
