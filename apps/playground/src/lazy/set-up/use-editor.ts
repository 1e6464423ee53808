import { useState } from 'preact/hooks';
import type { Context } from '../../context.js';
import type { AppState, SetUp } from '../../state/app-state.js';
import { setUp as text } from '../../strings/set-up.js';
import { among, type CellGrid, carried, filled, type Pieces, pasted, swapped, type Turning, turned } from './regions.js';

/** The effect of a press on a square. */
export type Tool = 'move' | 'put' | 'erase' | 'select' | 'paste';

/** The things that the user holds between two presses. */
interface Held<B> {
	readonly tool: Tool;
	/** The piece to put. */
	readonly brush: string;
	/** The square of the piece that is being moved. */
	readonly picked?: string | undefined;
	/** The first corner of a selection. */
	readonly corner?: string | undefined;
	readonly box?: B | undefined;
	/** Copied pieces, and the square that the next press takes the place of. */
	readonly clip?: { readonly pieces: Pieces; readonly from: string } | undefined;
}

/** The needs of the editor from its board. */
export interface EditorBoard<B> {
	readonly grid: CellGrid<B>;
	readonly cellName: (cell: string) => string;
	readonly pieceName: (token: string) => string;
	/** The same kind of the other side. */
	readonly other: (token: string) => string;
	readonly start: SetUp | undefined;
	/** The draft as the page keeps it. */
	readonly write: (draft: SetUp) => AppState['setUp'];
}

/** The editor of a position: its tools, and what they hold. */
export interface Editor<B> {
	readonly held: Held<B>;
	/** The selected squares; undefined if there are too many to be named one by one. */
	readonly selected: readonly string[] | undefined;
	hold(change: Partial<Held<B>>, said?: string): void;
	press(cell: string): void;
	drop(from: string, to: string | undefined): void;
	put(cell: string, token: string): void;
	remove(cell: string): void;
	/** Acts on the selection, or else on the whole board. */
	turn(turning: Turning): void;
	swap(): void;
	clear(): void;
	fill(): void;
	copy(cut: boolean): void;
	paste(cell: string): void;
	restart(): void;
	setHand(side: number, token: string, count: number): void;
	setTurn(id: string, said: string): void;
	letGo(): void;
}

/** The tools of the board editor. They work on sets of cells, and so on boards of every kind. */
export const useEditor = <B>({ store, interaction }: Context, draft: SetUp, board: EditorBoard<B>, brush: string): Editor<B> => {
	const [held, setHeld] = useState<Held<B>>({ tool: 'move', brush });
	const { grid, cellName, pieceName } = board;
	const { say } = interaction;
	const { pieces } = draft;
	const edit = (next: Partial<SetUp>, label: string, said: string): void => {
		store.dispatch({ type: 'set up', setUp: board.write({ ...draft, ...next }), label });
		say(said);
	};
	const place = (next: Pieces, label: string, said: string): void => edit({ pieces: next }, label, said);
	const hold = (change: Partial<Held<B>>, said?: string): void => {
		setHeld({ ...held, picked: undefined, corner: undefined, ...change });
		if (said !== undefined) say(said);
	};
	const selected = held.box === undefined ? [] : grid.cells(held.box);
	/** The box that the tools act on, and those of its cells that have pieces. */
	const target = (): { readonly box: B | undefined; readonly cells: readonly string[] } => {
		const box = held.box ?? grid.whole(pieces);
		return { box, cells: held.box === undefined ? Object.keys(pieces) : (selected ?? Object.keys(pieces)) };
	};
	const remove = (cell: string): void => {
		if (pieces[cell] !== undefined) place(filled(pieces, [cell], undefined), text.label(text.erase), text.removed(cellName(cell)));
	};
	const put = (cell: string, token: string): void =>
		place(filled(pieces, [cell], token), pieceName(token), text.put(pieceName(token), cellName(cell)));
	const move = (from: string, to: string): void => {
		hold({});
		const token = pieces[from];
		if (token !== undefined && from !== to)
			place(carried(pieces, from, to), text.label(text.move), text.moved(pieceName(token), cellName(to)));
	};
	const paste = (cell: string): void => {
		if (held.clip === undefined) return;
		hold({ tool: 'select' });
		place(pasted(pieces, held.clip.pieces, grid, held.clip.from, cell), text.label(text.paste), text.pasted(cellName(cell)));
	};
	const select = (cell: string): void => {
		if (held.corner === undefined) {
			setHeld({ ...held, corner: cell, box: undefined });
			say(text.corner(cellName(cell)));
			return;
		}
		const box = grid.box(held.corner, cell);
		hold({ box }, text.squares(grid.cells(box)?.length ?? Number.POSITIVE_INFINITY));
	};
	const press = (cell: string): void => {
		const token = pieces[cell];
		if (held.tool === 'put') put(cell, held.brush);
		else if (held.tool === 'erase') remove(cell);
		else if (held.tool === 'select') select(cell);
		else if (held.tool === 'paste') paste(cell);
		else if (held.picked !== undefined) move(held.picked, cell);
		else if (token !== undefined) hold({ picked: cell }, text.picked(cellName(cell), pieceName(token)));
	};
	return {
		held,
		selected,
		hold,
		press,
		put,
		remove,
		drop: (from, to) => (to === undefined ? remove(from) : move(from, to)),
		turn: (turning) => {
			const { box } = target();
			if (box !== undefined) place(turned(pieces, grid, box, turning), text.label(text[turning]), `${text[turning]}.`);
		},
		swap: () => place(swapped(pieces, target().cells, board.other), text.label(text.swap), `${text.swap}.`),
		clear: () => place(filled(pieces, target().cells, undefined), text.label(text.clear), `${text.clear}.`),
		fill: () => {
			if (selected === undefined) say(text.tooLarge);
			else place(filled(pieces, selected, held.brush), text.fill(pieceName(held.brush)), `${text.fill(pieceName(held.brush))}.`);
		},
		copy: (cut) => {
			const [from] = selected ?? [];
			if (from === undefined) {
				say(text.nothing);
				return;
			}
			const taken = among(pieces, selected ?? []);
			hold({ clip: { pieces: taken, from }, tool: 'paste' }, text.copied(Object.keys(taken).length));
			if (cut) place(filled(pieces, selected ?? [], undefined), text.label(text.cut), text.copied(Object.keys(taken).length));
		},
		paste,
		restart: () => {
			hold({ box: undefined });
			if (board.start !== undefined) edit(board.start, text.label(text.start), `${text.start}.`);
		},
		setHand: (side, token, count) => {
			if (count < 0) return;
			const hands = draft.hands.map((hand, index) => (index === side ? { ...hand, [token]: count } : hand));
			edit({ hands }, pieceName(token), text.held(pieceName(token), count));
		},
		setTurn: (id, said) => edit({ turn: id }, text.label(text.turn), said),
		letGo: () => hold({ box: undefined, ...(held.tool === 'paste' && { tool: 'select' as const }) }),
	};
};
