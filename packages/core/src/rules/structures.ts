/**
 * Numbers for structures: two values have the same number where `isSame` holds. The values must not change afterwards.
 *
 * @example
 * import { Structures } from '@x/core/rules';
 * const structures = new Structures();
 * structures.of({ is: 'at', a: { who: 'empty' } }) === structures.of({ a: { who: 'empty' }, is: 'at' }) // → true
 */
export class Structures {
	/** The numbers of values that are not objects. */
	private readonly plain = new Map<unknown, number>();
	/** The numbers of objects and lists by the numbers of their parts. */
	private readonly numbers = new Map<string, number>();
	private readonly known = new WeakMap<object, number>();
	private count = 0;

	/** The number of a structure. */
	of(value: unknown): number {
		if (typeof value !== 'object' || value === null) return this.numbered(this.plain, value);
		const known = this.known.get(value);
		if (known !== undefined) return known;
		const found = this.numbered(this.numbers, Array.isArray(value) ? this.listText(value) : this.objectText(value));
		this.known.set(value, found);
		return found;
	}

	private listText(list: readonly unknown[]): string {
		let text = '';
		for (const part of list) text += `${this.of(part)},`;
		return text;
	}

	private objectText(value: object): string {
		const keys = Object.keys(value);
		if (keys.length > 1) keys.sort();
		let text = '{';
		for (const key of keys) {
			const part: unknown = value[key as never];
			if (part !== undefined) text += `${this.of(key)}:${this.of(part)},`;
		}
		return text;
	}

	private numbered<Key>(numbers: Map<Key, number>, key: Key): number {
		let found = numbers.get(key);
		if (found === undefined) {
			found = this.count++;
			numbers.set(key, found);
		}
		return found;
	}
}
