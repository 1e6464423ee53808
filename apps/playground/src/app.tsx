import type { JSX } from 'preact';
import { Desk } from './panels/Desk.js';
import { GameBoard } from './panels/GameBoard.js';
import { GameChooser } from './panels/GameChooser.js';
import { LiveRegion } from './panels/LiveRegion.js';
import { Notices } from './panels/Notices.js';

/** The page. */
export function App(): JSX.Element {
	return (
		<div class="page">
			<header class="masthead">
				<h1>Playground</h1>
				<GameChooser />
			</header>
			<main class="room">
				<section class="stage" aria-label="Board">
					<GameBoard />
					<Notices />
				</section>
				<Desk />
			</main>
			<footer class="colophon">
				<p id="board-help">
					On the board: arrow keys or a square’s name (<kbd>e</kbd> <kbd>4</kbd>) to go there, <kbd>Enter</kbd> to pick up and put down,{' '}
					<kbd>Esc</kbd> to let go. <kbd>Ctrl</kbd> <kbd>Z</kbd> undoes. The address of this page is the whole game.
				</p>
			</footer>
			<LiveRegion />
		</div>
	);
}
