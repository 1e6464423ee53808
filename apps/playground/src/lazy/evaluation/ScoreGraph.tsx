import type { JSX } from 'preact';
import * as strings from '../../strings/evaluation.js';
import type { MoveNode, MoveScore } from '../../worker/protocol.js';

const [WIDTH, HEIGHT] = [400, 80];

interface GraphProps {
	readonly scores: readonly MoveScore[];
	readonly nodes: readonly MoveNode[];
	readonly shown: number;
	onGo(node: number): void;
}

/** The chances after each move as a curve. Each point is a button to its position. */
export function ScoreGraph({ scores, nodes, shown, onGo }: GraphProps): JSX.Element {
	const step = WIDTH / Math.max(1, scores.length - 1);
	const points = scores.map(({ score }, index) => [index * step, HEIGHT * (1 - score.chance)] as const);
	const curve = points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');
	const at = scores.findIndex(({ node }) => node === shown);
	return (
		<div class="score-graph">
			<svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
				<polygon class="score-area" points={`0,${HEIGHT} ${curve} ${points.at(-1)?.[0] ?? 0},${HEIGHT}`} />
				<line x1={0} x2={WIDTH} y1={HEIGHT / 2} y2={HEIGHT / 2} />
				<polyline points={curve} />
				{at < 0 ? null : <line class="score-now" x1={at * step} x2={at * step} y1={0} y2={HEIGHT} />}
			</svg>
			{/* biome-ignore lint/a11y/useSemanticElements: a fieldset draws a frame */}
			<div class="score-points" role="group" aria-label={strings.graph}>
				{scores.map(({ node, score }) => {
					const label = strings.point(nodes[node]?.san ?? '', score.text);
					return (
						<button
							key={node}
							type="button"
							aria-label={label}
							title={label}
							aria-current={node === shown ? 'true' : undefined}
							onClick={() => onGo(node)}
						/>
					);
				})}
			</div>
		</div>
	);
}
