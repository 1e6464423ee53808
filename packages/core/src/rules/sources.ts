import type { Span } from '@x/diagnostics';

/** Where a part of a ruleset comes from, in the text that defines the game. */
export interface Source {
	/** The rule or the key in the words of that text: `zone=dontcross`, `castling`. */
	readonly name: string;
	/** Its place in that text; absent for a rule that holds by default. */
	readonly span?: Span | undefined;
}

/**
 * The sources of the parts of a ruleset, by place. A place is a JSON pointer into the ruleset: `/forbid/0`, `/paths/P/any/1`, `/zones/far`. A
 * part without an entry has the sources of the nearest part around it.
 *
 * Sources stand next to the ruleset: its meaning, equality, canonical text and hash do not depend on them. Places stay right when the ruleset is
 * normalised, since that reorders keys alone.
 */
export type Sources = Readonly<Record<string, readonly Source[]>>;

const escaped = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1');

/**
 * The place of a part, by the keys that lead to it.
 *
 * @example
 * import { placeOf } from '@x/core/rules';
 * placeOf('paths', 'a/b', 'seq', 0) // → '/paths/a~1b/seq/0'
 */
export const placeOf = (...keys: readonly (string | number)[]): string => keys.map((key) => `/${escaped(String(key))}`).join('');

/**
 * The sources of parts that are marked as objects, for the readers of notations: they mark what each rule adds while they build a ruleset, and
 * list the places at the end. An object that stands in several places has an entry for the first one.
 *
 * @example
 * import { sourcesOf } from '@x/core/rules';
 * import { chess } from '@x/games/chess';
 * const law = chess.rules.forbid[0]!;
 * sourcesOf(chess.rules, new Map([[law, [{ name: 'royal' }]]])) // → { '/forbid/0': [ { name: 'royal' } ] }
 */
export function sourcesOf(ruleset: object, marked: ReadonlyMap<object, readonly Source[]>): Sources {
	return Object.fromEntries(
		[...placesIn(ruleset)].flatMap(({ node, place }) => {
			const sources = marked.get(node);
			return sources === undefined ? [] : [[place, sources] as const];
		}),
	);
}

/**
 * The sources of a ruleset, to be found by place, by object and by id.
 *
 * @example
 * import { SourceMap } from '@x/core/rules';
 * import { chess } from '@x/games/chess';
 * const sources = new SourceMap(chess.rules, { '/forbid/0': [{ name: 'royal' }] });
 * sources.at('/forbid/0/if') // → [ { name: 'royal' } ]
 */
export class SourceMap {
	readonly #ruleset: object;
	readonly #own = new Map<unknown, readonly Source[]>();

	/** `ruleset`: that of the sources, or its normal form. */
	constructor(ruleset: object, sources: Sources = {}) {
		this.#ruleset = ruleset;
		for (const [place, list] of Object.entries(sources)) {
			const part = partsTo(ruleset, place).at(-1);
			if (typeof part === 'object' && part !== null) this.#own.set(part, list);
		}
	}

	/** The sources of an object of the ruleset, such as the test that stopped a walk; undefined where it has none of its own. */
	of(part: object): readonly Source[] | undefined {
		return this.#own.get(part);
	}

	/** The sources of the part at a place: its own, or those of the nearest part around it. */
	at(place: string): readonly Source[] {
		const part = partsTo(this.#ruleset, place).findLast((one) => this.#own.has(one));
		return this.#own.get(part) ?? [];
	}

	/** The sources of all laws, choices, hooks, outcomes and `end` effects with an id, each once. Refusals and outcomes name their rule by its id. */
	ofId(id: string): readonly Source[] {
		const found = new Map<string, Source>();
		for (const { node, place } of placesIn(this.#ruleset))
			if ((node as { readonly id?: unknown }).id === id)
				for (const source of this.at(place)) found.set(`${source.name} ${source.span?.from ?? ''}`, source);
		return [...found.values()];
	}
}

/** The parts on the way to a place, as far as it exists: the ruleset first. */
function partsTo(ruleset: object, place: string): readonly unknown[] {
	const parts: unknown[] = [ruleset];
	for (const key of place.split('/').slice(1)) {
		const name = key.replaceAll('~1', '/').replaceAll('~0', '~');
		const part = parts.at(-1);
		// The place of a part that is missing has no sources of its own.
		parts.push(typeof part === 'object' && part !== null && Object.hasOwn(part, name) ? part[name as never] : undefined);
	}
	return parts;
}

/** Every object and list of a ruleset with its place, each once. */
function* placesIn(ruleset: object): Generator<{ readonly node: object; readonly place: string }, void, undefined> {
	const seen = new Set<object>();
	const open: [object, string][] = [[ruleset, '']];
	for (const [node, place] of open) {
		if (seen.has(node)) continue;
		seen.add(node);
		yield { node, place };
		for (const [key, part] of Object.entries(node))
			if (typeof part === 'object' && part !== null) open.push([part, `${place}/${escaped(key)}`]);
	}
}
