import type { JSX } from 'preact';
import { useStore } from '../context.js';
import { lazyPanel } from '../lazy/panels.js';
import * as strings from '../strings/chooser.js';
import { Icon } from './Icon.js';

/** The name of the game on the board, which opens the list of games. */
export function GameButton(): JSX.Element {
	const { store } = useStore();
	const reading = store.reading.value;
	const title = reading?.preset.id === store.state.value.ruleset.id ? reading.preset.title : '…';
	// The list is a late part of the page, and the games come from the second worker. Loading begins at pointer down, before the click.
	const load = (): void => {
		store.list();
		lazyPanel('GameList').catch(() => undefined);
	};
	return (
		<button
			type="button"
			class="game-button"
			aria-haspopup="dialog"
			aria-label={strings.chosen(title)}
			onPointerEnter={load}
			onFocus={load}
			onClick={() => {
				load();
				store.show('GameList');
			}}
		>
			<span>{title}</span>
			{/* It comes with the title, in place of moving. */}
			<Icon key={title} name="down" />
		</button>
	);
}
