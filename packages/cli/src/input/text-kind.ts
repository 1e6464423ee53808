/** The kinds of texts that can be checked and converted. */
export const TEXT_KINDS = [
	'pgn',
	'epd',
	'fen',
	'variants.txt',
	'variants.ini',
	'icn',
	'feen',
	'fbr',
	'mbn',
	'kif',
	'wxf',
	'json',
	'diagram',
] as const;

export type TextKind = (typeof TEXT_KINDS)[number];

const EXTENSIONS: Readonly<Record<string, TextKind>> = {
	pgn: 'pgn',
	epd: 'epd',
	fen: 'fen',
	sfen: 'fen',
	ini: 'variants.ini',
	icn: 'icn',
	feen: 'feen',
	fbr: 'fbr',
	mbn: 'mbn',
	kif: 'kif',
	kifu: 'kif',
	ki2: 'kif',
	csa: 'kif',
	jkf: 'kif',
	wxf: 'wxf',
};

/** The first lines with text, without comments. */
const firstLines = (head: string): readonly string[] =>
	head
		.split(/\r?\n/)
		.slice(0, 200)
		.filter((line) => line.trim() !== '' && !/^\s*[#;%]/.test(line))
		.slice(0, 4);

const BOARD = /^[^\s/]*\/\S*$/;

/** The kind of a text that is a list of positions. */
const positionKind = (lines: readonly string[]): TextKind | undefined => {
	if (lines.length === 0 || !lines.every((line) => BOARD.test(line.trim().split(/\s/, 1)[0]!))) return undefined;
	if (lines.some((line) => /^\S+ \S*\/\S* [A-Za-z]\/[A-Za-z]\s*$/.test(line))) return 'feen';
	return lines.some((line) => line.includes(';')) ? 'epd' : 'fen';
};

/** The signs of files of xiangqi: DhtmlXQ, playOK, tags of PGN. */
const WXF_FILE = /^\s*\[DhtmlXQ|^[^\S\n]*START\s*\{|^\s*\[(?:Game\s+"Chinese Chess"|Format\s+"(?:WXF|ICCS|Chinese)")/im;
/** The first move of a list of moves of xiangqi: `1. C2.5`, `1. H2-E2`, `1. 炮二平五`. */
const WXF_MOVES = /^\s*1\s*\.+\s*(?:[A-Z+-][\d+-][.=+-]\d|[A-I]\d-[A-I]\d|[\p{sc=Han}]{4}|[\p{sc=Han}]{2,3}[\d１-９])/u;

/** Tests of contents, the more special ones first. */
const CONTENTS: readonly (readonly [TextKind, (head: string) => boolean | Promise<boolean>])[] = [
	['json', (head) => /^\s*\{/.test(head) && /"(?:rules|space|kinds)"\s*:\s*\{/.test(head)],
	['variants.txt', (head) => /^(?:[^\S\n]*(?:#[^\n]*|\w[\w ]*:[^\n]*)?\n)*?[^\S\n]*Variant[^\S\n]*:/.test(head)],
	['wxf', (head) => WXF_FILE.test(head) || WXF_MOVES.test(head)],
	['icn', (head) => /^\s*[^\s#]/.test(head) && /[A-Za-z]-?\d{1,300},-?\d{1,300}\+?\|/.test(head)],
	['pgn', (head) => /^\s*(?:[;%][^\n]*\n\s*|\{[^}]*\}\s*)*\[\w+\s+"/.test(head) || /^\s*1\s*\.+\s*[\w({]/.test(head)],
	['diagram', async (head) => (await import('@x/fbr/diagram')).isDiagram(head)],
	['variants.ini', async (head) => (await import('@x/variants-ini')).isVariantsIni(head)],
];

const kindOfContents = async (head: string): Promise<TextKind | undefined> => {
	for (const [kind, fits] of CONTENTS) if (await fits(head)) return kind;
	return undefined;
};

/** Lines that only files of shogi have, in the encodings of `@x/kif`: moves in Japanese, a start of CSA. */
const isKif = async (head: Uint8Array): Promise<boolean> => {
	const { decode } = await import('@x/kif');
	return /^(?:手合割：|手数-|[▲△]?[1-9１-９][一二三四五六七八九]|V2(?:\.\d)?\r?$|PI\r?$|[+-]\d{4}[A-Z]{2}\r?$)/m.test(decode(head).text);
};

/** The size of a board of FBR, a line of its own. */
const SIZE = /^\d{1,3}x\d{1,3}(?:x\d{1,3})?(?:[ \t]*--[ \t]*\d+)?$/;
/** The name of a game of FBR; `:FD:` is that of a piece. */
const NAME = /^:(?![A-Za-z][A-Za-z\d]{0,2}:)/;
/** A piece of FBR, perhaps with its moves. */
const PIECE = /^[^\sa-z=]*(?:=\S*|[A-Z]'?)$/;
/** A letter with the title of its piece, which may have blanks: `R|right quail|`. */
const TITLE = /([A-Z]'?)\|[^|\n]*\|/g;
/** The number of words that show what a text is. */
const MOST_WORDS = 500;

const linesWithText = (head: string): readonly string[] => head.split(/\r?\n/).flatMap((line) => (line.trim() === '' ? [] : [line.trim()]));

/** Whether a text begins with the size of the board, perhaps behind the name of the game. */
const hasFbrHead = (head: string): boolean => {
	const [first = '', second = ''] = linesWithText(head);
	return SIZE.test(first) || (SIZE.test(second) && /^[:A-Z]/.test(first));
};

/** Whether a text consists mostly of rules and pieces of FBR, with a rule or a promotion among them. */
const hasFbrRules = async (head: string): Promise<boolean> => {
	const { isRuleName } = await import('@x/fbr');
	const lines = linesWithText(head.replace(TITLE, '$1'));
	const words = (NAME.test(lines[0] ?? '') ? lines.slice(1) : lines).join(' ').split(/\s+/).slice(0, MOST_WORDS);
	const rules = words.filter((word) => isRuleName(/^!?([a-z]{2,})(?=$|[^a-z'.,:;])/.exec(word)?.[1] ?? '')).length;
	const pieces = words.filter((word) => PIECE.test(word));
	return (rules > 0 || pieces.some((word) => word.includes('=='))) && rules + pieces.length >= words.length / 2;
};

/** The kind of a text by the name of its file, or by its first bytes; undefined if neither shows it. */
export const textKindOf = async (name: string, head: Uint8Array): Promise<TextKind | undefined> => {
	const extension = /\.(ki2|[A-Za-z]+)(?:\.(?:gz|zst))?$/.exec(name)?.[1]?.toLowerCase();
	const known = extension === undefined ? undefined : EXTENSIONS[extension];
	if (known !== undefined) return known;
	const text = new TextDecoder().decode(head);
	const special = await kindOfContents(text);
	if (special !== undefined) return special;
	if (hasFbrHead(text)) return 'fbr';
	if (await isKif(head)) return 'kif';
	return positionKind(firstLines(text)) ?? ((await hasFbrRules(text)) ? 'fbr' : /^\s*\S+=\S/.test(text) ? 'mbn' : undefined);
};
