import { type Cell, type Move, type MoveParts, type MoveQuery, moveQuery, type Position, playthrough } from '@x/core';
import { positionGiven } from '@x/core/engine';
import { misuse } from '@x/diagnostics';
import { letterOf } from './letters.js';
import { type Lexicon, lexiconOf } from './lexicon.js';
import { applyNull, isNullMove } from './null.js';
import { moveOf, writeMove } from './stringify.js';

/** A possible text of a kind's moves: its parts, and its spelling without and with a capture. */
interface Candidate {
	readonly query: MoveQuery;
	readonly quiet: string;
	readonly capture: string;
	/** By origin: the next candidates if this one is ambiguous. */
	readonly next: (Candidate | undefined)[];
}

/** The candidates of a game, by number of the kind (before a promotion; one row for each) and target. */
const ways: WeakMap<Lexicon, (Candidate | undefined)[][]> = new WeakMap();

/**
 * The possible texts of a move, the shortest first: without origin (0), with file, with rank, with both; then castlings (from 4). The
 * canonical text is the first one that matches exactly one legal move, from this origin. That is the definition of least disambiguation
 * over legal moves; castlings are not rivals.
 */
function candidateOf(
	lexicon: Lexicon,
	kind: string,
	from: Cell,
	to: Cell,
	become: string | undefined,
	place: number,
): Candidate | undefined {
	const { asked, castling, files, game, letters, names, ranks, spoken } = lexicon;
	if (place > 3) {
		const [mark, text] = (castling?.royal.includes(kind) && Object.entries(castling.marks)[place - 4]) || [];
		return mark === undefined ? undefined : { query: moveQuery(game, { mark }), quiet: text!, capture: text!, next: [] };
	}
	const letter = spoken[kind]!;
	const promotion = become === undefined ? null : Object.keys(letters).filter((one) => letters[one] === become);
	// A letter shared by several kinds says less than the move, so these texts cannot be compared by kind.
	if (promotion !== null && promotion.length !== 1) return undefined;
	const [file, rank] = game.vecOf(from) as [number, number];
	const origin = [place & 1 ? file : null, place & 2 ? rank : null];
	const said = letter + ['', files[from], ranks[from], names[from]][place];
	const end = names[to]! + (become === undefined ? '' : `=${become}`);
	const meaning = moveQuery(game, { kind: asked[letter]!, to, from: origin, promotion, mark: null });
	return { query: meaning, quiet: said + end, capture: `${said}x${end}`, next: [] };
}

/**
 * The canonical texts of consecutive moves: the same texts as `stringify` for each, more than twice as fast.
 *
 * @throws SanError for the first move that is not legal or lacks its promotion
 * @example
 * stringifyMoves([{ from: 'e2', to: 'e4' }, { from: 'e7', to: 'e5' }], chess.start); // → [ 'e4', 'e5' ]
 */
export function stringifyMoves(moves: readonly (Move | MoveParts)[], position: Position): readonly string[] {
	if (!Array.isArray(moves)) misuse('moves', 'a list of moves', moves);
	positionGiven(position);
	const { game } = position;
	const lexicon = lexiconOf(game);
	let playing = playthrough(position);
	const kinds = Object.keys(game.ruleset.kinds);
	const known = ways.get(lexicon) ?? Array.from({ length: kinds.length * (kinds.length + 1) }, () => new Array(game.cells));
	ways.set(lexicon, known);
	// `stringify` handles games whose signs depend on more than check and mate, texts of other shapes, and files named x, which read as
	// captures.
	const plain = !lexicon.files.includes('x') && lexicon.mateOnly && lexicon.width > 0 && !lexicon.gate && lexicon.later.length === 0;

	const quick = (move: MoveParts): string | undefined => {
		const from = typeof move.from === 'string' ? game.cellNamed(move.from) : move.from;
		const to = typeof move.to === 'string' ? game.cellNamed(move.to) : move.to;
		const kind = from === undefined ? -1 : playing.kindAt(from);
		if (from === undefined || to === undefined || kind < 0) return undefined;
		const become = move.promotion && (lexicon.letters[move.promotion] ?? letterOf(move.promotion));
		const becomes = become === undefined ? 0 : 1 + kinds.findIndex((one) => lexicon.letters[one] === become);
		if (become !== undefined && becomes === 0) return undefined;
		const row = known[becomes * kinds.length + kind]!;
		// The shortest text is independent of the origin; the others are stored by origin.
		row[to] ??= candidateOf(lexicon, kinds[kind]!, from, to, become, 0);
		let candidate = row[to];
		for (let place = 1; candidate !== undefined; place++) {
			const { capture, next, query, quiet } = candidate;
			if (playing.playUnique(query, from, to)) {
				// A capture of a kind without a letter always shows its file.
				const text = !playing.captured() ? quiet : capture[0] === 'x' ? lexicon.files[from] + capture : capture;
				return playing.inCheck() ? text + (playing.hasLegalMove() ? '+' : '#') : text;
			}
			next[from] ??= candidateOf(lexicon, kinds[kind]!, from, to, become, place);
			candidate = next[from];
		}
		return undefined;
	};

	return moves.map((given) => {
		// Moves of the game have a position, moves by squares do not.
		let text = plain && (given as Move).position === undefined ? quick(given as MoveParts) : undefined;
		if (text === undefined) {
			const move = moveOf(given, playing.position());
			text = writeMove(move, playing.position());
			if (isNullMove(move)) playing = playthrough(applyNull(playing.position()));
			else playing.play(move);
		}
		return text;
	});
}
