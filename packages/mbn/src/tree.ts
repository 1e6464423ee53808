import type { Span } from '@x/diagnostics';

/** The place of a node in its text. Values built by hand leave it out, and writers ignore it. */
export interface Located {
	readonly span?: Span | undefined;
}

/** A text of blank-separated items: the part of a rule set that is written in MBN. */
export interface Mbn extends Located {
	readonly items: readonly Item[];
	/** The blanks before each item and after the last one, where they are not the canonical ones. */
	readonly blanks?: readonly string[] | undefined;
}

/** One item. */
export type Item = Macro | Castling | Promotion | Cancellation | Definition;

/** The letter of a piece with its prefixes: `K`, `#K`, `:FD:`, `##:QD:`. A small first letter means Black's piece. */
export interface PieceId extends Located {
	/** Each of `+ - # * $ % &`, in order; empty for a plain piece. */
	readonly prefixes: string;
	/** One letter, or two or three characters that begin with a letter; without colons. */
	readonly letters: string;
	/** Written between colons. Letters of more than one character always are. */
	readonly compound?: boolean | undefined;
}

/** The part between the name of an item and its definition. */
export interface Tail {
	/** `<abc>`: the faces of one physical piece. */
	readonly faces?: string | undefined;
	/** `<2>`, `<*>`, `<<1>>`, `<1;2>`: the boards on which the item is valid. */
	readonly boards?: BoardId | undefined;
	/** `|Fire Demon|`: a text for humans, without its bars. */
	readonly comment?: string | undefined;
}

/** Boards of a game with several boards. The second coordinate is for four dimensions. */
export interface BoardId extends Located {
	readonly first: BoardNumbers;
	readonly second?: BoardNumbers | undefined;
	/** `<< >>` around the whole: the numbers are mirrored for Black. */
	readonly mirrored?: boolean | undefined;
}

export interface BoardNumbers {
	/** The numbers of the boards from 1; `*` means all. */
	readonly numbers: readonly number[] | '*';
	/** `<1>` inside `<<1>;2>`: written with brackets of its own. */
	readonly bracketed?: boolean | undefined;
	readonly mirrored?: boolean | undefined;
}

/** `@Q=R+N`: from now on `Q` in moves means this. `@K` means `@K=K`. */
export interface Macro extends Located {
	readonly type: 'macro';
	readonly name: PieceId;
	readonly tail: Tail;
	readonly moves?: Sequence | undefined;
}

/** `O-O=[*]isR[g]=isR[f]`: castling with the moves of the royal piece and of its partner. */
export interface Castling extends Located {
	readonly type: 'castling';
	readonly name: 'O-O' | 'O-O-O';
	readonly tail: Tail;
	readonly royal?: Sequence | undefined;
	readonly partner?: Sequence | undefined;
}

/** `+P==QRBN`, `*KQRBNP==X`, `$K==@K@w@S`, `+P`: what the pieces with a prefix rule become, or what is dropped for them. */
export interface Promotion extends Located {
	readonly type: 'promotion';
	/** The first carries the prefix of the rule as its first prefix. */
	readonly pieces: readonly [PieceId, ...PieceId[]];
	readonly tail: Tail;
	/** `/Name/`: only while this announcement is active for the piece. */
	readonly word?: string | undefined;
	/** Absent: the default choices. */
	readonly target?: PromotionTarget | undefined;
}

export type PromotionTarget =
	| { readonly type: 'choices'; readonly choices: readonly [Choice, ...Choice[]] }
	| { readonly type: 'drops'; readonly pieces: readonly [PieceId, ...PieceId[]] };

/** A piece, or a move whose last name is the new piece: `(wwO--:QD:)+`. */
export type Choice =
	| { readonly type: 'piece'; readonly piece: PieceId }
	| { readonly type: 'moves'; readonly moves: Sequence; readonly plus?: boolean | undefined };

/** `!+W/Name/`: the promotion does not exist while the announcement is active. `!*K=j{K}K`: while the moves can be executed. */
export interface Cancellation extends Located {
	readonly type: 'cancellation';
	readonly pieces: readonly [PieceId, ...PieceId[]];
	readonly tail: Tail;
	readonly word?: string | undefined;
	readonly moves?: Sequence | undefined;
}

/** `K`, `Q=R+N`, `#K=mQ`: the moves of a piece, or its influence, or its moves in a part of the turn. `K` alone moves as the base move K. */
export interface Definition extends Located {
	readonly type: 'definition';
	readonly piece: PieceId;
	readonly tail: Tail;
	/** `/Name/`: only while this announcement is active for the piece. */
	readonly word?: string | undefined;
	readonly moves?: Sequence | undefined;
}

/** Legs, one after the other. */
export interface Sequence extends Located {
	readonly legs: readonly [Leg, ...Leg[]];
	/** One link fewer than legs: `-` continues in the direction of the leg before, `--` begins anew. */
	readonly links: readonly ('-' | '--')[];
}

/** A part of a move. */
export type Leg =
	/** `[mK]`: may be left out. */
	| (Located & { readonly type: 'optional'; readonly body: Sequence })
	/** `{mW}`: done whenever it can be done. */
	| (Located & { readonly type: 'forced'; readonly body: Sequence })
	/** `mW+cF`: one of these. */
	| (Located & { readonly type: 'choice'; readonly alternatives: readonly [Alternative, ...Alternative[]] });

/** Moves with common modifications: `[1-2]mefW02`. */
export interface Alternative extends Located {
	/** `!`: a ghost leg, which the piece looks at without going there; with a set (`!{C}`), the pieces that it sets up. */
	readonly ghost?: true | PieceSet | undefined;
	/** `#`: takes precedence over the alternatives without it. */
	readonly decision?: boolean | undefined;
	readonly transition?: Transition | undefined;
	readonly condition?: Condition | undefined;
	/** Where the leg starts. */
	readonly start?: Range | undefined;
	/** Pieces one of which must attack the start. */
	readonly attackers?: readonly PieceSet[] | undefined;
	readonly modifications: readonly Modification[];
	readonly moves: readonly [Move, ...Move[]];
	/** Where the leg ends. */
	readonly end?: Range | undefined;
}

export type DirectionLetter = 'b' | 'd' | 'f' | 'l' | 'r' | 's' | 'v' | 'z';

export type ModeName =
	| ('a' | 'c' | 'cc' | 'cy' | 'e' | 'ee' | 'g' | 'gg' | 'h' | 'i' | 'ii' | 'j' | 'jj' | 'jy' | 'k' | 'kk')
	| ('m' | 'n' | 'o' | 'oo' | 'p' | 'pp' | 't' | 'tt' | 'u' | 'w' | 'ww' | 'wy' | 'x' | 'xx' | 'xy');

export type Modification =
	| (Located & { readonly type: 'direction'; readonly letter: DirectionLetter })
	/** `(ff)`, `(fl)`: both letters at once. */
	| (Located & { readonly type: 'directions'; readonly letters: readonly [DirectionLetter, DirectionLetter] })
	| (Located & {
			readonly type: 'mode';
			readonly name: ModeName;
			/** `?`: one more possibility, in place of a restriction. */
			readonly optional?: boolean | undefined;
			readonly set?: PieceSet | undefined;
			/** The two files that `o` joins. */
			readonly range?: Range | undefined;
	  });

export type Move =
	| (Located & {
			readonly type: 'group';
			readonly body: Sequence;
			readonly turning?: Turning | undefined;
			readonly steps?: Steps | undefined;
	  })
	/** A capital letter: a macro, or else a base move. */
	| (Located & {
			readonly type: 'base';
			readonly letter: string;
			readonly turning?: Turning | undefined;
			readonly steps?: Steps | undefined;
	  })
	/** `:1,2:`. */
	| (Located & {
			readonly type: 'leap';
			readonly offset: readonly [number, number];
			readonly turning?: Turning | undefined;
			readonly steps?: Steps | undefined;
	  })
	/** `:FD:`: a macro or a piece of that name. */
	| (Located & {
			readonly type: 'name';
			readonly name: string;
			readonly turning?: Turning | undefined;
			readonly steps?: Steps | undefined;
	  });

/** The rotation after each step. */
export interface Turning {
	readonly letters: readonly [DirectionLetter, ...DirectionLetter[]];
	/** A letter without brackets, after a group. */
	readonly bare?: boolean | undefined;
}

/** How often a step is repeated. */
export type Steps =
	/** `0`: once or more. */
	| { readonly type: 'any' }
	/** `3`: once to three times. */
	| { readonly type: 'most'; readonly count: number }
	/** `03`: three times. */
	| { readonly type: 'exactly'; readonly count: number }
	/** `0*`: as often as possible. */
	| { readonly type: 'greedy' }
	/** `**`: all instances at once. */
	| { readonly type: 'all' }
	/** `*` or `#`: up to the last cell before the edge. */
	| { readonly type: 'edge'; readonly sign: '*' | '#' };

/** `<+1>`, `<2>`, `<+>`: the leg is made on another board. */
export interface Transition extends Located {
	readonly first: Level;
	readonly second?: Level | undefined;
}

export interface Level {
	/** `+`: up, `-`: down, `+-`: either; absent: the boards with these numbers. */
	readonly sign?: '+' | '-' | '+-' | undefined;
	/** The number of boards, or the numbers of boards. Empty behind a sign: `+` alone means any other board. */
	readonly numbers: readonly number[];
	/** `d`: each step of the leg also changes the board. */
	readonly each?: boolean | undefined;
	/** `o`: without leaving the column of the cell. */
	readonly column?: boolean | undefined;
}

/** `/{KQ}[d-f8]/`, `/ke1/`: such a piece stands there, or anywhere. */
export interface Condition extends Located {
	readonly who: PieceSet | PieceId;
	readonly where?: Range | undefined;
	/** `/Ke1/`: the place is one square without brackets. */
	readonly bare?: boolean | undefined;
}

/** `{QR}`, `{!^K}`. */
export interface PieceSet extends Located {
	readonly type: 'set';
	/** `!`: capitals mean one's own pieces, small letters the opponent's. */
	readonly coloured?: boolean | undefined;
	/** `^`: all but these. */
	readonly negated?: boolean | undefined;
	/** Written `^!`, which is not the canonical order. */
	readonly swapped?: boolean | undefined;
	readonly pieces: readonly PieceId[];
}

/** `[a-d1-2,#]`: cells. */
export interface Range extends Located {
	readonly negated?: boolean | undefined;
	readonly areas: readonly [Area, ...Area[]];
}

/** `#` the edge, `.` the rest, `+` attacked, `*` not attacked, `:` cells whose piece has not moved; or a box, counted from 0. */
export type Area =
	| (Located & { readonly type: 'sign'; readonly sign: '#' | '.' | '+' | '*' | ':' })
	| (Located & {
			readonly type: 'box';
			readonly files?: Interval | undefined;
			readonly ranks?: Interval | undefined;
			readonly levels?: Interval | undefined;
			readonly rows?: Interval | undefined;
	  });

/** Inclusive bounds from 0. `single`: written as one coordinate. */
export interface Interval {
	readonly from: number;
	readonly to: number;
	/** Written `3-3`, which is not canonical. */
	readonly doubled?: boolean | undefined;
}
