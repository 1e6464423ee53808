import { type Game, movesTo, type Position, validate } from '@x/core';
import { type Alphabet, type Board, boardOf } from './board.js';
import type { Field } from './field.js';
import { namedKinds } from './kinds.js';
import { phaseField } from './phases.js';
import type { Report } from './report.js';
import { refuse } from './results.js';
import { fieldsOf } from './text/fields.js';

/** Returns whether the rules expect a castling partner at a fixed distance: they test the flag on a cell at an offset from another cell. */
const testsFlagAtOffset = (part: unknown, flag: string): boolean => {
	if (typeof part !== 'object' || part === null) return false;
	const { is, a } = part as { readonly is?: { readonly from?: unknown }; readonly a?: { readonly flag?: unknown } };
	return (a?.flag === flag && is?.from !== undefined) || Object.values(part).some((inner) => testsFlagAtOffset(inner, flag));
};

/** The six fields of FEN; `board` contains the first. */
export interface StandardFields {
	readonly board: Board;
	readonly side: Field;
	readonly castling: Field;
	readonly enPassant: Field;
	readonly half: Field;
	readonly full: Field;
}

/** The fields of FEN, X-FEN and Shredder-FEN. Dialects pass their own alphabet and replace some of the fields. */
export const standard = (game: Game, report: Report, alphabet?: Alphabet): StandardFields => {
	const { names, ruleset } = game;
	const { paths, turn, vars: variables, start, space } = ruleset;
	const sides = ruleset.sideOrder;
	if (!names || sides[2] || space.axes[2]) throw new TypeError('FEN needs names, two sides and two axes');
	const {
		enPassant = '',
		silent = [],
		passers = silent,
		clocks: { half = '', full = '' } = {},
		castling = { flag: '', royal: [], partner: [] },
	} = names;
	const { flag, royal, partner } = castling;
	/** Letters in upper case for the first side, in lower case for the second. */
	const letters = namedKinds(game).flatMap((kind) => {
		const { letter, promotedOf } = names.kinds[kind]!;
		return /^\p{Lu}$/u.test(letter) && !promotedOf
			? sides.map((side, nth) => [nth ? letter.toLowerCase() : letter, side, kind] as const)
			: [];
	});
	const board = boardOf(game, report, alphabet ?? letters);
	const { squares, width, spotOf, holder } = board;
	const isRoyal = holder(royal);
	const isPartner = holder(partner);
	const isPawn = holder(passers);
	const rowOf = (spot: number): number => Math.floor(spot / width);
	/** The spots of these pieces in the start position. */
	const starting = (side: string, kinds: readonly string[], held?: string): readonly number[] =>
		start.pieces.flatMap(({ at, piece }) =>
			piece.side === side && kinds.includes(piece.kind) && (!held || piece.flags?.includes(held)) ? spotOf(at) : [],
		);

	const sideOf = (phase = turn.start): number => sides.indexOf(turn.phases[phase]!.side);

	const fixed = testsFlagAtOffset(paths, flag);
	/**
	 * The spots on which pieces may have a castling right, according to the rules: the rows of flagged royal pieces in the start position. If the
	 * distance is fixed (orthodox chess), only the spots of flagged pieces there. Without flags in the start position, all spots.
	 */
	const homes = (kinds: readonly string[]): readonly (readonly number[])[] =>
		sides.map((side) => {
			const rows = starting(side, royal, flag).map(rowOf);
			const spots = starting(side, kinds, flag);
			return [...squares.keys()].filter((spot) =>
				fixed && spots.length ? spots.includes(spot) : !rows.length || rows.includes(rowOf(spot)),
			);
		});
	const royals = homes(royal);
	/** The spots of partners for each wing in the order of `KQkq`, from the edge of the wing inwards. */
	const partners = homes(partner).flatMap((spots, side) => {
		const named = spots.map((spot): readonly [spot: number, byFile: string] => {
			const file = String.fromCharCode((side ? 97 : 65) + (spot % width));
			return [spot, /[a-jl-pr-z]/i.test(file) ? file : ''];
		});
		return [named.toReversed(), named];
	});
	const kingOf = (side: number): number | undefined => {
		for (const spot of royals[side]!) if (isRoyal(spot, side)) return spot;
		return undefined;
	};
	/**
	 * Visits the castling rights that the placement allows. With a text, grants the rights that it names; without one, finds the rights that
	 * are set on the board. Returns their letters. The outermost partner has the letter of its wing; every partner has the letter of its file,
	 * unless that is also the letter of a wing.
	 */
	const rights = (text?: string, shredder?: boolean): string => {
		let all = '';
		let king: number | undefined;
		for (let wing = 0; wing < 4; wing++) {
			const side = wing >> 1;
			if (wing % 2 === 0) king = kingOf(side);
			if (king === undefined || (text === undefined && !(squares[king]! & 1))) continue;
			let byWing = 'KQkq'[wing]!;
			let picked = '';
			for (const partner of partners[wing]!) {
				const spot = partner[0];
				if (spot < king !== wing % 2 > 0 || !isPartner(spot, side) || rowOf(spot) !== rowOf(king)) continue;
				const byFile = partner[1];
				if (text === undefined) {
					if (squares[spot]! & 1) picked = (!picked && (shredder ? byFile || byWing : byWing || byFile)) || refuse('these castling rights');
				} else if (!picked) {
					picked = byWing && text.includes(byWing) ? byWing : byFile && text.includes(byFile) ? byFile : '';
					if (picked) {
						squares[spot]! |= 1;
						squares[king]! |= 1;
					}
				}
				byWing = '';
			}
			all += picked;
		}
		return all || '-';
	};

	/** Set if there are more phases than sides: a later move of the same turn may have entered the cell that the pawn left. */
	const again = Object.keys(turn.phases)[2];
	/** The rows on which pawns start; empty if they make double steps from other rows too. */
	const rows = sides.map((side) => (passers === silent ? starting(side, silent).map(rowOf) : []));
	/**
	 * Returns the spot of the pawn that has just passed a spot. The pawn need not be capturable: classical FEN writes the cell after every double
	 * step.
	 */
	const passer = (spot: number, mover: number): number | undefined =>
		[spot - width, spot + width].find((to) => {
			const from = 2 * spot - to;
			return (
				isPawn(to, mover) && !squares[spot] && (again || !squares[from]) && (!rows[mover]!.length || rows[mover]!.includes(rowOf(from)))
			);
		});

	const clock = (name: string, otherwise: number): Field => {
		const least = variables[name]?.start ?? otherwise;
		const isCount = (value: number): boolean => value % 1 === 0 && value >= least && value < 1e9;
		return {
			code: 'clock',
			fallback: `${least}`,
			read: (text, { vars }) => {
				// Most clocks are canonical: this test avoids the pattern.
				const exact = +text;
				const value =
					isCount(exact) && `${exact}` === text
						? exact
						: text === '-'
							? least
							: /^\d{1,9}\.?$/.test(text)
								? Math.max(exact, least)
								: undefined;
				if (value === undefined) report('clock-number', `Expected a number from ${least}, found "${text}".`);
				else if (name) vars[name] = value;
				return `${name ? value : least}`;
			},
			write: ({ vars }, { clocks }) => {
				const value = vars?.[name] ?? least;
				return clocks === false ? '' : isCount(+value) ? `${value}` : refuse(`the value ${value} of ${name}`);
			},
			covers: name,
		};
	};

	return {
		board,
		side: phaseField(game, report),
		castling: {
			code: 'castling',
			fallback: '-',
			read: (text, _, readable) => {
				if (text === '-') return text;
				const given = rights(text);
				if (given !== text)
					for (const { text: letter, from, to } of fieldsOf(text, /./gsu)) {
						const known = flag && (/[kq]/i.test(letter) || Number.parseInt(letter, 36) - 10 < width);
						if (given.includes(letter) || (known && !readable)) continue;
						// If no right is left, a dash replaces the first letter.
						if (known) {
							// A right that can be granted alone lost its wing to another letter.
							const kept = squares.slice();
							const alone = rights(letter) > '-';
							squares.set(kept);
							const message = alone
								? `Expected one right for each wing, found "${letter}" too.`
								: `"${letter}" lacks its king or its rook.`;
							report('castling-impossible', message, from, to, given > '-' || from ? '' : '-');
						} else report('castling-letter', `Expected K, Q or a file, found "${letter}".`, from, to);
					}
				return readable ? given : text;
			},
			write: (_, { castling: style }) => {
				const mixed = rights(undefined, style === 'shredder');
				return style === 'auto' && /[^KQkq-]/.test(mixed) ? rights(undefined, true) : mixed;
			},
		},
		enPassant: {
			code: 'en-passant',
			fallback: '-',
			read: (text, draft, readable) => {
				if (text === '-') return text;
				const cell = game.cellNamed(enPassant && text.toLowerCase());
				if (cell === undefined) {
					report('en-passant-unreadable', `Expected the passed cell or "-", found "${text}".`);
				} else if (readable) {
					const at = game.vecOf(cell);
					const mover = 1 - sideOf(draft.phase);
					if (passer(spotOf(at), mover) !== undefined) {
						draft.points = { [enPassant]: [at] };
						return game.cellName(cell);
					}
					/** The cells that pawns can have just passed; those that the pawn of the given cell can have passed. */
					const passed = [...squares.keys()].filter((spot) => passer(spot, mover) !== undefined);
					const [over, other] = passed.filter((spot) => passer(spot, mover) === spotOf(at));
					const meant = over === undefined || other !== undefined ? undefined : [at[0]!, at[1]! + (over > spotOf(at) ? -1 : 1)];
					if (meant) draft.points = { [enPassant]: [meant] };
					const name = meant && game.cellName(game.cell(meant));
					report(
						'en-passant-impossible',
						name
							? `Expected the cell that the pawn passed, "${name}", found "${text}".`
							: `Expected the passed cell or "-": no pawn passed ${text}.`,
						0,
						text.length,
						name ?? (passed[0] === undefined ? '-' : undefined),
					);
				}
				return text;
			},
			write: (setup, { enPassant: style }, position) => {
				const [at, other] = setup.points?.[enPassant] ?? [];
				if (!at) return '-';
				const side = sideOf(setup.phase);
				const to = passer(other ? refuse('two en passant cells') : spotOf(at), 1 - side);
				// There is nothing to capture: the side of the pawn has moved since, or the cell is occupied.
				if (to === undefined) return '-';
				const cell = game.cell(at);
				const found = style === 'legal' && (position ?? (validate(game, setup) as { value?: Position }).value);
				const written = found
					? movesTo(found, cell).some(({ captured }) => captured.some((event) => event.cell !== cell))
					: style === 'pseudo'
						? [to - 1, to + 1].some((next) => rowOf(next) === rowOf(to) && isPawn(next, side))
						: style !== 'legal';
				return written ? game.cellName(cell) : '-';
			},
			covers: enPassant,
		},
		half: clock(half, 0),
		full: clock(full, 1),
	};
};
