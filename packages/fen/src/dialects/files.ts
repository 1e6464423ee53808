import type { Game, Setup } from '@x/core';
import type { Board } from '../board.js';
import type { Field } from '../field.js';
import { namedKinds } from '../kinds.js';
import { refuse } from '../results.js';
import type { Placement } from './placement.js';

type Placed = Setup['pieces'][number];

/**
 *     rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[HEhe] w KQBCDFGkqbcdfg - 0 1
 *                                                         ^
 *
 * The castling field of a game in which it also names the files of pieces with a flag of their own, on the row of their start. Returns the
 * placement with fields and pieces that know of the flag; in other games, the same.
 */
export function withFiles(game: Game, placement: Placement): Placement {
	const { names, ruleset } = game;
	const { parts, fields, relay } = placement;
	const [boardField, side, castling, ...rest] = fields;
	const [, collect, board, width, spotOf, holder] = parts;
	if (names?.files === undefined) return placement;
	const { flag, rights } = names.files;
	const castle = names.castling?.flag;
	const sides = ruleset.sideOrder;
	/** Which side a piece on a spot belongs to, by any kind that there is. */
	const owns = holder(namedKinds({ names, ruleset }).filter((kind) => placement.tokens.tokenOf(sides[0]!, kind) !== undefined));
	/** The first spot of the row where pieces with the flag start. */
	const rows = sides.map((owner) => {
		const home = ruleset.start.pieces.find(({ piece }) => piece.side === owner && piece.flags?.includes(flag));
		return home === undefined ? -1 : spotOf(home.at) - (spotOf(home.at) % width);
	});
	/** Spots of the flag, while a text is read. */
	let flagged: readonly number[] = [];
	const isRight = (letter: string): boolean => castle !== undefined && /[kq]/i.test(letter);
	const fileOf = (letter: string): number => letter.toLowerCase().charCodeAt(0) - 97;

	const isRoyal = holder(names.castling?.royal ?? []);
	const isPartner = holder(names.castling?.partner ?? []);

	/**
	 * Rights and files side by side, first those of the first side. A file that a right stands for already is not written again; only, where
	 * the file of a partner may be a right or not, that of the royal says so.
	 */
	const spell = (castles: string, spots: readonly number[], covered: (spot: number) => boolean): string => {
		const parts = sides.map((_, nth) => {
			const own = Array.from(castles).filter((letter) => letter !== '-' && letter < 'a' === (nth === 0));
			const among = rights === 'files' ? own.filter((letter) => !isRight(letter)) : [];
			const letters = spots
				.filter((spot) => owns(spot, nth) && (!covered(spot) || (among.length > 0 && isRoyal(spot, nth))))
				.map((spot) => String.fromCharCode((nth ? 97 : 65) + (spot % width)));
			return [...own, ...letters.sort()].join('');
		});
		return parts.join('') || '-';
	};

	const field: Field = [
		castling[0],
		castling[1],
		(text, draft, readable) => {
			const places: number[] = [];
			const spots: number[] = [];
			const strange: number[] = [];
			flagged = [];
			const spotNamed = (letter: string): number => rows[letter < 'a' ? 0 : 1]! + fileOf(letter);
			const isFile = (letter: string): boolean => text !== '-' && !isRight(letter) && fileOf(letter) >= 0 && fileOf(letter) < width;
			/** Sides with nothing to put behind a piece: then files can only be rights. */
			const empty = sides.map(
				(name) => names.gate !== undefined && Object.values(draft.stores?.[names.gate]?.[name] ?? {}).every((count) => count === 0),
			);
			/** Whether files of partners are rights: where the royal's file is named too, or that is all that they can be. */
			const rightsByFile = sides.map((_, owner) => {
				const named = Array.from(text).some(
					(letter) => isFile(letter) && letter < 'a' === (owner === 0) && isRoyal(spotNamed(letter), owner),
				);
				return rights === 'files' && (named || names.gate === undefined || empty[owner]!);
			});
			for (const { 0: letter, index: at } of text.matchAll(/./gsu)) {
				const owner = letter < 'a' ? 0 : 1;
				const spot = spotNamed(letter);
				const file = isFile(letter);
				if (file && rows[owner]! >= 0 && owns(spot, owner)) spots.push(spot);
				else if (file && readable) strange.push(at);
				if (!file || (rightsByFile[owner]! && isPartner(spot, owner)))
					places.push(...Array.from({ length: letter.length }, (_, unit) => at + unit));
			}
			for (const at of strange) {
				// Where nothing is left, a dash takes the place of the first.
				const dash = at === 0 && strange.length === text.length;
				relay.report('castling-impossible', `No piece stands on the file that "${text[at]}" names.`, at, at + 1, dash ? '-' : '');
			}
			const given = places.map((at) => text[at]).join('') || '-';
			const castles = relay.during([...places, text.length], () => castling[2](given, draft, readable));
			const held = [...board.keys()].filter((spot) => board[spot]! & 1);
			const covered = (spot: number): boolean => rights !== undefined && held.includes(spot);
			const gone = (spot: number): boolean => rights === 'files' && empty.some((none, owner) => none && owns(spot, owner));
			flagged = [...new Set([...spots, ...(rights === undefined ? [] : held)])].filter((spot) => !gone(spot));
			return spell(castles, flagged, covered);
		},
		(setup, options, position) => {
			// Where files say nothing of rights, letters of wings have to.
			const castles = castling[3](setup, rights === 'files' ? options : { ...options, castling: 'x-fen' }, position);
			const ofFlag = setup.pieces.filter(({ piece }) => piece.flags?.includes(flag));
			const spots = ofFlag.map(({ at, piece }) => {
				const spot = spotOf(at);
				return spot - (spot % width) === rows[sides.indexOf(piece.side)] ? spot : refuse(`the flag ${flag} at ${at}`);
			});
			const held = ofFlag.filter(({ piece }) => castle !== undefined && piece.flags?.includes(castle)).map(({ at }) => spotOf(at));
			return spell(castles, spots, (spot) => rights !== undefined && held.includes(spot));
		},
	];

	const plain: Field = [
		boardField[0],
		boardField[1],
		(text, draft, readable) => {
			flagged = [];
			return boardField[2](text, draft, readable);
		},
		(setup, options, position) => {
			const pieces = setup.pieces.map((entry): Placed => {
				const { side, kind, flags = [] } = entry.piece;
				const left = flags.filter((held) => held !== flag);
				return left.length === flags.length ? entry : { at: entry.at, piece: { side, kind, ...(left.length > 0 && { flags: left }) } };
			});
			return boardField[3]({ ...setup, pieces }, options, position);
		},
	];

	const withFlag = (): readonly Placed[] =>
		collect().map((entry): Placed => {
			if (!flagged.includes(spotOf(entry.at))) return entry;
			return { at: entry.at, piece: { ...entry.piece, flags: [...(entry.piece.flags ?? []), flag] } };
		});
	const others: Board = [plain, withFlag, board, width, spotOf, holder];
	return { ...placement, parts: others, fields: [plain, side, field, ...rest] };
}
