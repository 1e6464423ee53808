import { textGiven } from '@x/diagnostics';

/**
 * The name by which the engine selects a variant.
 *
 * @example
 * shortName("Peasant's Revolt (8x8)") // 'peasant'
 */
export function shortName(name: string): string {
	textGiven(name, 'name');
	let short = '';
	for (let index = 0; index < name.length; index++) {
		const char = /\s/.test(name[index]!) ? '_' : name[index]!.toLowerCase();
		const next = name[index + 1];
		if (next !== undefined && !/[a-z0-9]/i.test(next)) {
			if (char === '_') return short;
			if (!/[\s-]/.test(next)) return short + char;
		}
		short += char;
	}
	return short;
}
