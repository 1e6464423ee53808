import { LOCALES, type Locale } from '../../src/locales.js';

/** The options of a row, with the letters of its language. */
export const withLetters = <Options extends { readonly pieces?: unknown }>(options: Options | undefined): Options | undefined =>
	typeof options?.pieces === 'string' ? { ...options, pieces: LOCALES[options.pieces as Locale] } : options;
