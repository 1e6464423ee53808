import { explain } from '@x/describe/explain';
import { listed, namedSo, sheetOf } from './all-games.js';
import { exportRules, galleryEntries, importSections } from './conversions.js';
import { countTree, readDivide } from './count.js';
import { diagramOf, kindsOf } from './diagrams.js';
import type { Capabilities } from './engine.js';
import { readFeen, writeFeen } from './feen.js';
import { fbrView } from './languages/fbr-view.js';
import { checkRules } from './own-rules.js';
import { pieceOf } from './piece/piece.js';
import { planeCapabilities } from './plane/capabilities.js';
import { recognise } from './recognise/recognise.js';

/** All optional capabilities of an engine. */
export const allCapabilities: Capabilities = {
	explain,
	listed,
	namedSo,
	sheetOf,
	countTree,
	readDivide,
	checkRules,
	gallery: galleryEntries,
	imports: importSections,
	exports: exportRules,
	fbrView,
	recognise,
	kindsOf,
	diagramOf,
	pieceOf,
	writeFeen,
	readFeen,
	...planeCapabilities,
};
