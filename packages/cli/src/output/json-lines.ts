import type { Fault } from '../check/fault.js';

/** A value as a line of JSON. */
export const jsonLine = (value: Readonly<Record<string, unknown>>): string => `${JSON.stringify(value)}\n`;

/** A fault as a record of the output; see `schema/output.schema.json`. */
export const faultRecord = ({ start, end, repair, excerpt: _, file, kind, ...rest }: Fault): Readonly<Record<string, unknown>> => ({
	type: 'fault',
	file,
	kind,
	...start,
	endLine: end.line,
	endColumn: end.column,
	...rest,
	...(repair && { fix: { ...repair.start, endLine: repair.end.line, endColumn: repair.end.column, text: repair.text } }),
});
