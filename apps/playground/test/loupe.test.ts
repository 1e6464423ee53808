import { expect, it } from 'vitest';
import { loupePlace } from '../src/lazy/board/loupe.js';

const PHONE = { width: 390, height: 844 };

it('a loupe stands above the finger, next to it at the top of the window, and inside the window', () => {
	expect(loupePlace({ x: 200, y: 400 }, PHONE)).toEqual({ x: 200, y: 296 });
	expect(loupePlace({ x: 10, y: 400 }, PHONE)).toEqual({ x: 58, y: 296 });
	expect(loupePlace({ x: 100, y: 70 }, PHONE)).toEqual({ x: 204, y: 58 });
	expect(loupePlace({ x: 300, y: 70 }, PHONE)).toEqual({ x: 196, y: 58 });
});
