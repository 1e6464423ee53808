import { squareName } from '../words.js';

/** A variant of the gallery: a text in the language, and the source of its rules. */
export interface GalleryVariant {
	/** The `shortName` of its name, which selects the text. */
	readonly id: string;
	readonly name: string;
	/** The source of the rules. */
	readonly source: string;
	/** The whole text, beginning with `Variant:`. */
	readonly text: string;
}

/** The parts of a text. */
export interface Sheet {
	readonly id: string;
	readonly name: string;
	readonly source: string;
	/** Files, ranks. */
	readonly size: readonly [number, number];
	readonly fen: string;
	/** Zones by name, as ranks from `1` or as squares. */
	readonly zones?: Readonly<Record<string, readonly number[] | string>>;
	readonly lines?: readonly string[];
	readonly rules?: readonly string[];
	readonly pieces: readonly string[];
}

const ranksOf = (files: number, ranks: readonly number[]): string =>
	ranks.flatMap((rank) => Array.from({ length: files }, (_, file) => squareName(file, rank - 1))).join(',');

/** Writes a text. */
export function sheet({ id, name, source, size: [files, ranks], fen, zones = {}, lines = [], rules = [], pieces }: Sheet): GalleryVariant {
	const zoneLines = Object.entries(zones).map(
		([zone, cells]) => `Zone: ${zone} = ${typeof cells === 'string' ? cells : ranksOf(files, cells)}`,
	);
	const text = [
		`Variant: ${name}`,
		`Board: ${files}x${ranks}`,
		`# Rules: ${source}`,
		`FEN: "${fen}"`,
		...zoneLines,
		...lines,
		...rules.map((rule) => `Rule: ${rule}`),
		...pieces,
		'',
	].join('\n');
	return { id, name, source, text };
}

/** The block of a piece. Its letter is used in moves and FENs unless lines define others. */
export const piece = (name: string, letter: string, ...lines: readonly string[]): string =>
	[`\nPiece: ${name}`, ...lines, `Symbol: "${letter}", "${letter},${letter.toLowerCase()}"`].join('\n');

export const knight: string = piece('Knight', 'N', 'Move: leap (1,2)');
export const bishop: string = piece('Bishop', 'B', 'Move: slide (D, A)');
export const rook: string = piece('Rook', 'R', 'Move: slide (H, V)');
export const queen: string = piece('Queen', 'Q', 'Move: slide (H, V, D, A)');
export const ferz = (name: string, letter: string): string => piece(name, letter, 'Move: leap (1,1)');
export const archbishop = (name: string, letter: string): string => piece(name, letter, 'Move: slide (D, A)', 'Move: leap (1,2)');
export const chancellor = (name: string, letter: string): string => piece(name, letter, 'Move: slide (H, V)', 'Move: leap (1,2)');
export const amazon = (name: string, letter: string): string => piece(name, letter, 'Move: slide (H, V, D, A)', 'Move: leap (1,2)');

/** A royal piece that steps in all directions; `castles` are White's lines, which are mirrored for Black. */
export function king(ranks: number, castles: readonly string[] = [], ...lines: readonly string[]): string {
	return royal('King', 'K', 'Move: leap (0,1)|(1,1)', ...castleLines(ranks, castles), ...lines);
}

export const royal = (name: string, letter: string, ...lines: readonly string[]): string => piece(name, letter, ...lines, 'Flags: royal');

export function castleLines(ranks: number, castles: readonly string[]): string[] {
	const mirrored = (line: string): string => line.replaceAll(/\d+/g, (digits) => String(ranks + 1 - Number(digits)));
	return castles.flatMap((line) => [`Castle: white ${line}`, `Castle: black ${mirrored(line)}`]);
}

/** Castling of orthodox chess, on eight files. */
export const CASTLES: readonly string[] = ['e1-g1 with h1', 'e1-c1 with a1'];

/**
 * Moves straight ahead, captures diagonally, and makes a double step from its first rank. Requires the zones `last`, `first`, `second` and
 * `seventh`.
 */
export const pawn = (choices: string, ...lines: readonly string[]): string =>
	[
		'\nPiece: Pawn',
		'Move: step N',
		'Special: second, seventh, step 2N',
		'Capture: step NE, NW',
		'Symbol: " ", "P,p"',
		`Promotion: last, first, "${choices}"`,
		'Optional promotion: empty, empty',
		'Flags: set_ep, take_ep',
		...lines,
	].join('\n');

/** A single step ahead only. */
export const shortPawn = (choices: string, ...lines: readonly string[]): string =>
	[
		'\nPiece: Pawn',
		'Move: step N',
		'Capture: step NE, NW',
		'Symbol: " ", "P,p"',
		`Promotion: last, first, "${choices}"`,
		'Optional promotion: empty, empty',
		...lines,
	].join('\n');

/** The zones of pawns on a board; the initial rank is the second by default. */
export const pawnZones = (ranks: number, begin = 2): Record<string, readonly number[]> => ({
	last: [ranks],
	first: [1],
	second: [begin],
	seventh: [ranks + 1 - begin],
});

/** The orthodox endings of a game. */
export const ORTHODOX: readonly string[] = ['checkmate = win', 'stalemate = draw', 'repeat3 = draw', 'movecountdraw = 50'];
