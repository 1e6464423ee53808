/** Whether a part must be written. Without an entry it must not. */
export type Need = 'required' | 'optional';

/** The effect of a rule; `describe` and the support table group by it. */
export type RuleClass = 'macro' | 'topology' | 'restriction' | 'effect' | 'turn' | 'end' | 'hand' | 'influence';

/**
 * The syntax and the meaning of an attribute. `meaning` is a sentence with places for the parts: `{number}`, `{prefix}`, `{set}`, `{range}`,
 * `{values}`, `{direction}`, `{word}` and `{multiset}`; behind a bar stand the words if the part is absent.
 */
export interface AttributeRow {
	readonly meaning: string;
	/** The meaning with a number, where it is another one. */
	readonly numbered?: string;
	readonly number?: Need;
	readonly defaultNumber?: number;
	readonly prefix?: Need;
	readonly defaultPrefix?: string;
	readonly set?: Need;
	readonly range?: Need;
	readonly values?: Need;
	/** `!` may stand before it; the meaning is then this one. */
	readonly negatable?: string;
	/** The piece set of the rule must be written. */
	readonly needsSet?: true;
	/** It has an effect only together with one of these rules. */
	readonly needsRule?: readonly string[];
	/** It has an effect only with one of these attributes of the same rule. */
	readonly needsAttribute?: readonly string[];
	/** Not in the source document; used by an expansion or proposed by its author. */
	readonly extension?: true;
}

/** The syntax and the meaning of a rule. */
export interface RuleRow {
	readonly meaning: string;
	/** The meanings of these parts, where the meaning does not contain them. */
	readonly more?: { readonly prefix?: string; readonly set?: string; readonly range?: string };
	readonly classes: readonly RuleClass[];
	readonly prefix?: Need;
	readonly defaultPrefix?: string;
	readonly order?: Need;
	readonly direction?: Need;
	readonly set?: Need;
	/** The set that is meant if none is written. */
	readonly defaultSet?: string;
	/** The set names pieces that come into the game with the rule. */
	readonly newPieces?: true;
	readonly range?: Need;
	readonly word?: Need;
	readonly attributes?: Readonly<Record<string, AttributeRow>>;
	/** At least one attribute must be written. */
	readonly attributed?: true;
	/** The attribute that is meant if none is written. */
	readonly defaultAttribute?: string;
	/** Of each list at most one attribute may be written. */
	readonly exclusive?: readonly (readonly string[])[];
	/** Spellings of attributes that are accepted with a warning. */
	readonly aliases?: Readonly<Record<string, string>>;
	/** A set in the place of an attribute is the set of the rule. */
	readonly bareSet?: true;
	/** A number in the place of an attribute is the argument of this one. */
	readonly bareNumber?: string;
	/** It has an effect only together with one of these rules. */
	readonly needsRule?: readonly string[];
	/** Several rules of this name add up; otherwise the last one with the same prefix and order holds. */
	readonly adds?: true;
}
