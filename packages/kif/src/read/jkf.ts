import { found, quote } from '@x/diagnostics';
import { CSA_WORDS, endOfCsa, endOfKif, KIF_WORDS } from '../ends.js';
import type {
	Comment,
	Diagram,
	EndNode,
	Followers,
	Hand,
	Header,
	KifGame,
	KifMove,
	Line,
	MoveNode,
	PieceCode,
	Placed,
	Side,
	Square,
	Time,
} from '../game.js';
import { isPieceCode, PIECE_CODES } from '../pieces.js';
import type { Report } from '../report.js';
import { DRAWN, firstSide, handicapOfPreset, namedStart, PRESETS } from '../start.js';
import { type JsonNode, readJson } from './json.js';
import { meantBy } from './move.js';

const RELATIVES: Readonly<Record<string, string>> = { L: '左', C: '直', R: '右', U: '上', M: '寄', D: '引', H: '打' };
const KEYS: Readonly<Record<string, readonly string[]>> = {
	game: ['header', 'initial', 'moves'],
	initial: ['preset', 'data'],
	node: ['comments', 'move', 'time', 'special', 'forks'],
	move: ['color', 'from', 'to', 'piece', 'same', 'promote', 'capture', 'relative'],
};

const kindOf = ({ items, members, value }: JsonNode): string =>
	items !== undefined ? 'a list' : members !== undefined ? 'an object' : found(value);

class JkfReader {
	readonly #report: Report;
	readonly #depth: number;
	#first: Side = 'black';

	constructor(report: Report, depth: number) {
		this.#report = report;
		this.#depth = depth;
	}

	#fault(node: JsonNode, expected: string, hint?: string, given = kindOf(node)): undefined {
		this.#report.add('json-form', node.from, node.to, `Expected ${expected}, found ${given}.`, { hint });
		return undefined;
	}

	/** A member; undefined if it is missing or null. */
	#member(node: JsonNode, name: string): JsonNode | undefined {
		const member = node.members?.get(name);
		return member?.value === null ? undefined : member;
	}

	#keys(node: JsonNode, kind: string): void {
		for (const [name, value] of node.members ?? []) {
			if (KEYS[kind]!.includes(name)) continue;
			const meant = meantBy(name, KEYS[kind]!);
			const { from, to } = value.name ?? value;
			this.#report.add('json-form', from, to, `Expected one of the names ${KEYS[kind]!.join(' ')}, found ${quote(name)}.`, {
				hint: meant === undefined ? 'JSON Kifu Format does not have this name.' : `Did you mean "${meant}"?`,
				fix: meant === undefined || node.members!.has(meant) ? undefined : { from: from + 1, to: to - 1, text: meant },
			});
		}
	}

	#text(node: JsonNode, expected = 'a text'): string | undefined {
		return typeof node.value === 'string' ? node.value : this.#fault(node, expected, 'Write it between double quotes.');
	}

	#number(node: JsonNode | undefined, parent: JsonNode, name: string, high: number, low = 0): number | undefined {
		const value = node?.value;
		if (typeof value === 'number' && value >= low && value <= high) return value;
		return this.#fault(
			node ?? parent,
			`${name} from ${low} to ${high}`,
			`Write a number from ${low} to ${high}.`,
			node === undefined ? 'none' : kindOf(node),
		);
	}

	#items(node: JsonNode | undefined, expected: string): readonly JsonNode[] {
		if (node === undefined) return [];
		if (node.items === undefined) this.#fault(node, expected, 'Write it between [ and ].');
		return node.items ?? [];
	}

	#piece(node: JsonNode): PieceCode | undefined {
		if (isPieceCode(node.value)) return node.value;
		const meant = typeof node.value === 'string' ? meantBy(node.value, PIECE_CODES) : undefined;
		this.#report.add('piece', node.from, node.to, `Expected the code of a piece, found ${kindOf(node)}.`, {
			hint: meant === undefined ? `Codes are ${PIECE_CODES.join(' ')}.` : `Did you mean "${meant}"?`,
		});
		return undefined;
	}

	read(root: JsonNode): KifGame | undefined {
		if (root.members === undefined)
			return this.#fault(root, 'an object with "header" and "moves"', 'A game in JSON Kifu Format is { "header": {}, "moves": [{}] }.');
		this.#keys(root, 'game');
		const headers = this.#headers(this.#member(root, 'header'));
		const start = this.#start(this.#member(root, 'initial'));
		this.#first = firstSide(start);
		const moves = this.#member(root, 'moves');
		if (moves === undefined) this.#fault(root, 'a member "moves"', 'Write "moves": [{}].', 'none');
		const nodes = this.#items(moves, 'a list of moves');
		const [first] = nodes;
		// The first entry has the comments of the start. It may be missing.
		const hasStart = first !== undefined && this.#member(first, 'move') === undefined && this.#member(first, 'special') === undefined;
		if (hasStart) this.#keys(first, 'node');
		const root_: Pick<KifGame, 'comments' | 'bookmark'> = hasStart ? this.#comments(first) : { comments: [] };
		return {
			headers,
			...start,
			...root_,
			remarks: [],
			...this.#line(nodes, { at: hasStart ? 1 : 0, ply: 1, before: undefined, depth: 0 }),
		};
	}

	#headers(node: JsonNode | undefined): readonly Header[] {
		if (node === undefined) return [];
		if (node.members === undefined) this.#fault(node, 'an object of headers', 'Write "header": {}.');
		return [...(node.members ?? [])].flatMap(([name, value]) => {
			const text = this.#text(value, 'the text of a header');
			return text === undefined
				? []
				: [{ name, value: text, span: { from: value.from, to: value.to }, valueSpan: { from: value.from + 1, to: value.to - 1 } }];
		});
	}

	#start(node: JsonNode | undefined): Pick<KifGame, 'handicap' | 'diagram'> {
		const preset = node && this.#member(node, 'preset');
		if (node !== undefined) this.#keys(node, 'initial');
		const name = preset === undefined ? undefined : this.#text(preset, 'the name of a start');
		const handicap = name === undefined ? undefined : handicapOfPreset(name);
		if (name !== undefined && handicap === undefined) {
			const meant = meantBy(name, PRESETS);
			this.#report.add('handicap', preset!.from, preset!.to, `Expected the name of a start, found ${quote(name)}.`, {
				hint: meant === undefined ? `Names are ${PRESETS.join(' ')} OTHER.` : `Did you mean "${meant}"?`,
				fix: meant === undefined ? undefined : { from: preset!.from + 1, to: preset!.to - 1, text: meant },
			});
		}
		const data = node && this.#member(node, 'data');
		if (handicap === DRAWN && data === undefined) this.#fault(node!, 'the position of the start', 'Write it as "data".', 'none');
		return data === undefined ? { handicap: handicap === DRAWN ? '平手' : (handicap ?? '平手') } : namedStart(DRAWN, this.#diagram(data));
	}

	#diagram(node: JsonNode): Diagram {
		const color = this.#member(node, 'color');
		const files = this.#items(this.#member(node, 'board'), 'a list of files').map((file) =>
			this.#items(file, 'a list of squares').map((square) => this.#placed(square)),
		);
		const height = files[0]?.length ?? 0;
		const board = this.#member(node, 'board');
		if (board !== undefined && (files.length > 16 || height > 16 || files.some((file) => file.length !== height)))
			this.#report.add('board-size', board.from, board.to, 'Expected files of equally many squares, at most 16, found others.', {
				hint: 'A board of shogi has nine lists of nine squares.',
			});
		const size =
			files.length <= 16 && height <= 16 ? Array.from({ length: height }, (_, y) => files.map((file) => file[y] ?? null).reverse()) : [];
		const [black, white] = this.#items(this.#member(node, 'hands'), 'a list of two hands').map((hand) => this.#hand(hand));
		const ranks = size.length > 0 ? size : Array.from({ length: 9 }, () => Array<null>(9).fill(null));
		return {
			ranks,
			hands: { black: black ?? {}, white: white ?? {} },
			turn: this.#number(color, node, 'the color of the side to move', 1) === 1 ? 'white' : 'black',
		};
	}

	#placed(node: JsonNode): Placed | null {
		const kind = this.#member(node, 'kind');
		const piece = kind && this.#piece(kind);
		if (piece === undefined) return null;
		return { side: this.#number(this.#member(node, 'color'), node, 'the color of a piece', 1) === 1 ? 'white' : 'black', piece };
	}

	#hand(node: JsonNode): Hand {
		const hand: Partial<Record<PieceCode, number>> = {};
		for (const [name, value] of node.members ?? []) {
			const count = this.#number(value, node, 'a number of pieces', 99);
			if (!isPieceCode(name))
				this.#report.add('hand', value.from, value.to, `Expected the code of a piece, found ${quote(name)}.`, {
					hint: 'Hands have HI KA KI GI KE KY FU.',
				});
			else if (count !== undefined && count > 0) hand[name] = count;
		}
		return hand;
	}

	#comments(node: JsonNode): Pick<Followers, 'comments' | 'bookmark'> {
		const comments: Comment[] = [];
		let bookmark: string | undefined;
		for (const item of this.#items(this.#member(node, 'comments'), 'a list of texts')) {
			const text = this.#text(item, 'the text of a comment');
			const span = { from: item.from, to: item.to };
			if (text?.startsWith('&')) bookmark = text.slice(1);
			else for (const line of text?.split(/\r\n?|\n/) ?? []) comments.push({ text: line, span });
		}
		return { comments, ...(bookmark !== undefined && { bookmark }) };
	}

	#seconds(node: JsonNode): number {
		const of = (name: string): number => {
			const member = this.#member(node, name);
			return member === undefined ? 0 : (this.#number(member, node, 'a number', 99_999) ?? 0);
		};
		return 3600 * of('h') + 60 * of('m') + of('s');
	}

	#time(node: JsonNode): Time | undefined {
		const now = this.#member(node, 'now');
		if (now?.members === undefined)
			return this.#fault(
				now ?? node,
				'the time of the move',
				'Write { "now": { "m": 1, "s": 5 } }.',
				now === undefined ? 'none' : undefined,
			);
		const total = this.#member(node, 'total');
		return { spent: this.#seconds(now), ...(total !== undefined && { total: this.#seconds(total) }) };
	}

	#square(node: JsonNode): Square | undefined {
		const file = this.#number(this.#member(node, 'x'), node, 'a file', 16, 1);
		const rank = this.#number(this.#member(node, 'y'), node, 'a rank', 16, 1);
		return file === undefined || rank === undefined ? undefined : { file, rank };
	}

	#move(node: JsonNode, before: Square | undefined, turn: Side): KifMove | undefined {
		this.#keys(node, 'move');
		const color = this.#member(node, 'color');
		if (color !== undefined && color.value !== (turn === 'black' ? 0 : 1))
			this.#report.add('side', color.from, color.to, `Expected the color ${turn === 'black' ? 0 : 1}, found ${kindOf(color)}.`, {
				hint: 'The sides move in turn: 0 is Black, 1 is White.',
			});
		const target = this.#member(node, 'to');
		const to = target === undefined ? this.#same(node, before) : this.#square(target);
		const given = this.#member(node, 'piece');
		const piece = given === undefined ? this.#fault(node, 'the piece that moves', 'Write "piece": "FU".', 'none') : this.#piece(given);
		const origin = this.#member(node, 'from');
		const told = this.#relative(this.#member(node, 'relative'));
		const from = origin === undefined ? (told === undefined || told === '打' ? 'hand' : undefined) : this.#square(origin);
		const promote = this.#member(node, 'promote');
		if (promote !== undefined && typeof promote.value !== 'boolean') this.#fault(promote, 'true or false');
		const captured = this.#member(node, 'capture');
		const capture = captured && this.#piece(captured);
		if (to === undefined || piece === undefined) return undefined;
		return {
			to,
			...(from !== undefined && { from }),
			piece,
			...(typeof promote?.value === 'boolean' && { promote: promote.value }),
			...(told !== undefined && { relative: told }),
			...(capture !== undefined && { capture }),
		};
	}

	#same(node: JsonNode, before: Square | undefined): Square | undefined {
		const same = this.#member(node, 'same');
		if (same?.value === true && before !== undefined) return before;
		if (same?.value !== true) return this.#fault(node, 'the square of the target', 'Write "to": { "x": 7, "y": 6 }.', 'none');
		this.#report.add('same', same.from, same.to, 'Expected a square for the first move, found "same".', {
			hint: 'Write "to": { "x": 7, "y": 6 }.',
		});
		return undefined;
	}

	#relative(node: JsonNode | undefined): string | undefined {
		if (node === undefined) return undefined;
		const text = this.#text(node);
		if (text === undefined || !/^[LCRUMDH]*$/.test(text)) {
			if (text !== undefined) this.#fault(node, 'letters of L C R U M D H', 'L is 左, C 直, R 右, U 上, M 寄, D 引, H 打.');
			return undefined;
		}
		return text.replace(/./g, (letter) => RELATIVES[letter]!);
	}

	#line(
		nodes: readonly JsonNode[],
		{ at, ply, before, depth }: { readonly at: number; readonly ply: number; readonly before: Square | undefined; readonly depth: number },
	): Line {
		const moves: MoveNode[] = [];
		let end: EndNode | undefined;
		let last = before;
		for (const node of nodes.slice(at)) {
			this.#keys(node, 'node');
			const turn: Side = ((ply + moves.length) % 2 === 1) === (this.#first === 'black') ? 'black' : 'white';
			if (end !== undefined) {
				this.#report.add('after-end', node.from, node.to, 'Expected nothing behind the end of the game, found more.', {
					hint: 'Variations are the "forks" of the move that they replace.',
				});
				break;
			}
			const given = this.#member(node, 'move');
			const move = given && this.#move(given, last, turn);
			const special = this.#member(node, 'special');
			const word = special && this.#special(special, turn);
			const time = this.#member(node, 'time');
			const variations = this.#forks(node, { at: 0, ply: ply + moves.length, before: last, depth: depth + 1 });
			const spent = time && this.#time(time);
			const followers = {
				...(spent !== undefined && { time: spent }),
				...this.#comments(node),
				variations,
				span: { from: node.from, to: node.to },
			};
			if (given === undefined && special === undefined)
				this.#fault(node, 'a move or a special', 'Only the first entry may have neither.', 'neither');
			if (move !== undefined) {
				moves.push({ move, ...followers });
				last = move.to;
				if (word !== undefined) end = { end: word, comments: [], variations: [], span: followers.span };
			} else if (word !== undefined) end = { end: word, ...followers };
		}
		return { moves, ...(end !== undefined && { end }) };
	}

	#special(node: JsonNode, turn: Side): EndNode['end'] | undefined {
		const text = this.#text(node, 'the end of the game');
		if (text === undefined) return undefined;
		const end = endOfCsa(text, turn) ?? endOfKif(text);
		if (end !== undefined) return end;
		const meant = meantBy(text, [...CSA_WORDS, ...KIF_WORDS]);
		this.#report.add('end-word', node.from, node.to, `Expected the end of the game, found ${quote(text)}.`, {
			hint: meant === undefined ? `Ends are ${CSA_WORDS.join(' ')}.` : `Did you mean "${meant}"?`,
			fix: meant === undefined ? undefined : { from: node.from + 1, to: node.to - 1, text: meant },
		});
		return undefined;
	}

	/** The lines that replace a move. A fork of a fork's first move replaces the same move. */
	#forks(
		node: JsonNode,
		place: { readonly at: number; readonly ply: number; readonly before: Square | undefined; readonly depth: number },
	): readonly Line[] {
		const forks = this.#member(node, 'forks');
		if (forks === undefined) return [];
		if (place.depth > this.#depth) {
			this.#report.add(
				'variation-deep',
				forks.from,
				forks.to,
				`Expected at most ${this.#depth} variations inside each other, found more.`,
				{ hint: 'Put the fork at an earlier move.' },
			);
			return [];
		}
		return this.#items(forks, 'a list of lines').flatMap((fork) => {
			const line = this.#line(this.#items(fork, 'a list of moves'), place);
			const [first, ...others] = line.moves;
			if (first === undefined) {
				const { end } = line;
				return end === undefined ? [] : [{ moves: [], end: { ...end, variations: [] } }, ...end.variations];
			}
			return [{ ...line, moves: [{ ...first, variations: [] }, ...others] }, ...first.variations];
		});
	}
}

/** Reads a game in JSON Kifu Format; undefined if there is none. */
export const readJkf = (text: string, report: Report, depth: number): KifGame | undefined => {
	const root = readJson(text, report);
	return root && new JkfReader(report, depth).read(root);
};
