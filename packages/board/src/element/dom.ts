import type { Shape } from '../draw/shape.js';

const SVG = 'http://www.w3.org/2000/svg';

type Attributes = Readonly<Record<string, string | number | undefined>>;

/** An element of HTML with attributes and children. Attributes of value undefined are left out. */
export const html = <T extends keyof HTMLElementTagNameMap>(
	tag: T,
	attributes: Attributes = {},
	...children: readonly (Node | string)[]
): HTMLElementTagNameMap[T] => {
	const element = document.createElement(tag);
	for (const [name, value] of Object.entries(attributes)) if (value !== undefined) element.setAttribute(name, String(value));
	element.append(...children);
	return element;
};

/** An SVG element with a drawing area; hidden from screen readers. */
export const picture = (className: string, width: number, height: number, ...shapes: readonly Shape[]): SVGSVGElement => {
	const svg = document.createElementNS(SVG, 'svg');
	svg.setAttribute('class', className);
	svg.setAttribute('viewBox', `0 0 ${width} ${height}`);
	svg.setAttribute('aria-hidden', 'true');
	svg.append(...shapes.map(shapeElement));
	return svg;
};

/** A drawing as an element. Colours of the theme become custom properties. */
export const shapeElement = ({ tag, attributes, children, text }: Shape): SVGElement => {
	const element = document.createElementNS(SVG, tag);
	for (const [name, value] of Object.entries(attributes)) {
		element.setAttribute(name, typeof value === 'string' && value.startsWith('$') ? themeValue(value.slice(1)) : String(value));
	}
	if (text !== undefined) element.textContent = text;
	for (const child of children ?? []) element.append(shapeElement(child));
	return element;
};

/** A colour of the theme: the page's, or that of the style sheet. */
const themeValue = (role: string): string => `var(--x-board-${role}, var(--_${role}))`;

/** Sets an attribute if its value differs, which spares the browser work. */
export const setAttribute = (element: Element, name: string, value: string): void => {
	if (element.getAttribute(name) !== value) element.setAttribute(name, value);
};

/** Sets a property of an element's style if its value differs, which spares the browser work: custom properties are inherited. undefined removes it. */
export const setStyle = ({ style }: HTMLElement, name: string, value: string | undefined): void => {
	if (style.getPropertyValue(name) !== (value ?? '')) style.setProperty(name, value ?? null);
};
