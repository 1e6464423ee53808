/** The codes that begin and end each style in a terminal. */
const STYLES = {
	red: [31, 39],
	yellow: [33, 39],
	green: [32, 39],
	cyan: [36, 39],
	bold: [1, 22],
	dim: [2, 22],
} as const;

/** Colors a text, or leaves it as it is. */
export type Painter = (style: keyof typeof STYLES, text: string) => string;

/** The painter of an output with or without colors. */
export const painter =
	(color: boolean): Painter =>
	(style, text) => {
		const [begin, end] = STYLES[style];
		return color ? `\u001b[${begin}m${text}\u001b[${end}m` : text;
	};
