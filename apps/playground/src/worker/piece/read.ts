import type { Diagnostic } from '@x/diagnostics';
import { type Mbn, type Sequence, safeParse } from '@x/mbn';
import { type Betza, betzaToMbn, safeParseBetza } from '@x/mbn/betza';
import { safeParseMoves, sequenceOf } from '@x/mbn/path';
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
	/** The board to draw it on; by default that of chess. */
	readonly size?: readonly [files: number, ranks: number];
	/** The tree, if the text is in a kind of Betza notation. */
	readonly betza: Betza | undefined;
	/** The parts of it that MBN cannot say. */
	readonly lost: readonly string[];
}

const NOTHING = { items: undefined, moves: undefined, letter: undefined, macros: {}, betza: undefined, lost: [] };

/** Whether a text of MBN has several items, or one with a head. */
const hasItems = (text: string): boolean => /[=\s@|]|^O-O(?:-O)?$/.test(text.trim());

function readMbn(text: string): PieceRead {
	return hasItems(text) ? readItems(text) : readMoves(text);
}

/** Moves without a head. */
function readMoves(text: string): PieceRead {
	const result = safeParseMoves(text);
	return {
		...NOTHING,
		notation: 'mbn',
		problems: result.ok ? result.warnings : result.problems,
		moves: result.ok ? result.value : undefined,
	};
}

function readItems(text: string): PieceRead {
	const result = safeParse(text, { mode: 'lenient' });
	if (!result.ok) return { ...NOTHING, notation: 'mbn', problems: result.problems };
	const { items } = result.value;
	const piece = items.filter((item) => item.type === 'definition').at(-1);
	const macros = Object.fromEntries(
		items.flatMap((item) =>
			item.type === 'macro' && item.moves !== undefined ? [[item.name.prefixes + item.name.letters, item.moves] as const] : [],
		),
	);
	return {
		...NOTHING,
		notation: 'mbn',
		problems: result.warnings,
		items: result.value,
		moves: piece && sequenceOf(piece),
		letter: piece && piece.piece.prefixes + piece.piece.letters,
		macros,
	};
}

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
