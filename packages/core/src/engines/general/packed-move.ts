/**
 * A move as two numbers. The route is `from << 16 | to`; the detail is `shape << 26 | ending << 16 | aux`.
 *
 * A board has at most 65 535 cells: the last number means "from nowhere" (drops, passes).
 */
export const NOWHERE = 0xffff;

/** Moves to `to`, capturing the piece there; ending − 1 is an index into the endings, 0 means no change of kind. */
export const PLAIN = 0;
/** Moves to `to` and leaves a point: ending is the point, aux its cell. */
export const LEAVING = 1;
/** Moves to `to`, capturing on aux. */
export const TAKING = 2;
/** A script of the mover's code on its cell: aux is its number. */
export const SCRIPTED = 3;
/** A recorded walk: the lower 26 bits are its number. */
export const RECORDED = 4;
/** A drop: aux is its number in the path runtime. */
export const DROPPED = 5;

export const route = (from: number, to: number): number => (from << 16) | to;
export const detail = (shape: number, ending: number, aux: number): number => (shape << 26) | (ending << 16) | aux;
export const fromOf = (packed: number): number => packed >>> 16;
export const toOf = (packed: number): number => packed & 0xffff;
export const shapeOf = (packed: number): number => packed >>> 26;
export const endingOf = (packed: number): number => (packed >>> 16) & 1023;
export const auxOf = (packed: number): number => packed & 0xffff;
export const recordOf = (packed: number): number => packed & 0x3ffffff;
