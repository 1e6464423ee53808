import { history, lastMove, moveName, type Position, restore, type SavedGame, save } from '@x/core';
import type { Span } from '@x/diagnostics';
import { stringify } from '@x/san';
import { findNodeAtLocation } from 'jsonc-parser';
import { notationLosses as words } from '../../strings/notation-losses.js';
import { ownId, ownRules } from '../languages/ids.js';
import { printJson } from '../languages/json/print.js';
import { placed, readJson, treeOf } from '../languages/json/read.js';
import type { NotationToken } from '../notation-views.js';
import { checkRules } from '../own-rules.js';
import type { PlayableGame } from '../playable-game.js';
import { kindTitle, sideTitle } from '../words.js';
import { lineLosses, mainNodes, withStart } from './game-tree.js';
import { faultOf, type Notation, type Noted } from './notation.js';
import { startAt } from './positions.js';

const TITLE = 'JSON';

const lastPosition = (noted: Noted): Position => noted.read.positions[mainNodes(noted).at(-1) ?? 0]!;

const tokensOf = (text: string, saved: SavedGame, noted: Noted): readonly NotationToken[] => {
	const { root } = treeOf(text);
	const spanAt = (...path: readonly (string | number)[]): Span | undefined => {
		const found = root && findNodeAtLocation(root, [...path]);
		return found && { from: found.offset, to: found.offset + found.length };
	};
	const { game } = noted.playable;
	const nodes = mainNodes(noted);
	const moves = saved.moves.flatMap((_, index): NotationToken[] => {
		const span = spanAt('moves', index);
		return span === undefined ? [] : [{ ...span, node: nodes[index]! }];
	});
	// The pieces are those of the start, where the text states it.
	if (noted.node !== 0) return moves;
	const pieces = (saved.start?.pieces ?? []).flatMap(({ at, piece: { side, kind } }, index): NotationToken[] => {
		const span = spanAt('start', 'pieces', index);
		const cell = game.cellAt(at as readonly number[]);
		if (span === undefined || cell === undefined) return [];
		return [{ ...span, cell, words: words.pieceOn(sideTitle(game, side), kindTitle(game, kind), game.cellName(cell)) }];
	});
	return [...pieces, ...moves];
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
		const text = printJson(saved).trimEnd();
		return { text, lost: lineLosses(TITLE, noted, true), tokens: tokensOf(text, saved, noted) };
	},
	read: (noted, text) => {
		const { read: json, problems } = readJson(text);
		if (json === undefined) return { game: undefined, problems };
		const { game } = noted.playable;
		const read = restore(game, json.value);
		if (!read.ok) return { game: undefined, problems: read.problems.map((fault) => placed(json, [], fault)) };
		const line = history(read.value);
		const start = startAt(noted.playable, line[0]!);
		if (start === undefined) return { game: undefined, problems: [faultOf(words.noDialect, text)] };
		const sans = line.slice(1).map((position, index) => stringify(lastMove(position)!, line[index]!));
		const names = line.slice(1).map((position) => moveName(lastMove(position)!));
		return { game: withStart(noted, start, names, sans), problems: [] };
	},
};

/** The text of rules that a user wrote as JSON. */
const writtenRules = (playable: PlayableGame): string | undefined => {
	const own = ownRules(playable.id);
	return own?.language === 'json' ? own.text : undefined;
};

const rulesText = (playable: PlayableGame): string => {
	const { ruleset, names } = playable.game;
	return (writtenRules(playable) ?? printJson({ title: playable.title, rules: ruleset, names })).trimEnd();
};

/** The rules and the names of the game. Other rules make a game of the user, with the same start and the same moves. */
export const rules: Notation = {
	id: 'rules',
	title: words.rulesTitle,
	about: 'rules',
	extension: 'json',
	lines: true,
	write: ({ playable }) => ({ text: rulesText(playable), lost: [], tokens: [] }),
	read: ({ doc: { start, record }, playable }, text) => {
		if (text.trimEnd() === rulesText(playable)) return { game: { start, record }, problems: [] };
		const { title, problems } = checkRules('json', text);
		return { game: title === undefined ? undefined : { ruleset: ownId({ language: 'json', text }), start, record }, problems };
	},
};
