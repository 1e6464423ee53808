/** The kinds of texts that can be checked and converted. */
export const TEXT_KINDS = ['pgn', 'epd', 'fen', 'variants.txt', 'variants.ini', 'icn', 'feen', 'fbr', 'mbn'] as const;

export type TextKind = (typeof TEXT_KINDS)[number];

const EXTENSIONS: Readonly<Record<string, TextKind>> = {
	pgn: 'pgn',
	epd: 'epd',
	fen: 'fen',
	ini: 'variants.ini',
	icn: 'icn',
	feen: 'feen',
	fbr: 'fbr',
	mbn: 'mbn',
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

/** Tests of contents, the more special ones first. */
const CONTENTS: readonly (readonly [TextKind, (head: string) => boolean])[] = [
	['variants.txt', (head) => /^[^\S\n]*Variant[^\S\n]*:/m.test(head)],
	['icn', (head) => /[A-Za-z]-?\d{1,300},-?\d{1,300}\+?\|/.test(head)],
	['pgn', (head) => /^\s*(?:[;%][^\n]*\n\s*|\{[^}]*\}\s*)*\[\w+\s+"/.test(head) || /^\s*1\s*\.+\s*[\w({]/.test(head)],
	['variants.ini', (head) => /^[^\S\n]*\[[\w -]+(?::[\w -]+)?\]/m.test(head) && /^[^\S\n]*\w+[^\S\n]*=/m.test(head)],
	['fbr', (head) => /^:|^\d+x\d+\s*$|^royal\b|\|.*\||==/m.test(head)],
	['mbn', (head) => /^\s*\S+=\S/.test(head)],
];

/** The kind of a text by the name of its file, or by its first bytes; undefined if neither shows it. */
export const textKindOf = (name: string, head: Uint8Array): TextKind | undefined => {
	const extension = /\.([A-Za-z]+)(?:\.(?:gz|zst))?$/.exec(name)?.[1]?.toLowerCase();
	const known = extension === undefined ? undefined : EXTENSIONS[extension];
	if (known !== undefined) return known;
	const text = new TextDecoder().decode(head);
	const special = CONTENTS.find(([kind, fits]) => kind !== 'mbn' && fits(text))?.[0];
	return special ?? positionKind(firstLines(text)) ?? CONTENTS.find(([, fits]) => fits(text))?.[0];
};
