import type { Game, Setup } from '@x/core';
import type { Field } from '../field.js';
import { namedKinds } from '../kinds.js';
import { refuse } from '../results.js';
import type { Placement } from './placement.js';

type Placed = Setup['pieces'][number];

/**
 *     rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[HEhe] w KQBCDFGkqbcdfg - 0 1
 *                                                         ^
 *
 * Extends the castling field of games in which it also names files: those of the pieces that have a certain flag on their initial row. Returns
 * the placement with fields and pieces that include the flag, or the placement itself for other games.
 */
export function withFiles(game: Game, placement: Placement): Placement {
	const { names, ruleset } = game;
	const { board, castling, relay } = placement;
	const { collect, squares, width, spotOf, holder } = board;
	if (names?.files === undefined) return placement;
	const { flag, rights } = names.files;
	const castle = names.castling?.flag;
	const sides = ruleset.sideOrder;
	/** Tests whether a piece on a spot belongs to a side. */
	const owns = holder(namedKinds({ names, ruleset }).filter((kind) => placement.tokens.tokenOf(sides[0]!, kind) !== undefined));
	/** The first spot of the initial row of the pieces with the flag, for each side. */
	const rows = sides.map((owner) => {
		const home = ruleset.start.pieces.find(({ piece }) => piece.side === owner && piece.flags?.includes(flag));
		return home === undefined ? -1 : spotOf(home.at) - (spotOf(home.at) % width);
	});
	/** The spots of pieces with the flag in the text that is being read. */
	let flagged: readonly number[] = [];
	const isRight = (letter: string): boolean => castle !== undefined && /[kq]/i.test(letter);
	const fileOf = (letter: string): number => letter.toLowerCase().charCodeAt(0) - 97;

	const isRoyal = holder(names.castling?.royal ?? []);
	const isPartner = holder(names.castling?.partner ?? []);

	/**
	 * Writes the castling rights and the files of each side, the first side first. A file that a castling right implies is not written. But if
	 * the file of a partner could be either a right or a flag, the file of the royal piece marks it as a right.
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

	const rightsAndFiles: Field = {
		code: castling.code,
		fallback: castling.fallback,
		read: (text, draft, readable) => {
			const places: number[] = [];
			const spots: number[] = [];
			const unmatched: number[] = [];
			flagged = [];
			const spotNamed = (letter: string): number => rows[letter < 'a' ? 0 : 1]! + fileOf(letter);
			const isFile = (letter: string): boolean => text !== '-' && !isRight(letter) && fileOf(letter) >= 0 && fileOf(letter) < width;
			/** For each side, whether it has no pieces to gate. Its files can then only be rights. */
			const empty = sides.map(
				(name) => names.gate !== undefined && Object.values(draft.stores?.[names.gate]?.[name] ?? {}).every((count) => count === 0),
			);
			/** For each side, whether files of partners are rights: the file of the royal piece is named too, or files cannot mean anything else. */
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
				else if (file && readable) unmatched.push(at);
				if (!file || (rightsByFile[owner]! && isPartner(spot, owner)))
					places.push(...Array.from({ length: letter.length }, (_, unit) => at + unit));
			}
			for (const at of unmatched) {
				// If no letter is left, a dash replaces the first one.
				const dash = at === 0 && unmatched.length === text.length;
				relay.report('castling-impossible', `No piece that this field can name is on the file "${text[at]}".`, at, at + 1, dash ? '-' : '');
			}
			const given = places.map((at) => text[at]).join('') || '-';
			const castles = relay.during([...places, text.length], () => castling.read(given, draft, readable));
			const held = [...squares.keys()].filter((spot) => squares[spot]! & 1);
			const covered = (spot: number): boolean => rights !== undefined && held.includes(spot);
			const gone = (spot: number): boolean => rights === 'files' && empty.some((none, owner) => none && owns(spot, owner));
			flagged = [...new Set([...spots, ...(rights === undefined ? [] : held)])].filter((spot) => !gone(spot));
			return spell(castles, flagged, covered);
		},
		write: (setup, options, position) => {
			// If files do not express rights, letters of wings must.
			const castles = castling.write(setup, rights === 'files' ? options : { ...options, castling: 'x-fen' }, position);
			const ofFlag = setup.pieces.filter(({ piece }) => piece.flags?.includes(flag));
			const spots = ofFlag.map(({ at, piece }) => {
				const spot = spotOf(at);
				return spot - (spot % width) === rows[sides.indexOf(piece.side)] ? spot : refuse(`the flag ${flag} at ${at}`);
			});
			const held = ofFlag.filter(({ piece }) => castle !== undefined && piece.flags?.includes(castle)).map(({ at }) => spotOf(at));
			return spell(castles, spots, (spot) => rights !== undefined && held.includes(spot));
		},
	};

	const field: Field = {
		code: board.field.code,
		fallback: board.field.fallback,
		read: (text, draft, readable) => {
			flagged = [];
			return board.field.read(text, draft, readable);
		},
		write: (setup, options, position) => {
			const pieces = setup.pieces.map((entry): Placed => {
				const { side, kind, flags = [] } = entry.piece;
				const left = flags.filter((held) => held !== flag);
				return left.length === flags.length ? entry : { at: entry.at, piece: { side, kind, ...(left.length > 0 && { flags: left }) } };
			});
			return board.field.write({ ...setup, pieces }, options, position);
		},
	};

	const withFlag = (): readonly Placed[] =>
		collect().map((entry): Placed => {
			if (!flagged.includes(spotOf(entry.at))) return entry;
			return { at: entry.at, piece: { ...entry.piece, flags: [...(entry.piece.flags ?? []), flag].sort() } };
		});
	return { ...placement, board: { ...board, field, collect: withFlag }, castling: rightsAndFiles };
}
