import type { Fault } from '@x/diagnostics';
import { fault } from './fault.js';
import { under } from './space.js';
import type { Thing } from './visit.js';

interface Edge {
	readonly to: string;
	readonly by: Thing;
}

/** Which named paths and conditions each of them asks for. */
export class Edges {
	/** By name as a JSON path, in the order in which they are visited. */
	readonly all: Map<string, Edge[]> = new Map();
	private from: Edge[] | undefined;

	/** From here on references are those of a named path or condition, or of neither. */
	begin(name: string | undefined): void {
		this.from = name === undefined ? undefined : [];
		if (name !== undefined) this.all.set(name, this.from!);
	}

	/** Notes a reference, where it leads to a path or a condition; tells whether it does. */
	note(thing: Thing, name: string): boolean {
		const table = thing === 'def' ? 'defs' : thing === 'path' || thing === 'via' ? 'paths' : undefined;
		if (table !== undefined) this.from?.push({ to: under(table, name), by: thing });
		return table !== undefined;
	}
}

/** Clause 11: references among paths and conditions are a partial order. One fault for each circle that is closed. */
export function checkCycles({ all: edges }: Edges): Fault[] {
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
