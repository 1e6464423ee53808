import { type Diagnostic, nearest, quote, type Span } from '@x/diagnostics';
import { type Betza, safeParseBetza } from '@x/mbn/betza';
import type { Report } from '@x/mbn/parts';
import type { Code } from './codes.js';
import { KNOWN_NAMES, knownMoves } from './known-moves.js';
import { readSquares } from './squares.js';
import type { DiagramPiece, DiagramSquare } from './tree.js';

/** The settings that the lines of pieces depend on. */
export interface Setup {
	readonly files: number;
	readonly ranks: number;
	readonly firstRank: number;
	readonly symmetry: string;
}

/** A field of a line, with its place. */
interface Field extends Span {
	readonly text: string;
}

const placeOf = ({ from, to }: Field): Span => ({ from, to });

const MOST_FIELDS = 7;
/** Interactive Diagrams skip lines with fewer. */
const LEAST_FIELDS = 5;

/** Reads lines of pieces: `name:letter:moves:image:squares:number in hand`. */
export class PieceReader {
	readonly pieces: DiagramPiece[] = [];
	readonly holes: DiagramSquare[] = [];
	readonly #report: Report<Code>;
	readonly #setup: Setup;
	readonly #occupied = new Map<string, string>();

	constructor(report: Report<Code>, setup: Setup) {
		this.#report = report;
		this.#setup = setup;
	}

	read(line: string, from: number): void {
		const span = { from, to: from + line.length };
		const fields = fieldsOf(line, from);
		const [name, id, moves, , squares, hand] = fields as [Field, Field, ...(Field | undefined)[]];
		if (fields.length > MOST_FIELDS)
			this.#report.add(
				'fields',
				{ from: fields[MOST_FIELDS]!.from - 1, to: span.to },
				`Expected at most ${MOST_FIELDS} fields, found ${fields.length}.`,
				{
					hint: 'A line has a name, a letter, moves, an image, squares, and the number in hand, with colons between them.',
				},
			);
		if (fields.length < LEAST_FIELDS)
			this.#report.add(
				'fields',
				{ from: span.to - 1, to: span.to },
				`Expected at least ${LEAST_FIELDS} fields, found ${line.split(':').length}.`,
				{
					hint: 'Interactive Diagrams skip the line. Its fields are a name, a letter, moves, an image and squares, which may be empty.',
					tolerated: true,
					fix: { from: span.to, to: span.to, text: ':'.repeat(LEAST_FIELDS - line.split(':').length) },
				},
			);
		if (name.text === '') {
			this.#report.add('name', { from, to: from + 1 }, 'Expected the name of a piece, found ":".', {
				hint: 'Begin the line with a name, as in "knight:N:N:knight:b1,g1".',
			});
			return;
		}
		const placed = this.#squares(name.text, squares);
		if (name.text.toLowerCase() === 'hole') {
			this.holes.push(...placed.flat());
			return;
		}
		const read = this.#moves(name, moves ?? { text: '', from: span.to, to: span.to }, moves !== undefined);
		this.pieces.push({
			name: name.text,
			id: id.text === '' ? name.text.slice(0, 1).toUpperCase() : id.text,
			moves: read,
			...(moves !== undefined && moves.text !== '' && { movesSpan: { from: moves.from, to: moves.to } }),
			squares: placed,
			hand: this.#hand(hand),
			span,
		});
	}

	#moves(name: Field, { text, from }: Field, written: boolean): Betza {
		if (text === '') {
			const known = knownMoves(name.text, this.#setup.files);
			if (known !== undefined) {
				this.#report.add('default-moves', placeOf(name), `Expected moves for ${quote(name.text)}, found none.`, {
					hint: `Interactive Diagrams know the name: the moves are "${known}".`,
					tolerated: true,
					fix: { from, to: from, text: written ? known : `:${known}` },
				});
				return betzaOf(known);
			}
			const meant = nearest(name.text.toLowerCase(), KNOWN_NAMES);
			this.#report.add('moves', placeOf(name), `Expected moves or the name of a known piece, found ${quote(name.text)}.`, {
				hint:
					meant === undefined
						? 'Write moves in XBetza behind the letter of the piece, as in "guard:G:WF".'
						: `Did you mean "${meant}"? Or write moves in XBetza behind the letter of the piece.`,
			});
			return NO_MOVES;
		}
		const result = safeParseBetza(text, { dialect: 'xbetza', mode: 'lenient' });
		for (const problem of result.ok ? result.warnings : result.problems) this.#betza(problem, from);
		return result.ok ? result.value : NO_MOVES;
	}

	/** A fault of moves, at its place in the whole text. */
	#betza(problem: Diagnostic, by: number): void {
		const fix = problem.data?.fix as (Span & { readonly text: string }) | undefined;
		const { findings } = this.#report;
		if (problem.severity === 'error') findings.errors++;
		findings.problems.push({
			hint: 'Write moves in XBetza, as in "KN" or "fmWfcF".',
			...problem,
			span: { from: problem.span.from + by, to: problem.span.to + by },
			...(fix && { data: { ...problem.data, fix: { ...fix, from: fix.from + by, to: fix.to + by } } }),
		});
	}

	/** The squares of both sides: those of Black follow from the symmetry, and more are behind two commas. */
	#squares(name: string, field: Field | undefined): readonly [readonly DiagramSquare[], readonly DiagramSquare[]] {
		if (field === undefined) return [[], []];
		const { files, ranks, firstRank, symmetry } = this.#setup;
		const cut = field.text.indexOf(',,');
		const parts = cut < 0 ? [field.text] : [field.text.slice(0, cut), field.text.slice(cut + 2)];
		const [white = [], explicit] = parts.map((text, index) => {
			const list = readSquares(text, field.from + (index === 0 ? 0 : cut + 2), files, ranks, firstRank);
			for (const { code, span, message, hint } of list.faults) this.#report.add(code, span, message, { hint });
			return list.squares;
		});
		const mirrored = (): typeof white =>
			white.map(({ at: [file, rank], span }) => ({
				at: [symmetry === 'rotate' ? files - 1 - file : file, ranks - 1 - rank] as const,
				span,
			}));
		const isHole = name.toLowerCase() === 'hole';
		// A square that is written and follows from the symmetry counts once; a hole has no side.
		const written = new Set([...(explicit ?? []), ...(isHole ? white : [])].map(({ at }) => String(at)));
		const black = [...(symmetry === 'none' ? [] : mirrored()).filter(({ at }) => !written.has(String(at))), ...(explicit ?? [])];
		const reported = new Set<number>();
		for (const { at, span } of [...white, ...black]) {
			const other = this.#occupied.get(String(at));
			if (other !== undefined && !reported.has(span.from)) {
				reported.add(span.from);
				this.#report.add(
					'occupied',
					span,
					`Expected an empty square for ${quote(name)}, found ${quote(other)} on ${squareName(at, firstRank)}.`,
					{
						hint:
							explicit === undefined && !isHole
								? `Black has the same squares ${symmetry === 'rotate' ? 'rotated' : 'mirrored'}. Write "symmetry=none", and those of Black behind two commas.`
								: 'Write each square once.',
					},
				);
			}
			this.#occupied.set(String(at), name);
		}
		return [white.map(({ at }) => at), black.map(({ at }) => at)];
	}

	/** The numbers of both sides; one number holds for both. */
	#hand(field: Field | undefined): DiagramPiece['hand'] {
		if (field === undefined || field.text === '') return [0, 0];
		const [, white, black = white] = /^(\d{1,3})(?:\s*,\s*(\d{1,3}))?$/.exec(field.text) ?? [];
		if (white !== undefined) return [Number(white), Number(black)];
		this.#report.add('hand', placeOf(field), `Expected the number of pieces in hand, found ${quote(field.text)}.`, {
			hint: 'Write a number, two numbers as in "2,3", or nothing. Squares have commas between them, not colons.',
		});
		return [0, 0];
	}
}

const NO_MOVES: Betza = { dialect: 'xbetza', terms: [] };

function betzaOf(text: string): Betza {
	const read = safeParseBetza(text, { dialect: 'xbetza', mode: 'lenient' });
	return read.ok ? { dialect: 'xbetza', terms: read.value.terms } : NO_MOVES;
}

/** The fields of a line, without the blanks around them. */
function fieldsOf(line: string, from: number): readonly Field[] {
	let at = from;
	const found = line.split(':').map((raw): Field => {
		const begin = at + raw.length - raw.trimStart().length;
		at += raw.length + 1;
		const text = raw.trim();
		return { text, from: begin, to: begin + text.length };
	});
	return found.length > 1 ? found : [...found, { text: '', from: at, to: at }];
}

/** The name of a square. */
export const squareName = ([file, rank]: DiagramSquare, firstRank = 1): string => `${String.fromCharCode(97 + file)}${rank + firstRank}`;
