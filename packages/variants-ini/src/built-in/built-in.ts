import { type Definition, type Keys, plainDefinition, withKeys } from '../definition/definition.js';
import { BUILT_IN } from './table.js';

interface Known {
	readonly name: string;
	readonly parent: string | undefined;
	readonly keys: Keys;
}

/** The built-in variants of a table, by all their names. Each is read when it is needed. */
export class BuiltIns {
	readonly #known: Map<string, Known> = new Map();
	readonly #definitions: Map<string, Definition> = new Map();

	readonly #completed: (plain: Definition, keys: Keys) => Definition;

	/** `completed` adds values that no key of a file sets. */
	constructor(table: string, completed: (plain: Definition, keys: Keys) => Definition = (plain) => plain) {
		this.#completed = completed;
		for (const line of table.trim().split('\n')) {
			const [head = '', ...entries] = line.split(';');
			const [, name = '', parent, other = ''] = /^([^|:]+)(?::([^|]+))?\|(.*)$/.exec(head) ?? [];
			const keys = new Map(entries.map((entry) => [entry.slice(0, entry.indexOf('=')), entry.slice(entry.indexOf('=') + 1)]));
			for (const one of [name, other]) if (one !== '') this.#known.set(one, { name, parent, keys });
		}
	}

	names(): readonly string[] {
		return [...this.#known.keys()].filter((name) => !name.endsWith('_base'));
	}

	/** The values of a variant; undefined for another name. */
	definition(name: string): Definition | undefined {
		const found = name.endsWith('_base') ? undefined : this.#known.get(name);
		return found && this.#definition(found);
	}

	#definition({ name, parent, keys }: Known): Definition {
		const known = this.#definitions.get(name);
		if (known !== undefined) return known;
		const base = parent === undefined ? plainDefinition() : this.#definition(this.#known.get(parent)!);
		const plain = withKeys(base, keys);
		const definition = this.#completed({ ...plain, letters: keys.get('on') ?? plain.letters }, keys);
		this.#definitions.set(name, definition);
		return definition;
	}
}

let known: BuiltIns | undefined;

/** The built-in variants, as far as checks need their values. */
export function builtIns(): BuiltIns {
	known ??= new BuiltIns(BUILT_IN);
	return known;
}

/**
 * The variants that Fairy-Stockfish knows by name. A section can be based on each of them.
 *
 * @example
 * builtInNames().includes('crazyhouse') // true
 */
export const builtInNames = (): readonly string[] => builtIns().names();
