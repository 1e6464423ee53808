import type { Names } from '../ruleset/names.js';
import type { PieceData, Ruleset, Setup, Vec } from '../ruleset/types.js';

const isUpper = (letter: string): boolean => letter !== letter.toLowerCase();

/**
 * Reads enough of the FEN family to write test positions: pieces, `+`, `~`, `*` for a piece of no side, `[hand]`, the side to move,
 * castling by `KQkq` or by files, and the point of a double step. No faults are reported; `@x/fen` is the reader for users.
 *
 * @example
 * import { chess, names } from '@x/core/presets/chess';
 * import { setupFromText } from '@x/core/testing';
 * setupFromText('8/8/8/8/8/8/8/K6k w - -', chess, names).pieces.length // 2
 */
export function setupFromText(text: string, ruleset: Ruleset, names: Names): Setup {
	const [placement = '', turn = 'w', castling = '-', passed = '-'] = text.split(' ');
	const [first = '', second = ''] = Object.keys(ruleset.sides);
	const height = Number(ruleset.space.axes[1]?.extent[1]);
	const kindOf = (letter: string, promoted: boolean): string =>
		Object.entries(names.kinds).find(
			([, kind]) => kind.letter === letter && (letter.startsWith('+') || (kind.promotedOf !== undefined) === promoted),
		)?.[0] ?? letter;
	const sideOf = (letter: string): string => (isUpper(letter) ? first : second);
	const pieces: { at: Vec; piece: PieceData }[] = [];
	const [board = '', hand = ''] = placement.replace(']', '').split('[');
	for (const [index, row] of board.split('/').entries()) {
		let x = 0;
		for (const [token, letter = ''] of row.matchAll(/\d+|\*|\+?([a-z])~?/gi)) {
			if (letter === '' && token !== '*') {
				x += Number(token);
				continue;
			}
			const kind =
				token === '*' ? '' : kindOf(token.startsWith('+') ? `+${letter.toUpperCase()}` : letter.toUpperCase(), token.endsWith('~'));
			const neutral = Object.keys(ruleset.kinds).find((name) => names.kinds[name] === undefined) ?? '';
			const piece = token === '*' ? { side: 'neutral', kind: neutral } : { side: sideOf(letter), kind };
			pieces.push({ at: [x++, height - index], piece });
		}
	}
	const held: Record<string, Record<string, number>> = {};
	for (const letter of hand) {
		const side = sideOf(letter);
		const kinds = held[side] ?? {};
		held[side] = kinds;
		const kind = kindOf(letter.toUpperCase(), false);
		kinds[kind] = (kinds[kind] ?? 0) + 1;
	}
	return {
		pieces: names.castling === undefined ? pieces : withRights(pieces, castling, [first, second], names.castling),
		phase: Object.entries(ruleset.turn.phases).find(([, { side }]) => names.sides[side] === turn)?.[0] ?? ruleset.turn.start,
		...(names.hand === undefined ? {} : { stores: { [names.hand]: held } }),
		...(names.enPassant === undefined || passed === '-'
			? {}
			: { points: { [names.enPassant]: [[passed.charCodeAt(0) - 97, Number(passed.slice(1)) - 1]] } }),
	};
}

type Placed = readonly { readonly at: Vec; readonly piece: PieceData }[];

/** Gives the flag to the royals and partners that the letters name. */
function withRights(
	pieces: Placed,
	letters: string,
	sides: readonly string[],
	{ flag, royal, partner }: NonNullable<Names['castling']>,
): Placed {
	const flagged = new Set<Placed[number]>();
	for (const letter of letters.replace('-', '')) {
		const side = isUpper(letter) ? sides[0] : sides[1];
		const king = pieces.find(({ piece }) => piece.side === side && royal.includes(piece.kind));
		if (king === undefined) continue;
		const row = pieces
			.filter(({ at, piece }) => at[1] === king.at[1] && piece.side === side && partner.includes(piece.kind))
			.sort((a, b) => Number(a.at[0]) - Number(b.at[0]));
		const lower = letter.toLowerCase();
		const file = lower.charCodeAt(0) - 97;
		const rook = lower === 'k' ? row.at(-1) : lower === 'q' ? row[0] : row.find(({ at }) => at[0] === file);
		for (const one of [king, rook]) if (one !== undefined) flagged.add(one);
	}
	return pieces.map((one) => (flagged.has(one) ? { at: one.at, piece: { ...one.piece, flags: [flag] } } : one));
}
