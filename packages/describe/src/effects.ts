import type { Effect, FlagEdit } from '@x/core';
import { fold, type Pass } from '@x/core/rules';
import { cellsInDirections, placeWords } from './cells-in-directions.js';
import { cellWords, pieceWords, singularWords } from './filters.js';
import { eachWords, numberWords } from './numbers.js';
import { inNestedPath, type Wording } from './wording.js';
import { list, quantity, quoted } from './words.js';

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

const variableName = (wording: Wording, name: string, of: 'own' | 'other' | undefined): string =>
	`${of === undefined ? '' : `${of === 'own' ? wording.own : wording.other}'s `}${quoted(name)}`;

/** The words for each kind of effect. */
const clauseOf: Pass<'effect', string, [Wording]> = fold('effect', {
	land: ({ as, leave, flags }, wording) => {
		const kind = as === undefined ? '' : ` as ${pieceWords(wording, as)}`;
		const left = leave === undefined ? '' : `, leaving ${pieceWords(wording, leave)} behind`;
		return `${wording.mover} lands${kind}${left}${editWords(flags)}`;
	},
	capture: ({ capture, later }, wording) =>
		`what stands on ${cellWords(wording, capture)} is captured${later === true ? ', which is removed when the move has ended' : ''}`,
	set: ({ set, to, flags }, wording) => {
		const cell = cellWords(wording, set);
		return to === 'none' ? `${cell} is emptied` : `${pieceWords(wording, to)} is put on ${cell}${editWords(flags)}`;
	},
	point: ({ point, to, add }, wording) => {
		if (to === null) return `nothing is remembered as ${quoted(point)} any more`;
		return `${cellWords(wording, to)} is ${add === true ? 'also ' : ''}remembered as ${quoted(point)}`;
	},
	var: (effect, wording) => {
		const subject = variableName(wording, effect.var, effect.of);
		const to = effect.to === undefined ? [] : [`${subject} becomes ${numberWords(wording, effect.to)}`];
		const add = effect.add === undefined ? [] : [addition(wording, subject, effect.add)];
		return list([...to, ...add]) || `${subject} stays as it is`;
	},
	store: ({ store: name, of, kind, add }, wording) => {
		const holder = of === 'shared' ? 'the common' : `${of === 'own' ? wording.own : wording.other}'s`;
		const noun = typeof kind === 'string' ? wording.lexicon.kind(kind) : `piece like ${cellWords(wording, kind.of)} has it`;
		const store = `${holder} ${quoted(name)}`;
		if (typeof add === 'number') return `${quantity(Math.abs(add), noun)} ${add < 0 ? `comes out of ${store}` : `goes into ${store}`}`;
		const each = eachWords(wording, add);
		return each === undefined
			? `as many of ${noun} as ${numberWords(wording, add)} says go into ${store}`
			: `one ${noun} goes into ${store} for ${each}`;
	},
	forEach: ({ forEach, from, do: effects }, wording) => {
		const start = from === null ? '' : ` from ${cellWords(wording, from)}`;
		const each: Wording = { ...inNestedPath(wording), at: 'that cell' };
		const done = effects.map((part) => effectWords(each, part));
		const cells = cellsInDirections(forEach);
		if (cells !== undefined && from !== null)
			return `for every ${singularWords(wording, cells.filter)} ${placeWords(wording, cells)} ${cellWords(wording, from)}, ${list(done.map((words) => words.replaceAll('that cell', 'its cell')))}`;
		return `for every cell reached${start} by this way – ${wording.writers.path(inNestedPath(wording), forEach)} – ${list(done)}`;
	},
	end: ({ end, id }, { own }) => `the game ${{ win: 'is won by', loss: 'is lost by', draw: 'is drawn by' }[end]} ${own} (${quoted(id)})`,
});

/** An effect as a clause. */
export function effectWords(wording: Wording, effect: Effect): string {
	return clauseOf(effect, wording);
}

const addition = (wording: Wording, subject: string, add: Parameters<typeof numberWords>[1]): string =>
	typeof add === 'number'
		? `${subject} ${add < 0 ? 'falls' : 'rises'} by ${Math.abs(add)}`
		: `${subject} rises by ${numberWords(wording, add)}`;
