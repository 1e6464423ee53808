import { quote, type Span } from '@x/diagnostics';
import type { GameResult, MoveNode, Tag, XiangqiGame } from '../game.js';
import type { Report } from '../report.js';
import { resultOf } from '../results.js';
import { fenOf, STANDARD } from '../setup-digits.js';
import { fromDhtmlxq } from '../tags.js';

/** An element `[DhtmlXQ_name]content[/DhtmlXQ_name]`. */
interface Element {
	readonly name: string;
	readonly content: string;
	/** The place of the content. */
	readonly from: number;
	readonly to: number;
}

/** A move while the branches are hung in. */
interface OpenMove extends MoveNode {
	comment?: string;
	readonly variations: OpenLine[];
}

interface OpenLine {
	comment?: string;
	readonly moves: OpenMove[];
}

/** A sequence of moves with the ply of its first move, counted from 1. */
interface Branch {
	readonly line: OpenLine;
	readonly first: number;
	readonly depth: number;
}

const OPENING = /\[DhtmlXQ(?:_([^\]\s[]*))?\]/gi;

/** The games of a text: what stands between `[DhtmlXQ]` and `[/DhtmlXQ]`, or the whole text. */
export class DhtmlxqReader {
	readonly #text: string;
	readonly #report: Report;
	readonly #depth: number;

	constructor(text: string, report: Report, depth: number) {
		this.#text = text;
		this.#report = report;
		this.#depth = depth;
	}

	read(): readonly XiangqiGame[] {
		const games: Element[][] = [];
		for (const element of this.#elements()) {
			if (element.name === '') games.push([]);
			else {
				if (games.length === 0) games.push([]);
				games.at(-1)!.push(element);
			}
		}
		return games.filter((one) => one.length > 0).map((one) => this.#game(one));
	}

	*#elements(): Generator<Element> {
		let at = 0;
		for (;;) {
			OPENING.lastIndex = at;
			const found = OPENING.exec(this.#text);
			this.#between(at, found?.index ?? this.#text.length);
			if (found === null) return;
			const name = found[1] ?? '';
			const from = OPENING.lastIndex;
			at = from;
			if (name === '') {
				yield { name, content: '', from, to: from };
				continue;
			}
			const close = `[/DhtmlXQ_${name}]`;
			const next = this.#text.indexOf('[DhtmlXQ', from);
			const whole = this.#text.slice(from, next < 0 ? this.#text.length : next);
			const end = whole.toLowerCase().indexOf(close.toLowerCase());
			if (end < 0) at = this.#unclosed(name, found.index, from, whole);
			else {
				yield { name, content: whole.slice(0, end), from, to: from + end };
				at = from + end + close.length;
			}
		}
	}

	/** An element without its end. The content ends at the next bracket or line. */
	#unclosed(name: string, from: number, to: number, whole: string): number {
		const end = to + /^[^[\n]*/.exec(whole)![0].length;
		const wrong = /^\[\/?DhtmlXQ_[^\]\n]*\]?/i.exec(this.#text.slice(end, end + 60))?.[0] ?? '';
		const close = `[/DhtmlXQ_${name}]`;
		this.#report.fault(
			'unclosed',
			{ from, to },
			`Expected ${close} behind [DhtmlXQ_${name}], found ${wrong === '' ? 'none' : quote(wrong)}.`,
			{
				hint: `Write ${close} behind the content.`,
				fix: { from: end, to: end + wrong.length, text: close },
			},
		);
		return end + wrong.length;
	}

	/** Text outside elements means nothing. */
	#between(from: number, to: number): void {
		for (const { 0: found, index } of this.#text.slice(from, to).matchAll(/[^\s\ufeff][^\n]*/g)) {
			if (/^\[\/DhtmlXQ(?:iFrame)?\]\s*$/i.test(found)) continue;
			const at = from + index;
			this.#report.fault(
				'unexpected',
				{ from: at, to: at + found.trimEnd().length },
				`Expected [DhtmlXQ_…], found ${quote(found.trim())}.`,
				{
					hint: 'Every content stands between [DhtmlXQ_name] and [/DhtmlXQ_name].',
				},
			);
		}
	}

	#game(elements: readonly Element[]): XiangqiGame {
		const tags: Tag[] = [];
		const branches: Element[] = [];
		const comments: Element[] = [];
		let result: GameResult = '*';
		let fen: string | undefined;
		let digits: Element | undefined;
		for (const element of elements) {
			const { name, content, from, to } = element;
			if (/^move(?:list|_)/i.test(name)) branches.push(element);
			else if (/^comment/i.test(name)) comments.push(element);
			else if (/^binit$/i.test(name)) digits = element;
			else if (/^fen$/i.test(name)) fen = content.trim();
			else if (/^result$/i.test(name)) result = this.#result(content, { from, to });
			else tags.push({ name: fromDhtmlxq(name), value: content });
		}
		const line = this.#branches(branches, comments);
		const start = this.#start(digits, line.moves[0]?.text) ?? fen;
		return { tags, ...(start !== undefined && { fen: start }), ...line, result };
	}

	#result(content: string, span: Span): GameResult {
		const result = resultOf(content);
		if (result === undefined)
			this.#report.fault('result', span, `Expected 红胜, 黑胜 or 和棋 as the result, found ${quote(content)}.`, {
				hint: 'Leave the result empty if it is not known.',
			});
		return result ?? '*';
	}

	#start(digits: Element | undefined, first: string | undefined): string | undefined {
		const content = digits?.content.replace(/\s/g, '') ?? '';
		if (digits === undefined || content === '' || content === STANDARD) return undefined;
		const fen = fenOf(content, first);
		if (typeof fen === 'string') return fen;
		const { from } = digits;
		// Places count only where the digits stand without blanks.
		const span = content === digits.content && fen.at < content.length ? { from: from + fen.at, to: from + fen.at + 2 } : digits;
		this.#report.fault('setup', { from: span.from, to: Math.max(span.to, span.from) }, fen.message, { hint: fen.hint });
		return undefined;
	}

	/** Hangs the branches into the main line, parents before children. */
	#branches(elements: readonly Element[], comments: readonly Element[]): OpenLine {
		const main: OpenLine = { moves: [] };
		const known = new Map<number, Branch>([[0, { line: main, first: 1, depth: 0 }]]);
		let hasMain = false;
		const later: (readonly [element: Element, parent: number, ply: number, id: number])[] = [];
		for (const element of elements) {
			const [, parent, ply, id] = /^move_(\d{1,9})_(\d{1,9})_(\d{1,9})$/i.exec(element.name) ?? [];
			const isMain = /^movelist$/i.test(element.name) || id === '0';
			if (!isMain && id === undefined) this.#branchFault(element, 'Expected a branch such as move_0_3_1', `found ${quote(element.name)}`);
			else if (isMain && hasMain) this.#branchFault(element, 'Expected one list of moves', 'found another one');
			else if (isMain) {
				main.moves.push(...this.#moves(element));
				hasMain = true;
			} else later.push([element, Number(parent), Number(ply), Number(id)]);
		}
		for (const [element, parent, ply, id] of later.sort((a, b) => a[3] - b[3])) this.#branch(element, parent, ply, id, known);
		for (const element of comments) this.#comment(element, known);
		return main;
	}

	#branchFault(element: Element, expected: string, found: string): void {
		const from = element.from - element.name.length - 1;
		this.#report.fault('branch', { from, to: from + element.name.length }, `${expected}, ${found}.`, {
			hint: 'The numbers are those of the parent branch, of the first move from the start of the game, and of the branch.',
		});
	}

	#branch(element: Element, parent: number, ply: number, id: number, known: Map<number, Branch>): void {
		const above = known.get(parent);
		const replaced = above?.line.moves[ply - above.first];
		if (known.has(id)) this.#branchFault(element, `Expected branch ${id} once`, 'found another one');
		else if (above === undefined)
			this.#branchFault(element, `Expected a parent with a smaller number than ${id}`, `found branch ${parent}`);
		else if (replaced === undefined) {
			const last = above.first + above.line.moves.length - 1;
			this.#branchFault(element, `Expected a move of branch ${parent} from ${above.first} to ${last}`, `found move ${ply}`);
		} else if (above.depth >= this.#depth)
			this.#report.fault('variation-deep', element, `Expected at most ${this.#depth} nested variations.`, {
				hint: 'Raise the option limits.depth.',
			});
		else {
			const line: OpenLine = { moves: this.#moves(element) };
			replaced.variations.push(line);
			known.set(id, { line, first: ply, depth: above.depth + 1 });
		}
	}

	#moves({ content, from }: Element): OpenMove[] {
		const moves: OpenMove[] = [];
		const form = /\s+|([0-8])(\d)([0-8])(\d)|[\s\S]/y;
		while (form.lastIndex < content.length) {
			const at = form.lastIndex;
			const [found, x, y, toX, toY] = form.exec(content)!;
			if (x !== undefined) {
				const text = `${pointOf(x, y!)}${pointOf(toX!, toY!)}`;
				moves.push({ text, nags: [], variations: [], span: { from: from + at, to: from + at + 4 } });
			} else if (found.trim() !== '') {
				this.#badMove(content, from, at);
				// Behind a wrong digit, the next move is not known.
				return moves;
			}
		}
		return moves;
	}

	#badMove(content: string, from: number, at: number): void {
		const found = content.slice(at, at + 4).trimEnd();
		const wrong = /^\d*/.exec(found)![0].length < found.length || found.length === 4;
		this.#report.fault(
			'coordinates',
			{ from: from + at, to: from + at + found.length },
			`Expected a move of four digits, found ${quote(found)}.`,
			{
				hint: wrong
					? 'A move is the file 0–8 and the rank 0–9 of its origin, then those of its target, from the upper left corner: 7747.'
					: 'Digits are missing: the number of digits is a multiple of four.',
			},
		);
	}

	#comment(element: Element, known: ReadonlyMap<number, Branch>): void {
		const { name, content } = element;
		const [, first, second] = /^comment(\d{1,9})(?:_(\d{1,9}))?$/i.exec(name) ?? [];
		const [id, ply] = second === undefined ? [0, Number(first)] : [Number(first), Number(second)];
		const branch = first === undefined ? undefined : known.get(id);
		const index = ply - (branch?.first ?? 1);
		const place = index === -1 ? branch?.line : branch?.line.moves[index];
		const text = content.replace(/\|\|/g, '\n').trim();
		if (place === undefined) {
			const from = element.from - name.length - 1;
			this.#report.fault(
				'comment-place',
				{ from, to: from + name.length },
				`Expected a comment on a move of the game, found ${quote(name)}.`,
				{
					hint: 'The number is that of the move from the start of the game; before it and _ may stand that of the branch.',
				},
			);
		} else if (text !== '') place.comment = place.comment === undefined ? text : `${place.comment}\n${text}`;
	}
}

/** `77`, the point from the upper left corner, as `h2`. */
const pointOf = (x: string, y: string): string => String.fromCharCode(97 + Number(x)) + (9 - Number(y));
