import { layout } from '@x/board';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { useStore } from './context.js';
import { useAbout } from './fields/about.js';
import { GameBoard } from './panels/GameBoard.js';
import { Lazy } from './panels/Lazy.js';
import { LinkFault } from './panels/LinkFault.js';
import { LiveRegion } from './panels/LiveRegion.js';
import { Notices } from './panels/Notices.js';
import { PasteField } from './panels/PasteField.js';
import { Rail } from './panels/Rail.js';
import { Sheet } from './panels/Sheet.js';
import { SidePanel } from './panels/SidePanel.js';
import { Status } from './panels/Status.js';
import { Tabs } from './panels/Tabs.js';
import { SheetButton, TopBar } from './panels/TopBar.js';
import * as strings from './strings/page.js';

/** The width of a board by its height. Several boards take the width that there is. */
const ratioOf = ({ slices, width, height }: ReturnType<typeof layout>): number => (slices.length > 1 ? 9 : width / height);

/** The page: the stage with the board, and the panel with texts about it. In the order of the keyboard the board follows the panel. */
export function App(): JSX.Element {
	const context = useStore();
	const [about, forget] = useAbout();
	const { store, incoming, interaction } = context;
	const plane = store.unbounded.value;
	const reading = store.reading.value;
	const { setUp } = store.state.value;
	const board = reading?.board;
	const shape = useMemo(() => board && layout(board), [board]);
	const ratio = plane ? 1.4 : setUp !== undefined && 'feen' in setUp ? 1.2 : shape && ratioOf(shape);
	const hands = reading?.position.hands.length;
	const place = setUp !== undefined ? 'set-up' : store.panel.value.toLowerCase();
	return (
		<div class={`page at-${place}`} data-hands={hands || undefined} style={{ '--ratio': ratio, '--hands': hands }}>
			<header class="parts">
				<TopBar />
				{setUp === undefined ? (
					<div class="panel-top">
						<PasteField />
						<SheetButton name="Share" icon="share" class="soft-button share-open" />
						<SheetButton name="Menu" icon="menu" class="icon-button menu-button" />
					</div>
				) : null}
			</header>
			{/* Typing removes the refusal, so that it is not shown next to a newer fault. */}
			{setUp === undefined ? (
				<main class="parts" onInput={interaction.clear}>
					<Tabs />
					<div class="panel">
						{incoming.value === undefined ? null : <Lazy name="Opened" {...context} />}
						<LinkFault />
						<SidePanel />
					</div>
					{/* A board of another shape is another element: it comes, and nothing moves. */}
					<section key={`${ratio} ${hands}`} class="stage" aria-label={strings.board} aria-description={strings.boardHelp}>
						{plane ? <Lazy name="PlaneBoard" {...context} /> : <GameBoard />}
						<div class="line">
							<Status />
							<Notices />
						</div>
					</section>
					<Rail />
				</main>
			) : (
				<main class="parts" onInput={interaction.clear}>
					{incoming.value === undefined ? null : <Lazy name="Opened" {...context} />}
					<Notices />
					<Lazy name="SetUp" {...context} />
				</main>
			)}
			<Sheet />
			{reading === undefined ? null : <Lazy name="Kept" {...context} />}
			{about && <Lazy name="ErrorPage" {...context} code={about} onClose={forget} />}
			<LiveRegion />
		</div>
	);
}
