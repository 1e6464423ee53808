import { editor as strings } from '../../strings/editor.js';
import { headersOf } from '../../worker/languages/headers.js';
import type { LanguageId } from '../../worker/protocol.js';
import { sectionAt, sectionsOf } from '../../worker/sections.js';
import { JSON_SNIPPETS } from './json-snippets.js';
import type { Added, Snippet } from './snippet.js';

/** A piece to add: its name, its letters by preference, and its moves in each language. */
interface PieceToAdd {
	readonly title: string;
	readonly name: string;
	readonly letters: string;
	readonly sjaak: string;
	readonly fairy: string;
	readonly fbr: string;
}

const LEAPER: PieceToAdd = { title: strings.leaper, name: 'Leaper', letters: 'LJ', sjaak: 'Move: leap (1,3)', fairy: 'C', fbr: 'C' };

const PIECES: readonly PieceToAdd[] = [
	LEAPER,
	{ title: strings.rider, name: 'Rider', letters: 'DY', sjaak: 'Move: ride (1,2)', fairy: 'NN', fbr: 'N0' },
	{ title: strings.hopper, name: 'Hopper', letters: 'HU', sjaak: 'Move: slide (H,V)\nCapture: hop (H,V)', fairy: 'mRcpR', fbr: 'mR+cpR' },
];

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The first letter that no piece has. */
const freeLetter = (preferred: string, used: ReadonlySet<string>): string =>
	[...preferred, ...ALPHABET].find((letter) => !used.has(letter)) ?? 'Z';

const freeName = (name: string, text: string): string => {
	if (!text.includes(name)) return name;
	let number = 2;
	while (text.includes(`${name} ${number}`)) number++;
	return `${name} ${number}`;
};

const inserted = (text: string, at: number, addition: string): Added => ({
	text: text.slice(0, at) + addition + text.slice(at),
	from: at,
	to: at + addition.length,
});

/** Adds lines after a place that ends a line. */
const below = (text: string, at: number, lines: string): Added => {
	const before = at === 0 || text[at - 1] === '\n' ? '' : '\n';
	const { from, ...added } = inserted(text, at, `${before}${lines}\n`);
	return { ...added, from: from + before.length, to: added.to - 1 };
};

/** The end of the last line with content in a range. */
const contentEnd = (text: string, from: number, to: number): number => from + text.slice(from, to).trimEnd().length;

/** The offset after a line break at a place, if there is one. */
const nextLine = (text: string, at: number): number => (text[at] === '\n' ? at + 1 : at);

/** A piece of variants.txt: the range of its lines, and its letter. */
interface Block {
	readonly from: number;
	readonly to: number;
	readonly letter: string;
	readonly royal: boolean;
	readonly promotes: boolean;
}

const blocksOf = (text: string, from: number, to: number): readonly Block[] => {
	const starts = [...text.slice(from, to).matchAll(/^[^\S\n]*Piece[^\S\n]*:/gm)].map(({ index }) => from + index);
	return starts.map((start, index) => {
		const end = contentEnd(text, start, starts[index + 1] ?? to);
		const lines = text.slice(start, end);
		return {
			from: start,
			to: end,
			letter: /^[^\S\n]*Symbol[^\S\n]*:.*"([^",]+),?[^"]*"/m.exec(lines)?.[1]?.toUpperCase() ?? '',
			royal: /^[^\S\n]*Flags[^\S\n]*:.*\broyal\b/m.test(lines),
			promotes: /^[^\S\n]*Promotion[^\S\n]*:/m.test(lines),
		};
	});
};

const sectionRange = (text: string, caret: number): { readonly from: number; readonly to: number } => {
	const { from, text: own } = sectionAt(sectionsOf(text), caret);
	return { from, to: from + own.length };
};

const sjaakPiece =
	({ name, letters, sjaak }: PieceToAdd) =>
	(text: string, caret: number): Added => {
		const { from, to } = sectionRange(text, caret);
		const used = new Set(blocksOf(text, from, to).map(({ letter }) => letter));
		const letter = freeLetter(letters, used);
		const block = `Piece: ${freeName(name, text.slice(from, to))}\n${sjaak}\nSymbol: "${letter}", "${letter},${letter.toLowerCase()}"`;
		const end = contentEnd(text, from, to);
		const added = below(text, end, `${end === from ? '' : '\n'}${block}`);
		return { ...added, from: added.to - block.length };
	};

/** The place for lines about the whole game: before its first piece. */
const headEnd = (text: string, from: number, to: number): number => {
	const first = blocksOf(text, from, to)[0]?.from ?? to;
	return nextLine(text, contentEnd(text, from, first));
};

const ranksOf = (text: string): { readonly last: string; readonly first: string } => {
	const [, files = '8', ranks = '8'] = /^[^\S\n]*Board[^\S\n]*:\s*(\d+)\s*x\s*(\d+)/m.exec(text) ?? [];
	const rank = (number: string): string =>
		Array.from({ length: Math.min(26, Number(files)) }, (_, file) => `${String.fromCharCode(97 + file)}${number}`).join(',');
	return { last: rank(ranks), first: rank('1') };
};

const sjaakPromotion = (text: string, caret: number): Added => {
	const { from, to } = sectionRange(text, caret);
	const blocks = blocksOf(text, from, to);
	const can = blocks.filter(({ royal, promotes }) => !royal && !promotes);
	const block = can.findLast((one) => one.from <= caret) ?? can[0];
	const others = blocks.filter((one) => one !== block && !one.royal && one.letter.length === 1);
	if (block === undefined || others.length === 0) {
		// There is nothing to promote, or to become.
		const more = sjaakPiece(LEAPER)(text, caret);
		return blocks.length > 20 ? more : sjaakPromotion(more.text, caret);
	}
	const line = `Promotion: lastRank, firstRank, "${others.map(({ letter }) => letter).join('')}"`;
	const added = below(text, nextLine(text, block.to), line);
	if (/^[^\S\n]*Zone[^\S\n]*:\s*lastRank\b/m.test(text.slice(from, to))) return added;
	const { last, first } = ranksOf(text.slice(from, to));
	const zones = below(
		added.text,
		headEnd(added.text, from, added.text.length - text.length + to),
		`Zone: lastRank = ${last}\nZone: firstRank = ${first}`,
	);
	const shift = zones.text.length - added.text.length;
	return { text: zones.text, from: added.from + shift, to: added.to + shift };
};

const sjaakLines =
	(lines: string, zones?: (ranks: { readonly last: string; readonly first: string }) => string) =>
	(text: string, caret: number): Added => {
		const { from, to } = sectionRange(text, caret);
		const all = zones === undefined ? lines : `${zones(ranksOf(text.slice(from, to)))}\n${lines}`;
		const missing = all.split('\n').filter((line) => !text.slice(from, to).split('\n').includes(line));
		const at = headEnd(text, from, to);
		return missing.length === 0 ? { text, from: at, to: at } : below(text, at, missing.join('\n'));
	};

/** The section of variants.ini with the caret, its lines by key. */
const fairySection = (text: string, caret: number): { readonly end: number; readonly keys: ReadonlyMap<string, string> } => {
	const headers = headersOf(text);
	const { from, to } = headers.findLast((header) => header.from <= caret) ?? headers[0] ?? { from: 0, to: text.length };
	const lines = [...text.slice(from, to).matchAll(/^[^\S\n]*(\w+)[^\S\n]*=[^\S\n]*(.*)$/gm)];
	return { end: nextLine(text, contentEnd(text, from, to)), keys: new Map(lines.map(([, key = '', value = '']) => [key, value.trim()])) };
};

const fairyLetters = (keys: ReadonlyMap<string, string>): ReadonlySet<string> =>
	new Set([...'PNBRQK', ...[...keys.values()].flatMap((value) => /^([a-z])(:|$)/i.exec(value)?.[1]?.toUpperCase() ?? [])]);

const fairyPiece =
	({ letters, fairy }: PieceToAdd) =>
	(text: string, caret: number): Added => {
		const { end, keys } = fairySection(text, caret);
		let number = 1;
		while (keys.has(`customPiece${number}`)) number++;
		return below(text, end, `customPiece${number} = ${freeLetter(letters, fairyLetters(keys)).toLowerCase()}:${fairy}`);
	};

/** Adds the keys that the section does not have. */
const fairyLines =
	(lines: (lastRank: string) => readonly (readonly [string, string])[]) =>
	(text: string, caret: number): Added => {
		const { end, keys } = fairySection(text, caret);
		const missing = lines(keys.get('maxRank') ?? '8').filter(([key]) => !keys.has(key));
		if (missing.length === 0) return { text, from: end, to: end };
		return below(text, end, missing.map(([key, value]) => `${key} = ${value}`).join('\n'));
	};

const fbrPiece =
	({ name, letters, fbr }: PieceToAdd) =>
	(text: string): Added => {
		const plain = text.replace(/\|[^|]*\|/g, ' ');
		const used = new Set([...plain.matchAll(/(?:^|\s)[@+]?([A-Z])(?=[\s=<]|$)/gm)].map(([, letter = '']) => letter));
		return below(text, nextLine(text, text.trimEnd().length), `${freeLetter(letters, used)}|${freeName(name, text)}|=${fbr}`);
	};

const fbrWords =
	(words: (lastRank: string) => string) =>
	(text: string): Added => {
		const [, ranks = '8'] = /^\d+x(\d+)/m.exec(text) ?? [];
		return below(text, nextLine(text, text.trimEnd().length), words(ranks));
	};

const pieces = (of: (piece: PieceToAdd) => Snippet['add']): readonly Snippet[] =>
	PIECES.map((piece) => ({ title: piece.title, add: of(piece) }));

/** The additions of each language. */
export const SNIPPETS: Readonly<Record<LanguageId, readonly Snippet[]>> = {
	sjaak: [
		...pieces(sjaakPiece),
		{ title: strings.promotion, add: sjaakPromotion },
		{ title: strings.drops, add: sjaakLines('Rule: keep capture\nRule: allow drops') },
		{ title: strings.quiet, add: sjaakLines('Rule: movecountdraw = 50') },
		{
			title: strings.goal,
			add: sjaakLines('Rule: captureanyflag = win', ({ last, first }) => `WhiteFlag: ${first}\nBlackFlag: ${last}`),
		},
	],
	fairy: [
		...pieces(fairyPiece),
		{
			title: strings.drops,
			add: fairyLines(() => [
				['pieceDrops', 'true'],
				['capturesToHand', 'true'],
			]),
		},
		{ title: strings.repetition, add: fairyLines(() => [['nFoldRule', '3']]) },
		{
			title: strings.goal,
			add: fairyLines((rank) => [
				['flagPiece', 'k'],
				['flagRegionWhite', `*${rank}`],
				['flagRegionBlack', '*1'],
			]),
		},
	],
	json: JSON_SNIPPETS,
	fbr: [
		...pieces(fbrPiece),
		{ title: strings.repetition, add: fbrWords(() => 'draw=repetition(3)') },
		{ title: strings.hill, add: fbrWords((rank) => `hill[d${Math.ceil(Number(rank) / 2)}]`) },
	],
};
