/**
 * A move as two numbers. The route is `from << 16 | to`; the detail is `shape << 26 | ending << 16 | aux`.
 *
 * 65 535 cells at most: the last number means "from nowhere" (drops, passes).
 */
export const NOWHERE = 0xffff;

/** Lands on `to`, capturing what stands there; ending − 1 is an index into the endings, 0 "as it lands". */
export const PLAIN = 0;
/** Lands on `to` and leaves a point behind: ending is the point, aux its cell. */
export const LEAVING = 1;
/** Lands on `to`, capturing on aux. */
export const TAKING = 2;
/** A script of the mover's code on its cell: aux is which. */
export const SCRIPTED = 3;
/** Whatever a program wrote: the lower 26 bits number a recorded candidate. */
export const RECORDED = 4;
/** A drop: aux is which of those that the programs know. */
export const DROPPED = 5;

export const route = (from: number, to: number): number => (from << 16) | to;
export const detail = (shape: number, ending: number, aux: number): number => (shape << 26) | (ending << 16) | aux;
export const fromOf = (packed: number): number => packed >>> 16;
export const toOf = (packed: number): number => packed & 0xffff;
export const shapeOf = (packed: number): number => packed >>> 26;
export const endingOf = (packed: number): number => (packed >>> 16) & 1023;
export const auxOf = (packed: number): number => packed & 0xffff;
export const recordOf = (packed: number): number => packed & 0x3ffffff;
