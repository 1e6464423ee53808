import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Context } from '../../context.js';
import { docOf } from '../../state/doc.js';
import * as strings from '../../strings/evaluation.js';
import type { MoveNode, MoveScore, Reading, Thinker } from '../../worker/protocol.js';
import { ScoreGraph } from './ScoreGraph.js';

/** Milliseconds for each position. */
const TIME = 400;

/** The nodes of the main line, with the start. */
const mainLine = (nodes: readonly MoveNode[]): readonly number[] => nodes.flatMap(({ depth }, index) => (depth === 0 ? [index] : []));

/** The scores of a game, kept while its panel is closed. */
const kept = new WeakMap<Context['store'], { readonly moves: string; readonly scores: readonly MoveScore[] }>();

/** The moves of the main line: scores belong to them, whatever comments say. */
const movesOf = ({ hash, nodes }: Reading): string =>
	`${hash} ${mainLine(nodes)
		.map((index) => nodes[index]!.name)
		.join(' ')}`;

/** Evaluates every position of the game, draws the scores, and marks mistakes in the list of moves. */
export function GameScores({ by, ...context }: Context & { readonly by: Thinker }): JSX.Element | null {
	const { store, interaction } = context;
	const reading = store.reading.value!;
	const [running, run] = useState<{ readonly done: number; readonly all: number }>();
	const [, again] = useState({});
	const stop = (): void => {
		run(undefined);
		store.client.ask('evaluation', { stop: true }, () => undefined);
	};
	useEffect(() => () => stop(), []);
	const finish = (scores: readonly MoveScore[]): void => {
		run(undefined);
		const state = store.state.peek();
		kept.set(store, { moves: movesOf(reading), scores });
		store.client.ask('scored', { doc: docOf(state), scores }, (written) => {
			if (store.state.peek().record !== state.record) return;
			const news = written === undefined ? strings.notScored : strings.scored(scores.length - 1, written.mistakes);
			if (written !== undefined)
				store.dispatch({
					type: 'play',
					record: { kind: 'text', text: written.text },
					cursor: store.state.peek().cursor,
					label: strings.label,
				});
			store.notice.value = { text: news, undo: written !== undefined };
			interaction.say(news);
			again({});
		});
	};
	const start = (): void => {
		const line = mainLine(reading.nodes);
		const doc = docOf(store.state.peek());
		const scores: MoveScore[] = [];
		const next = (): void => {
			const node = line[scores.length];
			if (node === undefined) {
				finish(scores);
				return;
			}
			run({ done: scores.length, all: line.length });
			store.client.ask('evaluation', { doc, node, by, lines: 1, time: TIME }, (view) => {
				if (!view.done) return;
				const score = view.lines[0]?.score;
				if (score === undefined) {
					// The last position of a game that is over has no best line.
					if (node === line.at(-1)) finish(scores);
					else stop();
					return;
				}
				scores.push({ node, score, depth: by === 'engine' ? view.depth : 0 });
				next();
			});
		};
		next();
	};
	if (reading.nodes.length < 2) return null;
	const known = kept.get(store);
	return (
		<section class="game-scores" aria-label={strings.wholeGame}>
			<div class="play-choices">
				<button type="button" class="soft-button" onClick={running === undefined ? start : stop}>
					{running === undefined ? strings.evaluateGame : strings.stop}
				</button>
				<output>{running === undefined ? '' : strings.progress(running.done + 1, running.all)}</output>
			</div>
			{known === undefined || known.moves !== movesOf(reading) ? null : (
				<ScoreGraph scores={known.scores} nodes={reading.nodes} shown={reading.shown} onGo={store.go} />
			)}
		</section>
	);
}
