import { cellAt, cellSize, type View } from './camera.js';
import type { Cell, Scene } from './scene.js';

/** Cells with fewer pixels are too small to aim at: then the nearest piece is chosen. */
export const AIMED = 10;
/** The largest distance of that piece, in pixels. */
const NEAR = 16;

/** The cell that a pointer means: the nearest known cell if cells are too small to aim at, otherwise the one under it. */
export const hit = (view: View, px: number, py: number, scenes: readonly Scene[]): Cell => {
	if (cellSize(view.camera) >= AIMED) return cellAt(view, px, py);
	for (const scene of scenes) {
		scene.project(view);
		const found = scene.nearest(px, py, NEAR);
		if (found !== undefined) return scene.cells[found]!;
	}
	return cellAt(view, px, py);
};
