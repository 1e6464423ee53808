import { createHash } from 'node:crypto';

/** Whether JSON data is an object. */
export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
	typeof value === 'object' && value !== null && !Array.isArray(value);

/** JSON data as text that does not depend on the order of keys. Properties with the names in `without` are left out. */
export const canonical = (value: unknown, without: readonly string[] = []): string =>
	JSON.stringify(value, (_, one: unknown) => {
		if (!isObject(one)) return one;
		const names = Object.keys(one).filter((name) => !without.includes(name));
		return Object.fromEntries(names.sort().map((name) => [name, one[name]]));
	});

/** The SHA-256 of JSON data. */
export const digestOf = (value: unknown, without?: readonly string[]): string =>
	createHash('sha256').update(canonical(value, without)).digest('hex');
