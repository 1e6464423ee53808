import type { Span } from '@x/diagnostics';

/** The most characters of a value in one line. */
const WIDTH = 92;

const inline = (value: unknown): string => {
	if (Array.isArray(value)) return `[${value.map(inline).join(', ')}]`;
	if (typeof value !== 'object' || value === null) return JSON.stringify(value);
	const parts = Object.entries(value).map(([name, part]) => `${JSON.stringify(name)}: ${inline(part)}`);
	return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`;
};

/** JSON with short values in one line each. */
export const jsonText = (value: unknown, indent = ''): string => {
	const plain: unknown = indent === '' ? JSON.parse(JSON.stringify(value)) : value;
	const short = inline(plain);
	if (short.length + indent.length <= WIDTH || typeof plain !== 'object' || plain === null) return short;
	const deeper = `${indent}\t`;
	const parts = Array.isArray(plain)
		? plain.map((part) => deeper + jsonText(part, deeper))
		: Object.entries(plain).map(([name, part]) => `${deeper}${JSON.stringify(name)}: ${jsonText(part, deeper)}`);
	const [open, close] = Array.isArray(plain) ? '[]' : '{}';
	return `${open}\n${parts.join(',\n')}\n${indent}${close}`;
};

const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/g;

/** A list or an object that is being read. */
interface Frame {
	readonly path: string;
	readonly from: number;
	/** The next index of a list; undefined in an object. */
	index: number | undefined;
	name: string;
}

/** The values of a text of JSON, by their paths: `start.pieces[3].at`. The text must be valid. */
export const jsonSpans = (text: string): ReadonlyMap<string, Span> => {
	const spans = new Map<string, Span>();
	const frames: Frame[] = [];
	const pathHere = (): string => {
		const frame = frames.at(-1);
		if (frame === undefined) return '';
		if (frame.index !== undefined) return `${frame.path}[${frame.index}]`;
		return frame.path === '' ? frame.name : `${frame.path}.${frame.name}`;
	};
	let isName = false;
	for (const { 0: token, index: from } of text.matchAll(TOKEN)) {
		const frame = frames.at(-1);
		if (token === '{' || token === '[') {
			frames.push({ path: pathHere(), from, index: token === '[' ? 0 : undefined, name: '' });
			isName = token === '{';
		} else if (token === '}' || token === ']') {
			frames.pop();
			spans.set(frame?.path ?? '', { from: frame?.from ?? 0, to: from + 1 });
		} else if (token === ',') {
			if (frame?.index !== undefined) frame.index++;
			isName = frame?.index === undefined;
		} else if (token === ':') isName = false;
		else if (isName && frame !== undefined) frame.name = JSON.parse(token) as string;
		else spans.set(pathHere(), { from, to: from + token.length });
	}
	return spans;
};

/** The place of the smallest known part of a path. */
export const jsonPlace = (spans: ReadonlyMap<string, Span>, path: string, length: number): Span => {
	for (let part = path; part !== ''; part = part.replace(/(?:\.[^.[]*|\[\d+\]|^[^.[]*)$/, '')) {
		const span = spans.get(part);
		if (span !== undefined) return span;
	}
	return { from: 0, to: length };
};
