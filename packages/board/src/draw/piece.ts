import type { BoardSide, PieceLook, SideColor } from '../model/piece.js';
import type { Art, PieceSet } from '../model/set.js';
import { group, path, type Shape } from './shape.js';
import { sideRoles, type ThemeRole } from './theme.js';

const FOOT = 'M25 89v-5.500q0 -8.500 8.500 -8.500h33q8.500 0 8.500 8.500v5.500Z';

/** The body of a piece without a picture: a disc on a foot, with room for letters. */
const STONE: Art = {
	shape: `M50 15C70 15 80 27 80 44C80 60 70 72 63 76H37C30 72 20 60 20 44C20 27 30 15 50 15Z${FOOT}`,
	ink: 'M36 75.500h28',
};

/** A picture with the set that it comes from. */
export interface FoundArt {
	readonly art: Art;
	readonly set: PieceSet;
}

/** The picture of a piece: from the first set that has one. A set without the picture of a promoted form shows the piece itself. */
export const artOf = ({ picture, promoted, side }: PieceLook, sets: readonly PieceSet[]): FoundArt | undefined => {
	const plain = picture.replace(/^\+/, '');
	const first = picture === plain && promoted === true ? `${plain}+` : picture;
	for (const set of sets) {
		for (const name of first === plain ? [plain] : [first, plain]) {
			const other = set.also !== undefined && Object.hasOwn(set.also, name) ? set.also[name]! : name;
			for (const key of [`${name}/${side}`, name, `${other}/${side}`, other]) {
				if (Object.hasOwn(set.art, key)) return { art: set.art[key]!, set };
			}
		}
	}
	return undefined;
};

const DEFAULT_COLORS: readonly SideColor[] = ['white', 'black', 'red', 'blue'];

/** The colour of a side; of no side, neutral. */
export const colorOf = (side: number, sides: readonly BoardSide[] | undefined): SideColor =>
	sides?.[side]?.color ?? DEFAULT_COLORS[side] ?? 'neutral';

interface Paint {
	readonly fill: ThemeRole;
	readonly edge: ThemeRole;
	readonly line: ThemeRole;
}

const paintOf = (found: FoundArt | undefined, color: SideColor, promoted: boolean): Paint => {
	const roles = sideRoles(color);
	if (found === undefined || found.set.color === 'body' || color === 'neutral') return roles;
	const line = promoted ? 'promoted' : found.set.color === 'lines' ? roles.ink : 'wood-line';
	return { fill: 'wood-fill', edge: 'wood-edge', line };
};

/** Font sizes of 1, 2, 3 and more letters on a disc. */
const LETTERS: readonly number[] = [44, 44, 34, 24];
export const LETTER_FONT = 'Georgia, "Times New Roman", serif';
export const NAME_FONT = 'system-ui, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif';

/**
 * A piece in a box of 100 by 100: its picture, or a disc with its letters.
 *
 * `top`: its side sits at the top of the board, where some sets turn their pieces.
 */
export const pieceShape = (
	look: PieceLook,
	{
		sets = [],
		sides,
		top = false,
	}: { readonly sets?: readonly PieceSet[] | undefined; readonly sides?: readonly BoardSide[] | undefined; readonly top?: boolean },
): Shape => {
	const found = artOf(look, sets);
	const art = found?.art ?? STONE;
	const { fill, edge, line } = paintOf(found, colorOf(look.side, sides), look.promoted === true);
	const parts: Shape[] = [
		path(art.shape, { fill: 'none', stroke: `$${edge}`, 'stroke-width': 6.4 }),
		path(art.shape, { fill: `$${fill}` }),
	];
	if (art.accent !== undefined) parts.push(path(art.accent, { fill: '$accent' }));
	if (art.ink !== undefined) parts.push(path(art.ink, { fill: 'none', stroke: `$${line}`, 'stroke-width': 2.6 }));
	if (art.dots !== undefined) parts.push(path(art.dots, { fill: `$${line}` }));
	if (found === undefined) {
		const { letter } = look;
		const count = [...letter].length;
		const size = LETTERS[count] ?? 18;
		parts.push({
			tag: 'text',
			attributes: {
				x: 50,
				y: count > 2 ? 52 : 58,
				'text-anchor': 'middle',
				'font-size': size,
				'font-weight': 600,
				'font-family': LETTER_FONT,
				fill: `$${line}`,
			},
			text: letter,
		});
	}
	// Sets whose bodies are all alike show a promoted piece by its colour.
	if (look.promoted === true && art.promoted !== true && (found === undefined || found.set.color === 'body'))
		parts.push({ tag: 'circle', attributes: { cx: 79, cy: 21, r: 10, fill: '$badge', stroke: '$badge-edge', 'stroke-width': 4 } });
	const turned: Readonly<Record<string, string>> = top && found?.set.turned === true ? { transform: 'rotate(180 50 50)' } : {};
	const body = group(parts, 0, 0, { ...turned, 'stroke-linejoin': 'round', 'stroke-linecap': 'round' });
	if (!look.note) return body;
	const note: Shape = {
		tag: 'text',
		attributes: { x: 98, y: 30, 'text-anchor': 'end', 'font-size': 26, 'font-weight': 700, 'font-family': NAME_FONT, fill: '$mark' },
		text: look.note,
	};
	return group([body, note]);
};
