import { type Game, movesTo, type Position, validate } from '@x/core';
import { type Alphabet, type Board, boardOf } from './board.js';
import type { Field } from './field.js';
import { namedKinds } from './kinds.js';
import type { Report } from './report.js';
import { refuse } from './results.js';
import { fieldsOf } from './text/fields.js';

/** Whether the rules look for a partner at a fixed distance: by a test for the flag on a cell at an offset from another. */
const asksFlagAtOffset = (part: unknown, flag: string): boolean => {
	if (typeof part !== 'object' || part === null) return false;
	const { is, a } = part as { readonly is?: { readonly from?: unknown }; readonly a?: { readonly flag?: unknown } };
	return (a?.flag === flag && is?.from !== undefined) || Object.values(part).some((inner) => asksFlagAtOffset(inner, flag));
};

/** FEN, X-FEN and Shredder-FEN; with other letters, what dialects are made from. */
export const standard = (
	game: Game,
	report: Report,
	alphabet?: Alphabet,
): readonly [Board, readonly [board: Field, side: Field, castling: Field, enPassant: Field, half: Field, full: Field]] => {
	const { names, ruleset } = game;
	const { paths, turn, vars: variables, start, space } = ruleset;
	const sides = ruleset.sideOrder;
	if (!names || sides[2] || space.axes[2]) throw new TypeError('FEN needs names, two sides, files and ranks');
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
	const parts = boardOf(game, report, alphabet ?? letters);
	const [boardField, , board, width, spotOf, holder] = parts;
	const isRoyal = holder(royal);
	const isPartner = holder(partner);
	const isPawn = holder(passers);
	const rowOf = (spot: number): number => Math.floor(spot / width);
	/** Where such pieces stand at the start. */
	const starting = (side: string, kinds: readonly string[], held?: string): readonly number[] =>
		start.pieces.flatMap(({ at, piece }) =>
			piece.side === side && kinds.includes(piece.kind) && (!held || piece.flags?.includes(held)) ? spotOf(at) : [],
		);

	/** The phase that a text with this side to move means, and how the side is called. */
	const phases = sides.map((side) => [turn.start, ...Object.keys(turn.phases)].find((phase) => turn.phases[phase]!.side === side)!);
	const signs = sides.map((side) => names.sides[side] ?? side);
	const forms = [...signs, ...sides];

	const fixed = asksFlagAtOffset(paths, flag);
	/**
	 * Where pieces may hold a right, from the rules themselves: on the rows where the start has flagged royal pieces; and with a fixed
	 * distance (orthodox chess), only where they are flagged there. No flags restrict nothing.
	 */
	const homes = (kinds: readonly string[]): readonly (readonly number[])[] =>
		sides.map((side) => {
			const rows = starting(side, royal, flag).map(rowOf);
			const spots = starting(side, kinds, flag);
			return [...board.keys()].filter((spot) =>
				fixed && spots.length ? spots.includes(spot) : !rows.length || rows.includes(rowOf(spot)),
			);
		});
	const royals = homes(royal);
	/** By wing, in the order of `KQkq`, from its edge inwards. */
	const partners = homes(partner).flatMap((spots, side) => {
		const named = spots.map((spot): readonly [spot: number, byFile: string] => {
			const file = String.fromCharCode((side ? 97 : 65) + (spot % width));
			return [spot, /[a-jl-pr-z]/i.test(file) ? file : ''];
		});
		return [named.toReversed(), named];
	});
	/**
	 * Goes over the rights that the pieces would allow: gives those that a text names, or else finds those that are held, and joins their
	 * names. Each has two: by wing for the outermost partner, by file where that letter names no wing.
	 */
	const rights = (text?: string, shredder?: boolean): string => {
		let all = '';
		for (let wing = 0; wing < 4; wing++) {
			const side = wing >> 1;
			const king = royals[side]!.find((spot) => isRoyal(spot, side));
			if (king === undefined || (text === undefined && !(board[king]! & 1))) continue;
			let byWing = 'KQkq'[wing]!;
			let picked = '';
			for (const partner of partners[wing]!) {
				const spot = partner[0];
				if (spot < king !== wing % 2 > 0 || !isPartner(spot, side) || rowOf(spot) !== rowOf(king)) continue;
				const byFile = partner[1];
				if (text === undefined) {
					if (board[spot]! & 1) picked = (!picked && (shredder ? byFile || byWing : byWing || byFile)) || refuse('these rights to castle');
				} else if (!picked) {
					picked = byWing && text.includes(byWing) ? byWing : byFile && text.includes(byFile) ? byFile : '';
					if (picked) {
						board[spot]! |= 1;
						board[king]! |= 1;
					}
				}
				byWing = '';
			}
			all += picked;
		}
		return all || '-';
	};

	/** With more phases than sides, something more may have moved in the same turn: to where a pawn has just been. */
	const again = Object.keys(turn.phases)[2];
	/** The rows on which pawns start; none where they step twice from others too. */
	const rows = sides.map((side) => (passers === silent ? starting(side, silent).map(rowOf) : []));
	/**
	 * Where the pawn stands that has just passed a spot. Whether it can be captured is not asked: classical FEN writes the cell after every
	 * double step.
	 */
	const passer = (spot: number, mover: number): number | undefined =>
		[spot - width, spot + width].find((to) => {
			const from = 2 * spot - to;
			return isPawn(to, mover) && !board[spot] && (again || !board[from]) && (!rows[mover]!.length || rows[mover]!.includes(rowOf(from)));
		});

	const clock = (name: string, otherwise: number): Field => {
		const least = variables[name]?.start ?? otherwise;
		const isCount = (value: number): boolean => value % 1 === 0 && value >= least && value < 1e9;
		return [
			'clock',
			`${least}`,
			(text, { vars }) => {
				// Most are written as they should be, which is seen without a pattern.
				const exact = +text;
				const value =
					isCount(exact) && `${exact}` === text
						? exact
						: text === '-'
							? least
							: /^\d{1,9}\.?$/.test(text)
								? Math.max(exact, least)
								: undefined;
				if (value === undefined) report('clock-number', `A clock is a number from ${least}.`);
				else if (name) vars[name] = value;
				return `${name ? value : least}`;
			},
			({ vars }, { clocks }) => {
				const value = vars?.[name] ?? least;
				return clocks === false ? '' : isCount(+value) ? `${value}` : refuse(`a ${name} of ${value}`);
			},
			name,
		];
	};

	return [
		parts,
		[
			boardField,
			[
				'side',
				signs[phases.indexOf(turn.start)]!,
				(text, draft) => {
					const side = forms.indexOf(text.toLowerCase()) % 2;
					if (side < 0) report('unknown-side', `The side is "${signs.join('" or "')}".`);
					draft.phase = phases[side]!;
					return signs[side]!;
				},
				({ phase = turn.start }) => signs[phases.indexOf(phase)] ?? refuse(`the phase ${phase}`),
			],
			[
				'castling',
				'-',
				(text, _, readable) => {
					if (text === '-') return text;
					const given = rights(text);
					if (given !== text)
						for (const { text: letter, from, to } of fieldsOf(text, /./gsu)) {
							const known = flag && (/[kq]/i.test(letter) || Number.parseInt(letter, 36) - 10 < width);
							if (given.includes(letter) || (known && !readable)) continue;
							// Where no right is left, a dash takes the place of the first.
							if (known)
								report(
									'castling-impossible',
									`"${letter}" is no right: king or rook are away, or their wing has one.`,
									from,
									to,
									given > '-' || from ? '' : '-',
								);
							else report('castling-letter', `"${letter}" is no right to castle. Write K, Q or a file.`, from, to);
						}
					return readable ? given : text;
				},
				(_, { castling: style }) => {
					const mixed = rights(undefined, style === 'shredder');
					return style === 'auto' && /[^KQkq-]/.test(mixed) ? rights(undefined, true) : mixed;
				},
			],
			[
				'en-passant',
				'-',
				(text, draft, readable) => {
					if (text === '-') return text;
					const cell = game.cellNamed(enPassant && text.toLowerCase());
					if (cell === undefined) {
						report('en-passant-unreadable', 'Write the cell that a pawn has just passed, or "-".');
					} else if (readable) {
						const at = game.vecOf(cell);
						if (passer(spotOf(at), 1 - phases.indexOf(draft.phase!))) {
							draft.points = { [enPassant]: [at] };
							return game.cellName(cell);
						}
						report('en-passant-impossible', `No pawn has just passed ${text}.`, 0, text.length, '-');
					}
					return text;
				},
				(setup, { enPassant: style }, position) => {
					const [at, other] = setup.points?.[enPassant] ?? [];
					if (!at) return '-';
					const side = phases.indexOf(setup.phase ?? turn.start);
					const to = passer(other ? refuse('two en passant cells') : spotOf(at), 1 - side);
					// Nothing can be captured in passing: its side has moved since, or the cell is taken.
					if (to === undefined) return '-';
					const cell = game.cell(at);
					const found = style === 'legal' && (position ?? (validate(game, setup) as { value?: Position }).value);
					const written = found
						? movesTo(found, cell).some(({ captured }) => captured.some((event) => event.cell !== cell))
						: style === 'pseudo'
							? [to - 1, to + 1].some((beside) => rowOf(beside) === rowOf(to) && isPawn(beside, side))
							: style !== 'legal';
					return written ? game.cellName(cell) : '-';
				},
				enPassant,
			],
			clock(half, 0),
			clock(full, 1),
		],
	];
};
