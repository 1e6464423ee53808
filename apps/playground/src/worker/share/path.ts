import type { Noted } from '../notations/notation.js';

/** The names of the moves from the start to the shown node. */
export const namesTo = ({ read: { nodes }, node }: Noted): readonly string[] => {
	const names: string[] = [];
	for (let at = node; at > 0; at = nodes[at]!.parent) names.unshift(nodes[at]!.name);
	return names;
};
