import { artOf, colorOf, pieceShape } from '../../draw/piece.js';
import { path, type Shape } from '../../draw/shape.js';
import { sideRoles } from '../../draw/theme.js';
import type { PieceLook } from '../../model/piece.js';
import type { Model } from '../model.js';
import type { Palette, PlaneRole } from '../theme.js';
import { paintShape } from './paint.js';

/** Sizes of cached pictures, in device pixels; a piece is drawn from the next larger one. */
const SIZES: readonly number[] = [16, 24, 32, 48, 64, 96, 128, 192, 256, 384];

/** The pieces that are drawn, with their sets and sides. */
export type Dress = Pick<Model, 'sets' | 'sides'>;

/** Whether the pictures of one position are those of another. */
export const sameDress = (one: Dress, other: Dress): boolean => {
	const colors = ({ sides }: Dress): string => sides?.map(({ color }) => color).join() ?? '';
	return (
		one.sets.length === other.sets.length && one.sets.every((set, index) => set === other.sets[index]) && colors(one) === colors(other)
	);
};

const HOLE: Shape = path('M0 0H100V100H0Z', { fill: '$outside' });
const BLOCK = 'M8 8H92V92H8Z';

const blockShape = (look: PieceLook, { sides }: Dress): Shape => {
	const { fill, edge } = sideRoles(colorOf(look.side, sides));
	const attributes = { fill: 'none', stroke: `$${edge}`, 'stroke-width': 6, 'stroke-linejoin': 'round', 'stroke-linecap': 'round' };
	const body = path(BLOCK, { fill: `$${fill}` });
	return { tag: 'g', attributes: {}, children: [body, path(`${BLOCK}M8 8L92 92M92 8L8 92`, attributes)] };
};

const shapeOf = (look: PieceLook, dress: Dress, top: boolean): Shape => {
	if (look.picture === 'void') return HOLE;
	if (look.picture === 'obstacle' && artOf(look, dress.sets) === undefined) return blockShape(look, dress);
	return pieceShape(look, { ...dress, top });
};

/** Pictures of pieces, each painted once per size. */
export class Sprites {
	readonly dress: Dress;
	private readonly palette: Palette;
	private readonly known = new Map<string, HTMLCanvasElement>();
	private readonly keys = new WeakMap<PieceLook, string>();

	constructor(palette: Palette, dress: Dress) {
		this.palette = palette;
		this.dress = dress;
	}

	/** The picture for a piece drawn `pixels` device pixels wide. `top`: its side is at the top of the board. */
	of(look: PieceLook, pixels: number, top = false): HTMLCanvasElement {
		const size = SIZES.find((one) => one >= pixels) ?? SIZES.at(-1)!;
		const key = `${this.keyOf(look)} ${top ? 't' : ''}${size}`;
		const found = this.known.get(key);
		if (found !== undefined) return found;
		const canvas = document.createElement('canvas');
		canvas.width = size;
		canvas.height = size;
		const context = canvas.getContext('2d');
		if (context !== null) this.paint(context, look, size, top);
		this.known.set(key, canvas);
		return canvas;
	}

	private keyOf(look: PieceLook): string {
		const known = this.keys.get(look);
		if (known !== undefined) return known;
		const key = JSON.stringify([look.side, look.picture, look.letter, look.promoted === true, look.note ?? '']);
		this.keys.set(look, key);
		return key;
	}

	private paint(context: CanvasRenderingContext2D, look: PieceLook, size: number, top: boolean): void {
		const { dress, palette } = this;
		context.scale(size / 100, size / 100);
		const shape = shapeOf(look, dress, top);
		paintShape(context, shape, (role) => palette[role as PlaneRole]);
	}
}
