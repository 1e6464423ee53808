import type { Shape } from '../draw/shape.js';
import { picture, shapeElement } from './dom.js';

/** A layer of the picture. It is in the page only while it has shapes. */
export class ShapeLayer {
	readonly element: SVGSVGElement;
	private shown: ReadonlyMap<string, SVGElement> = new Map();
	private readonly insert: (element: SVGSVGElement) => void;

	/** `insert` puts the layer into the picture. */
	constructor(className: string, insert: (element: SVGSVGElement) => void) {
		this.element = picture(className, 0, 0);
		this.insert = insert;
	}

	/** Shows shapes in an area, in hundredths of a cell. Those that are shown already stay, which spares the browser work. */
	show(shapes: readonly Shape[], { width, height }: { readonly width: number; readonly height: number }): void {
		const { element, shown } = this;
		if (shapes.length === 0) {
			element.remove();
			return;
		}
		const area = `0 0 ${width * 100} ${height * 100}`;
		if (element.getAttribute('viewBox') !== area) element.setAttribute('viewBox', area);
		const next = new Map<string, SVGElement>();
		for (const shape of shapes) {
			const key = JSON.stringify(shape);
			next.set(key, shown.get(key) ?? shapeElement(shape));
		}
		for (const [key, one] of shown) if (!next.has(key)) one.remove();
		let at: Element | null = element.firstElementChild;
		for (const one of next.values()) {
			if (one === at) at = at.nextElementSibling;
			else element.insertBefore(one, at);
		}
		this.shown = next;
		if (element.parentNode === null) this.insert(element);
	}
}
