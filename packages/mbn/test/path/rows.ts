import type { Setup } from '@x/core';
import { type ReferenceGame, reference } from '@x/core/reference';
import { type Game, rulesetOf } from './board.js';

/** A row of the independent program, or a question to it. */
export interface Row {
	readonly id: string;
	readonly attribute: string;
	readonly definition: {
		readonly files: number;
		readonly ranks: number;
		readonly boards?: number;
		readonly pieces: string;
		readonly rules: string;
	};
	readonly position: {
		readonly board: string;
		readonly turn?: string;
		readonly moved?: readonly string[];
		readonly ep?: readonly { readonly cells: readonly string[]; readonly victim: string }[];
	};
	readonly expect: {
		readonly moves: readonly { readonly from: string; readonly to: string; readonly board: string; readonly kind?: string }[];
	};
	readonly certain: boolean;
	readonly note?: string;
}

type Cell = readonly number[];

const cellOf = (name: string): Cell => {
	const [, file_, rank, level] = /^([a-z])(\d+)([A-H]?)$/.exec(name)!;
	return [file_!.charCodeAt(0) - 97, Number(rank) - 1, ...(level ? [level.charCodeAt(0) - 65] : [])];
};

export const nameOf = ([x, y, z]: Cell, boards: number): string =>
	`${String.fromCharCode(97 + x!)}${y! + 1}${boards > 1 ? String.fromCharCode(65 + z!) : ''}`;

/** Pieces of a board text. */
function piecesOf(text: string, moved: readonly string[]): Setup['pieces'] {
	const boards = text.split('|');
	return boards.flatMap((one, z) =>
		one.split('/').flatMap((row, index, rows) => {
			const found: Setup['pieces'][number][] = [];
			let x = 0;
			for (const part of row.match(/\d+|[-+#*$%&]*(?::\w+:|[A-Za-z])/g) ?? []) {
				if (/\d/.test(part) && !part.includes(':')) {
					x += Number(part);
					continue;
				}
				const letter = /[A-Za-z]/.exec(part)![0];
				const white = letter === letter.toUpperCase();
				const at = [x++, rows.length - 1 - index, ...(boards.length > 1 ? [z] : [])];
				const kind = part.replace(letter, letter.toUpperCase());
				found.push({
					at,
					piece: { side: white ? 'white' : 'black', kind, flags: moved.includes(nameOf(at, boards.length)) ? [] : ['initial', 'pristine'] },
				});
			}
			return found;
		}),
	);
}

export function textOf(setup: Setup, files: number, ranks: number, boards: number): string {
	const at = new Map(setup.pieces.map(({ at: cell, piece }) => [cell.join(), piece]));
	return Array.from({ length: boards }, (_, z) =>
		Array.from({ length: ranks }, (_row, row) => {
			let text = '';
			let gap = 0;
			for (let x = 0; x < files; x++) {
				const piece = at.get([x, ranks - 1 - row, ...(boards > 1 ? [z] : [])].join());
				if (piece === undefined) gap++;
				else {
					text += (gap > 0 ? gap : '') + (piece.side === 'white' ? piece.kind : piece.kind.replace(/[A-Z]/, (one) => one.toLowerCase()));
					gap = 0;
				}
			}
			return text + (gap > 0 ? gap : '');
		}).join('/'),
	).join('|');
}

const games = new Map<string, ReferenceGame>();

/** The board and the pieces of a definition. Of its rules only those that concern moves are read. */
export const gameOf = ({ files, ranks, boards = 1, pieces, rules }: Row['definition']): Game => ({
	files,
	ranks,
	boards,
	pieces,
	royals: /royal/.test(rules) ? ['K'] : [],
	captures: /multicapture=immediate/.test(rules) ? 'immediate' : 'completed',
});

/** The setup of a row. */
export const setupOf = ({ position }: Pick<Row, 'position'>): Setup => ({
	pieces: piecesOf(position.board, position.moved ?? []),
	phase: position.turn === 'b' ? 'black' : 'white',
	...(position.ep?.length && { points: { passed: position.ep[0]!.cells.map(cellOf), passer: [cellOf(position.ep[0]!.victim)] } }),
});

/** Our moves in the position of a row, by the interpreter: the origin of each and the board after it. */
export function movesOf(row: Pick<Row, 'definition' | 'position'>): string[] {
	const { files, ranks, boards = 1 } = row.definition;
	const key = JSON.stringify(row.definition);
	const game = games.get(key) ?? reference(rulesetOf(gameOf(row.definition)));
	games.set(key, game);
	const state = game.stateOf(setupOf(row));
	const vec = (cell: number): Cell => [
		cell % files,
		Math.floor(cell / files) % ranks,
		...(boards > 1 ? [Math.floor(cell / files / ranks)] : []),
	];
	const found = game.legal(state).map((move) => {
		const after = textOf(game.setupOf(game.apply(state, move)), files, ranks, boards);
		return `${nameOf(vec(move.from!), boards)} ${after}`;
	});
	return found.sort();
}

/** The moves that a row expects, in the same form. */
export const expectedOf = ({ expect }: Pick<Row, 'expect'>): string[] => expect.moves.map(({ from, board }) => `${from} ${board}`).sort();
