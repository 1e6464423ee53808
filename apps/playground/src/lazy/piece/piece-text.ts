/** The notations of a piece's moves. `auto`: recognised by the text. */
const DIALECTS = ['auto', 'mbn', 'xbetza', 'betza', 'fairy'] as const;

/** The moves of a piece as text. */
export interface PieceText {
	readonly text: string;
	readonly dialect: (typeof DIALECTS)[number];
}

/** A piece as the state of the page and its link hold it: `auto:mR+cpR`. */
export const pieceState = ({ text, dialect }: PieceText): string => `${dialect}:${text}`;

/** Reads it. Without a notation that is known here, the notation is recognised. */
export function pieceText(state: string): PieceText {
	const dialect = DIALECTS.find((one) => state.startsWith(`${one}:`));
	return dialect === undefined ? { text: state, dialect: 'auto' } : { text: state.slice(dialect.length + 1), dialect };
}
