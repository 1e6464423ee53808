/** The language of the texts in this folder. */
const LANGUAGE = 'en';

/** A text for each class of numbers of the language: English has `one` and `other`. */
export type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string };

/** Chooses the form that a number needs. */
export const plural = (count: number, forms: Forms): string => forms[new Intl.PluralRules(LANGUAGE).select(count)] ?? forms.other;

/** A number with separators. */
export const number = (value: number): string => value.toLocaleString(LANGUAGE);

/** `a, b, and c` */
export const list = (parts: readonly string[]): string => new Intl.ListFormat(LANGUAGE).format(parts);
