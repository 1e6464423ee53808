import type { Fbr, Rule } from '../tree.js';
import { refusal } from './refusal.js';

const PREFIXES = '#*$%&';

/** A prefix that no rule and no item uses: the preferred one, if it is free. */
export function freePrefix(value: Fbr, rule: Rule, preferred: string): string {
	const used = new Set<string>();
	const visit = (tree: unknown): void => {
		if (Array.isArray(tree)) for (const inner of tree) visit(inner);
		else if (typeof tree === 'object' && tree !== null)
			for (const [key, inner] of Object.entries(tree)) {
				if ((key === 'prefix' || key === 'prefixes') && typeof inner === 'string') for (const sign of inner) used.add(sign);
				else visit(inner);
			}
	};
	visit([value.rules, value.pieces.items]);
	const free = [preferred, ...PREFIXES].find((sign) => !used.has(sign));
	if (free === undefined)
		throw refusal(
			'no-prefix',
			rule,
			`Expected a free prefix for ${rule.name}, found all of ${PREFIXES} in use.`,
			'Give up a prefix of another rule.',
		);
	return free;
}
