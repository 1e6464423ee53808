import { operation, safeParse } from '@x/pgn/epd';
import type { FileGame, FileRow } from '../files-views.js';

/** Bytes of the longest file of positions: its lines are kept in memory. */
export const MOST_LINES = 32 << 20;

/** The positions of a text, one in each line. */
export const linesOf = (text: string): readonly string[] =>
	text.split(/\r?\n/).flatMap((line) => (line.trim() === '' || line.startsWith('#') ? [] : [line.trim()]));

interface Told {
	readonly title: string;
	readonly about: readonly string[];
}

const told = (line: string): Told => {
	const read = safeParse(line);
	const id = read.ok ? operation(read.value, 'id') : undefined;
	const position = read.ok ? read.value.position : line;
	const about = read.ok ? line.slice(read.value.span?.to ?? line.length).trim() : '';
	return typeof id === 'string' ? { title: id, about: [position, about] } : { title: position, about: about === '' ? [] : [about] };
};

/** The properties of a position for the search. */
export const tagsOf = (line: string): readonly { readonly name: string; readonly value: string }[] => {
	const read = safeParse(line);
	if (!read.ok) return [{ name: 'position', value: line }];
	const operations = read.value.operations.map(({ opcode, operands }) => ({
		name: opcode,
		value: operands.map(({ text }) => text).join(' '),
	}));
	return [{ name: 'position', value: read.value.position }, ...operations];
};

export const rowOf = (line: string, game: number): FileRow => ({ game, ...told(line) });

export const entryOf = (line: string, game: number, at: number): FileGame => ({
	at,
	game,
	title: told(line).title,
	text: line,
	preset: undefined,
	variant: undefined,
});
