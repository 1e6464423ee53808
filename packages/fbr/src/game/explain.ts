import type { MoveParts, Position, Ruleset, Source, Sources } from '@x/core';
import { history, legal, outcome, pieceAt, setupOf, turn } from '@x/core';
import { kindsDenoted, movePartsOf, positionGiven } from '@x/core/engine';
import { type ReferenceGame, type ReferenceMove, reference, type State, strayMoves } from '@x/core/reference';
import { mentionsHistory, placeOf, SourceMap } from '@x/core/rules';
import { checkOptions, misuse, type OptionRule, objectGiven, type Span } from '@x/diagnostics';
import { commentsOf, describe } from '../describe/describe.js';
import type { AttributeName, RuleName } from '../table/names.js';
import type { Attribute, Fbr, Rule } from '../tree.js';
import { permissiveGame, type ToGameOptions, toGame } from './to-game.js';

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
 * The laws, choices and tests of the game that the move fails have their rules as sources. Of several ways to make the move, the one that fails
 * the fewest rules counts. Rules that take moves away altogether, such as `alice`, stand before these moves in a second form of the game, which is
 * made for explanations only. The work is done on the reference interpreter, and too slow for search.
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

/** The rules of a game with the rules of the definition that they come from. */
interface Rules {
	readonly ruleset: Ruleset;
	readonly sources: SourceMap;
}

const rulesWith = (ruleset: Ruleset, sources: Sources | undefined): Rules => ({ ruleset, sources: new SourceMap(ruleset, sources) });

/** The sources of the laws and choices that read earlier positions. */
const sourcesOfRepetition = ({ ruleset, sources }: Rules): readonly Source[] =>
	(['forbid', 'prefer'] as const).flatMap((list) =>
		ruleset[list].flatMap((rule, at) => (mentionsHistory([rule]) ? sources.at(placeOf(list, at)) : [])),
	);

/** A rule of a definition, or one of its attributes. */
interface Part {
	readonly rule: Rule;
	readonly attribute?: Attribute;
}

class Explainer {
	readonly #value: Fbr;
	readonly #position: Position;
	readonly #options: ExplainOptions;
	readonly #parts: MoveParts;
	readonly #from: number | undefined;
	readonly #to: number;
	readonly #played: Rules;

	constructor(value: Fbr, position: Position, parts: MoveParts, options: ExplainOptions) {
		const { game } = position;
		this.#value = value;
		this.#position = position;
		this.#parts = parts;
		this.#options = options;
		this.#from = parts.from === undefined ? undefined : game.cell(parts.from);
		this.#to = game.cell(parts.to);
		// Rules that were compiled without their definition have no sources.
		this.#played = rulesWith(game.ruleset, game.sources ?? toGame(value, this.#toGameOptions()).sources);
	}

	explain(): MoveExplanation {
		const moves = legal(this.#position);
		if (moves.some((move) => this.#isWish(move))) return { legal: true };
		const over = moves.length === 0 ? outcome(this.#position) : undefined;
		if (over !== undefined) {
			const reasons = this.#reasonsFrom([...this.#played.sources.ofId(over.reason), ...this.#refusalIfStuck(over.reason)]);
			return this.#refused('game-over', reasons.length > 0 ? 'the game is over' : `the game is over: ${over.reason}`, reasons);
		}
		return this.#faultOfPiece() ?? this.#failedRules() ?? this.#refused('no-move', this.#cannot(), []);
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

	/** The sources of the refusal of the move where the game is over because there is no other. */
	#refusalIfStuck(reason: string): readonly Source[] {
		const { outcomes } = this.#position.game.ruleset;
		return outcomes.some(({ id, when }) => id === reason && when === 'stuck') ? (this.#failedSources() ?? []) : [];
	}

	/** The rules whose conditions the move fails. */
	#failedRules(): MoveExplanation | undefined {
		const sources = this.#failedSources();
		return sources && this.#refused('rule', this.#cannot(), this.#reasonsFrom(sources));
	}

	/** The sources of the conditions that the move fails in the game, or else in its permissive form; `undefined`: there are none. */
	#failedSources(): readonly Source[] | undefined {
		const found = this.#sourcesIn(this.#played);
		if (found !== undefined) return found;
		const { rules, sources } = permissiveGame(this.#value, this.#toGameOptions());
		// Another start than that of the position's game can give other phases.
		if (!Object.hasOwn(rules.turn.phases, turn(this.#position).phase)) return undefined;
		return this.#sourcesIn(rulesWith(reference(rules).ruleset, sources));
	}

	/** The sources of the conditions that the move fails, of the ways to make it the one that fails fewest rules; `undefined`: there is none. */
	#sourcesIn({ ruleset, sources }: Rules): readonly Source[] | undefined {
		const literal = reference(ruleset);
		const wishes = strayMoves(this.#stateIn(literal), (condition) => sources.of(condition) !== undefined).filter(({ move }) =>
			this.#isWish(move),
		);
		// Earlier positions that a position was set up with are known to its own engine only.
		if (wishes.some(({ failed, refused }) => failed.length === 0 && refused === undefined))
			return sourcesOfRepetition({ ruleset, sources });
		const [first, ...others] = wishes
			.map(({ failed, refused }) => [
				...failed.flatMap((condition) => sources.of(condition)!),
				...(refused === undefined ? [] : sources.at(refused.place)),
			])
			.filter((found) => found.length > 0);
		const rules = (found: readonly Source[]): number => new Set(found.map(({ name }) => name)).size;
		return first && others.reduce((least, one) => (rules(one) < rules(least) ? one : least), first);
	}

	#board(): NonNullable<ToGameOptions['board']> {
		const { axes } = this.#position.game.ruleset.space;
		const [files, ranks, boards] = axes.map(({ extent }) => Number(extent[1]) + 1) as [number, number, number?];
		return { files, ranks, ...(boards !== undefined && { boards }) };
	}

	#toGameOptions(): ToGameOptions {
		const { pieces: _, ...given } = this.#options;
		return { board: this.#board(), ...given };
	}

	/** The position as a state of a form of its game. */
	#stateIn(literal: ReferenceGame): State {
		const earlier = history(this.#position).slice(0, -1);
		const seen = earlier.map((at) => literal.key(literal.stateOf(setupOf(at))));
		return literal.stateOf({ ...setupOf(this.#position), ...(seen.length > 0 && { seen }) });
	}

	/** The rules and attributes of some sources, each once. */
	#reasonsFrom(sources: readonly Source[]): readonly Reason[] {
		const found = new Map<string, Reason>();
		for (const source of sources) if (!found.has(source.name)) found.set(source.name, this.#reasonOf(this.#partOf(source)));
		return [...found.values()];
	}

	/** The rule that a source names, and its attribute. One that holds by default is not in the text. */
	#partOf({ name, span }: Source): Part {
		const [word, attribute] = name.split('=') as [RuleName, AttributeName?];
		const mine = this.#value.rules.filter((rule) => rule.name === word && rule.negated !== true);
		const rule = mine.find((one) => span !== undefined && one.span !== undefined && one.span.from <= span.from && span.to <= one.span.to) ??
			mine[0] ?? { name: word };
		if (attribute === undefined) return { rule };
		return { rule, attribute: rule.attributes?.find((one) => one.name === attribute) ?? { name: attribute } };
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
