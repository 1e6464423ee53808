import { quote } from '@x/diagnostics';
import type { Tag, XiangqiGame } from '../game.js';
import type { Report } from '../report.js';
import { resultOf } from '../results.js';
import { MovetextReader } from './movetext.js';

const TAG = /\[\s*([^\s"[\]]+)\s*"((?:[^"\\\n]|\\.)*)"\s*\]/y;
/** A tag without one of its signs, or with other quotation marks; longer lines are not repaired. */
const BROKEN = /^\[\s*([^\s"“”'[\]]+)\s*["“”']?([^"“”'[\]]*)["“”']?\s*\]?$/;
const MOST = 200;
/** The tags that follow from a game and are not kept. */
const IMPLIED = new Set(['Game', 'Format', 'Result', 'FEN', 'SetUp']);

/** A tag that was read, with its place. */
interface FoundTag extends Tag {
	readonly from: number;
	readonly to: number;
}

/** Reads games in the form of PGN. */
export class PgnReader {
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
		for (this.#blanks(); this.#at < this.#text.length; this.#blanks()) games.push(this.#game());
		return games;
	}

	#blanks(): void {
		const blank = /[\s\ufeff]*/y;
		blank.lastIndex = this.#at;
		blank.test(this.#text);
		this.#at = blank.lastIndex;
	}

	#game(): XiangqiGame {
		const tags = this.#tags();
		const reader = new MovetextReader(this.#text, this.#narrow, this.#at, this.#report, { end: '[', remark: ';', depth: this.#depth });
		const { line, result, to } = reader.read();
		this.#at = to;
		const kept = tags.flatMap(({ name, value }) => (IMPLIED.has(name) ? [] : [{ name: name === 'White' ? 'Red' : name, value }]));
		const fen = tags.find(({ name }) => name === 'FEN')?.value;
		const named = tags.find(({ name }) => name === 'Result');
		const meant = named && resultOf(named.value);
		if (named !== undefined && meant === undefined) this.#unknownResult(named);
		else if (named !== undefined && result !== undefined && result !== meant)
			this.#report.deviation(
				'result',
				named,
				`Expected the result ${quote(result)} of the moves in the tag, found ${quote(named.value)}.`,
				{
					hint: 'Give the game one result.',
				},
			);
		return { tags: kept, ...(fen !== undefined && { fen }), ...line, result: result ?? meant ?? '*' };
	}

	#unknownResult({ from, to, value }: FoundTag): void {
		this.#report.fault('result', { from, to }, `Expected 1-0, 0-1, 1/2-1/2 or * as the result, found ${quote(value)}.`, {
			hint: 'The result is that of Red first: 1-0 if Red won.',
		});
	}

	#tags(): readonly FoundTag[] {
		const tags: FoundTag[] = [];
		const names = new Set<string>();
		for (this.#blanks(); this.#text[this.#at] === '['; this.#blanks()) {
			TAG.lastIndex = this.#at;
			const found = TAG.exec(this.#text);
			if (found === null) {
				this.#badTag();
				continue;
			}
			const tag = { name: found[1]!, value: found[2]!.replace(/\\(.)/g, '$1'), from: this.#at, to: TAG.lastIndex };
			if (names.has(tag.name))
				this.#report.deviation('tag-repeated', tag, `Expected the tag ${tag.name} once, found it again.`, {
					hint: 'Remove one of the tags; the first one counts.',
				});
			else tags.push(tag);
			names.add(tag.name);
			this.#at = TAG.lastIndex;
		}
		return tags;
	}

	/** A line that begins like a tag. */
	#badTag(): void {
		const from = this.#at;
		const end = this.#text.indexOf('\n', from);
		const to = end < 0 ? this.#text.length : end;
		const line = this.#text.slice(from, to).trimEnd();
		const span = { from, to: from + line.length };
		const [, name, value] = BROKEN.exec(line.length > MOST ? '' : line) ?? [];
		const repaired = name === undefined || value === undefined ? undefined : `[${name} "${value.trim()}"]`;
		this.#report.fault('tag-form', span, `Expected a tag such as [Red "Hu Ronghua"], found ${quote(line)}.`, {
			hint: repaired === undefined ? 'A tag has a name, and a value in double quotes.' : `Did you mean ${repaired}?`,
			fix: repaired === undefined ? undefined : { ...span, text: repaired },
		});
		this.#at = to;
	}
}
