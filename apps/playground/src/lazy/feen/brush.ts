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

/** What a click on a square does: move pieces, put one there, or take one away. `token` is the piece in hand for all that needs one. */
export interface Brush {
	readonly tool: 'move' | 'put' | 'remove';
	/** An EPIN. */
	readonly token: string;
}

/** A change of the piece that is put: on if it is so already. */
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

/** The piece with a toggle pressed. */
export const toggled = (token: string, { change }: Toggle): string => stringify(change(parse(token)));

/** Whether a toggle is on. */
export const isOn = (token: string, { on }: Toggle): boolean => on(parse(token));

/** A typed piece, as a keyboard without straight apostrophes writes it too; undefined if it is none. */
export const typedToken = (text: string): string | undefined => {
	const token = text.trim().replace('−', '-').replace('’', "'");
	return isValid(token) ? token : undefined;
};
