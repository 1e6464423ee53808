import { outcome } from '@x/core';
import { stringify as fenOf } from '@x/fen';
import { parse, stringify } from '@x/pgn';
import { gameIdOf } from '@x/pgn/games';
import { type GameResult, type PgnGame, setResult, setTag, tagOf, walk } from '@x/pgn/tree';
import { notationLosses as words } from '../../strings/notation-losses.js';
import { readText } from '../game-text.js';
import type { NotationToken } from '../notation-views.js';
import { isOwn } from '../protocol.js';
import { beginsUsually, mainNodes, treeOf, withText } from './game-tree.js';
import type { Notation, Noted } from './notation.js';
import { attempt, startAt } from './positions.js';

/** The tags that tell a reader the rules and the start. */
export const withRules = (tree: PgnGame, noted: Noted): PgnGame => {
	const { playable, read } = noted;
	const isUsual = playable.numbered === undefined && beginsUsually(noted);
	// A game without the tag is one of chess.
	const isNamed = tagOf(tree, 'Variant') !== undefined || playable.id === gameIdOf();
	const titled = isNamed ? tree : setTag(tree, 'Variant', playable.title);
	if (isUsual || tagOf(tree, 'FEN') !== undefined) return titled;
	const [usual] = playable.dialects;
	if (usual === undefined) return titled;
	return setTag(setTag(titled, 'SetUp', '1'), 'FEN', fenOf(read.positions[0]!, usual.options));
};

/** The result of a game that is over at the end of its main line. */
const resultOf = (noted: Noted): GameResult | undefined => {
	const { read, playable } = noted;
	const last = mainNodes(noted).at(-1);
	const over = last === undefined ? undefined : outcome(read.positions[last]!);
	if (over === undefined) return undefined;
	const winner = over.winner === undefined ? -1 : playable.game.ruleset.sideOrder.indexOf(over.winner);
	return (['1/2-1/2', '1-0', '0-1'] as const)[winner + 1];
};

/** The moves of a text with their nodes, which are in the same order. */
const tokensOf = (text: string, { read }: Noted): readonly NotationToken[] => {
	const [tree] = parse(text);
	if (tree === undefined) return [];
	const spans = [...walk(tree)].flatMap(({ node }) => node.span ?? []).sort((a, b) => a.from - b.from);
	return spans.length === read.nodes.length - 1 ? spans.map(({ from, to }, index) => ({ from, to, node: index + 1 })) : [];
};

const TITLE = 'PGN';

export const pgn: Notation = {
	id: 'pgn',
	title: TITLE,
	about: 'game',
	extension: 'pgn',
	lines: true,
	write: (noted) =>
		attempt(() => {
			const tree = withRules(treeOf(noted), noted);
			const result = tree.result === '*' ? resultOf(noted) : undefined;
			const text = stringify(result === undefined ? tree : setResult(tree, result)).trimEnd();
			const start = noted.read.positions[0]!;
			const isKnown = beginsUsually(noted) || startAt(noted.playable, start) !== undefined;
			const lost = [
				...(isOwn(noted.playable.id) ? [words.lost(TITLE, words.ownRules)] : []),
				...(isKnown ? [] : [words.lost(TITLE, words.start)]),
			];
			return { text, lost, tokens: tokensOf(text, noted) };
		}),
	read: (noted, text, caret = text.length) => {
		const { game, dialects, otherwise } = noted.playable;
		const { problems, nodes } = readText(text, game.start, () => dialects[0]?.options, 0, otherwise);
		const cursor = Math.max(
			0,
			nodes.findLastIndex(({ from }, index) => index > 0 && from < caret),
		);
		return { game: { ...withText(noted, text), cursor }, problems };
	},
};
