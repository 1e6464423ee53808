import type { Diagnostic, Result } from '@x/diagnostics';
import { type Definition, type Mbn, type Sequence, safeParse } from '@x/mbn';
import { type Betza, betzaToMbn, safeParseBetza } from '@x/mbn/betza';
import type { PieceText } from '../../lazy/piece/piece-text.js';
import type { PieceNotation } from '../protocol.js';

/** The moves of a piece, read in some notation. */
export interface PieceRead {
	readonly notation: PieceNotation;
	readonly problems: readonly Diagnostic[];
	/** All items of a text of MBN. */
	readonly items: Mbn | undefined;
	/** The moves to draw: those of the last piece that is defined. */
	readonly moves: Sequence | undefined;
	/** The letter of that piece. */
	readonly letter: string | undefined;
	readonly macros: Readonly<Record<string, Sequence>>;
	/** The tree, if the text is in a kind of Betza notation. */
	readonly betza: Betza | undefined;
	/** The parts of it that MBN cannot say. */
	readonly lost: readonly string[];
}

const NOTHING = { items: undefined, moves: undefined, letter: undefined, macros: {}, betza: undefined, lost: [] };

const HEAD = 'M=';

/** Whether a text of MBN has several items, or one with a head. */
const hasItems = (text: string): boolean => /[=\s@|]|^O-O(?:-O)?$/.test(text.trim());

/** Moves the places in problems, and those in a tree, by the length of a head. */
const moved = <T>(value: T): T => {
	if (Array.isArray(value)) return value.map(moved) as T;
	if (typeof value !== 'object' || value === null) return value;
	const shifted = (place: number): number => Math.max(0, place - HEAD.length);
	return Object.fromEntries(
		Object.entries(value).map(([key, inner]) => [
			key,
			key === 'span' && inner !== undefined ? { from: shifted(inner.from), to: shifted(inner.to) } : moved(inner),
		]),
	) as T;
};

function readMbn(text: string): PieceRead {
	const items = hasItems(text);
	const result: Result<Mbn> = items ? safeParse(text, { mode: 'lenient' }) : moved(safeParse(HEAD + text));
	if (!result.ok) return { ...NOTHING, notation: 'mbn', problems: result.problems };
	const pieces = result.value.items.filter((item): item is Definition => item.type === 'definition');
	const piece = pieces.at(-1);
	const macros = Object.fromEntries(
		result.value.items.flatMap((item) =>
			item.type === 'macro' && item.moves !== undefined ? [[item.name.prefixes + item.name.letters, item.moves] as const] : [],
		),
	);
	return {
		...NOTHING,
		notation: 'mbn',
		problems: result.warnings,
		items: items ? result.value : undefined,
		moves: piece && movesOf(piece),
		letter: items ? piece && piece.piece.prefixes + piece.piece.letters : undefined,
		macros,
	};
}

/** The moves of a definition: `K` alone moves as the base move K. */
const movesOf = ({ piece, moves }: Definition): Sequence =>
	moves ?? {
		legs: [{ type: 'choice', alternatives: [{ modifications: [], moves: [{ type: 'name', name: piece.letters }] }] }],
		links: [],
	};

function readBetza(text: string, dialect: Betza['dialect']): PieceRead {
	const result = safeParseBetza(text, { dialect, mode: 'lenient' });
	if (!result.ok) return { ...NOTHING, notation: dialect, problems: result.problems };
	const { value, lost } = betzaToMbn(result.value);
	return {
		...NOTHING,
		notation: dialect,
		problems: result.warnings,
		betza: result.value,
		moves: value,
		lost: lost.map(({ message }) => message),
	};
}

const failed = ({ problems }: PieceRead): boolean => problems.some(({ severity }) => severity === 'error');

/** How much of a text is read before its first fault. */
const reach = ({ problems }: PieceRead): number =>
	Math.min(...problems.filter(({ severity }) => severity === 'error').map(({ span }) => span.from));

/** Reads the moves of a piece. MBN is tried before XBetza where the notation is to be recognised. */
export function readPiece({ text, dialect }: PieceText): PieceRead {
	if (dialect === 'mbn') return readMbn(text);
	if (dialect !== 'auto') return readBetza(text, dialect);
	const mbn = readMbn(text);
	if (!failed(mbn) || text.trim() === '') return mbn;
	const xbetza = readBetza(text, 'xbetza');
	// The faults of the notation that explains more of the text.
	return !failed(xbetza) || (!hasItems(text) && reach(xbetza) > reach(mbn)) ? xbetza : mbn;
}
