import { layout } from '@x/board';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { useStore } from './context.js';
import { useAbout } from './fields/about.js';
import { GameBoard } from './panels/GameBoard.js';
import { GameChooser } from './panels/GameChooser.js';
import { Lazy } from './panels/Lazy.js';
import { LinkFault } from './panels/LinkFault.js';
import { LiveRegion } from './panels/LiveRegion.js';
import { Notices } from './panels/Notices.js';
import { SidePanel } from './panels/SidePanel.js';
import { StartStrip } from './panels/StartStrip.js';
import { Status } from './panels/Status.js';
import * as strings from './strings/page.js';

/** A text with its keys, which are in angle brackets. */
const keys = (text: string): readonly (string | JSX.Element)[] =>
	text.split(/<(.+?)>/).map((part, index) => (index % 2 === 0 ? part : <kbd key={index}>{part}</kbd>));

/** The width of a board by its height. Several boards take the width that there is. */
const ratioOf = ({ slices, width, height }: ReturnType<typeof layout>): number => (slices.length > 1 ? 9 : width / height);

/** The page. */
export function App(): JSX.Element {
	const context = useStore();
	const [about, forget] = useAbout();
	const plane = context.store.unbounded.value;
	const reading = context.store.reading.value;
	const { setUp } = context.store.state.value;
	const board = reading?.board;
	const shape = useMemo(() => board && layout(board), [board]);
	const ratio = plane ? 1.4 : setUp !== undefined && 'feen' in setUp ? 1.2 : shape && ratioOf(shape);
	return (
		<div class="page">
			<header class="masthead">
				<h1>{strings.title}</h1>
				<p class="intro">{strings.intro}</p>
				<div class="masthead-tools">
					<button
						type="button"
						class="open-button"
						onClick={() => {
							context.incoming.value = { ask: true };
						}}
					>
						{strings.open}
					</button>
					<GameChooser />
				</div>
			</header>
			<StartStrip />
			{context.incoming.value === undefined ? null : <Lazy name="Opened" {...context} />}
			{/* Typing removes the refusal, so that it is not shown next to a newer fault. */}
			<main class="room" style={{ '--ratio': ratio, '--hands': reading?.position.hands.length }} onInput={context.interaction.clear}>
				{setUp === undefined ? (
					<>
						<section class="stage" aria-label={strings.board}>
							<LinkFault />
							{plane ? <Lazy name="PlaneBoard" {...context} /> : <GameBoard />}
							<div class="board-line">
								<Status />
								<Lazy name="BoardBar" {...context} />
							</div>
							<Notices />
						</section>
						<SidePanel />
					</>
				) : (
					<>
						<Notices />
						<Lazy name="SetUp" {...context} />
					</>
				)}
			</main>
			<footer class="colophon">
				<p id="board-help">{keys(plane ? strings.help : strings.boardHelp + strings.help)}</p>
			</footer>
			{about && <Lazy name="ErrorPage" {...context} code={about} onClose={forget} />}
			<LiveRegion />
		</div>
	);
}
