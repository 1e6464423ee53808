/** Whether a part of a ruleset holds a node with this name, at any depth. */
export function mentions(node: object, name: string): boolean {
	if (Array.isArray(node)) {
		for (const part of node as readonly unknown[]) if (typeof part === 'object' && part !== null && mentions(part, name)) return true;
		return false;
	}
	for (const key in node) {
		if (key === name) return true;
		const part: unknown = node[key as keyof typeof node];
		if (typeof part === 'object' && part !== null && mentions(part, name)) return true;
	}
	return false;
}
