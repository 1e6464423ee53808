import type { BoardStyle } from '../model/geometry.js';
import type { ThemeRole } from './theme.js';

/** The colours of cells by their tone. */
export const TONES: readonly ThemeRole[] = ['dark', 'light', 'middle'];

/** The colour of cells that are not checkered. */
export const groundOf = (style: BoardStyle): ThemeRole => style.ground ?? 'plain';

export const isPlain = (style: BoardStyle): boolean => (style.cells ?? 'checkered') !== 'checkered';
