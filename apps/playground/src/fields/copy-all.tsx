import { type Diagnostic, render } from '@x/diagnostics';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import * as strings from '../strings/fields.js';

/** A button that copies all problems as a terminal shows them, and what it did. Where nothing can be copied, the text is shown. */
export const useCopyAll = (
	problems: readonly Diagnostic[],
	text: string,
): { readonly button: JSX.Element; readonly copied: JSX.Element | null } => {
	const [copied, say] = useState('');
	const copy = (): void => {
		const all = problems.map((problem) => render(text, problem)).join('\n\n');
		const byHand = (): void => say(all);
		if (navigator.clipboard === undefined) byHand();
		else navigator.clipboard.writeText(all).then(() => say(strings.copied), byHand);
	};
	return {
		button: (
			<button type="button" class="link-button" onClick={copy}>
				{strings.copyAll}
			</button>
		),
		copied:
			copied === '' ? null : (
				<pre role="status" class="problem-copied">
					{copied}
				</pre>
			),
	};
};
