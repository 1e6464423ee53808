import { type Diagnostic, misuse, objectGiven, quote } from '@x/diagnostics';
import { csaWord, isEndWord } from '../ends.js';
import type { Comment, Dialect, EndNode, Header, KifGame, KifMove, Line, MoveNode, Side, Time } from '../game.js';
import { playerHeader, playerSide } from '../headers.js';
import { DIALECTS } from '../options.js';
import { isPieceCode, PROMOTED } from '../pieces.js';
import { diagramOf, firstSide } from '../start.js';
import { inexpressible } from './path.js';

/** The part of a game that a dialect can say, and what is lost. */
export interface Reduced {
	readonly value: KifGame;
	/** Each with the path of its part in `data.path`. */
	readonly lost: readonly Diagnostic[];
}

const TITLES: Readonly<Record<Dialect, string>> = { kif: 'KIF', ki2: 'KI2', csa: 'CSA', jkf: 'JSON Kifu Format' };
const HEADER_NAME = /^(?!手合割|まで|変化|手番|手数[-－―ー]|[先下後上]手(?:番|の持駒))[^\s：:＝=#*&|+'▲▼☗△▽☖]+$/;
const DEEPEST = 256;

/** Checks the values of a program, which may have other types than these say. */
const isSquare = (square: unknown, most: number): boolean => {
	const { file, rank } = (square ?? {}) as { readonly file?: unknown; readonly rank?: unknown };
	return [file, rank].every((one) => Number.isInteger(one) && (one as number) > 0 && (one as number) <= most);
};

class Reducer {
	readonly lost: Diagnostic[] = [];
	readonly #dialect: Dialect;
	readonly #title: string;
	readonly #first: Side;

	constructor(dialect: Dialect, first: Side) {
		this.#dialect = dialect;
		this.#title = TITLES[dialect];
		this.#first = first;
	}

	/** The times of both players in the main line. */
	readonly #sums: Record<Side, number> = { black: 0, white: 0 };

	#turn(ply: number): Side {
		return (ply % 2 === 1) === (this.#first === 'black') ? 'black' : 'white';
	}

	#lose(path: string, expected: string, found: string, hint?: string): void {
		this.lost.push(inexpressible(path, expected, found, hint));
	}

	#oneLine(text: unknown, path: string): string {
		if (typeof text !== 'string') misuse(path, 'a string', text);
		if (!/[\r\n]/.test(text)) return text;
		this.#lose(path, 'one line', quote(text), 'Write each line as a text of its own.');
		return text.replace(/[\r\n]+/g, ' ');
	}

	comments(comments: readonly Comment[], path: string): readonly Comment[] {
		return comments.flatMap((comment, index) => {
			const at = `${path}comments[${index}].text`;
			const text = this.#oneLine(comment.text, at);
			if (this.#dialect === 'jkf' && text.startsWith('&')) {
				this.#lose(at, 'a comment that does not begin with "&"', quote(text), 'JSON Kifu Format marks bookmarks with it.');
				return [];
			}
			return text === comment.text ? [comment] : [{ text }];
		});
	}

	remarks(remarks: readonly Comment[]): readonly Comment[] {
		if (this.#dialect === 'jkf' && remarks.length > 0) {
			this.#lose('remarks', 'no lines for programs', String(remarks.length), 'JSON Kifu Format has comments only.');
			return [];
		}
		return remarks.flatMap((remark, index) => {
			const at = `remarks[${index}].text`;
			const text = this.#oneLine(remark.text, at);
			if (this.#dialect === 'csa' && text.startsWith('*')) {
				this.#lose(at, 'a remark that does not begin with "*"', quote(text), 'CSA marks comments with it.');
				return [];
			}
			return text === remark.text ? [remark] : [{ text }];
		});
	}

	/** CSA has one name for the player of each side, before the other headers. */
	#players(headers: readonly Header[], start: KifGame): readonly Header[] {
		const named = headers.flatMap((header, index) => {
			const side = playerSide(header.name);
			if (side === undefined) return [];
			const name = playerHeader(side, start);
			if (name !== header.name)
				this.#lose(
					`headers[${index}].name`,
					`the name of a player as ${name}`,
					quote(header.name),
					`CSA has one name for each side, which is read as ${name}.`,
				);
			return name === header.name ? [header] : [{ ...header, name }];
		});
		return [...named, ...headers.filter(({ name }) => playerSide(name) === undefined)];
	}

	headers(given: readonly Header[], start: KifGame): readonly Header[] {
		const headers = this.#named(given);
		return this.#dialect === 'csa' ? this.#players(headers, start) : headers;
	}

	#named(headers: readonly Header[]): readonly Header[] {
		const names = new Set<string>();
		return headers.flatMap((header, index) => {
			const path = `headers[${index}]`;
			const { name } = header;
			if (typeof name !== 'string') misuse(`${path}.name`, 'a string', name);
			const given = this.#oneLine(header.value, `${path}.value`);
			const value = this.#dialect === 'jkf' ? given : given.trim();
			if (value !== given) this.#lose(`${path}.value`, 'a value without blanks around it', quote(given));
			if (this.#dialect === 'jkf' ? names.has(name) : !HEADER_NAME.test(name)) {
				this.#lose(
					`${path}.name`,
					this.#dialect === 'jkf' ? 'another name' : 'the name of a header',
					quote(name),
					'A name has no blanks and no colon, and occurs once.',
				);
				return [];
			}
			names.add(name);
			return value === header.value ? [header] : [{ name, value }];
		});
	}

	bookmark(name: string | undefined, path: string): { readonly bookmark?: string } {
		if (name === undefined) return {};
		const bookmark = this.#oneLine(name, `${path}bookmark`);
		if (this.#dialect !== 'csa') return { bookmark };
		this.#lose(`${path}bookmark`, 'no bookmark', quote(name), 'CSA has none.');
		return {};
	}

	#time(time: Time | undefined, path: string, ply: number): { readonly time?: Time } {
		if (time === undefined) return {};
		const { spent, total } = time;
		if (!(spent >= 0) || !Number.isFinite(spent)) misuse(`${path}time.spent`, 'a number of seconds', spent);
		if (this.#dialect === 'ki2') {
			this.#lose(`${path}time`, 'no time', `${spent} s`, 'KI2 has no times.');
			return {};
		}
		if (this.#dialect === 'csa') {
			// Readers add up the times of moves.
			const side = this.#turn(ply);
			const sum = this.#sums[side] + spent;
			this.#sums[side] = total ?? sum;
			if (total !== undefined && Math.abs(total - sum) > 0.0005)
				this.#lose(`${path}time.total`, `the sum of the times, ${sum} s`, `${total} s`, 'CSA has the times of moves only.');
			return { time: { spent } };
		}
		if (Number.isInteger(spent) && (total === undefined || Number.isInteger(total))) return { time };
		this.#lose(`${path}time`, 'whole seconds', `${spent} s`, `${this.#title} has no parts of seconds.`);
		return { time: { spent: Math.floor(spent), ...(total !== undefined && { total: Math.floor(total) }) } };
	}

	/** Whether a move can be written. The line is cut before one that cannot. */
	#isWritable({ to, from, piece, promote, relative }: KifMove, path: string): boolean {
		const most = this.#dialect === 'csa' ? 9 : 16;
		if (!isPieceCode(piece)) misuse(`${path}.piece`, 'the code of a piece', piece);
		const squares = [...(from === undefined || from === 'hand' ? [] : [{ name: 'from', square: from }]), { name: 'to', square: to }];
		const wrong = squares.find(({ square }) => !isSquare(square, most));
		const hint = 'The moves from here on are left out. Write a dialect that does not need it, or add it to the game.';
		if (wrong !== undefined) {
			this.#lose(`${path}.${wrong.name}`, `a square with numbers from 1 to ${most}`, JSON.stringify(wrong.square) ?? 'none');
			return false;
		}
		if (this.#dialect === 'ki2' && (typeof relative !== 'string' || !/^[右左直上寄引打]*$/.test(relative))) {
			this.#lose(
				`${path}.relative`,
				'the characters that tell the move from others',
				relative === undefined ? 'none' : quote(relative),
				hint,
			);
			return false;
		}
		if ((this.#dialect === 'kif' || this.#dialect === 'csa') && from === undefined) {
			this.#lose(`${path}.from`, 'the origin, or "hand"', 'none', hint);
			return false;
		}
		if (promote === true && PROMOTED[piece] === undefined) {
			this.#lose(`${path}.promote`, 'a piece that can promote', piece);
			return false;
		}
		return true;
	}

	#followers(node: MoveNode | EndNode, path: string, ply: number, depth: number): Omit<MoveNode, 'move'> {
		const { variations, span } = node;
		const lines = variations.flatMap((line, index): readonly Line[] => {
			const at = `${path}variations[${index}]`;
			if (this.#dialect === 'csa' || depth >= DEEPEST) {
				this.#lose(
					at,
					this.#dialect === 'csa' ? 'no variation' : `at most ${DEEPEST} variations inside each other`,
					'one',
					this.#dialect === 'csa' ? 'CSA has none.' : undefined,
				);
				return [];
			}
			// A variation of its first move replaces the same move as the line.
			const read = this.line(line, `${at}.`, ply, depth + 1);
			const [first, ...others] = read.moves;
			if (first === undefined)
				return read.end === undefined ? [] : [{ moves: [], end: { ...read.end, variations: [] } }, ...read.end.variations];
			return first.variations.length === 0 ? [read] : [{ ...read, moves: [{ ...first, variations: [] }, ...others] }, ...first.variations];
		});
		return {
			...this.#time(node.time, path, ply),
			comments: this.comments(node.comments, path),
			...this.bookmark(node.bookmark, path),
			variations: lines,
			...(span !== undefined && { span }),
		};
	}

	line({ moves, end }: Line, path: string, ply: number, depth: number): Line {
		const written: MoveNode[] = [];
		for (const [index, node] of moves.entries()) {
			const at = `${path}moves[${index}]`;
			if (!this.#isWritable(node.move, `${at}.move`)) return { moves: written };
			written.push({ move: node.move, ...this.#followers(node, `${at}.`, ply + index, depth) });
		}
		if (end === undefined) return { moves: written };
		if (!isEndWord(end.end)) misuse(`${path}end.end`, 'the name of an end', end.end);
		const turn = this.#turn(ply + moves.length);
		const followers = this.#followers(end, `${path}end.`, ply + moves.length, depth);
		if ((this.#dialect === 'csa' || this.#dialect === 'jkf') && csaWord(end.end, turn) === undefined) {
			this.#lose(`${path}end.end`, `an end that ${this.#title} has`, quote(end.end));
			return { moves: written };
		}
		return { moves: written, end: { end: end.end, ...followers } };
	}
}

/**
 * The part of a game that a dialect can say, and what is lost. CSA has no variations, KI2 has no times; a move whose origin, or whose characters in KI2, are
 * unknown ends its line, since no move is played to find them.
 *
 * @throws {TypeError} for a value of another type.
 *
 * @example
 * const [game] = parse('   1 ７六歩(77) ( 0:16/00:00:16)');
 * reduce(game, 'csa').lost // → []
 * reduce(game, 'ki2').lost.map(({ data }) => data?.path) // → [ 'moves[0].move.relative' ]
 */
export function reduce(game: KifGame, dialect: Dialect): Reduced {
	objectGiven(game, 'game', 'a KifGame', 'headers', 'handicap', 'moves', 'comments', 'remarks');
	if (!DIALECTS.includes(dialect)) misuse('dialect', DIALECTS.map(quote).join(' or '), dialect);
	const reducer = new Reducer(dialect, firstSide(game));
	const { handicap, diagram } = game;
	const value: KifGame = {
		headers: reducer.headers(game.headers, game),
		handicap,
		...(diagram !== undefined && { diagram }),
		comments: reducer.comments(game.comments, ''),
		...reducer.bookmark(game.bookmark, ''),
		remarks: reducer.remarks(game.remarks),
		...reducer.line(game, '', 1, 0),
	};
	const unknown = diagramOf(game) === undefined && (dialect === 'csa' || dialect === 'jkf');
	const lost = unknown
		? [...reducer.lost, inexpressible('diagram', 'the position of the start', 'none', 'Add the diagram to the game.')]
		: reducer.lost;
	return { value, lost };
}
