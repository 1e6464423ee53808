import type { Path, Phase } from '@x/core';
import { asCell, asEffect, asPath, asPiece, nodesIn } from '@x/core/rules';
import type { Lexicon } from '../lexicon.js';
import { alternativeOf, alternativesOf } from '../move-patterns.js';
import { describeMoves, type Finish } from '../moves.js';
import { effectOf, isTest } from '../parts.js';
import { arrangementWords } from '../state.js';
import { list, numeral, sentence } from '../words.js';
import type { LeafletRule } from './leaflet-rule.js';
import { playerName, playerSentence } from './player-words.js';
import { asksRoyalAttack, countLimitOf, hasFilter, isNextTo, isRoyalAttacked, moveNotesOf } from './recognise.js';
import { turnsNeighbours } from './turning.js';

const storing = (path: Path): boolean => nodesIn('path', path).effect.some((effect) => asEffect('store', effect) !== undefined);

/** A move that changes nothing. */
const isPass = (path: Path): boolean =>
	nodesIn('path', path).effect.length === 0 && alternativesOf(path).every((items) => alternativeOf(items)?.pattern.form === 'pick');

/** A move that changes nothing but numbers, and that is only possible where no cell fits another one. */
const isForcedPass = (path: Path): boolean =>
	alternativesOf(path).every((items) => items.every((item) => isTest(item) || asEffect('var', effectOf(item)) !== undefined)) &&
	nodesIn('path', path).condition.some((condition) => {
		const limit = countLimitOf(condition);
		return limit?.number.if !== undefined && limit.operator === '=' && limit.value === 0;
	});

/** A new piece that is put on an empty cell. */
function growWords(lexicon: Lexicon, path: Path, kind: string): string {
	const near = nodesIn('path', path).condition.some((part) => isNextTo(part) && hasFilter(part, ({ who }) => who === 'friend'));
	const where = near ? ' next to a piece of the same player' : '';
	const turns = turnsNeighbours(path) ? '; all enemy pieces next to it change sides' : '';
	return `instead of moving, a player may put a new ${lexicon.kind(kind)} on an empty cell${where}${turns}`;
}

/** A move without an own piece on the board, such as a pass or a neutral piece that is put somewhere. */
function moreWords(lexicon: Lexicon, name: string): readonly string[] {
	const path = lexicon.ruleset.paths[name];
	const note = moveNotesOf(lexicon, name);
	if (note !== undefined) return note;
	if (path === undefined || storing(path)) return [];
	if (isPass(path)) {
		const checks = lexicon.ruleset.forbid.some(({ if: when }) => asksRoyalAttack(when, 'own'));
		return [`Instead of moving, a player${checks ? ' who is not in check' : ''} may pass.`];
	}
	if (isForcedPass(path)) return ['A player who has no other move passes.'];
	const { start, kinds } = lexicon.ruleset;
	const put = nodesIn('path', path).piece.flatMap((piece) => asPiece('kind', piece) ?? []);
	const grown = Object.keys(kinds).find((kind) => put.some((piece) => piece.kind === kind && piece.side === 'own'));
	if (grown !== undefined) return [playerSentence(lexicon, growWords(lexicon, path, grown))];
	const neutral = Object.keys(kinds).find((kind) => put.some((piece) => piece.kind === kind && piece.side === 'neutral'));
	const stands = start.pieces.some(({ piece }) => piece.side === 'neutral');
	if (neutral === undefined) return describeMoves(lexicon, path, []).moves.map((text) => playerSentence(lexicon, text));
	const title = lexicon.kind(neutral);
	const lifts = alternativesOf(path).some((items) => items.some((item) => asPath('pick', item)?.origin === true));
	const anywhere = alternativesOf(path).every((items) => items.every((item) => asPath('each', item) === undefined));
	if (!lifts && anywhere)
		return [playerSentence(lexicon, `after each move the player also puts a ${title} on an empty cell, where it stays`)];
	if (lifts && anywhere)
		return [
			playerSentence(
				lexicon,
				`after each move the player also moves the ${title} to any other empty cell${stands ? '' : ', and puts it on the board with the first move'}. Nothing may pass through the ${title}, and nothing may capture it`,
			),
		];
	return [
		playerSentence(
			lexicon,
			`after each move the player also puts a ${title} on an empty cell that the piece which has just moved could reach from there`,
		),
	];
}

/** The sides in the order of their turns, and the number of phases of each. */
function phasesBySide({ ruleset }: Lexicon): ReadonlyMap<string, readonly Phase[]> {
	const sides = new Map<string, Phase[]>();
	for (const phase of Object.values(ruleset.turn.phases)) sides.set(phase.side, [...(sides.get(phase.side) ?? []), phase]);
	return sides;
}

/** After a move in the phase, the turn is always the other side's. */
const endsTurn = ({ ruleset: { turn } }: Lexicon, name: string): boolean => {
	const phase = turn.phases[name];
	return phase?.next.every(({ to }) => turn.phases[to]?.side !== phase.side) === true;
};

/** A check in the phase leads to another phase than a move without one. */
const isCutByCheck = ({ next }: Phase): boolean => next.length > 1 && next.some(({ if: when }) => isRoyalAttacked(when, 'other'));

/** The side that begins, and the moves of a turn. */
export function turnTexts(lexicon: Lexicon): readonly string[] {
	const { turn, start } = lexicon.ruleset;
	const first = turn.phases[start.phase ?? turn.start]?.side ?? lexicon.ruleset.sideOrder[0]!;
	const sides = phasesBySide(lexicon);
	const moving = Math.max(...[...sides.values()].map((phases) => phases.filter(({ pieces }) => pieces !== false).length));
	const also = [...new Set(Object.values(turn.phases).flatMap((phase) => phase.also ?? []))];
	const names = lexicon.ruleset.sideOrder.map((side) => playerName(lexicon, side));
	const turns = moving > 1 ? `; a turn has up to ${numeral(moving)} moves` : '';
	return [
		`${list(names)} take turns${turns}. ${playerName(lexicon, first)} begins${moving > 1 && endsTurn(lexicon, start.phase ?? turn.start) ? ' with a single move' : ''}.`,
		...(moving > 1 && Object.values(turn.phases).some(isCutByCheck) ? ['A move that gives check ends the turn.'] : []),
		...also.flatMap((name) => moreWords(lexicon, name)),
	];
}

/** The size of the board and the arrangement of the pieces. */
export function startRules(lexicon: Lexicon): readonly LeafletRule[] {
	const { start, sideOrder } = lexicon.ruleset;
	const owners = [...sideOrder, 'neutral'].filter((side) => start.pieces.some(({ piece }) => piece.side === side));
	return owners.map((side) => ({
		about: side === 'neutral' ? 'Neither player' : playerName(lexicon, side),
		texts: [sentence(arrangementWords(lexicon, start.pieces, side).replace(/ \(carrying [^)]*\)/g, ''))],
	}));
}

/** The change of the board at the end of every move: the piece goes on to the same cell of the other level. */
export function finishRules(lexicon: Lexicon, finishes: readonly Finish[]): readonly LeafletRule[] {
	const { axes } = lexicon.ruleset.space;
	return finishes.flatMap(({ items }): readonly LeafletRule[] => {
		const { cell: cells, piece: pieces } = nodesIn('path', items);
		const through = cells.some((cell) => {
			const by = asCell('from', cell)?.by;
			return Array.isArray(by) && by.filter(Boolean).length === 1 && axes[by.findIndex(Boolean)]?.wrap === true;
		});
		if (!through || !pieces.includes('mover')) return [];
		return [
			{
				about: 'Through to the other level',
				texts: ['At the end of its move a piece goes through to the same cell of the other level. That cell must be empty.'],
			},
		];
	});
}
