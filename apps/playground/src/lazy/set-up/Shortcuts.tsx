import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { setUp as text } from '../../strings/set-up.js';

/** The keys of the editor, in a dialog. */
export function Shortcuts({ onClose }: { readonly onClose: () => void }): JSX.Element {
	const dialog = useRef<HTMLDialogElement>(null);
	useEffect(() => dialog.current?.showModal(), []);
	return (
		<dialog ref={dialog} class="set-keys" aria-label={text.keys} onClose={onClose}>
			<h2>{text.keys}</h2>
			<dl>
				{text.shortcuts.map(([key, effect]) => (
					<div key={key}>
						<dt>
							<kbd>{key}</kbd>
						</dt>
						<dd>{effect}</dd>
					</div>
				))}
			</dl>
			<button type="button" class="set-tool" onClick={() => dialog.current?.close()}>
				{text.close}
			</button>
		</dialog>
	);
}
