/**
 * Numbers for structures: two values have the same number where `isSame` holds. The values must not change afterwards.
 *
 * @example
 * import { Structures } from '@x/core/rules';
 * const structures = new Structures();
 * structures.of({ is: 'at', a: { who: 'empty' } }) === structures.of({ a: { who: 'empty' }, is: 'at' }) // → true
 */
export class Structures {
	/** Numbers by the text of a value whose parts are numbered. */
	private readonly numbers = new Map<string, number>();
	private readonly known = new WeakMap<object, number>();

	/** The number of a structure. */
	of(value: unknown): number {
		if (typeof value !== 'object' || value === null) return this.numbered(typeof value === 'string' ? `"${value}` : String(value));
		let found = this.known.get(value);
		if (found === undefined) {
			found = this.numbered(
				Array.isArray(value)
					? `[${value.map((part) => this.of(part)).join()}`
					: `{${Object.keys(value)
							.filter((key) => value[key as never] !== undefined)
							.sort()
							.map((key) => `${this.of(key)}:${this.of(value[key as never])}`)
							.join()}`,
			);
			this.known.set(value, found);
		}
		return found;
	}

	private numbered(text: string): number {
		const found = this.numbers.get(text) ?? this.numbers.size;
		this.numbers.set(text, found);
		return found;
	}
}
