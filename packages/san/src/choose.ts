import { type Move, movesTo, type Position } from '@x/core';
import { kindsDenoted } from '@x/core/engine';
import { flaw, type SanProblem } from './errors.js';
import { becomes, captures, castlingOf, castlings, coordinateMoves, type Lexicon, lexiconOf, movesOf, startsAt } from './lexicon.js';
import type { ResolveOptions } from './options.js';
import { listed, reason } from './reasons.js';
import { writeMove } from './stringify.js';
import { absent, FORMS, isCoordinate, NO_FILE, type Parts, read } from './text.js';

/** Parses a text for a game and checks that the kinds and cells that it names exist. */
export function readFor(position: Position, text: string, letters?: readonly string[]): Parts | SanProblem {
	const { game } = position;
	const lexicon = lexiconOf(game);
	const { asked, names, ranks } = lexicon;
	const parts = read(text, letters, ranks.at(-1));
	if ('span' in parts || parts.form) return parts;
	const { letter, origin, to, at, mark } = parts;
	const near = names.some((name, cell) => name && startsAt(lexicon, origin, cell));
	const cell = game.cellNamed(to);
	const missing = absent(parts, asked[letter] !== undefined, near, cell !== undefined);
	// In some games pieces are dropped without a hand.
	return (
		missing ??
		(mark !== '@' || game.names?.hand || movesTo(position, cell!).some(({ from }) => from === undefined)
			? parts
			: flaw('variant', at.core, 'this game does not have drops'))
	);
}

/** Whether a move promotes to a kind whose letter contains a plus. */
const isPlus = (lexicon: Lexicon, move: Move): boolean => becomes(lexicon, move).startsWith('+');

/**
 * Whether a move treats its piece as the text states: it promotes to the named kind, or the piece stays the named kind, whose own letter
 * may be written.
 */
const becomesWhat = (lexicon: Lexicon, move: Move, promotion: string): boolean => {
	const become = becomes(lexicon, move);
	return become === promotion || (become === '' && lexicon.plus && promotion === lexicon.letters[move.kind]);
};

/** Finds the only legal move for the parts of a text, or returns the fault. */
export function choose(position: Position, parts: Parts, options: ResolveOptions | undefined): Move | SanProblem {
	const { game } = position;
	const lexicon = lexiconOf(game);
	const { names, asked, spoken } = lexicon;
	const { form, letter, origin, mark, to, promotion, passing, at } = parts;
	const cell = game.cellNamed(to)!;
	const all = form
		? castlings(position, lexicon, FORMS[form])
		: isCoordinate(parts)
			? coordinateMoves(position, lexicon, game.cellNamed(origin)!, cell)
			: movesOf(position, asked[letter]!, cell).filter((move) =>
					move.from === undefined ? mark === '@' : mark !== '@' && startsAt(lexicon, origin, move.from) && !castlingOf(lexicon, move),
				);
	const nearest = (moves: readonly Move[]): { readonly nearest: readonly string[] } => ({ nearest: listed(position, moves) });
	// Without a letter and a file, the move is not a capture.
	let chosen = all.filter((move) => becomesWhat(lexicon, move, promotion) && (letter || form || origin > '9' || !captures(move)));
	// In games whose promoted pieces have a plus, a plus after a move means a promotion, as in USI and in common shogi notation.
	const promoting = lexicon.plus && !promotion && parts.suffix === '+' ? all.filter((move) => isPlus(lexicon, move)) : [];
	if (promoting.length > 0) chosen = promoting;
	const becoming = promotion || chosen[0] ? [] : all.filter((move) => move.promotion);
	if (becoming[0]) {
		chosen = becoming.filter((move) => kindsDenoted(game, options?.promotion ?? '').includes(move.promotion!));
		if (!chosen[0]) return flaw('promotion-missing', at.promotion, 'expected a promotion', nearest(all));
	}
	const [move, other] = chosen;
	if (!move) {
		return !all[0]
			? reason(position, parts)
			: promotion
				? flaw('promotion-invalid', at.promotion, 'a pawn cannot become that piece here')
				: flaw('illegal', at.to, NO_FILE, nearest(all));
	}
	if (other) {
		const candidates = [...new Set(chosen.map((one) => names[one.from ?? one.to]!))];
		const data = { candidates, ...nearest(chosen) };
		return flaw(
			'ambiguous',
			at.core,
			`more than one move fits, from ${candidates.join(' and ')}`,
			data,
			`Write ${data.nearest.join(' or ')}.`,
		);
	}
	const taking = captures(move);
	if (mark === 'x' && !taking && options?.captures !== 'ignore')
		return flaw('capture-mark', at.mark, 'there is nothing to capture', {
			found: 'x',
			expected: '',
			canonical: writeMove(move, position),
		});
	return passing && (!taking || spoken[move.kind] || move.captured.some((victim) => victim.cell === cell))
		? flaw('illegal', at.core, 'this is not an en passant capture')
		: move;
}
