import type { MoveParts, Position, Ruleset, Setup } from '@x/core';
import { history, legal, outcome, pieceAt, setupOf, turn } from '@x/core';
import { kindsDenoted, movePartsOf, positionGiven } from '@x/core/engine';
import { type ReferenceGame, type ReferenceMove, reference, type State } from '@x/core/reference';
import { checkOptions, misuse, NotationError, type OptionRule, objectGiven, type Span } from '@x/diagnostics';
import { commentsOf, describe } from '../describe/describe.js';
import { expand } from '../expand/expand.js';
import { type AttributeName, RULES, type RuleName } from '../table/names.js';
import type { Fbr } from '../tree.js';
import { rulesOfId } from './rule-names.js';
import { type ToGameOptions, toGame } from './to-game.js';
import { type Part, partNamed, partsOf, withoutParts } from './without.js';

/** A rule that forbids a move. */
export interface Reason {
	readonly rule: RuleName;
	readonly attribute?: AttributeName | undefined;
	/** The place of the rule in the text of the definition; absent for rules that hold by default. */
	readonly span?: Span | undefined;
	/** The meaning of the rule. */
	readonly text: string;
}

/** Whether a move is legal; if not, a stable code, the reason in words, and the rules that forbid it. */
export type MoveExplanation =
	| { readonly legal: true }
	| {
			readonly legal: false;
			/**
			 * `no-piece`, `not-your-piece`: no own piece stands on the first cell. `game-over`: the game has ended, by `reasons`. `rule`: rules
			 * forbid the move. `no-move`: the moves of the piece do not lead there, whatever the rules.
			 */
			readonly code: 'no-piece' | 'not-your-piece' | 'game-over' | 'rule' | 'no-move';
			/** Such as `dontcross: the elephant on c3 may not go to c6.`, and the meaning of the rule. */
			readonly message: string;
			readonly reasons: readonly Reason[];
	  };

export interface ExplainOptions extends ToGameOptions {
	/** Words for pieces by their letters, such as `{ Q: 'queen' }`. By default the comments of the text, or else the titles of the position's game. */
	readonly pieces?: Readonly<Record<string, string>> | undefined;
}

const OPTIONS: Readonly<Record<keyof ExplainOptions, OptionRule>> = { start: 'string', board: 'object', pieces: 'object' };
const PARTS: Readonly<Record<keyof MoveParts, OptionRule>> = { from: 'any', to: 'any', drop: 'string', promotion: 'string' };

/**
 * Explains whether a move is legal in a position of a game that {@link toGame} made, and if not, which rules of the definition forbid it.
 *
 * A law or a choice of the game tells its rule by its id. For all else the game is made again without each rule in turn: a rule forbids the
 * move if the move is legal without it. Where no rule does so alone, the fewest rules that do so together are found. The work is
 * linear in the number of rules, on the reference interpreter, and too slow for search.
 *
 * The move is given as `toMove` of `@x/core` takes it: `'a1d1'`, `{ from, to, promotion }`, `{ drop, to }`.
 *
 * @throws {TypeError} if an argument is wrong.
 * @throws {RangeError} for cells that are not on the board.
 *
 * @example
 * import { compile } from '@x/core/compile';
 * import { parse } from '@x/fbr';
 * import { toGame } from '@x/fbr/game';
 * const value = parse('zone[c]=dontcross R');
 * const { start } = compile(toGame(value, { start: '4/4/R3 w' }));
 * explain(value, start, 'a1d1', { start: '4/4/R3 w' }).legal // → false
 */
export function explain(value: Fbr, position: Position, move: string | MoveParts, options: ExplainOptions = {}): MoveExplanation {
	objectGiven(value, 'value', 'a definition', 'rules', 'pieces');
	checkOptions(options, OPTIONS, 'explain');
	positionGiven(position);
	const parts = typeof move === 'string' ? movePartsOf(position, move) : move;
	if (parts === undefined) misuse('move', 'coordinates such as "e2e4", or an object with `from` and `to`', move);
	checkOptions(parts, PARTS, 'move');
	return new Explainer(value, position, parts, options).explain();
}

class Explainer {
	readonly #value: Fbr;
	readonly #position: Position;
	readonly #options: ExplainOptions;
	readonly #parts: MoveParts;
	readonly #from: number | undefined;
	readonly #to: number;

	constructor(value: Fbr, position: Position, parts: MoveParts, options: ExplainOptions) {
		const { game } = position;
		this.#value = value;
		this.#position = position;
		this.#parts = parts;
		this.#options = options;
		this.#from = parts.from === undefined ? undefined : game.cell(parts.from);
		this.#to = game.cell(parts.to);
	}

	explain(): MoveExplanation {
		const moves = legal(this.#position);
		if (moves.some((move) => this.#isWish(move))) return { legal: true };
		const over = moves.length === 0 ? outcome(this.#position) : undefined;
		if (over !== undefined) {
			const reasons = this.#reasonsOf(over.reason);
			return this.#refused('game-over', reasons.length > 0 ? 'the game is over' : `the game is over: ${over.reason}`, reasons);
		}
		return this.#faultOfPiece() ?? this.#refusedCandidate() ?? this.#forbiddingRules();
	}

	/** Whether a move is the one in question. */
	#isWish({ from, to, kind, promotion }: Pick<ReferenceMove, 'to' | 'kind' | 'promotion' | 'from'>): boolean {
		const { drop, promotion: become } = this.#parts;
		return (
			from === this.#from &&
			to === this.#to &&
			(drop === undefined || this.#from !== undefined || this.#kinds(drop).includes(kind)) &&
			(become === undefined || (promotion !== undefined && this.#kinds(become).includes(promotion)))
		);
	}

	/** The kinds that a word denotes. */
	#kinds(word: string): readonly string[] {
		return kindsDenoted(this.#position.game, word);
	}

	#faultOfPiece(): MoveExplanation | undefined {
		if (this.#from === undefined) return undefined;
		const { game } = this.#position;
		const piece = pieceAt(this.#position, this.#from);
		if (piece === undefined) return this.#refused('no-piece', `there is no piece on ${game.cellName(this.#from)}`, []);
		const { side, phase } = turn(this.#position);
		const admits = game.ruleset.turn.phases[phase]?.pieces;
		const own = piece.side === side || (typeof admits === 'object' && admits.who !== 'friend');
		return own ? undefined : this.#refused('not-your-piece', `the piece on ${game.cellName(this.#from)} belongs to the opponent`, []);
	}

	/** The law that forbids a move to which a path leads, or the choice that prefers another move. */
	#refusedCandidate(): MoveExplanation | undefined {
		const literal = reference(this.#position.game.ruleset);
		const found = literal.candidates(this.#stateIn(literal)).find(({ move, refused }) => refused !== undefined && this.#isWish(move));
		if (found?.refused === undefined) return undefined;
		const reasons = this.#reasonsOf('law' in found.refused ? found.refused.law : found.refused.choice, true);
		return reasons.length === 0 ? undefined : this.#refused('rule', this.#cannot(), reasons);
	}

	/** The rules without which the move is legal. */
	#forbiddingRules(): MoveExplanation {
		const parts = partsOf(this.#value);
		// Earlier positions that a position was set up with are known to its own engine only.
		if (this.#isLegalWithout([])) return this.#refused('rule', this.#cannot(), this.#reasonsOf('nonrepeating'));
		let found = parts.filter((part) => this.#isLegalWithout([part]));
		// Omit a rule whose attribute explains the refusal.
		found = found.filter(
			(one) => one.attribute !== undefined || !found.some(({ rule, attribute }) => rule === one.rule && attribute !== undefined),
		);
		if (found.length === 0) found = this.#fewest(parts);
		const reasons = found.map((part) => this.#reasonOf(part));
		if (reasons.length === 0) return this.#refused('no-move', this.#cannot(), []);
		return this.#refused('rule', this.#cannot(), reasons);
	}

	/** Rules that forbid the move together: each of them alone would allow it if the others were gone. */
	#fewest(parts: readonly Part[]): Part[] {
		const whole = parts.filter(({ rule, attribute }) => attribute === undefined || RULES[rule.name].attributed === true);
		if (!this.#isLegalWithout(whole)) return [];
		return [...whole].reverse().reduce((left, part) => {
			const fewer = left.filter((one) => one !== part);
			return this.#isLegalWithout(fewer) ? fewer : left;
		}, whole);
	}

	#board(): NonNullable<ToGameOptions['board']> {
		const { axes } = this.#position.game.ruleset.space;
		const [files, ranks, boards] = axes.map(({ extent }) => Number(extent[1]) + 1) as [number, number, number?];
		return { files, ranks, ...(boards !== undefined && { boards }) };
	}

	#isLegalWithout(parts: readonly Part[]): boolean {
		const { pieces: _, ...given } = this.#options;
		try {
			const { rules } = toGame(withoutParts(this.#value, parts), { board: this.#board(), ...given });
			const literal = reference(rules);
			return literal.legal(this.#stateIn(literal)).some((move) => this.#isWish(move));
		} catch (error) {
			// Some rules need each other: without one of them there is no game.
			if (error instanceof NotationError) return false;
			throw error;
		}
	}

	/** The position as a state of a game that may lack parts of this one. */
	#stateIn(literal: ReferenceGame): State {
		const fit = (at: Position): Setup => fitted(setupOf(at), literal.ruleset, turn(at).side);
		const seen = history(this.#position)
			.slice(0, -1)
			.map((at) => literal.key(literal.stateOf(fit(at))));
		return literal.stateOf({ ...fit(this.#position), ...(seen.length > 0 && { seen }) });
	}

	/** The rule of a law, a choice or an outcome. Of several rules with one id, the one that forbids the move if `tested`. */
	#reasonsOf(id: string, tested = false): readonly Reason[] {
		const known = rulesOfId(id);
		const parts = known.flatMap(({ rule, attribute }) => partNamed(this.#value, rule, attribute) ?? []);
		const forbids = tested && parts.length > 1 ? parts.find((one) => this.#isLegalWithout([one])) : undefined;
		// Removing a default attribute changes nothing, but it explains more than its rule.
		const part = forbids === undefined ? parts[0] : parts.find(({ rule }) => rule === forbids.rule);
		if (part !== undefined) return [this.#reasonOf(part)];
		const step = expand({ ...this.#value, board: this.#board() }).steps.find(({ after }) =>
			known.some(({ rule, attribute }) => partNamed(after, rule, attribute) !== undefined),
		);
		if (step !== undefined) return [this.#reasonOf({ rule: step.rule })];
		// A rule that holds by default.
		const [first] = known;
		if (first === undefined) return [];
		const { rule: name, attribute } = first;
		return [this.#reasonOf({ rule: { name }, ...(attribute !== undefined && { attribute: { name: attribute } }) })];
	}

	#reasonOf({ rule, attribute }: Part): Reason {
		const { layout: _, start: __, title: ___, board: ____, ...rest } = this.#value;
		const { written: _____, ...bare } = rule;
		const one = attribute === undefined ? bare : { ...bare, attributes: [attribute] };
		const sentences = describe({ ...rest, rules: [one] }, { ...(this.#options.pieces && { pieces: this.#options.pieces }) });
		const text = sentences.find(
			(sentence) => sentence.rule === rule.name && (attribute === undefined || sentence.attribute === attribute.name),
		);
		const span = attribute?.span ?? rule.span;
		return { rule: rule.name, ...(attribute && { attribute: attribute.name }), ...(span && { span }), text: text?.text ?? '' };
	}

	/** `the elephant on c3 may not go to c6`. */
	#cannot(): string {
		const { game } = this.#position;
		const to = game.cellName(this.#to);
		if (this.#from === undefined)
			return this.#parts.drop === undefined
				? `nothing may be dropped on ${to}`
				: `the ${this.#nameOf(this.#kinds(this.#parts.drop)[0] ?? this.#parts.drop)} may not be dropped on ${to}`;
		const { kind } = pieceAt(this.#position, this.#from)!;
		const { promotion } = this.#parts;
		const as = promotion === undefined ? '' : ` as ${this.#nameOf(this.#kinds(promotion)[0] ?? promotion)}`;
		return `the ${this.#nameOf(kind)} on ${game.cellName(this.#from)} may not go to ${to}${as}`;
	}

	/** The word for a kind; kinds that remember what they were have the name of their type. */
	#nameOf(kind: string): string {
		const names = { ...commentsOf(this.#value.pieces), ...this.#options.pieces };
		const type = kind.replace(/~.*$/, '');
		return names[type] ?? this.#position.game.ruleset.kinds[type]?.title ?? type;
	}

	#refused(
		code: 'no-piece' | 'not-your-piece' | 'game-over' | 'rule' | 'no-move',
		what: string,
		reasons: readonly Reason[],
	): MoveExplanation {
		const [first] = reasons;
		const head = first === undefined ? `${what.charAt(0).toUpperCase()}${what.slice(1)}.` : `${first.attribute ?? first.rule}: ${what}.`;
		return { legal: false, code, message: [head, ...reasons.map(({ text }) => text)].join(' '), reasons };
	}
}

/** The parts of a setup that a game has. */
function fitted(setup: Setup, rules: Ruleset, side: string): Setup {
	const known = <T>(table: Readonly<Record<string, T>> | undefined, names: object): Readonly<Record<string, T>> =>
		Object.fromEntries(Object.entries(table ?? {}).filter(([name]) => Object.hasOwn(names, name)));
	const pieces = setup.pieces.flatMap(({ at, piece }) => {
		const kind = Object.hasOwn(rules.kinds, piece.kind) ? piece.kind : piece.kind.replace(/~.*$/, '');
		if (!Object.hasOwn(rules.kinds, kind)) return [];
		const flags = (piece.flags ?? []).filter(
			(flag) => rules.flags[flag] !== undefined && (rules.flags[flag].kinds?.includes(kind) ?? true),
		);
		return [{ at, piece: { side: piece.side, kind, ...(flags.length > 0 && { flags }) } }];
	});
	const phase = setup.phase !== undefined && Object.hasOwn(rules.turn.phases, setup.phase) ? setup.phase : side;
	return {
		pieces,
		phase,
		stores: known(setup.stores, rules.stores),
		vars: known(setup.vars, rules.vars),
		points: known(setup.points, rules.points),
	};
}
