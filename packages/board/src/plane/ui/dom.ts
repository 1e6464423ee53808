import { path } from '../../draw/shape.js';
import { html, picture } from '../../element/dom.js';

/** An icon of lines in a box of 24 by 24. */
export const icon = (d: string): SVGElement => picture('tool', 24, 24, path(d, {}));

/** A button that runs a function. */
export const button = (
	attributes: Readonly<Record<string, string>>,
	run: () => void,
	...children: readonly (Node | string)[]
): HTMLElement => {
	const made = html('button', { type: 'button', ...attributes }, ...children);
	made.addEventListener('click', run);
	return made;
};

/** A text in which names of keys are in brackets: `[Esc]`. */
export const withKeys = (text: string): readonly (Node | string)[] =>
	text.split(/\[([^\]]+)\]/).map((part, index) => (index % 2 === 0 ? part : html('kbd', {}, part)));

/** Gives an element its content. Nodes that are in their places already are not touched, so that they keep the focus. */
export const place = (parent: Element | ShadowRoot, nodes: readonly Node[]): void => {
	nodes.forEach((one, index) => {
		const there = parent.childNodes[index];
		if (there !== one) parent.insertBefore(one, there ?? null);
	});
	while (parent.childNodes.length > nodes.length) parent.lastChild?.remove();
};
