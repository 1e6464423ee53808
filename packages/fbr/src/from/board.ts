import type { Ruleset } from '@x/core';
import type { SideIndex } from '@x/core/reading';
import type { Castlers } from './castlings.js';
import type { Notes } from './notes.js';
import { rangeOf } from './ranges.js';

/** Writes what the board is like: its edges, holes and the view of Black. */
export function writeBoard(notes: Notes): void {
	const { ruleset, size } = notes;
	const [files, ranks] = ruleset.space.axes.map(({ wrap }) => wrap === true);
	if (files) notes.rules.push(ranks ? 'torus' : 'cylindric');
	else if (ranks) notes.lose('lost-board', 'space.axes', 'The last rank is joined to the first, but the files are not.');
	const holes = (ruleset.space.holes ?? []).map(([x, y]) => Number(x) + Number(y) * size.files);
	if (holes.length > 0) writeHoles(notes, holes);
	mirror(notes);
}

function writeHoles(notes: Notes, holes: readonly number[]): void {
	const mirrored = holes.every((cell) => holes.includes(notes.seen(1, cell)));
	if (mirrored) notes.rules.push(`zone${rangeOf(notes.size, holes)}=hole`);
	else notes.lose('lost-board', 'space.holes', 'The holes lie differently for the two sides.');
}

/** How Black sees the board. */
function mirror(notes: Notes): void {
	const { sides, sideOrder } = notes.ruleset;
	const { matrix } = sides[sideOrder[1]!]!.frame;
	const signs = JSON.stringify(matrix.map((row) => row.map(Number)));
	if (signs === '[[-1,0],[0,-1]]') notes.rules.push('mirror=horizontal,vertical');
	else if (signs === '[[-1,0],[0,1]]') notes.rules.push('mirror=horizontal');
	else if (signs === '[[1,0],[0,1]]') notes.rules.push('!mirror');
	else if (signs !== '[[1,0],[0,-1]]')
		notes.lose('lost-board', `sides.${sideOrder[1]}`, 'Black sees the board in a way that FBR cannot say.');
}

/** The start as text: ranks from the last one, hands, the side to move, and the rights if one side has none. */
export function startText(notes: Notes, castlers: Castlers): string {
	const { ruleset, size, letters } = notes;
	const { start, sideOrder } = ruleset;
	const at = new Map<number, string>();
	let others = 0;
	for (const { at: cell, piece } of start.pieces) {
		const side = sideOrder.indexOf(piece.side);
		if (side < 0) others++;
		else at.set(Number(cell[0]) + Number(cell[1]) * size.files, cased(letters.of(piece.kind), side as SideIndex));
	}
	if (others > 0) notes.lose('lost-start', 'start.pieces', `${others} neutral pieces of the start are left out.`);
	const rows = Array.from({ length: size.ranks }, (_, index) => {
		const rank = size.ranks - 1 - index;
		let row = '';
		let empty = 0;
		for (let file = 0; file < size.files; file++) {
			const piece = at.get(rank * size.files + file);
			if (piece === undefined) empty++;
			else {
				row += `${empty || ''}${piece}`;
				empty = 0;
			}
		}
		return row + (empty || '');
	});
	const black = ruleset.turn.phases[start.phase ?? ruleset.turn.start]?.side === sideOrder[1];
	const rights = castlers.without.length === 0 ? '' : castlers.without.includes(0) ? ' kq' : ' KQ';
	const side = black ? ' b' : rights === '' ? '' : ' w';
	return `${rows.join('/')}${hands(ruleset, notes)}${side}${rights}`;
}

function hands({ start, sideOrder }: Ruleset, notes: Notes): string {
	const { letters } = notes;
	const text = Object.values(start.stores ?? {})
		.flatMap((store) =>
			sideOrder.flatMap((side, index) =>
				Object.entries(store[side] ?? {}).map(([kind, count]) => cased(letters.of(kind), index as SideIndex).repeat(count)),
			),
		)
		.join('');
	if (text === '') return '';
	if (notes.rules.some((rule) => rule.startsWith('holding'))) return `[${text}]`;
	notes.lose('lost-start', 'start.stores', 'The pieces in hand are left out, since there are no drops.');
	return '';
}

const cased = (type: string, side: SideIndex): string => (side === 0 ? type : type.replace(/[A-Z]/, (letter) => letter.toLowerCase()));
