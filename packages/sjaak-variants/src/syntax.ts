import type { Span } from '@x/diagnostics';

/** A square by file and rank, both from 0: a1 is `{ file: 0, rank: 0 }`. */
export interface Square {
	readonly file: number;
	readonly rank: number;
	readonly span?: Span;
}

/** A reference to a name (a zone, a symbol, a flag), with its span. */
export interface Ref {
	readonly name: string;
	readonly span?: Span;
}

/** An offset: files, ranks. */
export type Vector = readonly [number, number];
/** Lines of a slider: along ranks, along files, a1–h8, a8–h1. */
export type Axis = 'H' | 'V' | 'D' | 'A';
export type Compass = 'N' | 'E' | 'S' | 'W' | 'NE' | 'SE' | 'SW' | 'NW';

/** One generator of a `Move:` line. */
export type Generator =
	| { readonly type: 'slide' | 'hop'; readonly axes: readonly Axis[] }
	| {
			readonly type: 'leap';
			readonly vectors: readonly Vector[];
			/** The second leg of a two-step leaper. */
			readonly second?: readonly Vector[];
			/** The offsets at which the piece must end: they make a two-step leaper a lame one. */
			readonly mask?: readonly Vector[];
	  }
	| { readonly type: 'aleap'; readonly vectors: readonly Vector[] }
	| { readonly type: 'ride'; readonly vectors: readonly Vector[] }
	| { readonly type: 'step'; readonly steps: readonly Step[] }
	| { readonly type: 'none' };

export interface Step {
	readonly direction: Compass;
	/** The maximum distance. */
	readonly count: number;
}

export type Score = 'win' | 'loss' | 'draw' | 'illegal' | 'repeat';
export type Ending =
	| 'checkmate'
	| 'stalemate'
	| 'repeat'
	| 'check'
	| 'perpetual'
	| 'loneking'
	| 'nopieces'
	| 'captureanyflag'
	| 'captureallflags'
	| 'movecountdraw';

/** One rule of a `Rule:` line: a switch, or the score of an ending. */
export type Rule =
	| { readonly rule: Ending; readonly count?: number; readonly score?: Score; readonly span?: Span }
	| { readonly rule: Switch; readonly span?: Span };

export type Switch =
	| 'taboo'
	| 'keep capture'
	| 'return capture'
	| 'forced capture'
	| 'duplecheck'
	| 'check any king'
	| 'allow pickup'
	| 'allow drops'
	| 'force drops'
	| 'gate drops'
	| 'promote here'
	| 'promote drop'
	| 'special init'
	| 'bare rule'
	| 'chase rule'
	| 'shak rule'
	| 'en-passant check'
	| 'quiet promotion'
	| 'promote by move';

export type PieceFlag =
	| 'royal'
	| 'set_ep'
	| 'take_ep'
	| 'drop_no_check'
	| 'drop_no_mate'
	| 'drop_one_file'
	| 'drop_dead'
	| 'no_mate'
	| 'shak'
	| 'assimilate'
	| 'no_retaliate'
	| 'endangered'
	| 'iron'
	| 'capture_flag'
	| 'castle';

/** Two zones: White's and Black's. */
export interface ZonePair {
	readonly white: Ref;
	readonly black: Ref;
}

/** The value of a line, by its key. */
export interface Values {
	readonly Variant: string;
	readonly Board: { readonly files: number; readonly ranks: number };
	readonly FEN: Ref;
	readonly 'XBoard pieces': Ref;
	readonly 'XBoard parent': Ref;
	readonly Zone: { readonly zone: Ref; readonly squares: readonly Square[] };
	readonly Exclude: readonly Square[];
	readonly WhiteFlag: readonly Square[];
	readonly BlackFlag: readonly Square[];
	readonly Rule: readonly Rule[];
	readonly Piece: string;
	readonly Move: Generator;
	readonly Capture: Generator;
	readonly Initial: Generator;
	readonly Special: ZonePair & { readonly generator: Generator };
	readonly Castle: { readonly side: 'white' | 'black'; readonly from: Square; readonly to: readonly Square[]; readonly partner: Square };
	readonly Symbol: { readonly san: string; readonly white: string; readonly black?: string; readonly span?: Span };
	readonly Prison: ZonePair;
	readonly Block: ZonePair;
	readonly 'Drop zone': ZonePair;
	readonly Promotion: ZonePair & { readonly choices: readonly Ref[] };
	readonly 'Optional promotion': ZonePair & { readonly choices?: readonly Ref[] };
	readonly 'Entry promotion': ZonePair;
	readonly Demotion: Ref;
	readonly 'Allowed victims': readonly Ref[];
	readonly Flags: readonly { readonly name: PieceFlag; readonly span?: Span }[];
	readonly Value: number;
	readonly Max: { readonly white: number; readonly black: number };
}

export type Key = keyof Values;

/**
 * The parts of a line: `lead name : gap text tail eol`. Joined, they are the bytes of the file. A line without a layout (made by a program)
 * is printed canonically.
 */
export interface Layout {
	/** Offset of the line in the file. */
	readonly at: number;
	readonly lead: string;
	/** The key as written, for instance `WinBoard pieces`; empty for a blank line. */
	readonly name: string;
	readonly gap: string;
	/** The text after the colon, without comment. */
	readonly text: string;
	/** Blanks and comment. */
	readonly tail: string;
	readonly eol: string;
}

/** A line with a key; `value` is missing if it cannot be read. */
export type Entry<K extends Key = Key> = {
	[P in K]: { readonly key: P; readonly value?: Values[P]; readonly layout?: Layout };
}[K];

/** A line of a file: an entry, a comment or blank line, or a line that the language does not define. */
export type Line = Entry | { readonly key: 'blank'; readonly layout: Layout } | { readonly key: 'unknown'; readonly layout: Layout };

/** One game of a file: its lines from `Variant:` to the next one. */
export interface Variant {
	readonly name: string;
	readonly lines: readonly Line[];
	/** Set if the text was read with the meaning of engine 1.4.1. */
	readonly compat?: '1.4.1';
}

/** A file: the lines before the first variant, and the variants. */
export interface VariantsFile {
	readonly preamble: readonly Line[];
	readonly variants: readonly Variant[];
}
