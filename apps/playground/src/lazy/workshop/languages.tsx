import type { ComponentType, JSX } from 'preact';
import { workshop as words } from '../../strings/workshop.js';
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

const gallery = folded(words.sections.gallery, Gallery);
const exports = folded(words.sections.exports, Export);
const differences = folded(words.sections.differences, Differences);
const cheatSheet = folded(words.sections.cheatSheet, CheatSheet);

/** The sections of the workshop for a language. */
interface Sections {
	/** Between the rules and the pictures of the pieces. */
	readonly above: readonly ComponentType<SectionProps>[];
	readonly below: readonly ComponentType<SectionProps>[];
}

export const SECTIONS: Readonly<Record<LanguageId, Sections>> = {
	sjaak: { above: [], below: [differences, cheatSheet, gallery, folded(words.sections.imports, Import), exports] },
	fairy: { above: [], below: [differences, cheatSheet, exports] },
	json: { above: [], below: [differences, cheatSheet, gallery, exports] },
	fbr: { above: [Definition], below: [differences, cheatSheet, gallery, exports] },
};
