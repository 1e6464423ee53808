import { cellAt, cellSize, type View } from './camera.js';
import type { Cell, Scene } from './scene.js';

/** Cells of fewer pixels cannot be aimed at: then the nearest thing is meant. */
export const AIMED = 10;
/** How near that must be, in pixels. */
const NEAR = 16;

/** What a pointer means: the nearest known cell where cells are too small to aim at, else the one under it. */
export const hit = (view: View, px: number, py: number, scenes: readonly Scene[]): Cell => {
	if (cellSize(view.camera) >= AIMED) return cellAt(view, px, py);
	for (const scene of scenes) {
		scene.project(view);
		const found = scene.nearest(px, py, NEAR);
		if (found !== undefined) return scene.cells[found]!;
	}
	return cellAt(view, px, py);
};
