import { type Move, movesTo, type Position } from '@x/core';
import type { Diagnostic } from '@x/diagnostics';
import { flaw } from './errors.js';
import { letterOf } from './letters.js';
import { becomes, captures, castlingOf, castlings, coordinateMoves, type Lexicon, lexiconOf, movesOf, startsAt } from './lexicon.js';
import type { ResolveOptions } from './options.js';
import { listed, reason } from './reasons.js';
import { writeMove } from './stringify.js';
import { absent, FORMS, isCoordinate, NO_FILE, type Parts, read } from './text.js';

/** Takes a text apart for a game: what it names is there. */
export function readFor(position: Position, text: string, letters?: readonly string[]): Parts | Diagnostic {
	const { game } = position;
	const lexicon = lexiconOf(game);
	const { asked, names, ranks } = lexicon;
	const parts = read(text, letters, ranks.at(-1));
	if ('span' in parts || parts.form) return parts;
	const { letter, origin, to, at, mark } = parts;
	const near = names.some((name, cell) => name && startsAt(lexicon, origin, cell));
	const cell = game.cellNamed(to);
	const missing = absent(parts, asked[letter] !== undefined, near, cell !== undefined);
	// Pieces may also come from nowhere.
	return (
		missing ??
		(mark !== '@' || game.names?.hand || movesTo(position, cell!).some(({ from }) => from === undefined)
			? parts
			: flaw('variant', at.core, 'this game has no drops'))
	);
}

/** Whether a move promotes to a kind whose letter has a plus. */
const isPlus = (lexicon: Lexicon, move: Move): boolean => becomes(lexicon, move).startsWith('+');

/** Whether a move does with its piece what a text says: promotes it so, or leaves it what it is, for which its own letter may stand. */
const becomesWhat = (lexicon: Lexicon, move: Move, promotion: string): boolean => {
	const become = becomes(lexicon, move);
	return become === promotion || (become === '' && lexicon.plus && promotion === lexicon.letters[move.kind]);
};

/** The one move that parts mean, or why there is none. */
export function choose(position: Position, parts: Parts, options: ResolveOptions | undefined): Move | Diagnostic {
	const { game } = position;
	const lexicon = lexiconOf(game);
	const { names, asked, letters, spoken } = lexicon;
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
	// Without a letter and a file nothing is taken.
	let chosen = all.filter((move) => becomesWhat(lexicon, move, promotion) && (letter || form || origin > '9' || !captures(move)));
	// In games whose promoted pieces have a plus, a plus behind a move means to promote, as in USI and in players' notation.
	const promoting = lexicon.plus && !promotion && parts.suffix === '+' ? all.filter((move) => isPlus(lexicon, move)) : [];
	if (promoting.length > 0) chosen = promoting;
	const becoming = promotion || chosen[0] ? [] : all.filter((move) => move.promotion);
	if (becoming[0]) {
		chosen = becoming.filter((move) => letters[move.promotion!] === letterOf(options?.promotion ?? ''));
		if (!chosen[0]) return flaw('promotion-missing', at.promotion, 'the text does not say what the pawn becomes', nearest(all));
	}
	const [move, other] = chosen;
	if (!move) {
		return !all[0]
			? reason(position, parts)
			: promotion
				? flaw('promotion-invalid', at.promotion, 'no pawn becomes that here')
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
		? flaw('illegal', at.core, 'this is not en passant')
		: move;
}
