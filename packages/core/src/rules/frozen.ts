/** Freezes a value and all of its parts. The parts of a frozen value are taken to be frozen. */
export function freezeDeep<T>(value: T): T {
	if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
	Object.freeze(value);
	for (const key in value) freezeDeep(value[key]);
	return value;
}

/** A copy of plain data, deeply frozen. */
export function frozenCopy<T>(value: T): T {
	if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
	if (Array.isArray(value)) return Object.freeze(value.map(frozenCopy)) as T;
	return Object.freeze(Object.fromEntries(Object.entries(value).map(([key, part]) => [key, frozenCopy(part)]))) as T;
}
