import { position as arranged, type Setup } from '@x/core';
import type { AnyEngine } from '@x/core/engine';
import { keyOf } from './chain.js';
import type { PlaneGame, PlaneTypes } from './model.js';
import { isSameMove } from './move.js';
import { findMoves, hasMove, legalMoves, legalMovesFrom, moveNameOf, ownMove, play } from './moves.js';
import { count } from './perft.js';
import { moveTo } from './position.js';
import { attackersOf, isChecked, outcomeOf, pieceOn, setupOfPosition } from './queries.js';
import { positionFrom } from './setup.js';
import type { Tables } from './tables.js';
import { moveFrom, partsOf } from './to-move.js';

/** The engine behind the functions of `@x/core` for positions of a plane. */
export const planeEngine = ({ ruleset, phases, vars, points }: Tables): AnyEngine<PlaneTypes> => ({
	ground: {
		registers: {
			phases,
			variable: (name, side) => 1 + 2 * vars.indexOf(name) + (ruleset.vars[name]!.perSide === true ? side : 0),
		},
	},
	registers: (position) => moveTo(position).lane.registers(),
	legal: legalMoves,
	any: hasMove,
	own: ownMove,
	same: isSameMove,
	apply: play,
	lastMove: ({ move }) => move,
	key: keyOf,
	royals: (position, side) => moveTo(position).lane.royals(side),
	attackers: attackersOf,
	check: isChecked,
	outcome: outcomeOf,
	perft: count,
	legalFrom: legalMovesFrom,
	find: findMoves,
	moveName: moveNameOf,
	pieceAt: pieceOn,
	pieces: (position) => moveTo(position).lane.pieces(),
	pointAt: (position, point) => moveTo(position).lane.pointAt(points.indexOf(point)),
	setupOf: setupOfPosition,
	validate: (game, setup: Setup) => positionFrom(game as PlaneGame, setup),
	withoutLaws: (position) => arranged(position.game.withoutLaws(), setupOfPosition(position)),
	movePartsOf: partsOf,
	toMove: moveFrom,
});
