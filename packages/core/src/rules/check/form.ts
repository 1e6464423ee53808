import type { Fault } from '@x/diagnostics';
import { found } from '@x/diagnostics';
import { isObject } from '../structure.js';
import { didYouMean, fault } from './fault.js';
import { under } from './space.js';

/** Checks the form of a value, and adds its faults to the list. */
export type Shape = (value: unknown, at: string, faults: Fault[]) => void;
export type Fields = Readonly<Record<string, Shape>>;

const wrong = (expected: string, value: unknown, at: string, hint?: string): Fault =>
	fault('rules/wrong-shape', at, `Expected ${expected}, found ${found(value)}.`, hint);

export const when =
	(expected: string, test: (value: unknown) => boolean): Shape =>
	(value, at, faults) => {
		if (!test(value)) faults.push(wrong(expected, value, at));
	};
export const oneOf = (...values: readonly unknown[]): Shape => {
	const expected = values.map((value) => JSON.stringify(value)).join(' or ');
	const words = values.filter((value) => typeof value === 'string');
	return (value, at, faults) => {
		if (!values.includes(value)) faults.push(wrong(expected, value, at, typeof value === 'string' ? didYouMean(value, words) : undefined));
	};
};

export const text: Shape = /* @__PURE__ */ when('a string', (value) => typeof value === 'string');
export const number: Shape = /* @__PURE__ */ when('a number', (value) => typeof value === 'number' && Number.isFinite(value));
export const whole: Shape = /* @__PURE__ */ when('a whole number', Number.isSafeInteger);
export const truth: Shape = /* @__PURE__ */ oneOf(true);
export const coordinate: Shape = /* @__PURE__ */ when(
	'a whole number, or a string with one',
	(value) => Number.isSafeInteger(value) || (typeof value === 'string' && /^-?\d+$/.test(value)),
);

export const list =
	(of: Shape, length?: number): Shape =>
	(value, at, faults) => {
		if (!Array.isArray(value) || (length !== undefined && value.length !== length))
			faults.push(wrong(length === undefined ? 'a list' : `a list of ${length}`, value, at));
		else for (let index = 0; index < value.length; index++) of(value[index], `${at}[${index}]`, faults);
	};
export const tuple =
	(of: readonly Shape[], title = `a list of ${of.length}`): Shape =>
	(value, at, faults) => {
		if (!Array.isArray(value) || value.length !== of.length) faults.push(wrong(title, value, at));
		else for (const [index, shape] of of.entries()) shape(value[index], `${at}[${index}]`, faults);
	};
export const table =
	(of: Shape): Shape =>
	(value, at, faults) => {
		if (!isObject(value)) faults.push(wrong('an object', value, at));
		else for (const name of Object.keys(value)) of(value[name], under(at, name), faults);
	};

/** An object of these keys; those whose name ends in a question mark may be missing. */
export const object =
	(fields: Fields): Shape =>
	(value, at, faults) => {
		if (!isObject(value)) {
			faults.push(wrong('an object', value, at));
			return;
		}
		const keyAt = (name: string): string => (at === '' ? name : under(at, name));
		for (const field of Object.keys(fields)) {
			const name = field.replace('?', '');
			if (value[name] !== undefined) fields[field]!(value[name], keyAt(name), faults);
			else if (name === field) faults.push(fault('rules/missing-key', keyAt(name), `Expected the key '${name}', found none.`));
		}
		for (const name of Object.keys(value)) {
			if (value[name] === undefined || Object.hasOwn(fields, name) || Object.hasOwn(fields, `${name}?`)) continue;
			const hint = didYouMean(
				name,
				Object.keys(fields).map((field) => field.replace('?', '')),
			);
			faults.push(fault('rules/unknown-key', keyAt(name), `Expected a known key, found '${name}'.`, hint));
		}
	};

/**
 * A node of one of several kinds: the first kind whose key the node has. `kindsOf` gives the keys with their fields; it is called when the first
 * node is checked. A value that is not an object has the form `plain`.
 */
export function node(what: string, kindsOf: () => readonly (readonly [string, Fields])[], plain?: Shape): Shape {
	let kinds: readonly (readonly [string, Shape])[] | undefined;
	/** Frozen nodes without a fault. A node that stands in many places is checked once. */
	const sound = new WeakSet<object>();
	return (value, at, faults) => {
		if (isObject(value) && sound.has(value)) return;
		if (!isObject(value) && plain !== undefined) {
			plain(value, at, faults);
			return;
		}
		kinds ??= kindsOf().map(([key, fields]) => [key, object(fields)]);
		const kind = isObject(value) ? kinds.find(([key]) => value[key] !== undefined) : undefined;
		if (kind === undefined) {
			const keys = kinds.map(([key]) => key);
			const hints = Object.keys(isObject(value) ? value : {}).flatMap((key) => didYouMean(key, keys) ?? []);
			faults.push(
				fault('rules/unknown-node', at, `Expected a ${what} with one of the keys ${keys.join(', ')}; found none of them.`, hints[0]),
			);
		} else {
			const before = faults.length;
			kind[1](value, at, faults);
			if (faults.length === before && Object.isFrozen(value)) sound.add(value as object);
		}
	};
}

export const either =
	(test: (value: unknown) => boolean, one: Shape, other: Shape): Shape =>
	(value, at, faults) =>
		(test(value) ? one : other)(value, at, faults);
export const orNull = (shape: Shape): Shape =>
	either(
		(value) => value === null,
		() => undefined,
		shape,
	);

export const names: Shape = /* @__PURE__ */ list(text);
export const vector: Shape = /* @__PURE__ */ list(coordinate);
