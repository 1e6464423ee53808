/** The longest line, with its indentation, on which an object or a list stands whole. */
const WIDTH = 110;

/** A value on one line: `{ "step": [0, 1] }`. Stops early where the line gets too long. */
const onLine = (value: unknown, room: number): string | undefined => {
	if (typeof value !== 'object' || value === null) return JSON.stringify(value);
	const list = Array.isArray(value);
	let text = '';
	for (const [key, part] of Object.entries(value)) {
		if (part === undefined) continue;
		const inner = onLine(part, room - text.length);
		if (inner === undefined) return undefined;
		text += `${text === '' ? '' : ', '}${list ? '' : `${JSON.stringify(key)}: `}${inner}`;
		if (text.length > room) return undefined;
	}
	if (list) return `[${text}]`;
	return text === '' ? '{}' : `{ ${text} }`;
};

const printed = (value: unknown, indent: string, before: number): string => {
	const line = onLine(value, WIDTH - indent.length - before);
	if (line !== undefined || typeof value !== 'object' || value === null) return line ?? JSON.stringify(value);
	const inner = `${indent}  `;
	if (Array.isArray(value)) return `[\n${value.map((part) => inner + printed(part, inner, 1)).join(',\n')}\n${indent}]`;
	const lines = Object.entries(value).flatMap(([key, part]) => {
		if (part === undefined) return [];
		const name = `${JSON.stringify(key)}: `;
		return [inner + name + printed(part, inner, name.length + 1)];
	});
	return `{\n${lines.join(',\n')}\n${indent}}`;
};

/** A value as JSON with short objects and lists on one line. */
export const printJson = (value: unknown): string => `${printed(value, '', 0)}\n`;
