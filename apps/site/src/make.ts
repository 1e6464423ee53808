import { keep } from './made.js';
import { fbrSection } from './makers/fbr.js';
import { gamesSection } from './makers/games.js';
import { type EntryPoints, referenceSection } from './makers/reference.js';
import type { Section } from './page.js';

/** The sources of the reference. */
export interface Given {
	readonly entries: EntryPoints;
	/** The file of typedoc-plugin-markdown. */
	readonly plugin: string;
}

/** The sections that take long to make, by their addresses. */
const MAKERS: Readonly<Record<string, (given: Given) => Section | Promise<Section>>> = {
	rules: gamesSection,
	fbr: fbrSection,
	reference: ({ entries, plugin }) => referenceSection(entries, plugin),
};

/** Makes a section and keeps it. */
export const make = async (path: string, given: Given): Promise<void> => keep(await MAKERS[path]!(given));
