import { effect } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { useStore } from '../context.js';
import * as strings from '../strings/page.js';
import { Lazy } from './Lazy.js';

/** The dialog over the page: the games, a new game, sharing, the menu, examples, keys. Its content is loaded and drawn only while it is open. */
export function Sheet(): JSX.Element {
	const context = useStore();
	const { sheet } = context.store;
	const dialog = useRef<HTMLDialogElement>(null);
	const open = sheet.value;
	// Before its content is drawn, which may take the focus.
	useEffect(
		() =>
			effect(() => {
				if (sheet.value === undefined) dialog.current?.close();
				else if (dialog.current?.open === false) dialog.current.showModal();
			}),
		[],
	);
	const close = (): void => {
		sheet.value = undefined;
	};
	return (
		<dialog
			ref={dialog}
			class={`games sheet-${open?.name ?? 'none'}`}
			aria-label={open === undefined ? '' : strings.sheets[open.name]}
			{...{ closedby: 'any' }}
			onClose={() => {
				// The event comes late: the dialog may be open again.
				if (dialog.current?.open === false) close();
			}}
		>
			{open === undefined ? null : <Lazy key={open.at} name={open.name} {...context} onClose={close} />}
		</dialog>
	);
}
