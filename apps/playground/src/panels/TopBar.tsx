import type { JSX } from 'preact';
import { useStore } from '../context.js';
import type { SheetName } from '../state/view.js';
import * as strings from '../strings/page.js';
import { GameButton } from './GameButton.js';
import { Icon, type IconName } from './Icon.js';

/** The bar above the board: the mark, the game, a new one. It has the first stop of the keyboard. */
export function TopBar(): JSX.Element {
	return (
		<div class="bar">
			<button type="button" class="skip" onClick={toBoard}>
				{strings.toBoard}
			</button>
			<a class="mark" href="?" title={strings.home}>
				<span class="hidden">{strings.home}</span>
				<svg viewBox="0 0 36 36" aria-hidden="true" focusable="false">
					<path d="M12.6 12.6L22.4 22.4C24.6 24.9 32.4 25 32.4 18A14.4 14.4 0 1 0 25.6 30.2" />
					<path class="mark-stroke" d="M22.8 12.8L12.8 22.8" />
				</svg>
			</a>
			<h1 class="game-title">
				<GameButton />
			</h1>
			<SheetButton name="NewGame" icon="new" class="new-button" />
		</div>
	);
}

/** Moves the focus to the board: the first stop of the keyboard. */
const toBoard = (): void => document.querySelector<HTMLElement>('.stage x-board, .stage x-plane')?.focus();

interface SheetButtonProps {
	readonly name: SheetName;
	readonly icon: IconName;
	readonly class: string;
}

/** Opens a sheet. */
export function SheetButton({ name, icon, class: kind }: SheetButtonProps): JSX.Element {
	const { store } = useStore();
	const title = strings.sheets[name];
	return (
		<button
			type="button"
			class={kind}
			aria-haspopup="dialog"
			aria-label={strings.opens[name] ?? title}
			title={strings.opens[name] ?? title}
			onClick={() => {
				store.show(name);
			}}
		>
			<Icon name={icon} />
			<span aria-hidden="true">{strings.words[name] ?? title}</span>
		</button>
	);
}
