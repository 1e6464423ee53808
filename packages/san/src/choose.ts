import { type Diagnostic, type Move, movesTo, type Position } from '@x/core';
import { flaw } from './errors.js';
import { letterOf } from './letters.js';
import { castlingOf, lexiconOf, startsAt } from './lexicon.js';
import { agrees, captures, castlings, coordinateMoves, fits } from './moves.js';
import type { ResolveOptions } from './options.js';
import { listed, reason } from './reasons.js';
import { stringifyUnchecked } from './stringify.js';
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
	if (missing || mark !== '@' || game.names?.hand) return missing ?? parts;
	// Pieces may also come from nowhere.
	const drops = movesTo(position, cell!).some(({ from }) => from === undefined);
	return drops ? parts : flaw('variant', at.core, 'this game has no drops');
}

/** The one move that parts mean, or why there is none. */
export function choose(position: Position, parts: Parts, options: ResolveOptions | undefined): Move | Diagnostic {
	const { game } = position;
	const lexicon = lexiconOf(game);
	const { names, asked, spoken } = lexicon;
	const { form, letter, origin, mark, to, promotion, passing, at } = parts;
	const cell = game.cellNamed(to)!;
	const all = form
		? castlings(position, lexicon).filter((move) => castlingOf(lexicon, move) === FORMS[form])
		: isCoordinate(parts)
			? coordinateMoves(position, lexicon, game.cellNamed(origin)!, cell)
			: movesTo(position, cell, asked[letter]).filter((move) => fits(lexicon, move, origin, mark));
	let chosen = all.filter((move) => agrees(lexicon, move, !!letter || form > 0, origin, promotion));
	const becoming = all.filter((move) => move.promotion);
	if (!chosen[0] && !promotion && becoming[0]) {
		chosen = becoming.filter((move) => lexicon.letters[move.promotion!] === letterOf(options?.promotion ?? ''));
		if (!chosen[0])
			return flaw('promotion-missing', at.promotion, 'the text does not say what the pawn becomes', { nearest: listed(position, all) });
	}
	const [move, other] = chosen;
	if (!move) {
		return !all[0]
			? reason(position, parts)
			: promotion
				? flaw('promotion-invalid', at.promotion, 'no pawn becomes that here')
				: flaw('illegal', at.to, NO_FILE, { nearest: listed(position, all) });
	}
	const taking = captures(move);
	if (other) {
		const candidates = [...new Set(chosen.map((one) => names[one.from ?? one.to]!))];
		const nearest = listed(position, chosen);
		return flaw(
			'ambiguous',
			at.core,
			`more than one move fits, from ${candidates.join(' and ')}`,
			{ candidates, nearest },
			`Write ${nearest.join(' or ')}.`,
		);
	}
	if (mark === 'x' && !taking && options?.captures !== 'ignore')
		return flaw('capture-mark', at.mark, 'there is nothing to capture', {
			found: 'x',
			expected: '',
			canonical: stringifyUnchecked(move, position),
		});
	return passing && (!taking || spoken[move.kind] || move.captured.some((victim) => victim.cell === move.to))
		? flaw('illegal', at.core, 'this is not en passant')
		: move;
}
