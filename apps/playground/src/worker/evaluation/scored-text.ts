import { turn } from '@x/core';
import { JUDGEMENT_NAGS, judgementOf, reversed, type Score } from '@x/engines/judgement';
import { type PgnGame, parse } from '@x/pgn';
import { annotate, nodeAt, walk, withEvaluation } from '@x/pgn/tree';
import { editedText } from '../../lazy/moves/edit-text.js';
import type { MoveScore, ScoredText } from '../evaluation-views.js';
import type { Noted } from '../notations/notation.js';

/** The marks of PGN for the quality of a move: a move has at most one of them. */
const QUALITY = [1, 2, 3, 4, 5, 6];

const evaluationOf = ({ kind, value }: Score, depth: number): Parameters<typeof withEvaluation>[1] => {
	const score = kind === 'mate' ? { mate: value } : { pawns: value / 100 };
	return depth > 0 ? { ...score, depth } : score;
};

/** The mark of a mistake; undefined for another move. The scores are from the view of the first side. */
const markOf = (before: Score, after: Score, isFirst: boolean): number | undefined => {
	const judgement = isFirst ? judgementOf(before, after) : judgementOf(reversed(before), reversed(after));
	return judgement && JUDGEMENT_NAGS[judgement];
};

/**
 * The text of a game with the scores of its moves as `[%eval]`, and with a mark at each mistake that has none; undefined where the text is not that of a
 * tree of moves.
 */
export const scoredText = ({ read }: Pick<Noted, 'read'>, scores: readonly MoveScore[]): ScoredText | undefined => {
	const { text, nodes, positions } = read;
	const parsed = parse(text)[read.game];
	if (parsed === undefined) return undefined;
	const paths = new Map([...walk(parsed)].map(({ node, path }) => [node.span?.from, path]));
	const byNode = new Map(scores.map((one) => [one.node, one.score.score]));
	const first = positions[0]?.game.ruleset.sideOrder[0];
	let game: PgnGame = parsed;
	let mistakes = 0;
	let last: string | undefined;
	for (const {
		node,
		score: { score },
		depth,
	} of scores) {
		const shown = nodes[node];
		if (node === 0 || shown === undefined) continue;
		const path = paths.get(shown.from);
		if (path === undefined) return undefined;
		const { nags, ...rest } = nodeAt(game, path)!;
		const before = byNode.get(shown.parent);
		const mark = before && markOf(before, score, turn(positions[shown.parent]!).side === first);
		if (mark !== undefined) mistakes++;
		const marked = mark === undefined || nags.some((nag) => QUALITY.includes(nag)) ? nags : [mark, ...nags];
		const { comments } = withEvaluation(rest, evaluationOf(score, depth));
		game = annotate(game, path, { comments, nags: marked });
		last = path;
	}
	if (last === undefined) return undefined;
	return { text: editedText(text, { game: parsed, path: last }, { game, path: last }).text, mistakes };
};
