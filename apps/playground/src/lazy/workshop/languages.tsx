import type { ComponentType, JSX } from 'preact';
import type { LanguageId } from '../../worker/protocol.js';
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

const gallery = folded('Gallery', Gallery);
const exports = folded('Export', Export);

/** The sections of the workshop under the rules, for each language. */
export const SECTIONS: Readonly<Record<LanguageId, readonly ComponentType<SectionProps>[]>> = {
	sjaak: [gallery, folded('Import from Fairy-Stockfish', Import), exports],
	fairy: [exports],
	fbr: [Definition, gallery, exports],
};
