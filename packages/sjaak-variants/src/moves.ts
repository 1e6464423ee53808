import { type GameWords, legal, type Move, type Position, pieceAt } from '@x/core';
import { moveGiven, positionGiven } from '@x/core/engine';
import { checkOptions, textGiven } from '@x/diagnostics';
import type { Definition, PieceType } from './definition.js';
import { definitionOf } from './definition-of.js';
import { isDouble } from './geometry.js';
import { CASTLE_MARKS } from './ruleset/castling.js';
import { DROP, LOST } from './ruleset/drops.js';
import { Plan } from './ruleset/plan.js';
import type { Variant } from './syntax.js';

/** The style of a move's text: `lan` is that of the engine's protocol (`e2e4`, `P@e4`), `san` the short form (`e4`, `P@e4`). */
export interface MoveOptions {
	readonly style?: 'lan' | 'san' | undefined;
}

/** The parts of a move in Sjaak's move texts. */
interface Facts {
	readonly kind: PieceType;
	readonly castle: 'short' | 'long' | undefined;
	readonly becomes: PieceType | undefined;
	readonly picked: boolean;
	/** The first of two legs. */
	readonly via: number | undefined;
	/** The gated piece and its square. */
	readonly gate: { readonly kind: PieceType; readonly cell: number } | undefined;
}

/** Reads and writes moves of one variant. */
class Writer {
	readonly definition: Definition;
	private readonly kinds: readonly string[];

	constructor(variant: Variant) {
		this.definition = definitionOf(variant);
		this.kinds = new Plan(this.definition).kinds;
	}

	private type(kind: string): PieceType {
		return this.definition.pieces[this.kinds.indexOf(kind)]!;
	}

	facts(move: Move): Facts {
		const laid = move.marks.find((name) => name.startsWith(`${DROP} `))?.slice(DROP.length + 1);
		const kind = this.type(laid ?? move.kind);
		const becomes = laid === undefined ? move.promotion : move.kind;
		const { from, to, captured, writes, marks } = move;
		const castle = CASTLE_MARKS.find((mark) => marks.includes(mark));
		const written = (cell: number | undefined): string | undefined => writes.find((write) => write.cell === cell)?.piece?.kind;
		const double = [...kind.moves, ...(kind.captures ?? [])].some(isDouble);
		const first = captured[0]?.cell;
		const via =
			double && first !== undefined && (captured.length > 1 || first !== to)
				? (captured.find(({ cell }) => cell !== to)?.cell ?? first)
				: undefined;
		const beside = castle !== undefined && from !== undefined && Math.abs(to - from) === 1;
		const gated = from === to || castle === undefined || !beside ? written(from === to ? undefined : from) : undefined;
		const lost = marks.find((name) => name.startsWith(`${LOST} `))?.slice(LOST.length + 1);
		const gone = lost !== undefined && from !== undefined ? { kind: this.type(lost), cell: from } : undefined;
		const behind = castle !== undefined && from !== undefined && gated === undefined ? (gone ?? this.behindPartner(move)) : undefined;
		return {
			kind,
			castle,
			becomes: becomes === undefined ? undefined : this.type(becomes),
			picked: from === to && captured.length === 0 && writes.some((write) => write.cell === from && write.piece === undefined),
			via,
			gate: gated !== undefined && from !== undefined ? { kind: this.type(gated), cell: from } : behind,
		};
	}

	/** A piece that is put on the square of the castling partner. */
	private behindPartner({ position, writes, from, to, side }: Move): Facts['gate'] {
		const found = writes.find(({ cell, piece }) => {
			const before = pieceAt(position, cell);
			return cell !== from && cell !== to && piece?.side === side && before?.side === side && before.kind !== piece.kind;
		});
		return found?.piece === undefined ? undefined : { kind: this.type(found.piece.kind), cell: found.cell };
	}

	lan(move: Move): string {
		const { game } = move.position;
		const { kind, becomes, picked, via, gate, castle } = this.facts(move);
		const to = game.cellName(move.to);
		const letter = ({ symbols }: PieceType): string => symbols[0].toLowerCase();
		const flipped = becomes !== undefined && (becomes.symbols[0] === `+${kind.symbols[0]}` || `+${becomes.symbols[0]}` === kind.symbols[0]);
		const tail = becomes === undefined ? '' : flipped ? '+' : letter(becomes);
		if (move.from === undefined) return `${kind.symbols[0]}@${to}${tail}`;
		const from = game.cellName(move.from);
		if (picked) return `${kind.symbols[0]}^${from}`;
		if (via !== undefined) return `${from}${game.cellName(via)},${game.cellName(via)}${to}${tail}`;
		if (gate !== undefined && gate.cell !== move.from) return `${game.cellName(gate.cell)}${from}${letter(gate.kind)}`;
		// A castling move of one square needs a text that differs from the king's step.
		if (castle !== undefined && Math.abs(move.to - move.from) === 1)
			return `${from}${to},${to}${from}${gate === undefined ? '' : letter(gate.kind)}`;
		if (move.to === move.from && becomes === undefined && castle === undefined) return '@@@@';
		return `${from}${to}${tail}${gate === undefined ? '' : letter(gate.kind)}`;
	}

	san(move: Move, all: readonly Move[]): string {
		const { game } = move.position;
		const { kind, becomes, picked, via, gate, castle } = this.facts(move);
		const to = game.cellName(move.to);
		const letter = ({ san }: PieceType): string => (san.trim() === '' ? '' : san.startsWith('+') ? san.slice(0, 2) : san[0]!);
		const sign = (piece: PieceType): string => letter(piece) || piece.symbols[0];
		if (move.from === undefined) return `${sign(becomes ?? kind)}@${to}`;
		if (picked) return `${sign(kind)}^${to}`;
		const extra = gate === undefined ? '' : `/${sign(gate.kind)}${castle === undefined ? '' : game.cellName(gate.cell)}`;
		if (castle !== undefined) {
			const wing = castle === 'short' ? 'O-O' : 'O-O-O';
			const targets = new Set(all.filter((other) => other.from === move.from && other.marks.includes(castle)).map((other) => other.to));
			return `${targets.size > 1 ? `${letter(kind)}${to}` : wing}${extra}`;
		}
		const flipped = becomes !== undefined && becomes.symbols[0] === `+${kind.symbols[0]}`;
		const tail = (becomes === undefined ? '' : flipped ? '+' : sign(becomes)) + extra;
		const takes = move.captured.length > 0;
		if (via !== undefined) {
			if (move.captured.length > 1) return `${letter(kind)}${game.cellName(move.from)}x${game.cellName(via)}x${to}${tail}`;
			return `${letter(kind)}x${game.cellName(via)}-${to}${tail}`;
		}
		const pawn = letter(kind) === '';
		const origin = pawn && takes ? game.cellName(move.from)[0]! : this.origin(move, all, pawn);
		return `${letter(kind)}${origin}${takes ? 'x' : ''}${to}${tail}`;
	}

	/** The part of the origin that distinguishes the move from others of the kind to the same square. */
	private origin(move: Move, all: readonly Move[], pawn: boolean): string {
		const { game } = move.position;
		const name = game.cellName(move.from!);
		const rivals = all.filter(
			(other) =>
				other.to === move.to &&
				other.kind === move.kind &&
				other.from !== undefined &&
				other.from !== move.from &&
				other.captured.length === move.captured.length,
		);
		if (rivals.length === 0) return '';
		const [file, rank] = [name[0]!, name.slice(1)];
		const others = rivals.map((other) => game.cellName(other.from!));
		if (others.every((other) => other[0] !== file)) return file;
		return !pawn && others.every((other) => other.slice(1) !== rank) ? rank : name;
	}
}

const writers = new WeakMap<Variant, Writer>();

function writerOf(variant: Variant): Writer {
	const known = writers.get(variant) ?? new Writer(variant);
	writers.set(variant, known);
	return known;
}

/**
 * Writes a move in Sjaak's notation.
 *
 * Protocol text (`lan`): `e2e4`, `e7e8q`, `a6a7+` (the piece turns over), `P@e4`, `d4d5,d5d6` (two legs), `b1c3h` (a piece is gated),
 * `R^d4` (a piece is picked up), `@@@@` (a pass). Short text (`san`): `Nf3`, `b8Q`, `O-O/He1`, `Lxd5-d4`.
 *
 * @example
 * import { parse } from '@x/sjaak-variants';
 * import { legal } from '@x/core';
 * import { compile } from '@x/core/compile';
 * const [tiny] = parse('Variant: Tiny\nBoard: 4x4\nFEN: "3k/4/4/K3 w - -"\nPiece: King\nMove: leap (0,1)\nSymbol: "K", "K,k"\nFlags: royal').variants;
 * const game = compile(toRuleset(tiny!));
 * legal(game.start).map((move) => stringifyMove(move, tiny!)).sort() // [ 'a1a2', 'a1b1' ]
 */
export function stringifyMove(move: Move, variant: Variant, options: MoveOptions = {}): string {
	moveGiven(move);
	checkOptions(options, { style: ['lan', 'san'] });
	const { style = 'lan' } = options;
	const writer = writerOf(variant);
	return style === 'lan' ? writer.lan(move) : writer.san(move, legal(move.position));
}

/**
 * Finds the legal move with a text in either style. Signs of check and `=` before a promotion are ignored. Castling is also accepted as the
 * king capturing its partner, and as `O-O`.
 *
 * @throws {RangeError} if no legal move, or more than one, has this text.
 *
 * @example
 * import { parse } from '@x/sjaak-variants';
 * import { moveName } from '@x/core';
 * import { compile } from '@x/core/compile';
 * const [tiny] = parse('Variant: Tiny\nBoard: 4x4\nFEN: "3k/4/4/K3 w - -"\nPiece: King\nMove: leap (0,1)\nSymbol: "K", "K,k"\nFlags: royal').variants;
 * moveName(parseMove('Kb1', compile(toRuleset(tiny!)).start, tiny!)) // 'a1b1'
 */
export function parseMove<W extends GameWords>(text: string, position: Position<W>, variant: Variant): Move<W>;
export function parseMove(text: string, position: Position, variant: Variant): Move {
	textGiven(text);
	positionGiven(position);
	const writer = writerOf(variant);
	const moves = legal(position);
	const plain = text.trim().replace(/[+#!?]*$/, (signs) => (signs.startsWith('+') ? signs : ''));
	const names = [...new Set([plain, plain.replace('=', ''), plain.replace(/[+#]+$/, '')])];
	let found: readonly Move[] = [];
	// A sign at the end may belong to the name: without it the text may name another move.
	for (const name of names) {
		found = moves.filter((move) => writer.lan(move) === name);
		if (found.length === 0) found = moves.filter((move) => writer.san(move, moves) === name);
		if (found.length === 0) {
			const castlings = moves.filter((move) => castleNames(move).includes(name));
			// If castling is also possible without it, a castling that puts another piece on the board must name that piece.
			const bare = castlings.filter((move) => writer.facts(move).gate === undefined);
			found = bare.length > 0 ? bare : castlings;
		}
		if (found.length > 0) break;
	}
	if (found.length === 1) return found[0]!;
	throw new RangeError(
		found.length === 0
			? `No legal move has the text '${text}' here.`
			: `'${text}' is ambiguous: ${found.map((move) => writer.lan(move)).join(', ')}.`,
	);
}

/** `O-O`, and the king capturing its partner. */
function castleNames(move: Move): string[] {
	const { position, from, to, side, marks } = move;
	if (from === undefined || !CASTLE_MARKS.some((mark) => marks.includes(mark))) return [];
	const { game } = position;
	const partners = move.writes.filter(({ cell, piece }) => cell !== from && piece === undefined && pieceAt(position, cell)?.side === side);
	const names = partners.map(({ cell }) => game.cellName(from) + game.cellName(cell));
	const beside = pieceAt(position, to)?.side === side ? [game.cellName(from) + game.cellName(to)] : [];
	return [...names, ...beside, marks.includes('short') ? 'O-O' : 'O-O-O'];
}
