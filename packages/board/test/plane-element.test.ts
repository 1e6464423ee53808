import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { PlaneElement } from '../src/plane/plane-element.js';

const rook = { side: 1, picture: 'rook', letter: 'R', title: 'black rook' };

/** A node of a page that is never drawn. */
class FakeNode extends EventTarget {
	readonly attributes = new Map<string, string>();
	readonly childNodes: readonly FakeNode[] = [];
	textContent = '';
	getAttribute(name: string): string | null {
		return this.attributes.get(name) ?? null;
	}
	setAttribute(name: string, value: string): void {
		this.attributes.set(name, value);
	}
	removeAttribute(name: string): void {
		this.attributes.delete(name);
	}
	append(): void {}
	remove(): void {}
	insertBefore(): void {}
	replaceChildren(): void {}
}

describe('the inside of the element', () => {
	const tasks: (() => void)[] = [];
	const run = (): void => {
		for (const task of tasks.splice(0)) task();
	};
	beforeAll(() => {
		vi.stubGlobal('queueMicrotask', (task: () => void) => tasks.push(task));
		vi.stubGlobal('devicePixelRatio', 1);
		vi.stubGlobal('document', { createElement: () => new FakeNode(), createElementNS: () => new FakeNode() });
		vi.stubGlobal(
			'CSSStyleSheet',
			class {
				replaceSync(): void {}
			},
		);
	});
	afterAll(() => vi.unstubAllGlobals());

	it('shows good values after one that cannot be drawn, with all that changed meanwhile', () => {
		const element = new PlaneElement(new FakeNode() as unknown as ShadowRoot, () => true);
		element.set('pieces', []);
		run();
		element.set('words', { board: 'Brett' });
		element.set('pieces', [null]);
		expect(run).toThrow(TypeError);
		element.set('pieces', [{ x: 4n, y: 5n, look: rook }]);
		run();
		expect(element.frame.control.model?.scene.cells).toEqual([[4n, 5n]]);
		expect(element.name).toBe('Brett');
	});
});
