import type { Names } from '../rules/names.js';
import { normalise } from '../rules/normalise.js';
import type { PieceData, Ruleset, Setup, Vec } from '../rules/types.js';

const isUpper = (letter: string): boolean => letter !== letter.toLowerCase();

const heightOf = ({ space }: Ruleset): number => Number(space.axes[1]?.extent[1]) + 1;

/** The fields of a FEN, recognised by their form, since castling rights and the en-passant point may be left out. */
interface Fields {
	readonly board: string;
	readonly hand: string;
	readonly turn: string;
	readonly rights: string;
	readonly passed: string;
	readonly checks: string | undefined;
	readonly numbers: readonly number[];
}

function fieldsOf(text: string, height: number): Fields {
	const [placement = '', turn = 'w', ...rest] = text.split(' ');
	const [cells = '', pocket = ''] = placement.replace(']', '').split('[');
	const rows = cells.split('/');
	const board = rows.slice(0, height).join('/');
	const hand = pocket + rows.slice(height).join('');
	const checks = rest.find((field) => /^\+?\d+\+\d+$/.test(field));
	const numbers = rest.filter((field) => /^\d+$/.test(field)).map(Number);
	const [rights = '-', passed = '-'] = rest.filter((field) => field !== checks && !/^\d+$/.test(field));
	return { board, hand: hand.replace('-', ''), turn, rights, passed, checks, numbers };
}

/**
 * Reads enough of the FEN family to write test positions: pieces, `+`, `~`, `*` for a neutral piece or a hole, `[hand]` or an additional row for it,
 * the side to move, castling by `KQkq` or by files, files of flagged pieces, the point of a double step, checks to give (`3+3`) or given (`+0+0`), clocks.
 * No faults are reported; `@x/fen` is the reader for users.
 *
 * @example
 * import { chess } from '@x/games/chess';
 * import { setupFromText } from '@x/core/testing';
 * setupFromText('8/8/8/8/8/8/8/K6k w - -', chess.rules, chess.names).pieces.length // 2
 */
export function setupFromText(text: string, ruleset: Ruleset, names: Names): Setup {
	const { board, hand, turn, rights, passed, checks, numbers } = fieldsOf(text, heightOf(ruleset));
	const sides = ruleset.sideOrder;
	const [first = '', second = ''] = sides;
	const { half, full } = names.clocks ?? {};
	const [halves, moves] = numbers;
	const held = names.hand ?? names.gate;
	const pieces = piecesOf(board, ruleset, names);
	const points = pointsOf(passed, names, pieces);
	const vars = {
		...(half === undefined || halves === undefined ? {} : { [half]: halves }),
		...(full === undefined || moves === undefined ? {} : { [full]: moves }),
		...(names.clocks?.checks === undefined || checks === undefined
			? {}
			: { [names.clocks.checks]: checksOf(checks, names.clocks.checks, ruleset) }),
	};
	return {
		pieces: flagged(pieces, rights, ruleset, names),
		phase: Object.entries(normalise(ruleset).turn.phases).find(([, { side }]) => names.sides[side] === turn)?.[0] ?? ruleset.turn.start,
		...(held === undefined ? {} : { stores: { [held]: heldOf(hand, first, second, names) } }),
		...(points === undefined ? {} : { points }),
		...(Object.keys(vars).length === 0 ? {} : { vars }),
	};
}

/** Checks to give by side: `3+3`; or checks given: `+0+0`, which is the start value minus the variable. */
function checksOf(text: string, name: string, { sideOrder, vars }: Ruleset): Record<string, number> {
	const counts = text
		.split('+')
		.filter((count) => count !== '')
		.map(Number);
	const start = vars[name]!.start;
	return Object.fromEntries(sideOrder.map((side, index) => [side, text.startsWith('+') ? start - counts[index]! : counts[index]!]));
}

/** The kind of a letter in upper case, with its `+`. `promoted`: `~` follows the letter. */
function kindOf(letter: string, promoted: boolean, { kinds }: Names): string {
	const found = Object.entries(kinds).find(
		([, kind]) =>
			(kind.letter === letter || kind.also?.includes(letter) === true) &&
			(letter.startsWith('+') || (kind.promotedOf !== undefined && !kind.letter.startsWith('+')) === promoted),
	);
	return found?.[0] ?? letter;
}

type Placed = readonly { readonly at: Vec; readonly piece: PieceData }[];

function piecesOf(board: string, ruleset: Ruleset, names: Names): Placed {
	const [first = '', second = ''] = ruleset.sideOrder;
	const height = heightOf(ruleset) - 1;
	const holes = new Set((ruleset.space.holes ?? []).map(String));
	const pieces: { at: Vec; piece: PieceData }[] = [];
	for (const [index, row] of board.split('/').entries()) {
		let x = 0;
		for (const [token, letter = ''] of row.matchAll(/\d+|\*|\+?([a-z])~?/gi)) {
			if (/\d/.test(token)) {
				x += Number(token);
				continue;
			}
			const at = [x++, height - index];
			if (token === '*') {
				if (!holes.has(String(at))) pieces.push({ at, piece: { side: 'neutral', kind: kindOf('*', false, names) } });
				continue;
			}
			const kind = kindOf((token.startsWith('+') ? '+' : '') + letter.toUpperCase(), token.endsWith('~'), names);
			pieces.push({ at, piece: { side: isUpper(letter) ? first : second, kind } });
		}
	}
	return pieces;
}

function heldOf(hand: string, first: string, second: string, names: Names): Record<string, Record<string, number>> {
	const held: Record<string, Record<string, number>> = {};
	for (const letter of hand) {
		const side = isUpper(letter) ? first : second;
		const kinds = held[side] ?? {};
		held[side] = kinds;
		const kind = kindOf(letter.toUpperCase(), false, names);
		kinds[kind] = (kinds[kind] ?? 0) + 1;
	}
	return held;
}

/** Of the cells named, an empty one is the en-passant point; an occupied one is the captured piece's. */
function pointsOf(text: string, { enPassant, enPassantVictim }: Names, pieces: Placed): Setup['points'] {
	const cells = [...text.matchAll(/([a-z])(\d+)/g)].map(([, file = '', rank]): Vec => [file.charCodeAt(0) - 97, Number(rank) - 1]);
	const occupied = cells.find((cell) => pieces.some(({ at }) => String(at) === String(cell)));
	const point = cells.find((cell) => cell !== occupied);
	if (enPassant === undefined || point === undefined) return undefined;
	const victim = occupied !== undefined && enPassantVictim !== undefined ? { [enPassantVictim]: [occupied] } : {};
	return { [enPassant]: [point], ...victim };
}

/** Gives flags to the royals, partners and files that the letters name. */
function flagged(pieces: Placed, letters: string, { sideOrder: sides, start }: Ruleset, { castling, files }: Names): Placed {
	const given = new Map<Placed[number], Set<string>>();
	const give = (one: Placed[number] | undefined, flag: string): void => {
		if (one !== undefined) given.set(one, (given.get(one) ?? new Set()).add(flag));
	};
	for (const letter of letters.replace('-', '')) {
		const side = isUpper(letter) ? sides[0] : sides[1];
		const lower = letter.toLowerCase();
		const file = lower.charCodeAt(0) - 97;
		const right = castling !== undefined && ('kq'.includes(lower) || files === undefined);
		const king = right ? pieces.find(({ piece }) => piece.side === side && castling.royal.includes(piece.kind)) : undefined;
		if (king !== undefined && castling !== undefined) {
			const row = pieces
				.filter(({ at, piece }) => at[1] === king.at[1] && piece.side === side && castling.partner.includes(piece.kind))
				.sort((a, b) => Number(a.at[0]) - Number(b.at[0]));
			const usual = start.pieces
				.filter(
					({ piece }) => piece.side === side && castling.partner.includes(piece.kind) && piece.flags?.includes(castling.flag) === true,
				)
				.map(({ at }) => Number(at[0]));
			const on = (column: number): Placed[number] | undefined => row.find(({ at }) => at[0] === column);
			const partner =
				lower === 'k' ? (on(Math.max(...usual)) ?? row.at(-1)) : lower === 'q' ? (on(Math.min(...usual)) ?? row[0]) : on(file);
			for (const one of [king, partner]) {
				if (partner !== undefined) give(one, castling.flag);
				if (files?.rights !== undefined) give(one, files.flag);
			}
		} else if (files !== undefined && !right) {
			const column = pieces.filter(({ at, piece }) => at[0] === file && piece.side === side);
			const home = column.sort((a, b) => (side === sides[0] ? 1 : -1) * (Number(a.at[1]) - Number(b.at[1])))[0];
			give(home, files.flag);
			if (files.rights !== 'files' || castling === undefined || !castling.partner.includes(home?.piece.kind ?? '')) continue;
			give(home, castling.flag);
			give(
				pieces.find(({ piece }) => piece.side === side && castling.royal.includes(piece.kind)),
				castling.flag,
			);
		}
	}
	return pieces.map((one) => {
		const flags = given.get(one);
		return flags === undefined ? one : { at: one.at, piece: { ...one.piece, flags: [...flags] } };
	});
}
