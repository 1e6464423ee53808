import type { Draft } from './draft.js';
import type { Lowering } from './lowering.js';

/** Parts of a turn, and when captured pieces leave the board; the phases themselves are made in `phases.ts`. */
export const TURNS: Lowering = { rules: { turn: ['enpassant', 'balance'], multicapture: ['completed', 'immediate'] }, lower: turns };

function turns(_draft: Draft): void {}
