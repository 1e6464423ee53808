import type { BoardView } from '../model/state.js';
import { type SvgOptions, toSvg } from './to-svg.js';

/** There is no canvas to draw on: `toPng` needs a page. On a server convert the text of `toSvg`. */
export class NoCanvasError extends Error {
	override readonly name = 'NoCanvasError';
}

const WIDTH = 800;

const loaded = (text: string): Promise<HTMLImageElement> =>
	new Promise((resolve, reject) => {
		const image = new Image();
		image.onload = () => resolve(image);
		image.onerror = () => reject(new NoCanvasError('The page did not load the picture. Its Content-Security-Policy needs img-src data:.'));
		image.src = `data:image/svg+xml,${encodeURIComponent(text)}`;
	});

/**
 * A board as a PNG picture, 800 pixels wide by default. It needs a page, whose Content-Security-Policy allows pictures of `data:`.
 *
 * @throws TypeError or RangeError for the options, as `toSvg` does.
 * @throws NoCanvasError where there is no canvas, or none of that size.
 *
 * @example
 * import { rectangle } from '@x/board';
 * import { toPng } from '@x/board/svg';
 * await toPng({ geometry: rectangle(8, 8), pieces: [] }, { width: 400 }); // throws NoCanvasError
 */
export const toPng = async (view: BoardView, options: SvgOptions = {}): Promise<Blob> => {
	const text = toSvg(view, { ...options, width: options.width ?? WIDTH });
	if (globalThis.document === undefined) throw new NoCanvasError('There is no canvas here. Convert the text of toSvg instead.');
	const image = await loaded(text);
	const canvas = globalThis.document.createElement('canvas');
	canvas.width = image.width;
	canvas.height = image.height;
	const context = canvas.getContext('2d');
	if (context === null) throw new NoCanvasError('The browser gives no canvas.');
	context.drawImage(image, 0, 0, canvas.width, canvas.height);
	const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
	if (blob === null) throw new NoCanvasError(`The browser has no canvas of ${canvas.width} by ${canvas.height} pixels.`);
	return blob;
};
