import { premovesOf } from '@x/board/game';
import { explain } from '@x/describe/explain';
import { gameIdOf } from '@x/pgn/games';
import { repairLink } from '../link/repair.js';
import { listed, sheetOf } from './all-games.js';
import { planOfRules } from './analysis/plan.js';
import { syntaxOf } from './analysis/syntax.js';
import type { Capabilities } from './capabilities.js';
import { completeRules, exportRules, galleryEntries, importSections, wordGroups } from './conversions.js';
import { changesOf, copyRules, differencesOf } from './copy.js';
import { countTree, readDivide } from './count.js';
import { diagramOf, figuresOf, kindsOf } from './diagrams.js';
import { drawnText } from './drawn-text.js';
import { endView } from './end-view.js';
import { scoredText } from './evaluation/scored-text.js';
import { readFeen, writeFeen } from './feen.js';
import { inksOf, meaningAt } from './inks/inks.js';
import { fbrView } from './languages/fbr-view.js';
import { ownRules } from './languages/ids.js';
import { notationsView, readNotation } from './notations/notations.js';
import { planeNotations, readPlaneNotation } from './notations/plane.js';
import { chooseMove } from './opponent/opponent.js';
import { playGames } from './opponent/self-play.js';
import { checkRules } from './own-rules.js';
import { picturesOf } from './pictures.js';
import { pieceOf } from './piece/piece.js';
import { planeCapabilities } from './plane/capabilities.js';
import { choosePlaneMove } from './plane/opponent.js';
import { isPlane } from './protocol.js';
import { recognise } from './recognise/recognise.js';
import { ruleText } from './rule-text.js';
import { readSetUp, setUpOf } from './set-up.js';
import { shareOf, sharePlane } from './share/share.js';
import { layersOf, sightOf } from './sight.js';

/** All optional capabilities of an engine. */
export const allCapabilities: Capabilities = {
	explain,
	sightOf,
	layersOf,
	setUpOf,
	readSetUp,
	endView,
	premovesOf,
	drawnText,
	scoredText,
	listed,
	gameIdOf,
	chooseMove: (ask, at) => (isPlane(ask.doc.ruleset) ? choosePlaneMove(ask) : chooseMove(at(ask.doc, ask.node), ask)),
	playGames,
	sheetOf: (id) => {
		const rules = sheetOf(id);
		const own = ownRules(id);
		const changes = own && changesOf(own, rules.title);
		return changes === undefined ? rules : { ...rules, changes };
	},
	countTree,
	readDivide,
	checkRules,
	gallery: galleryEntries,
	words: wordGroups,
	syntax: syntaxOf,
	ruleText,
	inks: inksOf,
	meaning: meaningAt,
	plan: planOfRules,
	complete: completeRules,
	copy: copyRules,
	differences: differencesOf,
	imports: importSections,
	exports: exportRules,
	fbrView,
	recognise,
	repairLink,
	notations: notationsView,
	readNotation,
	planeNotations,
	readPlaneNotation,
	shareOf,
	sharePlane,
	kindsOf,
	diagramOf,
	figuresOf,
	pieceOf,
	picturesOf,
	writeFeen,
	readFeen,
	...planeCapabilities,
};
