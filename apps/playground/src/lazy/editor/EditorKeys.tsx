import type { JSX } from 'preact';
import { editor as words } from '../../strings/editor.js';
import type { Inked } from '../../worker/protocol.js';
import { EDITOR_KEYS } from './editor-keys.js';

interface EditorKeysProps {
	readonly language: Inked;
	readonly onKey: (text: string) => void;
}

/** A row of keys for touch screens, while the editor above it has the focus. */
export function EditorKeys({ language, onKey }: EditorKeysProps): JSX.Element {
	return (
		<fieldset class="editor-keys">
			<legend class="hidden">{words.moreKeys}</legend>
			{EDITOR_KEYS[language].map((text) => (
				<button
					key={text}
					type="button"
					// The editor keeps the focus, and the keyboard of the phone stays.
					onPointerDown={(event) => event.preventDefault()}
					onMouseDown={(event) => event.preventDefault()}
					onClick={() => onKey(text)}
				>
					{text.trim()}
				</button>
			))}
		</fieldset>
	);
}
