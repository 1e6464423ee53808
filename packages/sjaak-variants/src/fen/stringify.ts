import type { Position } from '@x/core';
import { positionGiven } from '@x/core/engine';
import { definitionOf } from '../definition-of.js';
import { Plan } from '../ruleset/plan.js';
import type { Variant } from '../syntax.js';
import { arrangementOfPosition } from './of-position.js';
import { writeFen } from './write.js';

/**
 * Writes a position of a variant as a FEN of six fields in Sjaak's dialect: holes as `*`, pieces in hand in brackets if the game has hands,
 * castling rights followed by the files of unmoved pieces on the edge.
 *
 * @example
 * import { compile } from '@x/core/compile';
 * import { parse } from '@x/sjaak-variants';
 * import { toRuleset } from '@x/sjaak-variants/rules';
 * const [tiny] = parse('Variant: Tiny\nBoard: 4x4\nFEN: "3k/4/4/K3 w"\nPiece: King\nMove: leap (0,1)\nSymbol: "K", "K,k"\nFlags: royal').variants;
 * stringifyFen(compile(toRuleset(tiny!)).start, tiny!) // '3k/4/4/K3 w - - 0 1'
 */
export function stringifyFen(position: Position, variant: Variant): string {
	positionGiven(position);
	const plan = new Plan(definitionOf(variant));
	return writeFen(plan.definition, arrangementOfPosition(plan, position), plan.hands);
}
