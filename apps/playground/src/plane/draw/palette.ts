/** The colours of the board, from the custom properties of its style sheet. */
export interface Palette {
	readonly light: string;
	readonly dark: string;
	readonly outside: string;
	readonly grid: string;
	readonly ink: string;
	readonly edge: string;
	readonly last: string;
	readonly picked: string;
	readonly check: string;
	readonly mark: string;
	readonly bad: string;
	readonly square: string;
	readonly focus: string;
	readonly focusRing: string;
	readonly card: string;
	readonly promotion: string;
	/** One for each side: body, rim, lines. */
	readonly sides: readonly { readonly fill: string; readonly rim: string; readonly line: string }[];
}

const SIDES = ['white', 'black', 'neutral', 'red', 'blue', 'yellow', 'green'];

export const paletteOf = (element: Element): Palette => {
	const style = getComputedStyle(element);
	const color = (name: string): string => style.getPropertyValue(`--plane-${name}`).trim() || '#808080';
	return {
		light: color('light'),
		dark: color('dark'),
		outside: color('outside'),
		grid: color('grid'),
		ink: color('ink'),
		edge: color('edge'),
		last: color('last'),
		picked: color('picked'),
		check: color('check'),
		mark: color('mark'),
		bad: color('bad'),
		square: color('square'),
		focus: color('focus'),
		focusRing: color('focus-ring'),
		card: color('card'),
		promotion: color('promotion'),
		sides: SIDES.map((side) => ({ fill: color(side), rim: color(`${side}-rim`), line: color(`${side}-line`) })),
	};
};
