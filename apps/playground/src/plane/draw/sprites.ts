import { ART, STONE } from '../../board/pieces.js';
import type { KindView } from '../../worker/protocol.js';
import type { Palette } from './palette.js';

type Look = Pick<KindView, 'tone' | 'picture' | 'letter'>;

/** Sizes of cached pictures, in device pixels; a piece is drawn from the next larger one. */
const SIZES: readonly number[] = [16, 24, 32, 48, 64, 96, 128, 192, 256, 384];

/** The body of a kind without a picture. */
const BLOCK = 'M8 8H92V92H8Z';

const paint = (context: CanvasRenderingContext2D, { tone, picture, letter }: Look, size: number, palette: Palette): void => {
	const { fill, rim, line } = palette.sides[tone] ?? palette.sides[2]!;
	context.scale(size / 100, size / 100);
	context.lineJoin = 'round';
	context.lineCap = 'round';
	if (picture === 'void' || picture === 'obstacle') {
		context.fillStyle = picture === 'void' ? palette.outside : fill;
		context.fill(new Path2D(picture === 'void' ? 'M0 0H100V100H0Z' : BLOCK));
		if (picture === 'void') return;
		context.strokeStyle = rim;
		context.lineWidth = 6;
		context.stroke(new Path2D(`${BLOCK}M8 8L92 92M92 8L8 92`));
		return;
	}
	const art = Object.hasOwn(ART, picture) ? ART[picture] : undefined;
	const shape = new Path2D(art?.shape ?? STONE);
	context.strokeStyle = rim;
	context.lineWidth = 6.4;
	context.stroke(shape);
	context.fillStyle = fill;
	context.fill(shape);
	context.strokeStyle = line;
	context.lineWidth = 2.6;
	context.stroke(new Path2D(art?.ink ?? 'M36 75.5h28'));
	context.fillStyle = line;
	if (art?.dots !== undefined) context.fill(new Path2D(art.dots));
	if (art !== undefined) return;
	context.font = `600 ${letter.length > 1 ? 36 : 44}px serif`;
	context.textAlign = 'center';
	context.fillText(letter, 50, 58);
};

/** Pictures of pieces, each painted once per size. */
export class Sprites {
	private readonly known = new Map<string, HTMLCanvasElement>();
	private readonly palette: Palette;

	constructor(palette: Palette) {
		this.palette = palette;
	}

	/** The picture for a piece drawn `pixels` device pixels wide. */
	of(look: Look, pixels: number): HTMLCanvasElement {
		const size = SIZES.find((one) => one >= pixels) ?? SIZES.at(-1)!;
		const key = `${look.tone} ${look.picture} ${look.letter} ${size}`;
		const found = this.known.get(key);
		if (found !== undefined) return found;
		const canvas = document.createElement('canvas');
		canvas.width = size;
		canvas.height = size;
		const context = canvas.getContext('2d');
		if (context !== null) paint(context, look, size, this.palette);
		this.known.set(key, canvas);
		return canvas;
	}
}
