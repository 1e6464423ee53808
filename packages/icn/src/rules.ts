import type { PieceData, Ruleset, Setup, Vec } from '@x/core';
import { type Diagnostic, NotationError } from '@x/diagnostics';
import { type PlaneOptions, type PlaneWin, planeRules } from '@x/plane/rules';
import { exact } from './coordinates.js';
import type { Border, IcnGame, Player, Square } from './game.js';
import { gameGiven, optionsGiven } from './given.js';
import { variantOf } from './meaning.js';
import { USUAL, WINS } from './players.js';

/** The seed notation has one more way to win than the site. */
const PLAYED: readonly string[] = [...WINS, 'threecheck'];

/** The options for rules that a text does not determine. */
export interface RulesetOptions {
	/** Draws by insufficient material, according to the table of infinitechess.org. */
	readonly insufficient?: boolean | undefined;
}

type SideName = 'white' | 'black';

/** The names of owners of pieces in rulesets; two of them play. */
export const sideOf = (player: Player): string | undefined => ['neutral', 'white', 'black'][player];

const isInside = ([x, y]: Square, [left, right, bottom, top]: Border): boolean =>
	[
		[left, x],
		[x, right],
		[bottom, y],
		[y, top],
	].every(([low, high]) => low === null || high === null || exact(low!) <= exact(high!));

/** Reports a part with its path that rulesets cannot express. */
class Refusals {
	readonly problems: Diagnostic[] = [];

	add(code: 'many-players' | 'no-rule', message: string, path: string): undefined {
		this.problems.push({ code: `icn/${code}`, message, severity: 'error', span: { from: 0, to: 0 }, data: { path } });
		return undefined;
	}
}

/** The pieces, with the holes separately, and the rest of the first position. */
function setupOf(game: IcnGame, refusals: Refusals): { readonly setup: Setup; readonly holes: readonly Vec[] } {
	const { pieces = [], enPassant, moveRule, fullMove, turnOrder, border = [null, null, null, null] } = game;
	const holes: Vec[] = [];
	const placed: { readonly at: Vec; readonly piece: PieceData }[] = [];
	for (const [nth, { kind, player, at, right }] of pieces.entries()) {
		const path = `pieces[${nth}]`;
		const side = sideOf(player);
		if (!isInside(at, border)) refusals.add('no-rule', `The square ${at} is outside the edges.`, path);
		if (side === undefined) refusals.add('many-players', `Expected two players, found player ${player}.`, path);
		else if (kind === 'vo') holes.push(at);
		// The right of a side that never moves does not have an effect.
		else placed.push({ at, piece: { side, kind: kind.toUpperCase(), ...(right && player > 0 && kind !== 'ob' && { flags: ['right'] }) } });
	}
	if (pieces.length === 0) refusals.add('no-rule', 'Expected at least one piece.', 'pieces');
	const setup: Setup = {
		pieces: placed,
		// An en passant square outside the board does not have an effect.
		...(enPassant && isInside(enPassant, border) && { points: { ep: [enPassant] } }),
		vars: { halfmove: moveRule?.[0] ?? 0, fullmove: fullMove },
		phase: sideOf(turnOrder[0]!) ?? 'white',
	};
	return { setup, holes };
}

/** Variants whose movements of pieces no text defines. */
const OTHER_MOVES = ['4444chess', '5dchess'];

/** The ways to win of a player. If a player moves twice in a row, check does not have an effect, and royals are captured instead of mated. */
function winsOf({ win, turnOrder }: IcnGame, player: 1 | 2, refusals: Refusals): readonly PlaneWin[] {
	const twice = turnOrder.some((one, nth) => one === turnOrder[(nth + 1) % turnOrder.length]);
	const names = (win[player] ?? ['checkmate']).flatMap((name, nth): readonly PlaneWin[] => {
		if (!PLAYED.includes(name)) refusals.add('no-rule', `The way to win ${name} is not defined.`, `win.${player}[${nth}]`);
		return [twice && name === 'checkmate' ? 'royalcapture' : (name as PlaneWin)];
	});
	return [...new Set(names)];
}

/** Properties that are rules: `slideLimit`, and the prohibition of passes. */
function slideLimitOf({ extras }: IcnGame, refusals: Refusals): PlaneOptions['slideLimit'] {
	for (const [name, value] of Object.entries(extras)) {
		const known = name === 'slideLimit' ? /^[1-9]\d*$/.test(String(value)) : name === 'cannotPassTurn' && value === true;
		if (!known) refusals.add('no-rule', `The rule of ${JSON.stringify({ [name]: value })} is not defined.`, `extras.${name}`);
	}
	return extras.slideLimit as PlaneOptions['slideLimit'];
}

/**
 * Converts the rules and the first position of a text to a ruleset: `plane` of `@x/plane` makes a game of it.
 *
 * Kinds have their codes in upper case, and cells the coordinates of the text. The rules are those of the site. In the seed notation,
 * players may claim a draw by moves without progress; on the site it is automatic.
 *
 * @throws {NotationError} with all parts that rulesets cannot express, each with its path in `data.path`: more than two players, unknown
 * ways to win, unknown properties, missing pieces, pieces outside the edges.
 *
 * @example
 * toRuleset(parse('w 0/100 1 (8|1) K5,1|k5,8')).outcomes.map(({ id }) => id) // ['repetition', 'moverule', 'checkmate', 'stalemate']
 */
export function toRuleset(game: IcnGame, options: RulesetOptions = {}): Ruleset {
	gameGiven(game);
	optionsGiven(options, 'ruleset');
	const { insufficient = false } = options;
	const refusals = new Refusals();
	const { turnOrder, promotions, border, moveRule, dialect } = game;
	if (turnOrder.some((player) => player !== 1 && player !== 2))
		refusals.add('many-players', 'Expected white and black as the two players.', 'turnOrder');
	if (OTHER_MOVES.includes(variantOf(game.metadata)))
		refusals.add('no-rule', 'The movements of the pieces of this variant are not defined.', 'metadata.Variant');
	const { setup, holes } = setupOf(game, refusals);
	const promotionOf = (player: 1 | 2): { readonly rows: Vec; readonly kinds: readonly string[] } | undefined => {
		const { ranks, kinds = USUAL } = promotions[player] ?? {};
		if (kinds.includes('vo')) refusals.add('no-rule', 'A pawn cannot promote to a void.', `promotions.${player}`);
		return ranks && { rows: ranks, kinds: kinds.map((kind) => kind.toUpperCase()) };
	};
	const [white, black] = [promotionOf(1), promotionOf(2)];
	const win = { white: winsOf(game, 1, refusals), black: winsOf(game, 2, refusals) };
	const slideLimit = slideLimitOf(game, refusals);
	if (refusals.problems.length > 0) throw new NotationError(refusals.problems);
	const rules = planeRules({
		promotions: { ...(white && { white }), ...(black && { black }) },
		...(border && { border }),
		...(holes.length > 0 && { holes }),
		win,
		...(slideLimit !== undefined && { slideLimit }),
		...(moveRule && { moveRule: moveRule[1] }),
		// In the seed notation the number of moves increases after black, also where black moves first.
		order: dialect !== 'site' && turnOrder.join() === '2,1' ? ['white', 'black'] : turnOrder.map((player) => sideOf(player) as SideName),
		...(insufficient && { insufficient }),
		start: setup,
	});
	if (dialect === 'site') return rules;
	return { ...rules, outcomes: rules.outcomes.map((one) => (one.id === 'moverule' ? { ...one, claim: 'either' } : one)) };
}
