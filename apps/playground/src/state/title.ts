import * as strings from '../strings/page.js';
import type { Reading } from '../worker/protocol.js';

/** The title of the page, by which tabs and links differ: `Anna – Ben, chess, move 9 · @x`. */
export const titleOf = ({ players, preset, nodes, position }: Reading): string => {
	const named = players.some((name) => name !== undefined);
	const versus = named ? players.map((name) => name ?? '?').join(' – ') : '';
	const move = nodes.length > 1 ? strings.moveNumber(position.number.text.replace(/\D+$/, '')) : '';
	return `${strings.titleOf(versus, preset.title, move)} · ${strings.name}`;
};
