import type { Definition } from './definition.js';
import { axisVectors, images, stepFrom } from './geometry.js';
import type { Vector } from './syntax.js';

/**
 * Finds holes that lines pass over: if any line of any piece leads from square to square across a hole, holes become squares of the board
 * that stay empty. Otherwise they are missing squares, which is simpler.
 */
export function gapsOf(definition: Definition): ReadonlySet<number> {
	const { holes, pieces, files, ranks } = definition;
	if (holes.size === 0) return holes;
	const crossing = pieces.some(({ moves, captures = [], initial, special }) =>
		[...moves, ...captures, ...initial, ...special.map((one) => one.generator)].some((generator) => {
			const vectors =
				generator.type === 'ride'
					? images(generator.vectors)
					: generator.type === 'slide' || generator.type === 'hop'
						? axisVectors(generator.axes, 0)
						: [];
			return vectors.some((vector) =>
				Array.from({ length: files * ranks }, (_, cell) => cell).some((cell) => !holes.has(cell) && crosses(definition, cell, vector)),
			);
		}),
	);
	return crossing ? holes : new Set();
}

/** Whether a line leads from a square over a hole to another square. */
function crosses(definition: Definition, from: number, vector: Vector): boolean {
	let over = false;
	let cell = stepFrom(definition, from, vector, 0);
	for (let length = 0; cell !== undefined && length < 16; length++) {
		if (definition.holes.has(cell)) over = true;
		else if (over) return true;
		cell = stepFrom(definition, cell, vector, 0);
	}
	return false;
}
