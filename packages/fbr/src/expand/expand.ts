import { checkOptions, isNotationError, type OptionRule, objectGiven, type Result } from '@x/diagnostics';
import { withoutCancelled } from '../in-force.js';
import { Printer } from '../print.js';
import type { RuleName } from '../table/names.js';
import type { Attribute, Fbr, Rule } from '../tree.js';
import { alice } from './alice.js';
import { bouncing } from './bounces.js';
import { andernach, atomic, benedict, cheshire } from './captures.js';
import { edited } from './edit.js';
import { swapping, switching } from './exchanges.js';
import type { Macro, Rewritten } from './macro.js';
import { refusal } from './refusal.js';
import { spacious } from './spacious.js';
import { avalanche, monster } from './turns.js';

/** One rule replaced by what it stands for. */
export interface ExpansionStep {
	readonly rule: Rule;
	readonly before: Fbr;
	readonly after: Fbr;
	/** Where this differs from the example of the source, and why. */
	readonly note?: string | undefined;
}

export interface Expansion {
	/** The value without macro rules. */
	readonly value: Fbr;
	readonly steps: readonly ExpansionStep[];
}

export interface ExpandOptions {
	readonly limits?:
		| {
				/** The most macro rules that are replaced; 32 by default. */
				readonly steps?: number | undefined;
				/** The longest canonical text of a result, in UTF-16 units; 262144 by default. */
				readonly length?: number | undefined;
		  }
		| undefined;
}

/** The macros in the order in which they are expanded: a transfer between boards ends the moves that the others make. */
const MACROS: ReadonlyMap<RuleName, Macro> = new Map<RuleName, Macro>([
	['bouncing', bouncing],
	['spacious', spacious],
	['torus', spacious],
	['swapping', swapping],
	['switching', switching],
	['atomic', atomic],
	['andernach', andernach],
	['benedict', benedict],
	['cheshire', cheshire],
	['avalanche', avalanche],
	['monster', monster],
	['alice', alice],
]);

const RULES: Readonly<Record<keyof ExpandOptions, OptionRule>> = { limits: 'object' };
const LIMIT_RULES: Readonly<Record<'steps' | 'length', OptionRule>> = { steps: 'number', length: 'number' };
const CANONICAL = new Printer(false);

/**
 * Replaces the macro rules by the rules and pieces that they stand for, one rule in each step. Rules without an expansion stay.
 *
 * @throws {TypeError} if an argument is wrong.
 * @throws {NotationError} if a rule cannot be expanded, or a limit is exceeded.
 *
 * @example
 * const { value, steps } = expand(parse('avalanche K P +P'));
 * stringify(value) // 'turn<1> turn#<2>{!p}=avalanche K P #P=mfW +P'
 * steps.map(({ rule }) => rule.name) // [ 'avalanche' ]
 */
export function expand(value: Fbr, options: ExpandOptions = {}): Expansion {
	objectGiven(value, 'value', 'a tree of FBR', 'rules');
	checkOptions(options, RULES);
	checkOptions(options.limits, LIMIT_RULES, 'options.limits');
	const { steps: most = 32, length = 262_144 } = options.limits ?? {};
	const steps: ExpansionStep[] = [];
	let now = value;
	for (;;) {
		const rule = next(now);
		if (rule === undefined) return { value: now, steps };
		if (steps.length >= most)
			throw refusal(
				'too-many-steps',
				rule,
				`Expected at most ${most} macro rules, found more.`,
				'Write each rule once, or raise `limits.steps`.',
			);
		const { value: after, note } = step(now, rule);
		const size = CANONICAL.fbr(after).length;
		if (size > length)
			throw refusal(
				'too-large',
				rule,
				`Expected at most ${length} characters after the expansion, found ${size}.`,
				'Raise `limits.length`.',
			);
		steps.push({ rule, before: now, after, ...(note !== undefined && { note }) });
		now = after;
	}
}

/**
 * Replaces the macro rules, and lists why that is not possible.
 *
 * @throws {TypeError} if an argument is wrong.
 *
 * @example
 * const result = safeExpand(parse('8x8x3\nalice=4D K'));
 * result.ok ? [] : result.problems.map(({ code }) => code) // [ 'fbr/boards' ]
 */
export function safeExpand(value: Fbr, options?: ExpandOptions): Result<Expansion> {
	try {
		return { ok: true, value: expand(value, options), warnings: [] };
	} catch (error) {
		if (!isNotationError(error)) throw error;
		return { ok: false, problems: error.problems };
	}
}

/** Whether a rule stands for others. `torus` is a macro only where `spacious` applies. */
const isMacro = ({ name, attributes = [] }: Rule): boolean =>
	MACROS.has(name) && (name !== 'torus' || attributes.some((one) => one.name === 'spacious'));

/** The macro rule to replace next: a cancellation first, then in the order of the table. */
function next({ rules }: Fbr): Rule | undefined {
	const macros = rules.filter((rule) => isMacro(rule) || (rule.negated && MACROS.has(rule.name)));
	const active = new Set(macros.flatMap(({ name, negated }) => (negated ? [] : [name])));
	const cancellation = macros.find((rule) => rule.negated && (rule.name !== 'torus' || active.has('torus')));
	if (cancellation !== undefined) return cancellation;
	for (const name of MACROS.keys()) {
		const rule = macros.find((one) => one.name === name && !one.negated);
		if (rule !== undefined) return rule;
	}
	return undefined;
}

const step = (value: Fbr, rule: Rule): Rewritten => (rule.negated ? cancelled(value, rule) : MACROS.get(rule.name)!(value, rule));

/** The definitions instead of a step of an expansion: without its rule, and without each attribute of the rule. */
export function insteadOf({ rule, before }: ExpansionStep): readonly { readonly value: Fbr; readonly attribute?: Attribute }[] {
	if (rule.negated) return [];
	const { attributes = [], ...bare } = rule;
	const found = attributes.flatMap((attribute) => {
		const others = attributes.filter((one) => one !== attribute);
		const less: Rule = { ...bare, ...(others.length > 0 && { attributes: others }) };
		if (!isMacro(less)) return [{ value: before, attribute }];
		const rules = before.rules.map((one) => (one === rule ? less : one));
		try {
			return [{ value: step({ ...before, rules }, less).value, attribute }];
		} catch (error) {
			// An attribute may be needed, such as one for the number of boards.
			if (!isNotationError(error)) throw error;
			return [];
		}
	});
	return isMacro(bare) ? [{ value: before }, ...found] : found;
}

/** Takes away the rules that a cancellation stands behind, and the cancellation. */
function cancelled(value: Fbr, rule: Rule): Rewritten {
	const at = value.rules.indexOf(rule);
	const rules = [...withoutCancelled(value.rules.slice(0, at), rule), ...value.rules.slice(at + 1)];
	return { value: { ...edited(value, rule, {}), rules }, note: `${rule.name} is cancelled.` };
}
