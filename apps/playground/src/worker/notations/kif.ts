import { type Move, moveName } from '@x/core';
import type { Diagnostic, Span } from '@x/diagnostics';
import { type Dialect, type Line, type MoveNode, reduce, safeParse, stringify } from '@x/kif';
import { fromPgn, toPgn } from '@x/kif/pgn';
import { type PlayedLine, safePlay } from '@x/kif/play';
import { notationLosses as words } from '../../strings/notation-losses.js';
import { shogiFiles } from '../../strings/worker/recognise.js';
import type { NotationToken } from '../notation-views.js';
import { hasKif } from '../other-texts.js';
import type { PlayableGame } from '../playable-game.js';
import { isPlain, mainNodes, textOf, treeOf, withText } from './game-tree.js';
import type { Notation, Noted } from './notation.js';
import { withRules } from './pgn.js';
import { attempt, startAt } from './positions.js';

/** The part of a game that a loss is about, by its path. */
const PARTS: readonly (readonly [path: RegExp, what: (name: string) => string])[] = [
	[/variations\[\d+\]$/, () => words.variations],
	[/(?:comments\[\d+\]\.text|nags)$/, () => words.comments],
	[/\.time(?:\.|$)/, () => words.times],
	[/bookmark$/, () => words.bookmarks],
	[/^headers/, (name) => words.tags(name)],
	[/^diagram/, () => words.start],
	[/^(?:result|end\b)/, () => words.result],
];

/** Losses as sentences, each once. */
const sentences = (
	title: string,
	lost: readonly Diagnostic[],
	headers: readonly { readonly name: string }[],
	played: number,
): readonly string[] => [
	...new Set(
		lost.map(({ data }) => {
			const path = String(data?.path);
			const [, index] = /^headers\[(\d+)\]/.exec(path) ?? [];
			const what = PARTS.find(([pattern]) => pattern.test(path))?.[1](headers[Number(index)]?.name ?? '');
			return words.lost(title, what ?? words.faults(played));
		}),
	),
];

/** The moves of a file in the order of its game in PGN: a move, its variations, the next move. */
function* movesIn({ moves, end }: Line): Generator<MoveNode, void, undefined> {
	for (const node of moves) {
		yield node;
		for (const line of node.variations) yield* movesIn(line);
	}
	for (const line of end?.variations ?? []) yield* movesIn(line);
}

const spansIn = (text: string, dialect: Dialect): readonly Span[] => {
	const read = safeParse(text, { dialect });
	return read.ok ? read.value.flatMap((game) => [...movesIn(game)].flatMap(({ span }) => span ?? [])) : [];
};

/** The moves of a text with their nodes, which are in the same order; those of the main line where the format has no variations. */
const tokensOf = (text: string, dialect: Dialect, noted: Noted): readonly NotationToken[] => {
	const spans = spansIn(text, dialect);
	const main = mainNodes(noted);
	const all = noted.read.nodes.slice(1).map((_, index) => index + 1);
	const nodes = [all, main].find(({ length }) => length === spans.length) ?? [];
	return nodes.map((node, index) => ({ from: spans[index]!.from, to: spans[index]!.to, node }));
};

const movesOf = ({ moves }: PlayedLine): readonly Move[] => moves.map(({ move }) => move);

const notationOf = (dialect: Dialect): Notation => {
	const title = shogiFiles[dialect];
	return {
		id: dialect,
		title,
		about: 'game',
		extension: dialect,
		lines: true,
		write: (noted) =>
			attempt(() => {
				const { game, otherwise } = noted.playable;
				const from = fromPgn(withRules(treeOf(noted), noted), game, { mode: 'repair', otherwise });
				const reduced = reduce(from.value, dialect);
				const text = stringify(reduced.value, { dialect }).trimEnd();
				const lost = sentences(title, [...from.lost, ...reduced.lost], from.value.headers, from.value.moves.length);
				return { text, lost, tokens: tokensOf(text, dialect, noted) };
			}),
		read: (noted, text, caret = text.length) => {
			const { playable } = noted;
			const read = safeParse(text, { dialect });
			if (!read.ok) return { game: undefined, problems: read.problems };
			const [file] = read.value;
			const played = safePlay(file!, playable.game);
			if (!played.ok) return { game: undefined, problems: played.problems };
			const { value } = toPgn(file!, playable.game);
			const problems = [...read.warnings, ...played.warnings];
			const cursor = spansIn(text, dialect).filter(({ from }) => from < caret).length;
			const start = startAt(playable, played.value.start);
			const bare = { ...value, tags: [] };
			if (start !== undefined && value.result === '*' && file!.headers.length === 0 && isPlain(bare))
				return { game: { start, record: { kind: 'moves', moves: movesOf(played.value).map(moveName) }, cursor }, problems };
			return { game: { ...withText(noted, textOf(value, value.result !== '*')), cursor }, problems };
		},
	};
};

/** The files of shogi: whole games with their headers, variations, comments and times. */
export const kifNotations = ({ game }: PlayableGame): readonly Notation[] =>
	hasKif(game) ? (['kif', 'ki2', 'csa', 'jkf'] as const).map(notationOf) : [];
