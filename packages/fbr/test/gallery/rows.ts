import type { GameDefinition, Position, Vec } from '@x/core';
import { setupOf } from '@x/core';
import type { GalleryGame } from '../../src/gallery/index.js';
import { type Fbr, parse } from '../../src/index.js';
import { boardText, nameOf, type Row } from '../game/rows.js';

const LETTER = { white: 'w', black: 'b' } as const;

/** The definition of a game in the form of the independent program. */
export function definitionOf(game: GalleryGame, fbr: Fbr = parse(game.text)): Row['definition'] {
	const line = game.text.split('\n').slice(3).join(' ').split(' ');
	const { files, ranks, boards } = fbr.board!;
	return {
		files,
		ranks,
		...(boards !== undefined && boards > 1 && { boards }),
		rules: line.filter((item) => /^!?[a-z]{2}/.test(item)).join(' '),
		pieces: line.filter((item) => !/^!?[a-z]{2}/.test(item)).join(' '),
	};
}

/** The number of plies of a position in the middle of a game. */
const PLIES = 20;

/** The cells that a piece passed, with its cell. Without a point of its own it stands behind the cell, in the view of the capturer. */
const passedBy = (cells: readonly Vec[], passer: readonly Vec[], side: 'w' | 'b'): readonly (readonly [readonly Vec[], Vec])[] =>
	passer.length > 0
		? [[cells, passer[0]!]]
		: cells.map((cell) => [[cell], [Number(cell[0]), Number(cell[1]) + (side === 'w' ? -1 : 1), ...cell.slice(2)]]);

/** Types without a side of their own. */
const tildeOf = ({ rules }: Row['definition']): ReadonlySet<string> =>
	new Set(
		[...rules.matchAll(/(?:pieces|cheshire)\{(\w+)\}(?=\S*(?:neutral|impartial)|\s|$)/g)].flatMap(([text, letters]) =>
			text.startsWith('cheshire') || /neutral|impartial/.test(rules) ? [...letters!] : [],
		),
	);

/** A position as a question to the independent program. Its state outside the board is given where the program has a word for it. */
export function rowOf(game: GalleryGame, { rules }: GameDefinition, at: Position): Row {
	const definition = definitionOf(game);
	const { boards = 1 } = definition;
	const setup = setupOf(at);
	const tilde = tildeOf(definition);
	const board = boardText(setup, definition, tilde).replaceAll(/[A-Z]/g, (letter) => (tilde.has(letter) ? `~${letter}` : letter));
	const name = (cell: Vec): string => nameOf(cell.map(Number), boards);
	const flagged = ['initial', 'pristine', 'gate'].filter((flag) => flag in rules.flags);
	const moved = setup.pieces.filter(({ piece }) =>
		flagged.some((flag) => (rules.flags[flag]!.kinds?.includes(piece.kind) ?? true) && !piece.flags?.includes(flag)),
	);
	const promoted = setup.pieces.flatMap(({ at: cell, piece }) =>
		piece.kind.includes('~') ? [[name(cell), piece.kind.replace(/^.*~/, '')]] : [],
	);
	const vars = setup.vars ?? {};
	const of = (variable: string, side: 'white' | 'black'): number =>
		Number((vars[variable] as Record<string, number> | undefined)?.[side] ?? 0);
	const both = (variable: string, value: (given: number) => number = (given) => given): Readonly<Record<'w' | 'b', number>> => ({
		w: value(of(variable, 'white')),
		b: value(of(variable, 'black')),
	});
	const hands = Object.fromEntries(
		Object.entries(setup.stores?.hand ?? {}).flatMap(([side, kinds]) =>
			side in LETTER ? [[LETTER[side as 'white'], Object.fromEntries(Object.entries(kinds).filter(([, count]) => count > 0))]] : [],
		),
	);
	const side = setup.phase!.startsWith('white') ? 'w' : 'b';
	const points = setup.points ?? {};
	const cells = points.ep ?? [];
	const passer = points.passer ?? [];
	return {
		id: game.id,
		rule: game.id,
		attribute: null,
		definition,
		position: {
			board,
			turn: side,
			...(moved.length > 0 && { moved: moved.map(({ at: cell }) => name(cell)) }),
			...(promoted.length > 0 && { promoted: Object.fromEntries(promoted) }),
			...(Object.keys(hands).length > 0 && { hands }),
			...('checks' in rules.vars && { checks: both('checks', (given) => rules.vars.checks!.start - given) }),
			...('length' in rules.vars && { series: Math.max(of('length', side === 'w' ? 'white' : 'black'), 1) }),
			// Where nothing counts them, only the first turn matters.
			ply: typeof vars.ply === 'number' ? vars.ply : setup.phase!.endsWith('.opening') ? 0 : PLIES,
			...('privilege' in rules.vars && {
				lostpart: (['white', 'black'] as const).filter((one) => of('privilege', one) === 0).map((one) => LETTER[one]),
			}),
			...(cells.length > 0 && { ep: passedBy(cells, passer, side).map(([on, victim]) => ({ cells: on.map(name), victim: name(victim) })) }),
		},
		expect: {},
		certain: true,
	};
}
