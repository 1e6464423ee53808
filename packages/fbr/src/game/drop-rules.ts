import type { Num } from '@x/core';
import { sum } from '@x/core/build';
import { asZone } from '@x/core/rules';
import type { Rule } from '../tree.js';
import type { Cast } from './cast.js';
import { deadCells } from './dead-cells.js';
import { zoneOfCells } from './mobility.js';
import type { Model } from './model.js';
import { hasAttribute } from './rule-list.js';
import { membersOf } from './types.js';
import { cellsOf, contains, everywhere, zoneOf } from './zones.js';

export const HAND = 'hand';
/** Pieces in hand that keep the side of their former owner. */
export const CAPTIVES = 'captives';

/** Whether the sides have hands. */
export const hasHand = ({ rules }: Model): boolean => rules.has('holding') || rules.has('gating') || rules.has('bughouse');

/** The rules of drops for a type. */
export const dropRules = (game: Cast, type: string): readonly Rule[] =>
	game.model.rules.all('drop').filter((rule) => rule.set === undefined || membersOf(rule.set, game.model.types).first.includes(type));

/** The cells on which a type can be dropped; `undefined`: all. */
export function dropZone(game: Cast, type: string): string | undefined {
	const { size } = game.model;
	const zones = dropRules(game, type).flatMap(({ range }) => (range === undefined ? [] : [zoneOf(range, size)]));
	if (zones.length > 0) return game.names.zone(zones.length === 1 ? zones[0]! : { union: zones });
	const dead = deadCells(game, type);
	// Pawns are not dropped on the first rank either (decision D16); on the last one they could not move.
	if (game.model.rules.has('bughouse') && type === 'P' && size.length === 2) return game.names.zone({ box: [null, [1, size[1]! - 2]] });
	if (dead === undefined) return undefined;
	const live = zoneOfCells(
		cellsOf(size).filter((cell) => !contains(dead, cell)),
		size,
	);
	return game.names.zone(asZone('box', live) ?? { minus: [everywhere(size), dead] });
}

/** The variable that counts the pieces of a type that a move has put on the board at once. */
export const placedOf = (type: string): string => `placed ${type}`;

/** Whether captured pieces of a type are put on the board at once. */
export const placesAtOnce = (game: Cast, type: string): boolean => dropRules(game, type).some((rule) => hasAttribute(rule, 'immediate'));

/** How many captured pieces go to the hand: those that are not placed at once. */
export const leftOver = (game: Cast, type: string, victims: Num): Num =>
	placesAtOnce(game, type) ? sum({ of: victims }, { of: { var: placedOf(type) }, times: -1 }) : victims;
