import {
	derive,
	diminish,
	type Epin,
	enhance,
	flip,
	isValid,
	markTerminal,
	native,
	normalize,
	parse,
	stringify,
	unmarkTerminal,
} from '@x/feen/epin';

/** A toggle that changes the piece to put; on if the piece has the property. */
export interface Toggle {
	readonly label: string;
	readonly title: string;
	readonly on: (piece: Epin) => boolean;
	readonly change: (piece: Epin) => Epin;
}

const toggle = (label: string, title: string, on: Toggle['on'], set: Toggle['change'], clear: Toggle['change']): Toggle => ({
	label,
	title,
	on,
	change: (piece) => (on(piece) ? clear(piece) : set(piece)),
});

export const TOGGLES: readonly Toggle[] = [
	toggle('Second', 'Second player’s', ({ side }) => side === 'second', flip, flip),
	toggle('+', 'Enhanced', ({ state }) => state === 'enhanced', enhance, normalize),
	toggle('−', 'Diminished', ({ state }) => state === 'diminished', diminish, normalize),
	toggle('^', 'Terminal', ({ terminal }) => terminal, markTerminal, unmarkTerminal),
	toggle('’', 'Derived', ({ derived }) => derived, derive, native),
];

/** The piece after pressing a toggle. */
export const toggled = (token: string, { change }: Toggle): string => stringify(change(parse(token)));

/** Whether a toggle is on. */
export const isOn = (token: string, { on }: Toggle): boolean => on(parse(token));

/** Reads a typed piece, with straight or curly apostrophes; undefined if it is not one. */
export const typedToken = (text: string): string | undefined => {
	const token = text.trim().replace('−', '-').replace('’', "'");
	return isValid(token) ? token : undefined;
};
