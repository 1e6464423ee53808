import { sideRoles, type ThemeRole } from '../draw/theme.js';

const COLORS = ['white', 'black', 'red', 'blue', 'green', 'yellow', 'neutral'] as const;

/** The roles of the colours of pieces. */
const ROLES: readonly ThemeRole[] = [
	...COLORS.flatMap((color) => Object.values(sideRoles(color))),
	'wood-fill',
	'wood-edge',
	'wood-line',
	'promoted',
	'accent',
	'badge',
	'badge-edge',
	'mark',
];

/** A custom property with the colours of pieces, as the page and the theme set them. */
const PROPERTY = '--_pieces';

/** Its value in the style sheet of boards. A change of a colour starts a transition of it, which the board hears. */
export const PIECE_COLORS: string = `${PROPERTY}: ${ROLES.map((role) => `var(--x-board-${role}, var(--_${role}))`).join('|')};
	transition: ${PROPERTY} 1ms step-start; transition-behavior: allow-discrete;`;

/** The colours that were read last: most boards of a page have the same. */
let latest: string | undefined;

/** The colours of pieces on a board. The browser computes them with the style of the page. */
export class PieceColors {
	/** The value of the custom property. */
	private text: string | undefined;
	/** The value with which the board was last drawn: its own, or that of another board. */
	private drawn: string | undefined;
	private readonly host: HTMLElement;

	constructor(host: HTMLElement, onChange: () => void) {
		this.host = host;
		host.addEventListener('transitionrun', ({ propertyName }) => {
			if (propertyName === PROPERTY && this.refresh()) onChange();
		});
	}

	/** The colours as one text, which names them. A board that has not been laid out has those of another. */
	get name(): string {
		if (this.text === undefined && latest === undefined) this.refresh();
		this.drawn = this.text ?? latest ?? '';
		return this.drawn;
	}

	/** The colour of a role. */
	readonly of = (role: string): string => this.name.split('|')[ROLES.indexOf(role as ThemeRole)]?.trim() ?? 'none';

	/** Reads the colours. Returns whether the board was drawn with others. */
	refresh(): boolean {
		const text = getComputedStyle(this.host).getPropertyValue(PROPERTY);
		if (text === '') return false;
		this.text = text;
		latest = text;
		return text !== this.drawn;
	}
}
