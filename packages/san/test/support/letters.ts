import { LOCALES, type Locale } from '../../src/locales.js';

/** Options of a row, in which a language stands for its letters. */
export const withLetters = <Options extends { readonly pieces?: unknown }>(options: Options | undefined): Options | undefined =>
	typeof options?.pieces === 'string' ? { ...options, pieces: LOCALES[options.pieces as Locale] } : options;
