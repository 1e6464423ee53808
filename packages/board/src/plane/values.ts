/** A kind of value, and its name in messages. */
interface Kind {
	readonly is: (value: unknown) => boolean;
	readonly name: string;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;
const isCell = (value: unknown): boolean => Array.isArray(value) && typeof value[0] === 'bigint' && typeof value[1] === 'bigint';

const PIECE: Kind = {
	is: (value) => isObject(value) && typeof value.x === 'bigint' && typeof value.y === 'bigint' && isObject(value.look),
	name: 'to have x, y (bigints) and a look',
};
const CELL: Kind = { is: isCell, name: 'to be a cell: a pair of bigints' };
const LIST: Kind = { is: Array.isArray, name: 'to be an array' };
const MARK: Kind = {
	is: (value) => isObject(value) && ('cell' in value ? isCell(value.cell) : isCell(value.from) && isCell(value.by)),
	name: 'to have a cell, or from and by (pairs of bigints)',
};

/** The elements of arrays. */
const ELEMENTS: Readonly<Record<string, Kind>> = {
	pieces: PIECE,
	lastMove: CELL,
	checks: CELL,
	checkers: CELL,
	marks: MARK,
};
/** The required parts of objects. */
const PARTS: Readonly<Record<string, Readonly<Record<string, Kind>>>> = {
	reach: { from: CELL, points: LIST, rays: LIST },
	choices: { from: CELL, to: CELL, options: LIST },
};

const textOf = (value: unknown): string => {
	if (Array.isArray(value)) return `[${value.map(typeOf).join(', ')}]`;
	if (!isObject(value)) return typeOf(value);
	const parts = Object.entries(value).map(([name, part]) => `${name}: ${typeOf(part)}`);
	return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`;
};
const typeOf = (value: unknown): string => {
	if (value === null || value === undefined) return String(value);
	return Array.isArray(value) ? 'array' : typeof value;
};

const need = (place: string, value: unknown, { is, name }: Kind): void => {
	if (!is(value)) throw new TypeError(`Expected ${place} ${name}, found ${textOf(value)}.`);
};

/**
 * Checks the first level of a value whose type is right: the elements of an array, the parts of an object.
 *
 * @throws TypeError that names the wrong element or part.
 */
export const checkParts = (name: string, value: unknown): void => {
	const element = ELEMENTS[name];
	// Not forEach, which leaves out holes.
	if (element !== undefined) for (const [index, one] of (value as readonly unknown[]).entries()) need(`${name}[${index}]`, one, element);
	for (const [part, kind] of Object.entries(PARTS[name] ?? {})) {
		need(`${name}.${part}`, (value as Readonly<Record<string, unknown>>)[part], kind);
	}
};
