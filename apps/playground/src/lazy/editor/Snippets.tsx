import type { JSX } from 'preact';
import { editor } from '../../strings/editor.js';
import type { LanguageId } from '../../worker/protocol.js';
import type { Added } from './snippet.js';
import { SNIPPETS } from './snippets.js';

interface SnippetsProps {
	readonly language: LanguageId;
	readonly text: string;
	readonly caret: () => number;
	readonly onAdd: (added: Added) => void;
}

/** Buttons that add a piece or a rule to the game with the caret. */
export function Snippets({ language, text, caret, onAdd }: SnippetsProps): JSX.Element {
	return (
		<details class="snippets">
			<summary>{editor.add}</summary>
			<p class="snippet-list">
				{SNIPPETS[language].map(({ title, add }) => (
					<button key={title} type="button" class="problem-fix" onClick={() => onAdd(add(text, caret()))}>
						{title}
					</button>
				))}
			</p>
		</details>
	);
}
