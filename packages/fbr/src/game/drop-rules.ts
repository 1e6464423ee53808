import type { Num } from '@x/core';
import { sum } from '@x/core/build';
import type { Rule } from '../tree.js';
import { deadCells } from './dead-cells.js';
import type { Draft } from './draft.js';
import { hasAttribute } from './rule-list.js';
import { membersOf } from './types.js';
import { cellsOf, contains, everywhere, zoneOf } from './zones.js';

export const HAND = 'hand';
/** Pieces in hand that keep the side of their former owner. */
export const CAPTIVES = 'captives';
/** The flag of a piece that has not moved. */
export const INITIAL = 'initial';

/** The rules of drops for a type. */
export const dropRules = (draft: Draft, type: string): readonly Rule[] =>
	draft.model.rules.all('drop').filter((rule) => rule.set === undefined || membersOf(rule.set, draft.model.types).first.includes(type));

/** The cells on which a type can be dropped; `undefined`: all. */
export function dropZone(draft: Draft, type: string): string | undefined {
	const { size } = draft.model;
	const zones = dropRules(draft, type).flatMap(({ range }) => (range === undefined ? [] : [zoneOf(range, size)]));
	if (zones.length > 0) return draft.zone(zones.length === 1 ? zones[0]! : { union: zones });
	const dead = deadCells(draft, type);
	// Pawns are not dropped on the first rank either (decision D16); on the last one they could not move.
	if (draft.model.rules.has('bughouse') && type === 'P' && size.length === 2) return draft.zone({ box: [null, [1, size[1]! - 2]] });
	if (dead === undefined) return undefined;
	const ranks = size.length === 2 ? liveRanks(dead, size) : undefined;
	return draft.zone(ranks ?? { minus: [everywhere(size), dead] });
}

/** The ranks outside a zone, where the zone is whole ranks at one end. */
function liveRanks(dead: Parameters<typeof contains>[0], size: readonly number[]): { box: [null, [number, number]] } | undefined {
	const live = cellsOf(size).filter((cell) => !contains(dead, cell));
	const ranks = [...new Set(live.map(([, rank]) => rank!))];
	const [low, high] = [Math.min(...ranks), Math.max(...ranks)];
	return live.length === ranks.length * size[0]! && high - low + 1 === ranks.length ? { box: [null, [low, high]] } : undefined;
}

/** The variable that counts the pieces of a type that a move has put on the board at once. */
export const placedOf = (type: string): string => `placed ${type}`;

/** Whether captured pieces of a type are put on the board at once. */
export const placesAtOnce = (draft: Draft, type: string): boolean => dropRules(draft, type).some((rule) => hasAttribute(rule, 'immediate'));

/** How many captured pieces go to the hand: those that are not placed at once. */
export const leftOver = (draft: Draft, type: string, victims: Num): Num =>
	placesAtOnce(draft, type) ? sum({ of: victims }, { of: { var: placedOf(type) }, times: -1 }) : victims;
