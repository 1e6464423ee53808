import { describe, expect, it } from 'vitest';
import type { BoardEvent } from '../src/element/events.js';
import { type BoardMode, Interaction, type InteractionHost, type ShownState } from '../src/element/interaction.js';
import { Offer } from '../src/element/offer.js';
import type { CellId } from '../src/model/geometry.js';
import type { BoardMove, Turn } from '../src/model/move.js';

const MOVES: readonly BoardMove[] = [
	{ id: 'Nc3', from: 'b1', to: 'c3' },
	{ id: 'Na3', from: 'b1', to: 'a3' },
	{ id: 'O-O', from: 'e1', to: 'h1' },
	{ id: 'b8=Q', from: 'b7', to: 'b8', label: 'queen' },
	{ id: 'b8=N', from: 'b7', to: 'b8', label: 'knight' },
	{ id: 'P@d4', drop: 'P', to: 'd4' },
	{ id: 'N@d4', drop: 'N', to: 'd4' },
];

/** White has b1, b7, e1 and h1; black has a8. */
const SIDES: Readonly<Record<string, number>> = { b1: 0, b7: 0, e1: 0, h1: 0, a8: 1 };

/** A board without a page. It writes down what it says and emits. */
class FakeHost implements InteractionHost, ShownState {
	readonly shown: ShownState = this;
	mode: BoardMode = 'play';
	offer: Offer = new Offer(MOVES, undefined);
	turn: Turn | undefined = { side: 0 };
	/** The page prevents the default of presses. */
	refuses = false;
	readonly heard: string[] = [];

	sideOn(cell: CellId): number | undefined {
		return SIDES[cell];
	}
	emit(type: BoardEvent, detail: unknown): boolean {
		const words = detail === undefined ? '' : ` ${JSON.stringify(detail, (key, value) => (key === 'move' ? value.id : value))}`;
		if (type !== 'board-cell') this.heard.push(type.replace('board-', '') + words);
		return !(type === 'board-cell' && this.refuses);
	}
	/** The moves made ahead; undefined where moves are made now. */
	ahead: BoardMove[] | undefined;
	premove(move: BoardMove): boolean {
		this.ahead?.push(move);
		return this.ahead !== undefined;
	}
	readonly premoves = { takeBack: (): boolean => (this.ahead?.splice(0).length ?? 0) > 0 };
	sayPicked(_: unknown, targets: number): void {
		this.heard.push(`${targets} targets`);
	}
	sayPutBack(): void {
		this.heard.push('put back');
	}
	sayRefused(to: CellId): void {
		this.heard.push(`not to ${to}`);
	}
	changed(): void {}
}

const board = (change: Partial<FakeHost> = {}): { host: FakeHost; interaction: Interaction; press: (...cells: string[]) => void } => {
	const host = Object.assign(new FakeHost(), change);
	const interaction = new Interaction(host);
	return {
		host,
		interaction,
		press: (...cells) => {
			for (const cell of cells) interaction.press(cell);
		},
	};
};

describe('a press', () => {
	it('picks up, and moves', () => {
		const { host, interaction, press } = board();
		press('b1', 'c3');
		expect(host.heard).toEqual(['2 targets', 'pick {"source":{"cell":"b1"}}', 'move {"move":"Nc3"}']);
		expect(interaction.picked).toBeUndefined();
	});

	it('picks up nothing on an empty cell', () => {
		const { host, press } = board();
		press('c3');
		expect(host.heard).toEqual([]);
	});

	it('picks up a piece that cannot move, which says that it has no targets', () => {
		const { host, press } = board();
		press('a8');
		expect(host.heard[0]).toBe('0 targets');
	});

	it('on the same piece puts it back', () => {
		const { host, interaction, press } = board();
		press('b1', 'b1');
		expect(host.heard.slice(2)).toEqual(['put back', 'cancel']);
		expect(interaction.picked).toBeUndefined();
	});

	it('picks up another own piece, unless the first can go there', () => {
		const { host, interaction, press } = board();
		press('b1', 'e1');
		expect(interaction.picked).toEqual({ cell: 'e1' });
		press('h1');
		expect(host.heard.at(-1)).toBe('move {"move":"O-O"}');
	});

	it('knows own pieces by their moves if no turn is given', () => {
		const { interaction, press } = board({ turn: undefined });
		press('b1', 'h1');
		expect(interaction.picked).toBeUndefined();
		press('b1', 'e1');
		expect(interaction.picked).toEqual({ cell: 'e1' });
	});

	it('on another cell is refused', () => {
		const { host, interaction, press } = board();
		press('b1', 'b5');
		expect(host.heard.slice(2)).toEqual(['not to b5', 'refuse {"source":{"cell":"b1"},"to":"b5"}']);
		expect(interaction.picked).toBeUndefined();
	});

	it('moves the implied piece to an empty cell', () => {
		const { host, press } = board({ turn: { side: 0, implied: { drop: 'P' } } });
		press('d4');
		expect(host.heard).toEqual(['move {"move":"P@d4"}']);
		press('d5', 'b1');
		expect(host.heard.slice(1)).toEqual(['2 targets', 'pick {"source":{"cell":"b1"}}']);
	});

	it('does nothing if the page prevents it, or without play', () => {
		for (const change of [{ refuses: true }, { mode: 'free' }, { mode: 'view' }] as const) {
			const { host, interaction, press } = board(change);
			press('b1', 'c3');
			expect(host.heard).toEqual([]);
			expect(interaction.picked).toBeUndefined();
		}
	});
});

describe('several moves to one cell', () => {
	it('are a question, which is answered by a move', () => {
		const { host, interaction, press } = board();
		press('b7', 'b8');
		expect(interaction.question?.moves.map(({ label }) => label)).toEqual(['queen', 'knight']);
		expect(interaction.picked).toEqual({ cell: 'b7' });
		interaction.make(interaction.question!.moves[1]!);
		expect(host.heard.at(-1)).toBe('move {"move":"b8=N"}');
		expect(interaction.question).toBeUndefined();
	});

	it('are forgotten when the piece is put back', () => {
		const { interaction, press } = board();
		press('b7', 'b8');
		interaction.cancel();
		expect([interaction.question, interaction.picked]).toEqual([undefined, undefined]);
	});
});

describe('a move made ahead', () => {
	it('is not a move yet, and is taken back by a press on a cell without a piece that can move, or by a second Escape', () => {
		const ahead: BoardMove[] = [];
		const { host, interaction, press } = board({ ahead });
		press('b1', 'c3');
		expect(ahead.map(({ id }) => id)).toEqual(['Nc3']);
		expect(host.heard).not.toContain('move {"move":"Nc3"}');
		press('e1', 'e1', 'a8');
		expect(ahead).toEqual([]);
		press('b1', 'c3', 'e1');
		interaction.cancel();
		expect(ahead).toHaveLength(1);
		interaction.cancel();
		expect(ahead).toEqual([]);
		press('a8');
		expect(host.heard.at(-1)).toBe('pick {"source":{"cell":"a8"}}');
	});
});

describe('a hand', () => {
	it('gives a kind, takes it back, and drops it', () => {
		const { host, interaction, press } = board();
		interaction.take('N');
		interaction.take('N');
		expect(host.heard).toEqual(['1 targets', 'pick {"source":{"drop":"N"}}', 'put back', 'cancel']);
		interaction.take('N');
		press('d4');
		expect(host.heard.at(-1)).toBe('move {"move":"N@d4"}');
	});
});

describe('cancelling', () => {
	it('sends no event when no piece is picked up, except to a page that keeps its own selection', () => {
		const { host, interaction } = board();
		interaction.cancel();
		expect(host.heard).toEqual([]);
		const free = board({ mode: 'free' });
		free.interaction.cancel();
		expect(free.host.heard).toEqual(['cancel']);
	});
});

describe('an offer', () => {
	const pass: BoardMove = { id: 'pass', label: 'Pass' };

	it('names the moves of destinations', () => {
		const offer = new Offer(undefined, new Map([['e2', ['e3', 'e4']]]));
		expect(offer.moves.map(({ id }) => id)).toEqual(['e2-e3', 'e2-e4']);
		expect([offer.canMove('e2'), offer.canMove('e7')]).toEqual([true, false]);
		expect(offer.between({ cell: 'e2' }, 'e4')).toHaveLength(1);
	});

	it('has a button for a pass, and for a move of the piece that is picked up on its own cell', () => {
		const igui: BoardMove = { id: 'igui', from: 'd4', to: 'd4' };
		const offer = new Offer([...MOVES, pass, igui], undefined);
		expect(offer.actions(undefined)).toEqual([pass]);
		expect(offer.actions('d4')).toEqual([pass, igui]);
		const bound: BoardMove = { id: 'e1-', from: 'e1' };
		expect(new Offer([bound, { id: 'h1-', from: 'h1' }], undefined).actions(undefined)).toEqual([bound]);
	});

	it('equals an offer of the same moves, whatever they are called', () => {
		const offer = new Offer(MOVES, undefined);
		expect(
			offer.equals(
				new Offer(
					MOVES.map((move) => ({ ...move, label: 'new' })),
					undefined,
				),
			),
		).toBe(true);
		expect(offer.equals(new Offer(MOVES.slice(1), undefined))).toBe(false);
		expect(offer.equals(new Offer([...MOVES.slice(1), pass], undefined))).toBe(false);
	});
});
