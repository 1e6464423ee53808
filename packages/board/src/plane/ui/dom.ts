/** A new HTML element with attributes and content. */
export const node = <K extends keyof HTMLElementTagNameMap>(
	tag: K,
	attributes: Readonly<Record<string, string>> = {},
	...children: readonly (Node | string)[]
): HTMLElementTagNameMap[K] => {
	const made = document.createElement(tag);
	for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
	made.append(...children);
	return made;
};

const SVG = 'http://www.w3.org/2000/svg';

/** An icon of lines in a box of 24 by 24. */
export const icon = (d: string): SVGElement => {
	const picture = document.createElementNS(SVG, 'svg');
	picture.setAttribute('viewBox', '0 0 24 24');
	picture.setAttribute('aria-hidden', 'true');
	const line = document.createElementNS(SVG, 'path');
	line.setAttribute('d', d);
	picture.append(line);
	return picture;
};

/** A button that runs a function. */
export const button = (
	attributes: Readonly<Record<string, string>>,
	run: () => void,
	...children: readonly (Node | string)[]
): HTMLElement => {
	const made = node('button', { type: 'button', ...attributes }, ...children);
	made.addEventListener('click', run);
	return made;
};

/** A text in which names of keys are in brackets: `[Esc]`. */
export const withKeys = (text: string): readonly (Node | string)[] =>
	text.split(/\[([^\]]+)\]/).map((part, index) => (index % 2 === 0 ? part : node('kbd', {}, part)));

/** Gives an element its content. Nodes that are in their places already are not touched, so that they keep the focus. */
export const place = (parent: Element | ShadowRoot, nodes: readonly Node[]): void => {
	nodes.forEach((one, index) => {
		const there = parent.childNodes[index];
		if (there !== one) parent.insertBefore(one, there ?? null);
	});
	while (parent.childNodes.length > nodes.length) parent.lastChild?.remove();
};
