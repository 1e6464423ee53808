import { describe, expect, it } from 'vitest';

describe('the package on a server, without a page', () => {
	it('all entries can be imported', async () => {
		expect('HTMLElement' in globalThis).toBe(false);
		const { rectangle, XBoard } = await import('../src/index.js');
		expect(rectangle(2, 2).cells).toHaveLength(4);
		expect(XBoard.observedAttributes).toEqual(['orientation', 'mode', 'label']);
		expect((await import('../src/define.js')).XBoard).toBe(XBoard);
		expect((await import('../src/plane/index.js')).XPlane).toBe((await import('../src/define-plane.js')).XPlane);
		expect(typeof (await import('../src/preact/index.js')).Board).toBe('function');
		expect(typeof (await import('../src/svg/index.js')).toSvg).toBe('function');
	});

	it('an element is not made', async () => {
		const { XBoard } = await import('../src/index.js');
		expect(() => new XBoard()).toThrow();
	});
});
