import type { Mark } from '@x/board';
import { boardBar } from '../../strings/board-bar.js';
import type { LayersView, SightView } from '../../worker/protocol.js';

/** A layer over the board: the squares that a side attacks, by its index, or a group of pieces. */
export type LayerId = 0 | 1 | 'hanging' | 'defended' | 'pins';

/** The sign of each layer. Signs differ in shape as well as in colour. */
export const LAYER_SIGNS: Readonly<Record<LayerId, Required<Pick<Mark, 'type' | 'color'>>>> = {
	0: { type: 'slash', color: 'blue' },
	1: { type: 'backslash', color: 'red' },
	hanging: { type: 'circle', color: 'red' },
	defended: { type: 'frame', color: 'blue' },
	pins: { type: 'diamond', color: 'yellow' },
};

const cellsOf = ({ attacked, hanging, defended, pins }: LayersView, layer: LayerId): readonly number[] => {
	if (typeof layer === 'number') return attacked[layer] ?? [];
	if (layer === 'pins') return pins.map(({ cell }) => cell);
	return layer === 'hanging' ? hanging : defended;
};

/** The marks of the chosen layers. */
export const layerMarks = (view: LayersView, chosen: readonly LayerId[]): readonly Mark[] =>
	chosen.flatMap((layer) => cellsOf(view, layer).map((cell): Mark => ({ cell, ...LAYER_SIGNS[layer] })));

/** The content of a layer in words. */
export const layerWords = (view: LayersView, layer: LayerId, name: (cell: number) => string): string => {
	if (typeof layer === 'number') return boardBar.squares(cellsOf(view, layer).length);
	const found =
		layer === 'pins' ? view.pins.map(({ cell, by }) => boardBar.pin(name(cell), name(by))) : cellsOf(view, layer).map((cell) => name(cell));
	return found.length === 0 ? boardBar.none : found.join(', ');
};

/** The reach of a piece that cannot be played now: no mark of it looks like the target of a move. */
export const sightMarks = ({ at, moves, captures, attacks, guards }: SightView): readonly Mark[] => [
	...(at === undefined ? [] : [{ cell: at, type: 'tint', color: 'blue' } as const]),
	...moves.map((cell): Mark => ({ cell, type: 'diamond', color: 'blue' })),
	...captures.map((cell): Mark => ({ cell, type: 'circle', color: 'red' })),
	...attacks.map((cell): Mark => ({ cell, type: 'cross', color: 'blue' })),
	...guards.map((cell): Mark => ({ cell, type: 'frame', color: 'blue' })),
];
