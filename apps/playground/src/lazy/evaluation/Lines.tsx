import type { JSX } from 'preact';
import * as strings from '../../strings/evaluation.js';
import type { EvaluationView, LineView } from '../../worker/protocol.js';

interface LinesProps {
	readonly view: EvaluationView;
	/** The title of the side from whose view the scores are. */
	readonly side: string;
	onPlay(names: readonly string[]): void;
}

/** The chances, and the best lines: each move plays its line up to there. */
export function Lines({ view, side, onPlay }: LinesProps): JSX.Element {
	const score = view.lines[0]?.score;
	const percent = score && Math.round(100 * score.chance);
	return (
		<>
			{score === undefined || percent === undefined ? null : (
				<div class="chances">
					<meter class="hidden" min={0} max={100} value={percent} aria-label={strings.chances}>
						{strings.moreOften(side, percent)}
					</meter>
					<span class="chances-bar" aria-hidden="true" title={strings.moreOften(side, percent)}>
						<span style={{ width: `${percent}%` }} />
					</span>
					<b class="score">{score.text}</b>
				</div>
			)}
			<ol class="lines" aria-label={strings.bestLines}>
				{view.lines.map((line) => (
					<Line key={line.moves[0]?.name} line={line} onPlay={onPlay} />
				))}
			</ol>
			<p class="lab-total">{strings.depth(view.depth, view.nodes)}</p>
		</>
	);
}

function Line({ line: { score, moves }, onPlay }: { readonly line: LineView } & Pick<LinesProps, 'onPlay'>): JSX.Element {
	return (
		<li>
			<b class="score">{score?.text}</b>
			<span class="line-moves">
				{moves.map(({ name, san }, index) => (
					<button
						key={`${index} ${name}`}
						type="button"
						title={strings.playTo(san)}
						onClick={() => onPlay(moves.slice(0, index + 1).map((move) => move.name))}
					>
						{san}
					</button>
				))}
			</span>
		</li>
	);
}
