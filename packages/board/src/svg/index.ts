/** Boards and pieces as SVG text and as PNG. */
export { BOARD_THEMES, type BoardTheme, type ThemeColors } from '../draw/board-themes.js';
export { type Colors, DARK_THEME, LIGHT_THEME, type ThemeRole } from '../draw/theme.js';
export type { PictureOptions } from './options.js';
export { type PieceSvgOptions, pieceSvg } from './piece-svg.js';
export { NoCanvasError, toPng } from './to-png.js';
export { type SvgOptions, toSvg } from './to-svg.js';
