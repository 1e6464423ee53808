/** Freezes a value with all that it holds. What is frozen already is taken to hold nothing else. */
export function freezeDeep<T>(value: T): T {
	if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
	Object.freeze(value);
	for (const key in value) freezeDeep(value[key]);
	return value;
}

/** A copy of plain data, frozen with all that it holds. */
export function frozenCopy<T>(value: T): T {
	if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
	if (Array.isArray(value)) return Object.freeze(value.map(frozenCopy)) as T;
	return Object.freeze(Object.fromEntries(Object.entries(value).map(([key, part]) => [key, frozenCopy(part)]))) as T;
}
