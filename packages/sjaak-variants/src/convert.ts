import type { GameDefinition, Ruleset, Setup } from '@x/core';
import { checkOptions, type Diagnostic, NotationError, textGiven } from '@x/diagnostics';
import { usual } from '@x/fen/dialects';
import type { Arrangement } from './arrangement.js';
import type { Definition } from './definition.js';
import { definitionOf } from './definition-of.js';
import { readFen } from './fen/read.js';
import { namesOf } from './names.js';
import { Report } from './report.js';
import { buildSourced } from './ruleset/build.js';
import { Plan } from './ruleset/plan.js';
import { setupOf } from './ruleset/setup.js';
import { shortName } from './short-name.js';
import type { Variant } from './syntax.js';

export interface RulesetOptions {
	/**
	 * Another start position than that of the file, in the same dialect. Castling depends on it: with a king and rooks of Chess960 the
	 * rules are those of that game.
	 */
	readonly fen?: string | undefined;
	/**
	 * Includes perpetual checks, chases and forbidden repetitions. Only the reference interpreter of `@x/core` plays these; the compiled
	 * game ends such games as repetitions.
	 */
	readonly exact?: boolean | undefined;
}

const throwing = (problems: readonly Diagnostic[]): never => {
	throw new NotationError(problems);
};

function arrangementOf(fen: string, definition: Definition): Arrangement {
	const report = new Report(fen, 1000, definition.engine);
	const arrangement = readFen(fen, 0, definition, report);
	return report.failed ? throwing(report.problems) : arrangement;
}

/**
 * Converts a variant to a ruleset including its start position, for `compile` of `@x/core`.
 *
 * @throws {NotationError} if the variant or the FEN has faults: all of them.
 *
 * @example
 * import { parse } from '@x/sjaak-variants';
 * const tiny = 'Variant: Tiny\nBoard: 4x4\nFEN: "3k/4/4/K3 w - -"\nPiece: King\nMove: leap (0,1)\nSymbol: "K", "K,k"\nFlags: royal';
 * toRuleset(parse(tiny).variants[0]!).royal // { is: 'at', a: { kind: [ 'K' ] } }
 */
export function toRuleset(variant: Variant, options: RulesetOptions = {}): Ruleset {
	return built(variant, options).rules;
}

/** The rules of a variant with the lines that they come from. */
function built(variant: Variant, options: RulesetOptions): ReturnType<typeof buildSourced> {
	checkOptions(options, { fen: 'string', exact: 'boolean' });
	const { fen, exact = false } = options;
	const definition = definitionOf(variant);
	return buildSourced(definition, { exact }, fen === undefined ? definition.start : arrangementOf(fen, definition));
}

/**
 * Converts a variant to a game for `compile` of `@x/core`: its rules, and the names of their parts in FEN, SAN and coordinates.
 *
 * @throws {NotationError} if the variant or the FEN has faults: all of them.
 *
 * @example
 * import { parse } from '@x/sjaak-variants';
 * import { compile } from '@x/core/compile';
 * const tiny = 'Variant: Tiny\nBoard: 4x4\nFEN: "3k/4/4/K3 w - -"\nPiece: King\nMove: leap (0,1)\nSymbol: "K", "K,k"\nFlags: royal';
 * const game = compile(toGame(parse(tiny).variants[0]!));
 * [game.id, game.title, moveName(legal(game.start)[0]!).length] // [ 'tiny', 'Tiny', 4 ]
 */
export function toGame(variant: Variant, options: RulesetOptions = {}): GameDefinition {
	const { rules, sources } = built(variant, options);
	const { name } = definitionOf(variant);
	return { id: shortName(name), title: name, rules, names: namesOf(new Plan(definitionOf(variant)), rules), dialects: [usual], sources };
}

/**
 * Reads a FEN in Sjaak's dialect as a setup of a variant, for `position` of `@x/core`.
 *
 * @throws {NotationError} if the FEN has faults: all of them.
 *
 * @example
 * import { parse } from '@x/sjaak-variants';
 * const tiny = 'Variant: Tiny\nBoard: 4x4\nFEN: "3k/4/4/K3 w - -"\nPiece: King\nMove: leap (0,1)\nSymbol: "K", "K,k"\nFlags: royal';
 * parseFen('k3/4/4/K3 b - -', parse(tiny).variants[0]!).phase // 'black'
 */
export function parseFen(fen: string, variant: Variant): Setup {
	textGiven(fen, 'fen');
	const definition = definitionOf(variant);
	return setupOf(new Plan(definition), arrangementOf(fen, definition));
}
