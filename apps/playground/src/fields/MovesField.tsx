import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Context } from '../context.js';
import * as strings from '../strings/moves.js';
import type { GameRange, MoveNode, Preset } from '../worker/protocol.js';
import { looksLikePosition } from './elsewhere.js';
import { problemMarks } from './marks.js';
import { Problems } from './Problems.js';
import { TextField } from './TextField.js';

/** The move at or before a caret; 0 before the first move. */
export const nodeBefore = (nodes: readonly MoveNode[], caret: number): number => {
	let found = 0;
	for (let index = 1; index < nodes.length; index++) if (nodes[index]!.from < caret) found = index;
	return found;
};

/** The game that contains a caret. */
export const gameAt = (games: readonly GameRange[], caret: number): number =>
	Math.max(
		0,
		games.findLastIndex(({ from }) => from < caret),
	);

/** The moves as an editable text. The board shows the position after the move at the caret. */
export function MovesField({ store }: Pick<Context, 'store'>): JSX.Element {
	const { record } = store.state.value;
	const reading = store.reading.value;
	const suggested = store.suggested.value;
	const value = record.kind === 'text' ? record.text : record.moves.length === 0 ? '' : (reading?.text ?? '');
	const current = reading?.text === value ? reading : undefined;
	const problems = current?.problems ?? [];
	const node = current?.nodes[current.shown];
	const marks = useMemo(
		() => [...(node === undefined || node.to === 0 ? [] : [{ from: node.from, to: node.to, class: 'here' }]), ...problemMarks(problems)],
		[node, problems],
	);
	const broken = problems.some((problem) => problem.severity === 'error');
	return (
		<TextField
			id="moves"
			label={strings.label}
			hint={broken ? strings.hintFaulty : strings.hint}
			value={value}
			marks={marks}
			invalid={broken}
			placeholder={reading === undefined ? '' : `${reading.position.number.text} ${reading.position.legal[0]?.san ?? ''} …`}
			lines={true}
			onWrite={store.write}
			onCaret={(caret) => {
				if (!store.fresh.peek() || current === undefined) return;
				const game = gameAt(current.games, caret);
				if (game === current.game) store.go(nodeBefore(current.nodes, caret));
				else store.dispatch({ type: 'game', game });
			}}
		>
			{current === undefined || current.games.length < 2 ? null : <Games store={store} games={current.games} game={current.game} />}
			<Problems problems={problems} text={value} field="moves" onFix={(text) => store.write(text, text.length, '')} />
			{broken && looksLikePosition(value) ? (
				<p class="suggestion">
					{strings.looksLikePosition}{' '}
					<button type="button" class="problem-fix" onClick={() => store.moveToFen(value.trim())}>
						{strings.readAsFen}
					</button>
				</p>
			) : null}
			{suggested === undefined || suggested.variant !== current?.variant ? null : <Suggestion store={store} preset={suggested.preset} />}
		</TextField>
	);
}

interface GamesProps extends Pick<Context, 'store'> {
	readonly games: readonly GameRange[];
	readonly game: number;
}

/** Chooses which of the games in the text is on the board. */
function Games({ store, games, game }: GamesProps): JSX.Element {
	return (
		<p class="suggestion games-of-text">
			<label for="game-of-text">{strings.gamesInText(games.length)}</label>{' '}
			<select
				id="game-of-text"
				value={String(game)}
				onChange={(event) => store.dispatch({ type: 'game', game: Number(event.currentTarget.value) })}
			>
				{games.map(({ title }, index) => (
					<option key={index} value={String(index)}>
						{index + 1}: {title}
					</option>
				))}
			</select>
		</p>
	);
}

function Suggestion({ store, preset }: Pick<Context, 'store'> & { readonly preset: Preset }): JSX.Element {
	const { record } = store.state.value;
	return (
		<p class="suggestion">
			{strings.tagsName(preset.title)}{' '}
			<button type="button" class="problem-fix" onClick={() => store.choose(preset, record)}>
				{strings.switchTo(preset.title)}
			</button>
		</p>
	);
}
