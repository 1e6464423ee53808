/** Boards as SVG text and as PNG. */
export { type SvgOptions, toSvg } from './to-svg.js';
