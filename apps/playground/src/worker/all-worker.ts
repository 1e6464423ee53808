import { explain } from '@x/core/explain';
import { anyOffer, listed, namedSo, sheetOf } from './all-offers.js';
import { countTree, readDivide } from './count.js';
import { diagramOf, kindsOf } from './diagrams.js';
import { createEngine } from './engine.js';
import { readFeen, writeFeen } from './feen.js';
import { checkRules } from './own-rules.js';
import { planeSkills } from './plane/skills.js';
import { serve } from './serve.js';

/**
 * The worker that can do everything: compile all presets, say why a move is refused, tell rules, count moves. It brings the compiler and the literal interpreter,
 * so it is loaded when something is asked that the first worker cannot answer.
 */
serve(
	createEngine(anyOffer, {
		explain,
		listed,
		namedSo,
		sheetOf,
		countTree,
		readDivide,
		checkRules,
		kindsOf,
		diagramOf,
		writeFeen,
		readFeen,
		...planeSkills,
	}),
);
