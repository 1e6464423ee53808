import { artOf, colorOf, pieceShape } from '../draw/piece.js';
import { shapeText } from '../draw/shape.js';
import type { BoardSide, PieceLook } from '../model/piece.js';
import type { PieceSet } from '../model/set.js';
import { picture } from './dom.js';
import type { PieceColors } from './piece-colors.js';

/** How pieces are drawn. */
export interface PieceStyle {
	readonly sets: readonly PieceSet[] | undefined;
	readonly sides: readonly BoardSide[] | undefined;
}

/** A style sheet with the pictures of pieces in one set of colours. All boards of a page with these colours share it. */
class FaceSheet {
	readonly sheet: CSSStyleSheet = new CSSStyleSheet();
	private readonly names = new Map<string, string>();

	/** The class of a picture. `draw` writes it if it is new. */
	nameOf(key: string, draw: () => string): string {
		const known = this.names.get(key);
		if (known !== undefined) return known;
		const name = `face-${this.names.size}`;
		this.sheet.insertRule(`.${name} { background-image: url("data:image/svg+xml,${encodeURIComponent(draw())}"); }`);
		this.names.set(key, name);
		return name;
	}
}

const sheets = new Map<string, FaceSheet>();
const ids = new WeakMap<object, number>();
let count = 0;

/** A number for an object. */
const idOf = (value: object): number => {
	const known = ids.get(value);
	if (known !== undefined) return known;
	ids.set(value, count);
	return count++;
};

/** The boards of the page. */
const boards = new Set<() => void>();

/** Whether the page forbids pictures in `data:` addresses. Pieces are elements then. */
let forbidden = false;

const onViolation = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent): void => {
	if (forbidden || effectiveDirective !== 'img-src' || !blockedURI.startsWith('data')) return;
	forbidden = true;
	for (const redraw of boards) redraw();
};

/** The pictures of pieces: backgrounds, which cost a browser less than elements. */
export class Faces {
	private style: PieceStyle = { sets: undefined, sides: undefined };
	private readonly colors: PieceColors;
	private readonly root: ShadowRoot;
	private readonly others: readonly CSSStyleSheet[];
	private sheet: FaceSheet | undefined;
	private readonly known = new Map<string, string>();
	/** Whether the pictures have changed since they were last asked for. */
	private isNew = false;

	constructor(root: ShadowRoot, colors: PieceColors) {
		this.root = root;
		this.colors = colors;
		this.others = [...root.adoptedStyleSheets];
	}

	setStyle({ sets, sides }: PieceStyle): void {
		const { style } = this;
		if (sets !== style.sets || JSON.stringify(sides) !== JSON.stringify(style.sides)) this.isNew = true;
		this.style = { sets, sides };
	}

	/** Takes the colours of the page. Returns whether pieces have other pictures than before. */
	prepare(): boolean {
		const { name } = this.colors;
		const sheet = sheets.get(name) ?? new FaceSheet();
		sheets.set(name, sheet);
		if (sheet !== this.sheet) {
			this.isNew = true;
			this.sheet = sheet;
			this.root.adoptedStyleSheets = [...this.others, sheet.sheet];
		}
		const { isNew } = this;
		if (isNew) this.known.clear();
		this.isNew = false;
		return isNew;
	}

	/** The class of a picture. */
	nameOf(look: PieceLook, top: boolean): string {
		const { side, picture: name, letter, promoted = false, note = '' } = look;
		const key = `${name}\n${side}\n${letter}\n${promoted}\n${note}\n${top}`;
		const known = this.known.get(key);
		if (known !== undefined) return known;
		const found = this.faceOf(look, top);
		this.known.set(key, found);
		return found;
	}

	private faceOf(look: PieceLook, top: boolean): string {
		const { sets = [], sides } = this.style;
		const { letter, promoted = false, note = '' } = look;
		const found = artOf(look, sets);
		const art = found === undefined ? letter : idOf(found.art);
		const key = JSON.stringify([art, found && idOf(found.set), colorOf(look.side, sides), promoted, note, top && found?.set.turned]);
		const draw = (): string =>
			`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${shapeText(pieceShape(look, { ...this.style, top }), this.colors.of)}</svg>`;
		return this.sheet!.nameOf(key, forbidden ? () => '' : draw);
	}

	/** Puts the picture of a piece on an element. */
	put(element: HTMLElement, name: string, look: PieceLook, top: boolean): void {
		element.className = name;
		if (forbidden) element.replaceChildren(picture('icon', 100, 100, pieceShape(look, { ...this.style, top })));
	}

	/** Calls `redraw` when the page turns out to forbid pictures. Returns the end of that. */
	watch(redraw: () => void): () => void {
		if (boards.size === 0) document.addEventListener('securitypolicyviolation', onViolation);
		boards.add(redraw);
		return () => boards.delete(redraw);
	}
}
