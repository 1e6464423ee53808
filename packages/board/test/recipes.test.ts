import { describe, expect, it, vi } from 'vitest';
import type { XBoard } from '../src/index.js';

describe('the package on a server, without a page', () => {
	it('all entries can be imported', async () => {
		expect('HTMLElement' in globalThis).toBe(false);
		const { rectangle, XBoard } = await import('../src/index.js');
		expect(rectangle(2, 2).cells).toHaveLength(4);
		expect(XBoard.observedAttributes).toEqual(
			'orientation mode label coordinates numerals animation view-only drawable draggable selectable'.split(' '),
		);
		expect((await import('../src/define.js')).XBoard).toBe(XBoard);
		expect((await import('../src/plane/index.js')).XPlane).toBe((await import('../src/define-plane.js')).XPlane);
		expect(typeof (await import('../src/preact/index.js')).Board).toBe('function');
		expect(typeof (await import('../src/svg/index.js')).toSvg).toBe('function');
	});

	it('an element is not made', async () => {
		const { XBoard } = await import('../src/index.js');
		expect(() => new XBoard()).toThrow();
	});
});

interface Man {
	readonly role: string;
	readonly color: string;
	readonly promoted?: boolean;
}

type Config = Readonly<Record<string, unknown>> & { readonly pieces: ReadonlyMap<string, Man> };

interface Recipe {
	propertiesOf(config: Config): Partial<XBoard>;
	Chessground(board: object, config: Config): { set(changes: object): void; readonly state: Config };
}

const recipe = (await import(new URL('../recipes/chessground/chessground.js', import.meta.url).href)) as Recipe;

const PIECES = new Map<string, Man>([
	['e1', { role: 'king', color: 'white' }],
	['e8', { role: 'king', color: 'black' }],
	['d7', { role: 'queen', color: 'white', promoted: true }],
]);

/** An element without a page, with the listeners that a recipe adds to it. */
const fakeBoard = () => {
	const listeners = new Map<string, (event: { readonly detail: unknown }) => void>();
	const board: Partial<XBoard> = {};
	return {
		board: Object.assign(board, { addEventListener: (type: string, listener: () => void) => void listeners.set(type, listener) }),
		send: (type: string, detail: unknown) => listeners.get(type)?.({ detail }),
	};
};

describe('the recipe for chessground', () => {
	it('maps pieces, destinations, last move and orientation', () => {
		const dests = new Map([['e1', ['f1']]]);
		const config = { pieces: PIECES, orientation: 'black', lastMove: ['d8', 'd7'], movable: { dests } };
		const { pieces, destinations, lastMove, orientation, mode, turn } = recipe.propertiesOf(config);
		expect(pieces?.[2]).toEqual({ cell: 'd7', side: 0, picture: 'queen', letter: 'Q', title: 'white queen', promoted: true });
		expect(destinations).toBe(dests);
		expect({ lastMove, orientation, mode, turn }).toEqual({
			lastMove: ['d8', 'd7'],
			orientation: 'second',
			mode: 'play',
			turn: { side: 0 },
		});
	});

	it('finds the king in check', () => {
		const checks = (check: unknown) => recipe.propertiesOf({ pieces: PIECES, turnColor: 'black', check }).checks;
		expect([checks(true), checks('white'), checks(undefined)]).toEqual([['e8'], ['e1'], []]);
	});

	it('maps modes and shapes', () => {
		const shapes = [
			{ orig: 'e1', dest: 'e8', brush: 'red' },
			{ orig: 'd7', brush: 'blue' },
		];
		const { mode, arrows, marks, drawings, drawable } = recipe.propertiesOf({
			pieces: PIECES,
			viewOnly: true,
			drawable: { shapes, autoShapes: shapes },
		});
		expect(mode).toBe('view');
		expect(arrows).toEqual([{ from: 'e1', to: 'e8', color: 'red' }]);
		expect(marks).toEqual([{ cell: 'd7', color: 'blue' }]);
		expect(drawings).toEqual({ arrows, circles: marks });
		expect(drawable).toBe(true);
		expect(recipe.propertiesOf({ pieces: PIECES, drawable: { enabled: false } }).drawable).toBe(false);
		expect(recipe.propertiesOf({ pieces: PIECES, movable: { free: true } }).mode).toBe('free');
	});

	it('makes the move of the user, and calls the page', () => {
		const { board, send } = fakeBoard();
		const [move, after] = [vi.fn(), vi.fn()];
		const ground = recipe.Chessground(board, {
			pieces: PIECES,
			turnColor: 'black',
			check: true,
			movable: { dests: new Map([['e8', ['d7']]]), events: { after } },
			events: { move },
		});
		expect((board as Partial<XBoard>).checks).toEqual(['e8']);
		send('board-move', { move: { id: 'e8-d7', from: 'e8', to: 'd7' } });
		expect(move).toHaveBeenCalledExactlyOnceWith('e8', 'd7', { role: 'queen', color: 'white', promoted: true });
		expect(after).toHaveBeenCalledExactlyOnceWith('e8', 'd7', { premove: false });
		expect([...ground.state.pieces.keys()]).toEqual(['e1', 'd7']);
		expect(board).toMatchObject({ lastMove: ['e8', 'd7'], checks: [], turn: { side: 0 }, destinations: undefined });
		ground.set({ orientation: 'black' });
		expect(board).toMatchObject({ orientation: 'second', lastMove: ['e8', 'd7'] });
	});

	it('moves freely', () => {
		const { board, send } = fakeBoard();
		recipe.Chessground(board, { pieces: PIECES, movable: { free: true } });
		send('board-drop', { from: 'e1', to: 'a1' });
		send('board-drop', { from: 'a1', to: undefined });
		expect((board as Partial<XBoard>).pieces?.map(({ cell }) => cell)).toEqual(['e8', 'd7', 'a1']);
	});
});
