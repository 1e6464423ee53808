import type { Span } from '@x/diagnostics';

/** The range of a field of a FEEN: 0 is the board, 1 the hands, 2 the styles. */
const fieldOf = (text: string, nth: number): Span => {
	const fields = text.split(' ');
	const from = fields.slice(0, nth).join(' ').length + (nth > 0 ? 1 : 0);
	return { from, to: from + (fields[nth]?.length ?? 0) };
};

/** The items of a part of a text, each with its span. */
const items = (text: string, { from, to }: Span, pattern: RegExp): readonly (Span & { readonly item: string })[] =>
	Array.from(text.slice(from, to).matchAll(pattern), ({ 0: item, index }) => ({
		item,
		from: from + index,
		to: from + index + item.length,
	}));

/**
 * The place of a part of a position in its text: `segments[3][0]`, `hands.first["P"]`. A part without a place of its own has the range of
 * its field, or of the whole text.
 */
export const placeOf = (text: string, path: string | undefined): Span => {
	const [, segment, index] = /^segments\[(\d+)\]\[(\d+)\]/.exec(path ?? '') ?? [];
	if (segment !== undefined) {
		let nth = 0;
		let square = 0;
		for (const { item, from, to } of items(text, fieldOf(text, 0), /\d+|\/+|[^\d/A-Za-z]?[A-Za-z][\^']*/g)) {
			if (item.startsWith('/')) [nth, square] = [nth + 1, 0];
			else if (nth === Number(segment) && square++ === Number(index)) return { from, to };
		}
	}
	const [, side, piece] = /^hands\.(first|second)\["(.+)"\]/.exec(path ?? '') ?? [];
	if (side !== undefined) {
		const field = fieldOf(text, 1);
		const slash = text.indexOf('/', field.from);
		const part = side === 'first' ? { from: field.from, to: slash } : { from: slash + 1, to: field.to };
		const found = items(text, part, /\d*([^\d/A-Za-z]?[A-Za-z][\^']*)/g).find(({ item }) => item.replace(/^\d+/, '') === piece);
		if (found !== undefined) return { from: found.from, to: found.to };
	}
	const nth = ['segments', 'hands', 'active'].findIndex((name) => path?.startsWith(name) === true);
	return nth < 0 ? { from: 0, to: text.length } : fieldOf(text, nth);
};
