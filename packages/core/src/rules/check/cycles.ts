import type { Fault } from '@x/diagnostics';
import { isNamedPart, NAMED_PARTS, type Thing } from '../nodes/field.js';
import { fault } from './fault.js';
import { under } from './space.js';

interface Edge {
	readonly to: string;
	readonly by: Thing;
}

/** The references from each named path or condition to others. */
export class Edges {
	/** References by the JSON path of the name, in the order of the visit. */
	readonly all: Map<string, Edge[]> = new Map();
	private from: Edge[] | undefined;

	/** Starts the references of a named path or condition, or of the parts outside both. */
	begin(name: string | undefined): void {
		this.from = name === undefined ? undefined : [];
		if (name !== undefined) this.all.set(name, this.from!);
	}

	/** Adds a reference to a path or a condition. Returns false for a reference to anything else. */
	note(thing: Thing, name: string): boolean {
		if (!isNamedPart(thing)) return false;
		this.from?.push({ to: under(NAMED_PARTS[thing], name), by: thing });
		return true;
	}
}

/** Clause 11: references among paths and conditions are a partial order. One fault for each circle that is closed. */
export function checkCycles({ all: edges }: Edges): Fault[] {
	const done = new Set<string>();
	const faults: Fault[] = [];
	const follow = (node: string, trail: readonly Edge[]): void => {
		// A node on the trail is not done.
		if (done.has(node)) return;
		const met = trail.findIndex(({ to }) => to === node);
		if (met >= 0 && met < trail.length - 1) {
			const circle = trail.slice(met + 1);
			const kinds = new Set(circle.map(({ by }) => by));
			const code =
				kinds.size > 1 || kinds.has('via') ? 'rules/strata-cycle' : kinds.has('def') ? 'rules/recursive-def' : 'rules/recursive-path';
			faults.push(fault(code, node, `Expected references without a circle, found ${[node, ...circle.map(({ to }) => to)].join(' → ')}.`));
			return;
		}
		for (const edge of edges.get(node) ?? []) follow(edge.to, [...trail, edge]);
		done.add(node);
	};
	for (const node of edges.keys()) follow(node, [{ to: node, by: 'path' }]);
	return faults;
}
