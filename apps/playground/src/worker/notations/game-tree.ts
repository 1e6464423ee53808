import { setupOf } from '@x/core';
import { parse, stringify } from '@x/pgn';
import { addLine, createGame, cutAfter, type PgnGame, walk } from '@x/pgn/tree';
import type { GameRecord, Start } from '../../state/app-state.js';
import { notationLosses as words } from '../../strings/notation-losses.js';
import type { NotationGame } from '../notation-views.js';
import type { Noted } from './notation.js';
import { startAt } from './positions.js';

/** The game on the board as a tree: that of the text, with its comments and variations. */
export const treeOf = ({ read }: Noted): PgnGame => parse(read.text)[read.game] ?? createGame();

/** The nodes of the main line, in order. */
export const mainNodes = ({ read }: Noted): readonly number[] =>
	read.nodes.flatMap(({ depth }, index) => (index > 0 && depth === 0 ? [index] : []));

/** Whether the game begins at the usual start of its rules. */
export const beginsUsually = ({ playable: { game }, read }: Noted): boolean => {
	const [start] = read.positions;
	return start === game.start || (start !== undefined && JSON.stringify(setupOf(start)) === JSON.stringify(setupOf(game.start)));
};

/** The text of a tree: its tags, its moves in lines of the export format, and its result if it has one. */
export const textOf = (tree: PgnGame, hadResult: boolean): string => {
	const tags = stringify({ ...tree, comments: [], moves: [] }, { format: 'compact' });
	const whole = stringify({ ...tree, tags: [] });
	const moves = whole.slice(whole.indexOf('\n\n') + 2).trimEnd();
	const kept = hadResult ? moves : moves.replace(/\s*\*$/, '');
	return tree.tags.length === 0 ? kept : `${tags.slice(0, tags.lastIndexOf('\n\n'))}\n\n${kept}`;
};

/** The text of the document with another text in place of the game on the board. */
const spliced = ({ doc, read }: Noted, text: string): string => {
	const range = read.games[read.game];
	if (doc.record.kind === 'moves' || range === undefined || read.games.length < 2) return text;
	return [read.text.slice(0, range.from), text, read.text.slice(range.to)]
		.map((part) => part.trim())
		.filter((part) => part !== '')
		.join('\n\n');
};

/** A whole game in text, in place of the one on the board. */
export const withText = (noted: Noted, text: string): NotationGame => {
	const { numbered } = noted.playable;
	const start: Start = numbered === undefined ? { kind: 'preset' } : { kind: 'number', number: numbered.usual };
	return { start, record: { kind: 'text', text: spliced(noted, text) } };
};

/** Whether a game has nothing but moves. */
export const isPlain = ({ tags, comments, moves }: PgnGame): boolean =>
	tags.length === 0 &&
	comments.length === 0 &&
	moves.every((move) => move.comments.length + move.variations.length + move.nags.length === 0);

/** The game with another main line. Comments and variations up to the first change stay. */
export const withMainLine = (noted: Noted, names: readonly string[], sans: readonly string[]): NotationGame => {
	const tree = treeOf(noted);
	const { read, doc } = noted;
	const nodes = mainNodes(noted);
	let same = 0;
	while (same < names.length && same < nodes.length && read.nodes[nodes[same]!]!.name === names[same]) same++;
	const paths = [...walk(tree)].filter(({ depth }) => depth === 0).map(({ path }) => path);
	const kept = same === 0 ? '' : (paths[same - 1] ?? '');
	const longer = same === names.length && same === paths.length ? tree : addLine(cutAfter(tree, kept), kept, sans.slice(same)).game;
	if (isPlain(longer) && read.games.length < 2) return { start: doc.start, record: { kind: 'moves', moves: names } };
	const hadResult = read.result !== undefined && same === names.length;
	// The result separates a game from the next one.
	const text = textOf(hadResult ? longer : { ...longer, result: '*' }, hadResult || read.games.length > 1);
	const record: GameRecord = { kind: 'text', text: spliced(noted, text) };
	return { start: doc.start, record };
};

/** The game with another start and other moves. */
export const withStart = (noted: Noted, start: Start | undefined, names: readonly string[], sans: readonly string[]): NotationGame => {
	const before = noted.read.positions[0]!;
	const isSame = start === undefined || JSON.stringify(start) === JSON.stringify(startAt(noted.playable, before));
	return isSame ? withMainLine(noted, names, sans) : { start, record: { kind: 'moves', moves: names } };
};

/** The parts of the game that a notation of the main line does not hold. */
export const lineLosses = (title: string, noted: Noted, holdsStart: boolean): readonly string[] => {
	const tree = treeOf(noted);
	const walked = [...walk(tree)];
	const names = tree.tags.map(({ name }) => name).filter((name) => name !== 'FEN' && name !== 'SetUp');
	const commented = tree.comments.length > 0 || walked.some(({ node }) => node.comments.length + node.nags.length > 0);
	const played = mainNodes(noted).length;
	return [
		...(holdsStart || beginsUsually(noted) ? [] : [words.lost(title, words.start)]),
		...(names.length === 0 ? [] : [words.lost(title, words.tags([...new Set(names)].join(', ')))]),
		...(commented ? [words.lost(title, words.comments)] : []),
		...(walked.some(({ depth }) => depth > 0) ? [words.lost(title, words.variations)] : []),
		...(walked.filter(({ depth }) => depth === 0).length > played ? [words.lost(title, words.faults(played))] : []),
	];
};
