import type { ComponentType, JSX } from 'preact';
import * as strings from '../../strings/workshop-sections.js';
import type { LanguageId } from '../../worker/protocol.js';
import { CheatSheet } from './CheatSheet.js';
import { Differences } from './Differences.js';
import { Export } from './Export.js';
import { Fold } from './Fold.js';
import { Definition } from './fbr/Definition.js';
import { Gallery } from './Gallery.js';
import { Import } from './Import.js';
import type { SectionProps } from './section.js';

/** A section that is created when it is opened. */
const folded = (title: string, Part: ComponentType<SectionProps>) =>
	function Section(props: SectionProps): JSX.Element {
		return <Fold title={title}>{() => <Part {...props} />}</Fold>;
	};

const gallery = folded(strings.gallery, Gallery);
const exports = folded(strings.exportTitle, Export);
const differences = folded(strings.differencesTitle, Differences);
const cheatSheet = folded(strings.cheatSheet, CheatSheet);

/** The sections of the workshop for a language. */
interface Sections {
	/** Between the rules and the pictures of the pieces. */
	readonly above: readonly ComponentType<SectionProps>[];
	readonly below: readonly ComponentType<SectionProps>[];
}

export const SECTIONS: Readonly<Record<LanguageId, Sections>> = {
	sjaak: { above: [], below: [differences, cheatSheet, gallery, folded(strings.importTitle, Import), exports] },
	fairy: { above: [], below: [differences, cheatSheet, exports] },
	json: { above: [], below: [differences, cheatSheet, gallery, exports] },
	fbr: { above: [Definition], below: [differences, cheatSheet, gallery, exports] },
};
