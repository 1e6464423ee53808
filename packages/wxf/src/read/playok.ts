import { quote } from '@x/diagnostics';
import type { GameResult, Tag, XiangqiGame } from '../game.js';
import type { Report } from '../report.js';
import { resultOf } from '../results.js';
import { fromPlayok } from '../tags.js';
import { MovetextReader } from './movetext.js';

const BLANKS = /\s*/y;
const LINE = /[^\n]*/y;
const BEGIN = /\s*START\s*\{/iy;
const END = /\}\s*(?:END)?/y;
/** The keys that follow from a game and are not kept: `GAME` alone begins one. */
const IMPLIED = new Set(['FORMAT', 'GAME']);

/** Reads games in the form of the World Xiangqi Federation and of playOK: lines of keys, then `START{`, moves and `}END`. */
export class PlayokReader {
	readonly #text: string;
	readonly #narrow: string;
	readonly #report: Report;
	readonly #depth: number;
	#at = 0;

	constructor(text: string, narrowed: string, report: Report, depth: number) {
		this.#text = text;
		this.#narrow = narrowed;
		this.#report = report;
		this.#depth = depth;
	}

	read(): readonly XiangqiGame[] {
		const games: XiangqiGame[] = [];
		while (this.#afterBlanks() < this.#text.length) games.push(this.#game());
		return games;
	}

	/** The place of the next sign. */
	#afterBlanks(): number {
		BLANKS.lastIndex = this.#at;
		BLANKS.test(this.#text);
		return BLANKS.lastIndex;
	}

	#game(): XiangqiGame {
		const tags: Tag[] = [];
		let fen: string | undefined;
		let named: GameResult | undefined;
		const first = this.#afterBlanks();
		for (;;) {
			BEGIN.lastIndex = this.#at;
			if (BEGIN.test(this.#text)) break;
			LINE.lastIndex = this.#at;
			const line = LINE.exec(this.#text)![0].replace(/\r$/, '');
			const from = this.#at;
			if (LINE.lastIndex >= this.#text.length) {
				this.#report.fault(
					'start-missing',
					{ from: first, to: this.#text.length },
					'Expected START{ before the moves, found the end of the text.',
					{
						hint: 'The moves stand between START{ and }END.',
					},
				);
				this.#at = this.#text.length;
				return { tags, moves: [], result: named ?? '*' };
			}
			this.#at = LINE.lastIndex + 1;
			const found = this.#property(line, from);
			if (found === undefined) continue;
			if (found.name === 'FEN') fen = found.value;
			else if (found.name === 'RESULT') named = this.#result(found.value, from, line.length);
			else tags.push(found);
		}
		return this.#moves(tags, fen, named);
	}

	#moves(tags: readonly Tag[], fen: string | undefined, named: GameResult | undefined): XiangqiGame {
		const open = this.#text.indexOf('{', this.#at);
		const form = { end: '}', remark: '#', depth: this.#depth } as const;
		const { line, result, to } = new MovetextReader(this.#text, this.#narrow, open + 1, this.#report, form).read();
		const closing = this.#text.indexOf('}', to);
		const between = this.#text.slice(to, closing < 0 ? undefined : closing);
		this.#at = closing < 0 ? this.#text.length : closing;
		if (between.trim() !== '' && closing >= 0) {
			const from = to + (between.length - between.trimStart().length);
			this.#report.fault(
				'unexpected',
				{ from, to: from + between.trim().length },
				`Expected }END behind the result, found ${quote(between.trim())}.`,
				{
					hint: 'Remove it.',
				},
			);
		}
		END.lastIndex = this.#at;
		if (END.test(this.#text)) this.#at = END.lastIndex;
		else
			this.#report.deviation('unclosed', { from: open, to: open + 1 }, 'Expected }END behind the moves, found the end of the text.', {
				hint: 'Write }END behind the last move.',
				fix: { from: this.#text.length, to: this.#text.length, text: '\n}END\n' },
			});
		return { tags, ...(fen !== undefined && { fen }), ...line, result: result ?? named ?? '*' };
	}

	#result(value: string, from: number, length: number): GameResult | undefined {
		const result = resultOf(value);
		if (result === undefined)
			this.#report.fault('result', { from, to: from + length }, `Expected RESULT 1-0, 0-1, 1/2-1/2 or *, found ${quote(value)}.`, {
				hint: 'The result is that of Red first: 1-0 if Red won.',
			});
		return result;
	}

	/** A line with a key and its value; undefined for blank lines, remarks and keys that follow from the game. */
	#property(line: string, from: number): Tag | undefined {
		const [, key, value = ''] = /^\s*([^\s{}"]+)(?:[ \t]+(.*))?$/.exec(line) ?? [];
		if (line.trim() === '' || line.startsWith('#')) return undefined;
		if (key === undefined) {
			this.#report.fault('tag-form', { from, to: from + line.length }, `Expected a key and its value, found ${quote(line.trim())}.`, {
				hint: 'Write RED and the name of the player, or START{ before the moves.',
			});
			return undefined;
		}
		if (IMPLIED.has(key.toUpperCase())) return undefined;
		const upper = key.toUpperCase();
		return { name: upper === 'FEN' || upper === 'RESULT' ? upper : fromPlayok(key), value: value.trim() };
	}
}
