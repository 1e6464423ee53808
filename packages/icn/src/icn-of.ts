import { hasLegalMove, history, inCheck, lastMove, outcome, type Ruleset, type Setup, save, setupOf, type Vec } from '@x/core';
import { gameOf } from '@x/core/engine';
import { checkOptions, type Fault, misuse, NotationError, type Result } from '@x/diagnostics';
import type { PlaneMove, PlanePosition } from '@x/plane';
import { type PlaneOptions, planeOptionsOf } from '@x/plane/rules';
import { shifted } from './coordinates.js';
import type { Dialect, Figure, IcnGame, IcnMove, Piece, Player, Promotion, Square } from './game.js';
import type { Kind } from './kinds.js';
import { impliedBorder } from './meaning.js';
import { sorted } from './sort.js';
import { stringify } from './stringify.js';

/** The result of a game; `*` for a game without one. */
export type IcnResult = '1-0' | '0-1' | '1/2-1/2' | '*';

/** The metadata, the result and the dialect of a game, where they are not those of its position. */
export interface IcnOfOptions {
	/** Metadata by name: players, event, date. `Result` is added for a game that is over. */
	readonly metadata?: Readonly<Record<string, string>> | undefined;
	/** The result, if it is not that of the rules: after a resignation, an agreement, a fallen flag. */
	readonly result?: IcnResult | undefined;
	/** By default the dialect that expresses the game; the seed if both do. */
	readonly dialect?: Dialect | undefined;
}

const RESULTS: readonly IcnResult[] = ['1-0', '0-1', '1/2-1/2', '*'];

const PLAYER_OF: Readonly<Record<string, Player>> = { neutral: 0, white: 1, black: 2 };

const figure = (kind: string, side: string): Figure => ({ kind: kind.toLowerCase() as Kind, player: PLAYER_OF[side]! });

const square = ([x, y]: Vec): Square => [shifted(x!, 0), shifted(y!, 0)];

/** Lists what a text leaves out, each with its path. */
class Losses {
	readonly warnings: Fault[] = [];

	add(path: string, message: string, hint?: string): void {
		this.warnings.push({ code: 'icn/lost', message, severity: 'warning', path, ...(hint !== undefined && { hint }) });
	}
}

/** The order of the players from the phase of a position on. */
function turnOrderOf({ turn: { phases } }: Ruleset, phase: string): readonly Player[] {
	const order: Player[] = [];
	let name = phase;
	do {
		order.push(PLAYER_OF[phases[name]!.side]!);
		name = phases[name]!.next[0]!.to;
	} while (name !== phase);
	return order;
}

/** The counters of the first position, as far as a text has them. */
function countersOf({ moveRule: limit }: PlaneOptions, vars: NonNullable<Setup['vars']>, losses: Losses) {
	const { halfmove, fullmove, ...others } = vars;
	const [quiet, full] = [Number(halfmove ?? 0), Number(fullmove ?? 1)];
	for (const [name, value] of Object.entries(others))
		if ([value].flatMap((one) => (typeof one === 'number' ? one : Object.values(one))).some((one) => one !== 0))
			losses.add(`vars.${name}`, `The first position counts ${JSON.stringify(value)} for "${name}", which a text does not have.`);
	if (quiet > (limit ?? 0)) losses.add('vars.halfmove', `A text does not have the ${quiet} plies without progress of the first position.`);
	if (full < 1) losses.add('vars.fullmove', `Expected a move number from 1, found ${full}.`);
	return { fullMove: Math.max(1, full), ...(limit !== undefined && { moveRule: [Math.min(quiet, limit), limit] as const }) };
}

function piecesOf({ pieces }: Setup, { holes = [] }: PlaneOptions, losses: Losses): readonly Piece[] {
	return [
		...pieces.map(({ at, piece: { side, kind, flags } }): Piece => {
			const right = flags?.includes('right') === true;
			if (right && side === 'neutral') losses.add('pieces', `A text does not have the right of the neutral piece on ${at}.`);
			return { ...figure(kind, side), at: square(at), ...(right && side !== 'neutral' && { right }) };
		}),
		...holes.map((at): Piece => ({ kind: 'vo', player: 0, at: square(at) })),
	];
}

/** Pawns that have no row or no kind to promote to never promote. */
function promotionOf(promotions: PlaneOptions['promotions'], side: 'white' | 'black'): Promotion | undefined {
	const { rows = [], kinds = [] } = promotions?.[side] ?? {};
	if (rows.length === 0 || kinds.length === 0) return undefined;
	return { ranks: rows.map((row) => shifted(row, 0)), kinds: kinds.map((kind) => kind.toLowerCase() as Kind) };
}

/** A move that led to a position, with its piece, its captures and the check that it gives. */
function icnMove({ from, to, kind, side, promotion, captured }: PlaneMove, after: PlanePosition): IcnMove {
	const check = inCheck(after) && (hasLegalMove(after) ? '+' : '#');
	return {
		from: square(from),
		to: square(to),
		piece: figure(kind, side),
		...(captured.length > 0 && { capture: true }),
		...(promotion !== undefined && { promotion: figure(promotion, side) }),
		...(check && { check }),
	};
}

/** The result of a position by the rules of its game; undefined while the game goes on. */
function resultOf(position: PlanePosition): IcnResult | undefined {
	const end = outcome(position);
	if (end === undefined) return undefined;
	return end.winner === undefined ? '1/2-1/2' : end.winner === 'white' ? '1-0' : '0-1';
}

/** The metadata of a game. */
function metadataOf(position: PlanePosition, { metadata = {}, result }: IcnOfOptions): IcnGame['metadata'] {
	for (const [name, value] of Object.entries(metadata))
		if (typeof value !== 'string') misuse(`options.metadata.${name}`, 'a string', value);
	const added = result ?? resultOf(position);
	if (added === undefined) return metadata;
	if (Object.hasOwn(metadata, 'Result'))
		misuse('options.metadata.Result', 'metadata that do not follow from the position', metadata.Result, 'Leave it out, or set `result`.');
	return { ...metadata, Result: added };
}

/** The rules, and whether a player must claim the draw by moves without progress. */
function rulesOf({ ruleset }: PlanePosition['game']): {
	readonly options: PlaneOptions | undefined;
	readonly claimed: boolean | undefined;
} {
	const draw = ruleset.outcomes.find(({ id }) => id === 'moverule');
	const claimed = draw && draw.claim === 'either';
	const outcomes = ruleset.outcomes.map(({ claim, ...one }) =>
		claimed && one.id === 'moverule' ? one : { ...one, ...(claim && { claim }) },
	);
	return { options: planeOptionsOf({ ...ruleset, outcomes }), claimed };
}

const inexpressible = (message: string, path: string, hint: string): Result<never, Fault> => ({
	ok: false,
	problems: [{ code: 'icn/inexpressible', message, severity: 'error', path, hint }],
});

/**
 * The game that leads to a position, like {@link icnOf}, or the parts that ICN cannot express. `warnings` list what the text leaves out, with
 * `icn/lost`: the end of a game and the repetitions before its first position, counters that a text does not have, draws by insufficient
 * material, and the number of moves where the dialect counts them otherwise.
 *
 * @throws TypeError if it is not a position of a plane, or for wrong options.
 *
 * @example
 * import { plane } from '@x/plane';
 * import { classicalPlane } from '@x/plane/rules';
 * const found = safeIcnOf(plane({ ...classicalPlane, rules: { ...classicalPlane.rules, forbid: [] } }).start);
 * found.ok || found.problems[0].code // 'icn/inexpressible'
 */
export function safeIcnOf(position: PlanePosition, options: IcnOfOptions = {}): Result<IcnGame, Fault> {
	const game = gameOf(position);
	if (game.engine.board !== undefined)
		misuse('position', 'a PlanePosition', position, 'Take one of `replay`, or of a game that `plane` of `@x/plane` makes.');
	checkOptions(options, { metadata: 'object', result: RESULTS, dialect: ['seed', 'site'] });
	const { options: rules, claimed } = rulesOf(game);
	if (rules === undefined)
		return inexpressible(
			'Expected rules that `planeRules` of `@x/plane/rules` makes, found others.',
			'game.ruleset',
			'Use `save` of `@x/core`.',
		);
	const known = claimed === undefined ? (['seed', 'site'] as const) : claimed ? (['seed'] as const) : (['site'] as const);
	let problems: NotationError['problems'] = [];
	for (const dialect of options.dialect === undefined ? known : [options.dialect]) {
		const losses = new Losses();
		const value = gameIn(dialect, position, rules, metadataOf(position, options), losses);
		if (claimed !== undefined && claimed !== (dialect === 'seed'))
			losses.add(
				'moveRule',
				`In the dialect ${dialect} the draw by moves without progress is ${claimed ? 'automatic' : 'claimed by a player'}.`,
			);
		try {
			stringify(value);
			return { ok: true, value, warnings: losses.warnings };
		} catch (error) {
			if (!(error instanceof NotationError)) throw error;
			problems = error.problems;
		}
	}
	return { ok: false, problems: problems.map(({ code, message }): Fault => ({ code, message, severity: 'error', path: '' })) };
}

/** The game in a dialect. */
function gameIn(dialect: Dialect, position: PlanePosition, rules: PlaneOptions, metadata: IcnGame['metadata'], losses: Losses): IcnGame {
	const { ruleset } = position.game;
	const [first = position, ...others] = history(position);
	const setup = setupOf(first);
	const { phase = ruleset.turn.start, points = {}, ended } = setup;
	const turnOrder = turnOrderOf(ruleset, phase);
	if (rules.border === undefined && dialect === 'site' && impliedBorder(metadata))
		misuse('options.metadata.Variant', 'a variant whose board does not have edges', metadata.Variant);
	if (ended !== undefined) losses.add('ended', `A text does not say that the game was over at its start: ${ended.reason}.`);
	const seen = save(first).start?.seen?.length ?? 0;
	if (seen > 0) losses.add('seen', `A text does not have the ${seen} positions before its start, which count for repetitions.`);
	if (rules.insufficient)
		losses.add('insufficient', 'A text does not have the draw by insufficient material.', 'Read it with `{ insufficient: true }`.');
	// The seed counts the moves of black, the site rounds from the first position on.
	if (phase !== ruleset.turn.start && (dialect === 'site' || turnOrder.join() !== '2,1'))
		losses.add('fullMove', 'In the text the number of moves increases before the side that moves first by the rules.');
	const [white, black] = [promotionOf(rules.promotions, 'white'), promotionOf(rules.promotions, 'black')];
	return sorted({
		dialect,
		metadata,
		turnOrder,
		...(points.ep?.[0] && { enPassant: square(points.ep[0]) }),
		...countersOf(rules, setup.vars ?? {}, losses),
		promotions: { ...(white && { 1: white }), ...(black && { 2: black }) },
		...(rules.border && { border: rules.border }),
		win: { 1: rules.win?.white ?? [], 2: rules.win?.black ?? [] },
		extras: rules.slideLimit === undefined ? {} : { slideLimit: rules.slideLimit },
		squares: [],
		rays: [],
		pieces: piecesOf(setup, rules, losses),
		moves: others.map((after) => icnMove(lastMove(after)!, after)),
	});
}

/**
 * The game that leads to a position of the plane, as ICN: its rules, its first position and its moves, with pieces, captures and checks. `stringify`
 * writes it, and `positionAtEnd` reads it back. `safeIcnOf` also lists what a text leaves out.
 *
 * @throws NotationError if ICN cannot express the rules or the position.
 * @throws TypeError if it is not a position of a plane, or for wrong options.
 *
 * @example
 * import { apply } from '@x/core';
 * import { replay } from '@x/icn/play';
 * const [start] = replay(parse('w K1,1|R1,2|k5,8'));
 * stringify(icnOf(apply(start, '1,2>5,2'))) // 'w 1 K1,1|R1,2|k5,8\n\n1. R1,2 > 5,2 +'
 */
export function icnOf(position: PlanePosition, options: IcnOfOptions = {}): IcnGame {
	const result = safeIcnOf(position, options);
	if (result.ok) return result.value;
	throw new NotationError(result.problems.map(({ path, ...fault }) => ({ ...fault, span: { from: 0, to: 0 }, data: { path } })));
}
