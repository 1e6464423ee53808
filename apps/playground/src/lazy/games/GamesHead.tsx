import type { JSX, RefObject } from 'preact';
import * as strings from '../../strings/game-list.js';
import { Sign } from './Sign.js';

interface GamesHeadProps {
	readonly field: RefObject<HTMLInputElement | null>;
	readonly typed: string;
	readonly onType: (text: string) => void;
	readonly onKeyDown: (event: KeyboardEvent) => void;
	readonly onClose: () => void;
}

/** The title of the list, the field that looks for games, and the button that closes the list. */
export const GamesHead = ({ field, typed, onType, onKeyDown, onClose }: GamesHeadProps): JSX.Element => (
	<div class="games-head">
		<h2>{strings.title}</h2>
		<div class="games-find">
			<Sign name="find" />
			<input
				ref={field}
				type="search"
				aria-label={strings.find}
				placeholder={strings.findExample}
				autocomplete="off"
				value={typed}
				onInput={(event) => onType(event.currentTarget.value)}
				onKeyDown={onKeyDown}
			/>
		</div>
		<button type="button" class="icon-button games-leave" aria-label={strings.close} onClick={onClose}>
			<Sign name="close" />
		</button>
	</div>
);
