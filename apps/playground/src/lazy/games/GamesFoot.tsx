import type { JSX } from 'preact';
import * as strings from '../../strings/game-list.js';
import type { Listed } from '../../worker/protocol.js';
import { Sign } from './Sign.js';

interface GamesFootProps {
	/** The games of which one can be opened by chance. */
	readonly games: readonly Listed[];
	/** The id of the game on the board. */
	readonly chosen: string;
	readonly onOpen: (game: Listed) => void;
	readonly onBuild: () => void;
}

/** Two ways on without a certain game. */
export function GamesFoot({ games, chosen, onOpen, onBuild }: GamesFootProps): JSX.Element {
	const surprise = (): void => {
		const others = games.filter(({ id }) => id !== chosen);
		const game = others[Math.floor(Math.random() * others.length)];
		if (game !== undefined) onOpen(game);
	};
	return (
		<div class="games-foot">
			<span>{strings.pictures}</span>
			<button type="button" class="soft-button" onClick={surprise}>
				<Sign name="surprise" />
				{strings.surprise}
			</button>
			<button type="button" class="soft-button" onClick={onBuild}>
				<Sign name="build" />
				{strings.build}
			</button>
		</div>
	);
}
