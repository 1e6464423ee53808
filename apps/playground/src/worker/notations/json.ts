import { history, lastMove, moveName, type Position, position as positionAt, restore, type SavedGame, save } from '@x/core';
import type { Diagnostic, Fault } from '@x/diagnostics';
import { stringify } from '@x/san';
import { notationLosses as words } from '../../strings/notation-losses.js';
import type { NotationToken } from '../notation-views.js';
import { kindTitle, sideTitle } from '../words.js';
import { lineLosses, mainNodes, withStart } from './game-tree.js';
import { jsonPlace, jsonSpans, jsonText } from './json-text.js';
import { faultOf, type Notation, type Noted } from './notation.js';
import { startAt } from './positions.js';

const TITLE = 'JSON';

const lastPosition = (noted: Noted): Position => noted.read.positions[mainNodes(noted).at(-1) ?? 0]!;

const tokensOf = (text: string, saved: SavedGame, noted: Noted): readonly NotationToken[] => {
	const spans = jsonSpans(text);
	const { game } = noted.playable;
	const nodes = mainNodes(noted);
	const moves = saved.moves.flatMap((_, index): NotationToken[] => {
		const span = spans.get(`moves[${index}]`);
		return span === undefined ? [] : [{ ...span, node: nodes[index]! }];
	});
	// The pieces are those of the start.
	if (noted.node !== 0) return moves;
	const pieces = saved.start.pieces.flatMap(({ at, piece: { side, kind } }, index): NotationToken[] => {
		const span = spans.get(`start.pieces[${index}]`);
		const cell = game.cellAt(at as readonly number[]);
		if (span === undefined || cell === undefined) return [];
		return [{ ...span, cell, words: `${sideTitle(game, side)} ${kindTitle(game, kind)} on ${game.cellName(cell)}` }];
	});
	return [...pieces, ...moves];
};

/** The place that a message of `JSON.parse` names. */
const syntaxFault = (message: string, text: string): Diagnostic => {
	const [, at] = /position (\d+)/.exec(message) ?? [];
	const fault = faultOf(words.notJson(message.replace(/ in JSON at position.*| \(line.*/s, '')), text);
	const from = Math.min(Number(at ?? text.length), Math.max(0, text.length - 1));
	return { ...fault, span: { from, to: from + 1 } };
};

const placed = (problems: readonly Fault[], text: string): readonly Diagnostic[] => {
	const spans = jsonSpans(text);
	return problems.map(({ code, message, severity, path, hint }) => ({
		code,
		message,
		severity,
		span: jsonPlace(spans, path, text.length),
		...(hint === undefined ? {} : { hint }),
	}));
};

/** The start and the moves of the main line, as `save` of `@x/core` gives them. */
export const json: Notation = {
	id: 'json',
	title: TITLE,
	about: 'game',
	extension: 'json',
	lines: true,
	write: (noted) => {
		const saved = save(lastPosition(noted));
		const text = jsonText(saved);
		return { text, lost: lineLosses(TITLE, noted, true), tokens: tokensOf(text, saved, noted) };
	},
	read: (noted, text) => {
		let value: unknown;
		try {
			value = JSON.parse(text);
		} catch (error) {
			return { game: undefined, problems: [syntaxFault(error instanceof Error ? error.message : '', text)] };
		}
		const { game } = noted.playable;
		const read = restore(game, value);
		if (!read.ok) return { game: undefined, problems: placed(read.problems, text) };
		const line = history(read.value);
		const start = startAt(noted.playable, positionAt(game, (value as SavedGame).start));
		if (start === undefined) return { game: undefined, problems: [faultOf(words.noDialect, text)] };
		const sans = line.slice(1).map((position, index) => stringify(lastMove(position)!, line[index]!));
		const names = line.slice(1).map((position) => moveName(lastMove(position)!));
		return { game: withStart(noted, start, names, sans), problems: [] };
	},
};

/** The rules and the names of the game, which are only shown. */
export const rules: Notation = {
	id: 'rules',
	title: 'Rules as JSON',
	about: 'rules',
	extension: 'json',
	lines: true,
	write: ({ playable: { game } }) => ({
		text: jsonText({ id: game.id, rules: game.ruleset, names: game.names }),
		lost: [words.rules],
		tokens: [],
	}),
};
