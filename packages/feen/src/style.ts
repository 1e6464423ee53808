import { slashOf } from './characters.js';
import type { Code } from './codes.js';
import type { Report } from './report.js';
import { codeOf } from './tokens.js';

const isStyle = (text: string): boolean => text.length === 1 && codeOf(text) >= 0;

const STYLES = 'Write two letters, as in C/c.';

/**
 * Checks the last field: the styles of the player to move and of the other player. `same` is the code for two styles of one player.
 *
 *     rnsmk^snr/8/pppppppp/8/8/PPPPPPPP/8/RNSK^MSNR / M/m
 *                                                     ^
 */
export const checkStyles = (text: string, start: number, report: Report, same: Code): void => {
	const end = text.length;
	const slash = slashOf(text, start, end, 'style-delimiter', report);
	const active = isStyle(text.slice(start, slash));
	const inactive = isStyle(text.slice(slash + 1));
	if (!slash) return;
	if (!active) report('style-token', start, slash, STYLES);
	if (!inactive) report('style-token', slash + 1, end, STYLES);
	if (active && inactive && text[start]! < 'a' === text[slash + 1]! < 'a') report(same, start, end, STYLES);
};
