import type { Names, Ruleset } from '@x/core';
import type { PieceType } from './definition.js';
import { CASTLE_MARKS } from './ruleset/castling.js';
import { HAND } from './ruleset/drops.js';
import { FLAG, type Plan, POINTS } from './ruleset/plan.js';
import { SIDE_NAMES } from './ruleset/walks.js';

type KindName = Names['kinds'][string];

/** Letters with two cases, for kinds whose own letter is taken. */
const SPARE: readonly string[] = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZΓΔΘΛΞΠΣΦΨΩБГДЖЗИЛЦЧШЩЭЮЯ'];

const isSign = (text: string): boolean => /^\+?\p{L}$/u.test(text) && text.toLowerCase() !== text.toUpperCase();

/** The letter of each piece type: White's symbol if it is a letter, otherwise another letter of the piece that is free. */
function letters({ definition, kinds }: Plan): Names['kinds'] {
	const { pieces } = definition;
	const symbolOf = ({ symbols }: PieceType): string => symbols[0].toUpperCase();
	const called = (symbol: string): PieceType | undefined => pieces.find((piece) => symbolOf(piece) === symbol);
	/** The original type of a piece: its type in a hand, or the type whose symbol the piece's symbol marks. */
	const before = (piece: PieceType): string | undefined => {
		const was = piece.demotion ?? called(symbolOf(piece).replace(/^\+|~$/g, ''))?.index;
		return was === undefined || was === piece.index ? undefined : kinds[was];
	};
	const taken = new Set<string>();
	const isFree = (sign: string, piece: PieceType): boolean =>
		isSign(sign) && !taken.has(sign) && (!sign.startsWith('+') || before(piece) !== undefined);
	const letterOf = (piece: PieceType): KindName => {
		const promotedOf = before(piece);
		const symbol = symbolOf(piece);
		// The crazyhouse form of a promoted pawn: the letter of another kind, with a mark.
		if (symbol.endsWith('~') && isSign(symbol.slice(0, -1)) && piece.demotion !== undefined)
			return { letter: symbol.slice(0, -1), promotedOf: kinds[piece.demotion]! };
		const preferred = [symbol, piece.san, piece.symbols[1], ...piece.name].map((sign) => sign.toUpperCase());
		const letter = [...preferred, ...SPARE].find((sign) => isFree(sign, piece));
		if (letter === undefined) throw new RangeError(`Expected at most ${SPARE.length} kinds of pieces, found ${pieces.length}.`);
		taken.add(letter);
		return letter.startsWith('+') && promotedOf !== undefined ? { letter, promotedOf } : { letter };
	};
	// Pieces with a letter as symbol come first, so that others do not take it.
	const isOwn = (piece: PieceType): boolean => isSign(symbolOf(piece)) && called(symbolOf(piece)) === piece;
	const found = new Map([...pieces].sort((a, b) => Number(isOwn(b)) - Number(isOwn(a))).map((piece) => [piece.index, letterOf(piece)]));
	return Object.fromEntries(pieces.map(({ index }) => [kinds[index]!, found.get(index)!]));
}

/** The names of the parts of a variant's rules in notations, according to the variant's lines. */
export function namesOf(plan: Plan, { flags, stores, vars }: Ruleset): Names {
	const { definition, kinds, passing } = plan;
	const { pieces } = definition;
	const worth = ({ flags: own, value }: PieceType): number => (own.has('royal') ? Number.POSITIVE_INFINITY : value);
	const isGated = plan.has('gate drops');
	const silent = pieces.flatMap(({ san, index }) => (san.trim() === '' ? [kinds[index]!] : []));
	const [short, long] = CASTLE_MARKS;
	return {
		kinds: letters(plan),
		kindOrder: [...pieces].sort((a, b) => worth(a) - worth(b) || a.index - b.index).map(({ index }) => kinds[index]!),
		cells: 'a1',
		sides: { [SIDE_NAMES[0]]: 'w', [SIDE_NAMES[1]]: 'b' },
		...(FLAG.castle in flags && {
			castling: {
				flag: FLAG.castle,
				royal: plan.kindsOf(plan.castlers),
				partner: plan.kindsOf(plan.partners),
				marks: { [short]: 'O-O', [long]: 'O-O-O' },
			},
		}),
		...(passing !== undefined && { enPassant: passing.points[0]!, passers: passing.victims }),
		...(passing?.behind === false && { enPassantVictim: POINTS.passer }),
		clocks: { ...('halfmove' in vars && { half: 'halfmove' }), ...('fullmove' in vars && { full: 'fullmove' }) },
		...(HAND in stores && { hand: HAND }),
		...(isGated && { gate: HAND }),
		...(silent.length > 0 && { silent }),
	};
}
