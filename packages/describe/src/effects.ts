import type { Effect, FlagEdit, PieceExpr } from '@x/core';
import { cellsInDirections, placeWords } from './cells-in-directions.js';
import { cellWords, pieceWords, singularWords } from './filters.js';
import { eachWords, numberWords } from './numbers.js';
import { inNestedPath, type Wording } from './wording.js';
import { list, quantity, quoted, unreachable } from './words.js';

/** The change of flags of a piece that is put on a cell. */
export function editWords(edit: FlagEdit | undefined): string {
	if (edit === undefined) return '';
	if (edit === 'keep') return ', keeping what it carries';
	if (edit === 'clear') return ', losing what it carries';
	const gains = edit.add === undefined || edit.add.length === 0 ? [] : [`gaining ${list(edit.add.map(quoted))}`];
	const losses = edit.drop === undefined || edit.drop.length === 0 ? [] : [`losing ${list(edit.drop.map(quoted))}`];
	const changes = [...gains, ...losses];
	return changes.length === 0 ? ', keeping what it carries' : `, ${list(changes)}`;
}

const placementWords = (wording: Wording, cell: string, piece: PieceExpr, flags: FlagEdit | undefined): string => {
	if (piece === 'none') return `${cell} is emptied`;
	return `${pieceWords(wording, piece)} is put on ${cell}${editWords(flags)}`;
};

const variableName = (wording: Wording, name: string, of: 'own' | 'other' | undefined): string =>
	`${of === undefined ? '' : `${of === 'own' ? wording.own : wording.other}'s `}${quoted(name)}`;

/** An effect as a clause. */
export function effectWords(wording: Wording, effect: Effect): string {
	if ('land' in effect) {
		const as = effect.as === undefined ? '' : ` as ${pieceWords(wording, effect.as)}`;
		const leave = effect.leave === undefined ? '' : `, leaving ${pieceWords(wording, effect.leave)} behind`;
		return `${wording.mover} lands${as}${leave}${editWords(effect.flags)}`;
	}
	if ('capture' in effect) {
		const later = effect.later === true ? ', which is removed when the move has ended' : '';
		return `what stands on ${cellWords(wording, effect.capture)} is captured${later}`;
	}
	if ('set' in effect) return placementWords(wording, cellWords(wording, effect.set), effect.to, effect.flags);
	if ('point' in effect) {
		if (effect.to === null) return `nothing is remembered as ${quoted(effect.point)} any more`;
		return `${cellWords(wording, effect.to)} is ${effect.add === true ? 'also ' : ''}remembered as ${quoted(effect.point)}`;
	}
	if ('var' in effect) {
		const subject = variableName(wording, effect.var, effect.of);
		const to = effect.to === undefined ? [] : [`${subject} becomes ${numberWords(wording, effect.to)}`];
		const add = effect.add === undefined ? [] : [addition(wording, subject, effect.add)];
		return list([...to, ...add]) || `${subject} stays as it is`;
	}
	if ('store' in effect) {
		const { add } = effect;
		const holder = effect.of === 'shared' ? 'the common' : `${effect.of === 'own' ? wording.own : wording.other}'s`;
		const kind =
			typeof effect.kind === 'string' ? wording.lexicon.kind(effect.kind) : `piece like ${cellWords(wording, effect.kind.of)} has it`;
		const store = `${holder} ${quoted(effect.store)}`;
		if (typeof add === 'number') return `${quantity(Math.abs(add), kind)} ${add < 0 ? `comes out of ${store}` : `goes into ${store}`}`;
		const each = eachWords(wording, add);
		return each === undefined
			? `as many of ${kind} as ${numberWords(wording, add)} says go into ${store}`
			: `one ${kind} goes into ${store} for ${each}`;
	}
	if ('forEach' in effect) {
		const from = effect.from === null ? '' : ` from ${cellWords(wording, effect.from)}`;
		const each: Wording = { ...inNestedPath(wording), at: 'that cell' };
		const done = effect.do.map((part) => effectWords(each, part));
		const cells = cellsInDirections(effect.forEach);
		if (cells !== undefined && effect.from !== null)
			return `for every ${singularWords(wording, cells.filter)} ${placeWords(wording, cells)} ${cellWords(wording, effect.from)}, ${list(done.map((words) => words.replaceAll('that cell', 'its cell')))}`;
		return `for every cell reached${from} by this way – ${wording.writers.path(inNestedPath(wording), effect.forEach)} – ${list(done)}`;
	}
	if ('end' in effect) {
		const result = { win: 'is won by', loss: 'is lost by', draw: 'is drawn by' }[effect.end];
		return `the game ${result} ${wording.own} (${quoted(effect.id)})`;
	}
	return unreachable(effect);
}

const addition = (wording: Wording, subject: string, add: Parameters<typeof numberWords>[1]): string =>
	typeof add === 'number'
		? `${subject} ${add < 0 ? 'falls' : 'rises'} by ${Math.abs(add)}`
		: `${subject} rises by ${numberWords(wording, add)}`;
