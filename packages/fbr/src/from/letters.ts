import type { Names, Ruleset } from '@x/core';
import { isSame } from '@x/core/build';

const LETTER = /^[-+#*$%&]*[A-Z]$/;

/** The types of pieces in a definition, and the kinds of a ruleset that they stand for. */
export class Letters {
	/** Kind → type: `K`, `+P`, `:Fd:`. */
	readonly types: ReadonlyMap<string, string>;
	/** Kinds that are another kind with a memory of what they were: kind → that type, and the type that it was. */
	readonly shadows: ReadonlyMap<string, { readonly type: string; readonly was: string }>;

	constructor(ruleset: Ruleset, names: Names | undefined) {
		const kinds = Object.keys(ruleset.kinds);
		const types = new Map<string, string>();
		const taken = new Set<string>();
		const wish = (kind: string): string => {
			const text = names?.kinds[kind]?.letter ?? kind;
			return text.length === 1 ? text.toUpperCase() : text;
		};
		const movesOf = (kind: string): unknown => ruleset.paths[ruleset.kinds[kind]!.moves];
		const stored = new Map(Object.values(ruleset.stores).flatMap(({ as }) => Object.entries(as ?? {})));
		// A promoted piece was this before: the names say it, or the hand to which it returns.
		const wasOf = (kind: string): string | undefined =>
			names?.kinds[kind]?.promotedOf ?? (kind.endsWith('~') ? stored.get(kind) : undefined);
		const twin = (kind: string): string | undefined => {
			if (wasOf(kind) === undefined) return undefined;
			const bare = [wish(kind), kind].map((name) => name.replace(/~$/, ''));
			return kinds.find(
				(other) =>
					other !== kind &&
					(bare.includes(wish(other)) || bare.includes(other)) &&
					wasOf(other) === undefined &&
					isSame(movesOf(other), movesOf(kind)),
			);
		};
		const twins = new Map(kinds.flatMap((kind): [string, string][] => [[kind, twin(kind) ?? '']]).filter(([, other]) => other !== ''));
		const take = (kind: string, type: string): boolean => {
			if (taken.has(type)) return false;
			taken.add(type);
			types.set(kind, type);
			return true;
		};
		const own = kinds.filter((kind) => !twins.has(kind));
		for (const kind of own) if (LETTER.test(wish(kind))) take(kind, wish(kind));
		for (const kind of own) {
			if (types.has(kind)) continue;
			const free = [...kind.toUpperCase(), ...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].find((letter) => LETTER.test(letter) && !taken.has(letter));
			if (free === undefined) numbered(taken, (name) => take(kind, name));
			else take(kind, free);
		}
		const shadows = new Map<string, { type: string; was: string }>();
		for (const [kind, other] of twins) {
			types.set(kind, types.get(other)!);
			shadows.set(kind, { type: types.get(other)!, was: types.get(wasOf(kind)!) ?? '' });
		}
		this.types = types;
		this.shadows = shadows;
	}

	of(kind: string): string {
		return this.types.get(kind) ?? kind;
	}

	/** The letters of all kinds, for `fromPath`. */
	get table(): Readonly<Record<string, string>> {
		return Object.fromEntries(this.types);
	}

	/** Each type once, with its first kind. */
	get all(): readonly (readonly [string, string])[] {
		return [...this.types].filter(([kind]) => !this.shadows.has(kind)).map(([kind, type]) => [type, kind]);
	}

	/** A piece set: `{KQ}`. */
	set(kinds: readonly string[]): string {
		return `{${[...new Set(kinds.map((kind) => this.of(kind)))].join('')}}`;
	}
}

/** Names of several letters, where the alphabet is used up. */
function numbered(taken: ReadonlySet<string>, take: (name: string) => boolean): void {
	for (let count = 1; ; count++) {
		const name = `:X${count}:`;
		if (!taken.has(name) && take(name)) return;
	}
}
