import type { Names, Ruleset } from '@x/core';
import { normalise } from '@x/core/build';
import { asNumber, nodesIn } from '@x/core/rules';
import { checkOptions, NotationError, objectGiven } from '@x/diagnostics';
import { define } from './define.js';
import { type Converted, loss } from './losses.js';
import { compareRulesets } from './recognise/compare.js';
import { readRuleset, readWalks } from './recognise/definition.js';
import { Report } from './report.js';
import { buildRuleset } from './ruleset/build.js';
import type { Switch, Variant } from './syntax.js';
import { MOST_FILES, MOST_SQUARES } from './words.js';
import { writeVariant } from './write.js';

export interface FromRulesetOptions {
	/** The names of the ruleset's parts in notations: letters of pieces, castling, en passant. */
	readonly names?: Names | undefined;
	/** The name of the variant; "Unnamed" by default. */
	readonly title?: string | undefined;
}

const refuse = (message: string): never => {
	throw new NotationError([{ code: 'sjaak/inexpressible', message, severity: 'error', span: { from: 0, to: 0 } }]);
};

/**
 * Converts a ruleset to a variant, as far as the language can express the rules, and lists the losses.
 *
 * The conversion analyses the moves of every kind square by square, writes lines for them, and converts these lines back to rules. `lost`
 * lists the differences, each with its path in the ruleset.
 *
 * @throws {RangeError} if the language cannot express the board: it does not consist of files and ranks from zero, is larger than 26x26, or
 * wraps around.
 *
 * @example
 * import { chess } from '@x/games/chess';
 * import { stringify } from '@x/sjaak-variants';
 * stringify(fromRuleset(chess.rules, { names: chess.names, title: 'Chess' }).value).split('\n')[1] // 'Board: 8x8'
 */
export function fromRuleset(given: Ruleset, options: FromRulesetOptions = {}): Converted<Variant> {
	objectGiven(given, 'ruleset', 'a Ruleset', 'space', 'kinds', 'paths');
	checkOptions(options, { names: 'object', title: 'string' });
	const { names, title = 'Unnamed' } = options;
	const ruleset = normalise(given);
	const { axes } = ruleset.space;
	const sizes = axes.map(({ extent, wrap }) => (Number(extent[0]) === 0 && wrap !== true ? Number(extent[1]) + 1 : Number.NaN));
	const [files = Number.NaN, ranks = Number.NaN] = sizes;
	if (axes.length !== 2 || !(files <= MOST_FILES && ranks <= MOST_FILES && files * ranks <= MOST_SQUARES))
		return refuse('The language needs a board of at most 26 files and 26 ranks without wraps');
	if (ruleset.sideOrder.length !== 2) return refuse('The language needs two sides');
	const neutral = ruleset.start.pieces.filter(({ piece }) => !(piece.side in ruleset.sides)).length;
	const left = neutral > 0 ? [loss('lost-start', 'start.pieces', `${neutral} neutral pieces are omitted.`)] : [];
	let best = written(ruleset, names, title, []);
	// A promotion without such a line may follow from a rule.
	if (best.lost.some(({ code }) => code === 'sjaak/lost-moves')) {
		for (const rules of PROMOTING) {
			const other = written(ruleset, names, title, rules);
			if (other.lost.length < best.lost.length) best = other;
		}
	}
	return { value: best.value, lost: [...left, ...best.lost] };
}

/** Rules that change how pieces promote. */
const PROMOTING: readonly (readonly Switch[])[] = [['quiet promotion'], ['promote by move']];

/** Whether laws forbid repetition. */
const repeats = (forbid: Ruleset['forbid']): boolean =>
	forbid.some(({ if: condition }) => nodesIn('condition', condition).number.some((number) => asNumber('repeats', number) !== undefined));

/** A definition read with certain rules, and its differences from the ruleset. */
function written(ruleset: Ruleset, names: Names | undefined, title: string, rules: readonly Switch[]): Converted<Variant> {
	const reading = readRuleset(ruleset, names, title, new Set(rules));
	const value = writeVariant(reading.definition);
	const report = new Report('', 100, false);
	const definition = define(value, report);
	if (definition === undefined || report.failed) {
		const faults = report.problems
			.filter(({ severity }) => severity === 'error')
			.map(({ message }) => loss('lost-start', 'start', message));
		return { value, lost: faults };
	}
	const exact = Object.keys(ruleset.traces).length > 0 || repeats(ruleset.forbid);
	const rebuilt = normalise(buildRuleset(definition, { exact }));
	return { value, lost: compareRulesets(ruleset, names, reading, rebuilt, readWalks(rebuilt)) };
}
