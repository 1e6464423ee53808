/** Finds circles in a graph. */

/**
 * The circles in a graph: each as a list of nodes that ends with its first node.
 *
 * @param {Map<string, readonly string[]>} graph
 * @returns {string[][]}
 */
export const circles = (graph) => {
	const state = new Map();
	const way = [];
	const found = [];
	const visit = (node) => {
		if (state.get(node) === 'done') return;
		if (state.get(node) === 'open') {
			found.push([...way.slice(way.indexOf(node)), node]);
			return;
		}
		state.set(node, 'open');
		way.push(node);
		for (const next of graph.get(node) ?? []) visit(next);
		way.pop();
		state.set(node, 'done');
	};
	for (const node of graph.keys()) visit(node);
	return found;
};

/**
 * The strongly connected component (Tarjan) of each node in a circle, as a number.
 *
 * @param {Map<string, readonly string[]>} graph
 * @returns {Map<string, number>}
 */
export const knots = (graph) => {
	const order = new Map();
	const lowest = new Map();
	const stack = [];
	const found = new Map();
	let count = 0;
	const visit = (node) => {
		order.set(node, order.size);
		lowest.set(node, order.get(node));
		stack.push(node);
		for (const next of graph.get(node) ?? []) {
			if (!order.has(next)) visit(next);
			if (stack.includes(next)) lowest.set(node, Math.min(lowest.get(node), lowest.get(next)));
		}
		if (lowest.get(node) !== order.get(node)) return;
		const group = stack.splice(stack.indexOf(node));
		if (group.length > 1 || graph.get(node)?.includes(node)) {
			for (const member of group) found.set(member, count);
			count++;
		}
	};
	for (const node of graph.keys()) if (!order.has(node)) visit(node);
	return found;
};
