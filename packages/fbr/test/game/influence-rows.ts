import type { Game, GameDefinition, Position, Setup } from '@x/core';
import { apply, legal, position, setupOf } from '@x/core';
import { compile } from '@x/core/compile';
import { modelOf } from '../../src/game/model.js';
import { Refusals } from '../../src/game/refusals.js';
import { castOf, rulesOf } from '../../src/game/rules-of.js';
import { parse } from '../../src/index.js';
import { type Answer, answerAt, boardText, gameOf, type Row } from './rows.js';
import { setupFor } from './setups.js';

/** A small position with all of its moves. */
export interface InfluenceRow {
	readonly id: string;
	/** The statement of the source that the row shows. */
	readonly why: string;
	readonly files: number;
	readonly ranks: number;
	readonly rules: string;
	readonly pieces: string;
	/** The definition before its macro rules were rewritten. */
	readonly source?: string;
	readonly board: string;
	readonly turn?: 'w' | 'b';
	/** Moves that are played first, each as the board after it. */
	readonly line?: readonly string[];
	/** Each move as the board after it, the hands, and who is to move or has won. */
	readonly moves: readonly string[];
	readonly result?: string;
}

/** The game of a row, and the position that it asks about. */
export function played(row: InfluenceRow): { readonly definition: GameDefinition; readonly game: Game; readonly setup: Setup } {
	const full = rowOf(row);
	const { definition, game } = row.source === undefined ? gameOf(full.definition) : rewritten(full.definition, row.source);
	return { definition, game, setup: setupFor(full, definition) };
}

export function answerOf(row: InfluenceRow): Answer {
	const { game, setup } = played(row);
	const { definition } = rowOf(row);
	const end = (row.line ?? []).reduce((at, board) => after(at, board, definition), position(game, setup));
	return answerAt(end, definition);
}

function after(at: Position, board: string, definition: Row['definition']): Position {
	const found = legal(at)
		.map((move) => apply(at, move))
		.find((next) => boardText(setupOf(next), definition) === board);
	if (found === undefined) throw new Error(`Expected a move to ${board}.`);
	return found;
}

const rowOf = ({ id, files, ranks, rules, pieces, board, turn = 'w' }: InfluenceRow): Row => ({
	id,
	rule: id,
	attribute: null,
	definition: { files, ranks, rules, pieces },
	position: { board, turn },
	expect: {},
	certain: true,
});

/** A game whose macro rules are rewritten by hand. */
function rewritten(
	{ rules, pieces: items, files, ranks }: Row['definition'],
	source: string,
): { readonly definition: GameDefinition; readonly game: Game } {
	const refusals = new Refusals();
	const made = rulesOf(castOf(modelOf(parse(`${rules} ${items}`), [files, ranks], parse(source)), undefined, refusals));
	refusals.check();
	const definition = { id: 'row', title: 'Row', ...made };
	return { definition, game: compile(definition) };
}
