import { apply, type Game, legal, type Position } from '@x/core';
import { BOARD_THEMES, type BoardTheme } from '../../src/draw/board-themes.js';
import { nameRoom } from '../../src/draw/names.js';
import type { XBoard } from '../../src/element/x-board.js';
import { lookOf, viewOf } from '../../src/game/index.js';
import { columnsOf, halfWidth, type Layout, layout } from '../../src/layout/layout.js';
import type { BoardView } from '../../src/model/state.js';
import { familyFor, setsOf } from '../../src/sets/index.js';
import { toSvg } from '../../src/svg/to-svg.js';
import { library, type Volume } from './library.js';
import { publish } from './stage.js';

const volumes: readonly Volume[] = library();

const frame = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));

/** A sequence of numbers below 1 that is the same in every run (mulberry32). */
const randomNumbers = (seed: number): (() => number) => {
	let state = seed;
	return () => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
	};
};

/** The view of a position with the piece sets of its game. */
const drawn = (position: Position, options?: Parameters<typeof viewOf>[1]): BoardView => {
	const { game } = position;
	const looks = Object.keys(game.ruleset.kinds).map((kind) => lookOf(game, game.ruleset.sideOrder[0]!, kind));
	return { ...viewOf(position, options), sets: setsOf(game.names?.look?.pieces ?? familyFor(looks)) };
};

interface Box {
	readonly left: number;
	readonly top: number;
	readonly right: number;
	readonly bottom: number;
}

/** Whether a box is inside another, with a tolerance in pixels. */
const inside = (inner: Box, outer: Box, by: number): boolean =>
	inner.left >= outer.left - by && inner.top >= outer.top - by && inner.right <= outer.right + by && inner.bottom <= outer.bottom + by;

const boxOf = (element: Element): Box => element.getBoundingClientRect();

/** The picture of a piece, which is its background, as an element; undefined for one without letters. */
const letteredPicture = (piece: Element): Element | undefined => {
	const [, text = ''] = /data:image\/svg\+xml,([^"]*)/.exec(getComputedStyle(piece).backgroundImage) ?? [];
	if (!text.includes(encodeURIComponent('<text'))) return undefined;
	const root = new DOMParser().parseFromString(decodeURIComponent(text), 'image/svg+xml').documentElement;
	return document.importNode(root, true);
};

/** The faults in the picture of a position: pieces outside their cells, letters outside their pieces, anything outside the frame. */
const faultsOf = (board: XBoard, { pieces }: BoardView): readonly string[] => {
	const root = board.shadowRoot!;
	const edge = boxOf(root.querySelector('.frame')!);
	const area = boxOf(board);
	const cells = [...root.querySelectorAll<HTMLElement>('.cell')].map((cell) => ({ cell: cell.dataset.cell!, box: boxOf(cell) }));
	const faults: string[] = [];
	const found: string[] = [];
	for (const piece of root.querySelectorAll('.piece')) {
		const box = boxOf(piece);
		const cell = cells.find((one) => inside(box, one.box, 1));
		if (cell === undefined) faults.push('a piece is in no cell');
		else found.push(cell.cell);
		if (!inside(box, edge, 1)) faults.push(`the piece on ${cell?.cell} is outside the frame`);
		const drawn = letteredPicture(piece);
		if (drawn === undefined) continue;
		piece.append(drawn);
		for (const text of drawn.querySelectorAll('text')) {
			if (!inside(boxOf(text), box, 0.1 * (box.right - box.left))) faults.push(`the letters ${text.textContent} are wider than a cell`);
		}
		drawn.remove();
	}
	const expected = pieces.map(({ cell }) => String(cell));
	if (found.toSorted().join() !== expected.toSorted().join()) faults.push(`pieces on ${found}, expected ${expected}`);
	for (const cell of cells) if (!inside(cell.box, edge, 1)) faults.push(`the cell ${cell.cell} is outside the frame`);
	for (const text of root.querySelectorAll('.frame > .layer text')) {
		// Names stand outside the frame where their cells have no room, in a margin.
		if (!inside(boxOf(text), area, 5)) faults.push(`the name ${text.textContent} is outside the board`);
	}
	for (const piece of root.querySelectorAll('.hand-piece')) {
		if (!inside(boxOf(piece), boxOf(piece.closest('.hand')!), 1)) faults.push('a piece is outside its hand');
	}
	return faults;
};

/** One of many boards in a picture. */
interface Sample {
	readonly name: string;
	readonly view: BoardView;
	readonly theme: BoardTheme;
	readonly dark: boolean;
	readonly board: Layout;
	/** Its place on the page, and the height of its cells, in pixels. */
	readonly left: number;
	readonly top: number;
	readonly cell: number;
}

const COLORS = ['green', 'red', 'blue', 'yellow'] as const;
const TYPES = ['circle', 'tint', 'frame', 'dot', 'cross'] as const;

const THEMES = Object.keys(BOARD_THEMES) as readonly BoardTheme[];

/** Pixels of the square in which a board stands. */
const SIDE = 180;
const ACROSS = 6;

/** The functions that the tests use in the page of pictures. */
export class Gallery {
	readonly ids: readonly string[] = volumes.map(({ id }) => id);
	private samples: Sample[] = [];
	private first: ImageBitmap | undefined;
	private readonly games = new Map<number, Game>();

	/** Shows the start position of each game, from both ends, and lists the faults of the pictures. */
	async check(from: number, to: number): Promise<readonly string[]> {
		const faults: string[] = [];
		const board = stage.board();
		for (const [index, { id }] of volumes.slice(from, to).entries()) {
			try {
				const view = drawn(this.game(from + index).start, { movers: [] });
				for (const orientation of ['first', 'second'] as const) {
					Object.assign(board, { ...view, orientation });
					await board.updated;
					faults.push(...faultsOf(board, view).map((fault) => `${id}, ${orientation}: ${fault}`));
				}
			} catch (error) {
				faults.push(`${id}: ${String(error)}`);
			}
		}
		return faults;
	}

	private game(index: number): Game {
		const game = this.games.get(index) ?? volumes[index]!.game();
		this.games.set(index, game);
		return game;
	}

	/** A position some random moves from the start. */
	private position(game: Game, random: () => number): Position {
		let position = game.start;
		for (let ply = Math.floor(random() * 8); ply > 0; ply--) {
			const moves = legal(position);
			if (moves.length === 0) break;
			position = apply(position, moves[Math.floor(random() * moves.length)]!);
		}
		return position;
	}

	private view(index: number): { readonly name: string; readonly view: BoardView } {
		const random = randomNumbers(index);
		const volume = index % volumes.length;
		const {
			geometry,
			pieces,
			sides,
			sets = [],
			lastMove = [],
			checks = [],
		} = drawn(this.position(this.game(volume), random), { movers: [] });
		const cellAt = () => geometry.cells[Math.floor(random() * geometry.cells.length)]!.cell;
		const one = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)]!;
		const marked = random() < 0.3;
		const view: BoardView = {
			geometry,
			pieces,
			...(sides && { sides }),
			sets,
			lastMove,
			checks,
			orientation: random() < 0.5 ? 'first' : 'second',
			marks: marked ? TYPES.map((type) => ({ cell: cellAt(), type, color: one(COLORS) })) : [],
			arrows: marked ? COLORS.map((color) => ({ from: cellAt(), to: cellAt(), color })) : [],
		};
		return { name: `${volumes[volume]!.id} ${index}`, view };
	}

	/** Shows positions on boards of the page, by their numbers. */
	async show(numbers: readonly number[]): Promise<void> {
		this.samples = numbers.map((number, at): Sample => {
			const { name, view } = this.view(number);
			const theme = THEMES[number % THEMES.length]!;
			const dark = Math.floor(number / THEMES.length) % 2 === 1;
			const board = layout(view.geometry, view.orientation, columnsOf(view.geometry.slices.length, true));
			// Even, since the titles of boards are half a cell high: edges on parts of pixels are drawn differently.
			const cell = 2 * Math.floor(SIDE / 2 / Math.max(board.width, board.height));
			return {
				name: `${name}, ${theme}${dark ? ' dark' : ''}`,
				view,
				theme,
				dark,
				board,
				cell,
				left: (at % ACROSS) * (SIDE + 20) + 10,
				top: Math.floor(at / ACROSS) * (SIDE + 20) + 10,
			};
		});
		const boards = this.place(({ view, theme, dark }) => {
			const element = Object.assign(document.createElement('x-board'), view);
			element.setAttribute('theme', `${theme} ${dark ? 'dark' : 'light'}`);
			return element;
		});
		for (const [index, { style }] of boards.entries()) {
			const { board, cell, left } = this.samples[index]!;
			// Names at the left stand outside of the board.
			if (board.geometry.shape !== 'hex') style.left = `${left - (nameRoom(board).left * cell) / 100}px`;
		}
		await frame();
	}

	/** Shows the same positions as SVG pictures; `faulty` ones lack the last piece. */
	async draw(faulty: boolean = false): Promise<void> {
		const images = this.place(({ view, theme, dark, board }) => {
			const shown = faulty ? { ...view, pieces: view.pieces.slice(0, -1) } : view;
			const drawn = toSvg(shown, { columns: columnsOf(board.slices.length, true), theme, dark });
			// A margin of a whole cell: edges on parts of pixels are drawn differently.
			const room = nameRoom(board);
			const area = [room.left - 100, room.top - 100, board.width * 100 + 200, board.height * 100 + 200].join(' ');
			const svg = board.geometry.shape === 'hex' ? drawn : drawn.replace(/viewBox="[^"]*"/, `viewBox="${area}"`);
			return Object.assign(new Image(), { src: `data:image/svg+xml,${encodeURIComponent(svg)}` });
		});
		await Promise.all(images.map((image) => image.decode()));
		for (const [index, { style, naturalWidth, naturalHeight, src }] of images.entries()) {
			const [, width = naturalWidth, height = naturalHeight] =
				/viewBox="\S+ \S+ (\S+) (\S+)"/.exec(decodeURIComponent(src))?.map(Number) ?? [];
			const { board, cell, left, top } = this.samples[index]!;
			// A picture may have a margin, for names outside the board.
			const room = board.geometry.shape === 'hex' ? nameRoom(board) : { left: 100, top: 100 };
			style.left = `${left - (room.left * cell) / 100}px`;
			style.top = `${top - (room.top * cell) / 100}px`;
			style.width = `${(width * cell) / 100}px`;
			style.height = `${(height * cell) / 100}px`;
		}
		await frame();
	}

	private place<E extends HTMLElement>(make: (sample: Sample) => E): readonly E[] {
		const elements = this.samples.map((sample) => {
			const element = make(sample);
			const { style } = element;
			style.position = 'absolute';
			style.left = `${sample.left}px`;
			style.top = `${sample.top}px`;
			const room = sample.board.geometry.shape === 'hex' ? 0 : nameRoom(sample.board).left / 100;
			style.width = `${(sample.board.width + room) * sample.cell}px`;
			style.setProperty('--x-board-radius', '0');
			style.setProperty('--x-board-shadow', 'none');
			return element;
		});
		document.querySelector('main')!.replaceChildren(...elements);
		return elements;
	}

	/** Keeps a picture of the page, or compares it with the one before: the mean difference of the colours of each cell, 0 to 255, the largest first. */
	async compare(base64: string): Promise<readonly (readonly [difference: number, cell: string])[]> {
		const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
		const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
		const { first } = this;
		this.first = first === undefined ? picture : undefined;
		if (first === undefined) return [];
		const [a, b] = [pixelsOf(first), pixelsOf(picture)];
		const differences = this.samples.flatMap((sample) =>
			[...sample.board.places.values()].map(({ cell, x, y }): [number, string] => {
				const half = halfWidth(sample.board.geometry.shape);
				const [left, right] = [x - half, x + half].map((at) => Math.round(sample.left + at * sample.cell));
				const [top, bottom] = [y - 0.5, y + 0.5].map((at) => Math.round(sample.top + at * sample.cell));
				return [meanDifference(a, b, { left: left!, right: right!, top: top!, bottom: bottom! }), `${sample.name} ${cell.name}`];
			}),
		);
		return differences.sort(([one], [two]) => two - one);
	}
}

const pixelsOf = (picture: ImageBitmap): ImageData => {
	const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d', { willReadFrequently: true })!;
	context.drawImage(picture, 0, 0);
	return context.getImageData(0, 0, picture.width, picture.height);
};

/** Blocks across a cell. Within a block colours are mixed, so that letters that stand part of a pixel elsewhere count little. */
const BLOCKS = 5;

/** The mean difference of the colours in a box of two pictures. */
const meanDifference = (a: ImageData, b: ImageData, { left, right, top, bottom }: Box): number => {
	const [width, height] = [right - left, bottom - top];
	const sums = new Float64Array(BLOCKS * BLOCKS * 3);
	for (let y = 0; y < height; y++) {
		const row = Math.floor((y * BLOCKS) / height) * BLOCKS;
		for (let x = 0; x < width; x++) {
			const at = ((y + top) * a.width + x + left) * 4;
			const block = (row + Math.floor((x * BLOCKS) / width)) * 3;
			for (let channel = 0; channel < 3; channel++) sums[block + channel]! += a.data[at + channel]! - b.data[at + channel]!;
		}
	}
	return sums.reduce((sum, one) => sum + Math.abs(one), 0) / Math.max(1, 3 * width * height);
};

declare global {
	/** The gallery of the page, in the browser. */
	var gallery: Gallery;
}

globalThis.gallery = new Gallery();
void publish();
