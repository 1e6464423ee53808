import type { Located, Mbn, PieceId, PieceSet, Range } from '@x/mbn';
import type { AttributeName, RuleName } from './table/names.js';

/** A game, or a part of its definition: C/CIF's entry. */
export interface Fbr extends Located {
	/** The name of the game. */
	readonly title?: string | undefined;
	readonly board?: BoardSize | undefined;
	/** FEN of the start, with `:FD:` names and prefixes. */
	readonly start?: string | undefined;
	readonly rules: readonly Rule[];
	/** The pieces, macros, promotions and castlings. Their blanks are in `layout`. */
	readonly pieces: Mbn;
	/** How the text was laid out, where that is not canonical. Only the style `exact` reads it. */
	readonly layout?: Layout | undefined;
}

/** `8x8`, `8x8x2`. */
export interface BoardSize {
	readonly files: number;
	readonly ranks: number;
	/** How many boards, if there are several. */
	readonly boards?: number | undefined;
}

/** The order of the parts of a text, and the blanks before each and after the last. */
export interface Layout {
	readonly parts: readonly LayoutPart[];
	readonly gaps: readonly string[];
}

/** A line of the head as it was written, or the next rule or piece. */
export type LayoutPart = { readonly type: 'title' | 'board' | 'start'; readonly text: string } | { readonly type: 'rule' | 'piece' };

/** `turn#<2>{!p}=avalanche`. */
export interface Rule extends Located {
	readonly name: RuleName;
	/** `!`: cancels a default or an earlier rule. */
	readonly negated?: boolean | undefined;
	/** One of `+ - # * $ % &`: the prefix of the items that belong to the rule. */
	readonly prefix?: string | undefined;
	/** `<n>`. */
	readonly direction?: Compass | undefined;
	/** `<2>`: order or priority; the lowest number comes first. */
	readonly order?: number | undefined;
	readonly set?: PieceSet | undefined;
	readonly range?: Range | undefined;
	/** `/Word/`, without its slashes. */
	readonly word?: string | undefined;
	readonly attributes?: readonly Attribute[] | undefined;
	/** The text of the rule, if it is not the canonical one. Only the style `exact` reads it. */
	readonly written?: string | undefined;
}

export type Compass = 'n' | 's' | 'e' | 'w' | 'ne' | 'nw' | 'se' | 'sw';

/** `castle{R}`, `maxchecks(3)`, `!capture`. */
export interface Attribute extends Located {
	readonly name: AttributeName;
	readonly negated?: boolean | undefined;
	readonly number?: number | undefined;
	readonly prefix?: string | undefined;
	readonly set?: PieceSet | undefined;
	readonly range?: Range | undefined;
	/** `most{M=1,K=1000}`. */
	readonly values?: readonly PieceValue[] | undefined;
}

export interface PieceValue {
	readonly piece: PieceId;
	readonly value: number;
}
