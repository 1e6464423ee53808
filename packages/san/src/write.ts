import { type Cell, line, type Move, type Position, wanted } from '@x/core';
import { letterOf } from './letters.js';
import { type Candidate, type Lexicon, lexiconOf } from './lexicon.js';
import { applyNull, isNullMove } from './null.js';
import { type MoveLike, moveOf, stringifyUnchecked } from './stringify.js';

/** How many candidates of a game are remembered; then they are begun anew. */
const REMEMBERED = 16384;

/**
 * A text that a move may have, shortest first: nothing of its origin (0), its file, its rank, both; then (from 4) castlings. The first one of
 * which exactly one legal move follows, and that from this origin, is canonical: that is what least disambiguation over legal moves means,
 * where castlings are no rivals. A capture of a kind without a letter shows its file even where nothing need be told apart.
 */
function candidateOf(
	lexicon: Lexicon,
	kind: string,
	from: Cell,
	to: Cell,
	become: string | undefined,
	place: number,
): Candidate | undefined {
	const { asked, castling, files, game, letters, names, plain, ranks, spoken } = lexicon;
	const rest = { kind, become, next: undefined, other: undefined };
	if (place > 3) {
		const [mark, text] = (castling?.royal.includes(kind) && Object.entries(castling.marks)[place - 4]) || [];
		return mark === undefined ? undefined : { wanted: wanted(game, { mark }), quiet: text!, capture: text!, ...rest };
	}
	const letter = spoken[kind]!;
	const promotion = become === undefined ? null : Object.keys(letters).filter((one) => letters[one] === become);
	// A letter of several kinds says less than the move does, and a file called x would read as a capture.
	if ((promotion !== null && promotion.length !== 1) || files[from] === 'x') return undefined;
	const [file, rank] = game.vecOf(from) as [number, number];
	const origin = [place & 1 ? file : null, place & 2 ? rank : null];
	const said = ['', files[from]!, ranks[from]!, names[from]!][place]!;
	const end = names[to]! + (become === undefined ? '' : `=${become}`);
	const quiet = letter + said + end;
	const made = plain.get(quiet) ?? wanted(game, { kind: asked[letter]!, to, from: origin, promotion, mark: null });
	plain.set(quiet, made);
	return { wanted: made, quiet, capture: `${letter + (said || (letter ? '' : files[from]!))}x${end}`, ...rest };
}

/** The first candidate of a move: remembered by origin and target. */
function firstOf(lexicon: Lexicon, kind: string, from: Cell, to: Cell, become: string | undefined): Candidate | undefined {
	let row = lexicon.ways[from];
	if (row === undefined) lexicon.ways[from] = row = new Array(lexicon.game.cells);
	let found = row[to];
	while (found !== undefined && (found.kind !== kind || found.become !== become)) found = found.other;
	if (found === undefined) {
		found = candidateOf(lexicon, kind, from, to, become, 0);
		if (found === undefined) return undefined;
		if (lexicon.plain.size > REMEMBERED) {
			lexicon.plain.clear();
			lexicon.ways.fill(undefined);
		}
		found.other = row[to];
		row[to] = found;
	}
	return found;
}

/**
 * The canonical texts of moves that follow each other: what `stringify` writes for each, several times as fast.
 *
 * @throws SanError for the first move that is not legal, or does not say what the piece becomes
 * @example
 * stringifyMoves([{ from: 'e2', to: 'e4' }, { from: 'e7', to: 'e5' }], chess.start); // → [ 'e4', 'e5' ]
 */
export function stringifyMoves(moves: readonly (Move | MoveLike)[], position: Position): readonly string[] {
	const { game } = position;
	const lexicon = lexiconOf(game);
	let playing = line(position);
	// Signs that ask more than check and mate, and texts of other shapes, are left to `stringify`.
	const plain = lexicon.mateOnly && lexicon.width > 0 && !lexicon.gate && lexicon.later.length === 0;

	const quick = (move: MoveLike): string | undefined => {
		const from = typeof move.from === 'string' ? game.cellNamed(move.from) : move.from;
		const to = typeof move.to === 'string' ? game.cellNamed(move.to) : move.to;
		const kind = from === undefined ? undefined : playing.kindAt(from);
		if (from === undefined || to === undefined || kind === undefined) return undefined;
		const become = move.promotion && (lexicon.letters[move.promotion] ?? letterOf(move.promotion));
		let candidate = firstOf(lexicon, kind, from, to, become);
		for (let place = 1; candidate !== undefined; place++) {
			if (playing.playOnly(candidate.wanted, from, to)) {
				const text = playing.captured() ? candidate.capture : candidate.quiet;
				return playing.inCheck() ? text + (playing.hasLegalMove() ? '+' : '#') : text;
			}
			candidate.next ??= candidateOf(lexicon, kind, from, to, become, place);
			candidate = candidate.next;
		}
		return undefined;
	};

	const texts: string[] = [];
	for (const given of moves) {
		let text = plain && !('writes' in given) ? quick(given) : undefined;
		if (text === undefined) {
			const move = moveOf(given, playing.position());
			text = stringifyUnchecked(move, playing.position());
			if (isNullMove(move)) playing = line(applyNull(playing.position()));
			else playing.play(move);
		}
		texts.push(text);
	}
	return texts;
}
