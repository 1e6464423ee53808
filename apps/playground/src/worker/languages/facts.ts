import { CANNON_SKIRMISH } from '../../lazy/workshop/cannon-skirmish.js';
import { json as words } from '../../strings/json.js';
import { sectionsOf } from '../sections.js';
import { CANNON_SKIRMISH_JSON } from './cannon-skirmish-json.js';
import { headersOf } from './headers.js';
import type { LanguageId } from './ids.js';
import { LION_SKIRMISH } from './lion-skirmish.js';

/** The properties of a language that the page needs. They do not require the packages that read it. */
export interface LanguageFacts {
	readonly title: string;
	/** The first words of a text. */
	readonly placeholder: string;
	/** A text to begin with. */
	readonly example: string;
	/** How many games a text defines. Of several the one with the caret is played. */
	readonly count: (text: string) => number;
}

export const FACTS: Readonly<Record<LanguageId, LanguageFacts>> = {
	sjaak: {
		title: 'variants.txt',
		placeholder: 'Variant: My chess',
		example: CANNON_SKIRMISH,
		count: (text) => sectionsOf(text).length,
	},
	fairy: {
		title: 'variants.ini',
		placeholder: '[mychess:chess]',
		example: `[cannon-skirmish]
maxRank = 6
maxFile = 6
startFen = c1k2c/6/6/6/6/C1K2C w - - 0 1
king = k
cannon = c
stalemateValue = loss
`,
		count: (text) => headersOf(text).length,
	},
	fbr: {
		title: 'FBR',
		placeholder: 'royal K Q R B N P +P',
		example: LION_SKIRMISH,
		count: () => 1,
	},
	json: {
		title: words.title,
		placeholder: '{ "title": "My chess", "rules": { … } }',
		example: CANNON_SKIRMISH_JSON,
		count: () => 1,
	},
};

/** The languages in their order. */
export const LANGUAGE_IDS = Object.keys(FACTS) as readonly LanguageId[];
