import { fairy } from './fairy.js';
import { fbr } from './fbr.js';
import type { LanguageId } from './ids.js';
import { json } from './json.js';
import type { Language } from './language.js';
import { sjaak } from './sjaak.js';

/** All languages in which rules are written. */
export const LANGUAGES: Readonly<Record<LanguageId, Language>> = { sjaak, fairy, fbr, json };
