import { html } from '../element/dom.js';
import type { MoveId } from '../moves/node.js';
import type { MoveTree } from '../moves/tree.js';
import type { GamePlayer, OpenedGame } from './reader.js';
import type { GameWords } from './words.js';

/** The clock of a side behind a move: that of its last move with one. */
export const clockAt = (tree: MoveTree, id: MoveId | undefined, side: number): number | undefined =>
	tree.line(id).findLast(({ column = 0, clock }) => column === side && clock !== undefined)?.clock;

/** A line with a player: name, title, rating, score and clock. Empty without any of them. */
export const drawPlayer = (element: HTMLElement, player: GamePlayer | undefined, clock: number | undefined, words: GameWords): void => {
	const { name, title, rating, score, side = '' } = player ?? {};
	const known = [name, score, clock].some((part) => part !== undefined);
	element.hidden = !known;
	if (!known) return;
	element.replaceChildren(
		...(title === undefined ? [] : [html('span', { class: 'about' }, title)]),
		html('span', { class: 'name' }, name ?? side),
		...(rating === undefined ? [] : [html('span', { class: 'about' }, `(${rating})`)]),
		...(score === undefined ? [] : [html('span', { class: 'score' }, score)]),
		...(clock === undefined
			? []
			: [
					html(
						'span',
						{ class: 'time', part: 'time' },
						html('span', { 'aria-hidden': 'true' }, words.clock(clock)),
						html('span', { class: 'hidden' }, words.clockSpoken(clock)),
					),
				]),
	);
};

/** Event, round, place and date, as far as they are known. */
export const aboutText = ({ tags }: OpenedGame): string => {
	const value = (name: string): string => tags.findLast((tag) => tag.name === name)?.value.trim() ?? '';
	const known = (text: string): string => (/^[?.*-]*$/.test(text) || /^https?:/i.test(text) ? '' : text);
	const date = known(value('Date') || value('UTCDate'))
		.replace(/(?:\.\?\?)+$/, '')
		.replaceAll('.', '-');
	const round = known(value('Round'));
	return [known(value('Event')), round === '' ? '' : `(${round})`, known(value('Site')), date, known(value('Opening'))]
		.filter((part) => part !== '')
		.join(' · ')
		.replace(' · (', ' (');
};
