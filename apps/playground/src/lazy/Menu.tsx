import { BOARD_THEMES } from '@x/board/svg';
import type { ComponentChildren, JSX } from 'preact';
import type { Context } from '../context.js';
import type { Look } from '../state/look.js';
import * as strings from '../strings/sheets.js';
import type { Closing } from './model.js';
import { SheetHead } from './SheetHead.js';

/** The menu of the page: examples, files, keys, and how the page looks. */
export function Menu({ onClose, ...context }: Context & Closing): JSX.Element {
	const { store, incoming, sets } = context;
	const look = store.look.value;
	const set = (next: Partial<Look>): void => {
		store.look.value = { ...look, ...next };
	};
	return (
		<>
			<SheetHead title={strings.menu} onClose={onClose} />
			<div class="sheet-body">
				<p class="sheet-buttons">
					<button
						type="button"
						class="soft-button"
						onClick={() => {
							store.show('Examples');
						}}
					>
						{strings.examples}
					</button>
					<button
						type="button"
						class="soft-button"
						onClick={() => {
							onClose();
							incoming.value = { ask: true };
						}}
					>
						{strings.openFile}
					</button>
					<button
						type="button"
						class="soft-button"
						onClick={() => {
							store.show('Keys');
						}}
					>
						{strings.keys}
					</button>
				</p>
				<Choices legend={strings.board} name="board" titles={strings.boards} chosen={look.board} onChoose={(board) => set({ board })}>
					{(id) => {
						const { light, dark } = BOARD_THEMES[id].light;
						return <span class="theme-sample" style={{ '--light': light, '--dark': dark }} aria-hidden="true" />;
					}}
				</Choices>
				<Choices
					legend={strings.pieces}
					name="pieces"
					titles={strings.drawings}
					chosen={sets.drawing.value}
					onChoose={(drawing) => {
						sets.drawing.value = drawing;
					}}
				/>
				<Choices
					legend={strings.colours}
					name="scheme"
					titles={strings.schemes}
					chosen={look.scheme}
					onChoose={(scheme) => set({ scheme })}
				/>
				<p class="field-hint">{strings.kept}</p>
			</div>
		</>
	);
}

interface ChoicesProps<T extends string> {
	readonly legend: string;
	readonly name: string;
	/** The values, with their names. */
	readonly titles: Readonly<Record<T, string>>;
	readonly chosen: T;
	readonly onChoose: (chosen: T) => void;
	readonly children?: (id: T) => ComponentChildren;
}

/** One of several values, as radio buttons. */
function Choices<T extends string>({ legend, name, titles, chosen, onChoose, children }: ChoicesProps<T>): JSX.Element {
	return (
		<fieldset class={`choices choices-${name}`}>
			<legend>{legend}</legend>
			{(Object.keys(titles) as T[]).map((id) => (
				<label key={id}>
					<input type="radio" name={name} value={id} checked={id === chosen} onChange={() => onChoose(id)} />
					{children?.(id)}
					<span>{titles[id]}</span>
				</label>
			))}
		</fieldset>
	);
}
