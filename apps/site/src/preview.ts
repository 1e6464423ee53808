import { Resvg } from '@resvg/resvg-js';

/** The size that previews of links show. */
const WIDTH = 1200;
const HEIGHT = 630;
const BOARD = 510;

/** The colours of the page's stage and ink. */
const STAGE = '#dbe6e3';
const INK = '#10282b';
const RED = '#bf2a17';

const MARK = `<g transform="translate(110 165) scale(8.4)" fill="none" stroke="${INK}" stroke-width="3.2" stroke-linecap="round"><path d="M12.6 12.6L22.4 22.4C24.6 24.9 32.4 25 32.4 18A14.4 14.4 0 1 0 25.6 30.2"/><path stroke="${RED}" d="M22.8 12.8L12.8 22.8"/></g>`;

/** The board next to the mark, as PNG: most crawlers show no SVG. */
export const previewOf = (board: string): Uint8Array => {
	const [, x, y, width, height] = /viewBox="([-\d.]+) ([-\d.]+) ([-\d.]+) ([-\d.]+)"/.exec(board)!;
	const scale = BOARD / Math.max(Number(width), Number(height));
	const [left, top] = [880 - (Number(width) * scale) / 2, (HEIGHT - Number(height) * scale) / 2];
	const inner = board.replace(/^[\s\S]*?<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '');
	const clip = `<clipPath id="board"><rect x="${x}" y="${y}" width="${width}" height="${height}"/></clipPath>`;
	const placed = `<g transform="translate(${left} ${top}) scale(${scale}) translate(${-Number(x!)} ${-Number(y!)})"><g clip-path="url(#board)">${inner}</g></g>`;
	const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}"><defs>${clip}</defs><rect width="${WIDTH}" height="${HEIGHT}" fill="${STAGE}"/>${MARK}${placed}</svg>`;
	return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
};
