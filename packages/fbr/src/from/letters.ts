import type { Names, Ruleset } from '@x/core';

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
		const twin = (kind: string): string | undefined => {
			const known = names?.kinds[kind];
			if (known?.promotedOf === undefined) return undefined;
			const bare = wish(kind).replace(/~$/, '');
			return kinds.find(
				(other) =>
					other !== kind && wish(other) === bare && isPlain(names, other) && ruleset.kinds[other]!.moves === ruleset.kinds[kind]!.moves,
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
			shadows.set(kind, { type: types.get(other)!, was: types.get(names!.kinds[kind]!.promotedOf!) ?? '' });
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

const isPlain = (names: Names | undefined, kind: string): boolean => names?.kinds[kind]?.promotedOf === undefined;

/** Names of several letters, where the alphabet is used up. */
function numbered(taken: ReadonlySet<string>, take: (name: string) => boolean): void {
	for (let count = 1; ; count++) {
		const name = `:X${count}:`;
		if (!taken.has(name) && take(name)) return;
	}
}
