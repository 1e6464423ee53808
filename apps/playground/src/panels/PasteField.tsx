import type { JSX } from 'preact';
import { useStore } from '../context.js';
import { LARGEST_TEXT } from '../incoming.js';
import * as strings from '../strings/page.js';
import { Icon } from './Icon.js';
import { Lazy } from './Lazy.js';

/** The field that takes everything: a game, a position, rules, a link. The page says what it recognised, and opens it on request. */
export function PasteField(): JSX.Element {
	const context = useStore();
	const { store, incoming } = context;
	const text = store.offered.value;
	const clear = (): void => {
		store.offered.value = '';
	};
	return (
		<form
			class="paste"
			onSubmit={(event) => {
				event.preventDefault();
				if (text.trim() === '') return;
				clear();
				incoming.value = { text, sure: true };
			}}
			onKeyDown={({ key }) => {
				if (key === 'Escape') clear();
			}}
		>
			<Icon name="paste" />
			<input
				id="anything"
				type="text"
				aria-label={strings.anything}
				placeholder={strings.anythingExample}
				autocomplete="off"
				spellcheck={false}
				value={text}
				onInput={({ currentTarget }) => {
					store.offered.value = currentTarget.value;
				}}
				onPaste={(event) => {
					const pasted = event.clipboardData?.getData('text') ?? '';
					// A field of one line would lose the ends of lines.
					if (pasted.length > LARGEST_TEXT || !/[\r\n]/.test(pasted)) return;
					event.preventDefault();
					store.offered.value = pasted;
				}}
			/>
			<button
				type="button"
				class="icon-button"
				aria-label={strings.open}
				title={strings.open}
				onClick={() => {
					incoming.value = { ask: true };
				}}
			>
				<Icon name="file" />
			</button>
			{text.trim() === '' ? null : <Lazy name="Found" {...context} />}
		</form>
	);
}
