import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useStore } from '../context.js';
import * as strings from '../strings/links.js';

/** Users copy the whole address: the link is the part after `#`. */
const linkIn = (text: string): string => text.trim().replace(/^[^#]*#/, '');

/** A link that could not be opened: its text, its fault, and the possible repairs. */
export function LinkFault(): JSX.Element | null {
	const { store, interaction } = useStore();
	const refused = store.refusedLink.value;
	const [text, setText] = useState('');
	useEffect(() => setText(refused?.text ?? ''), [refused]);
	if (refused === undefined) return null;
	const copy = (): void => {
		const address = `${location.href.replace(/#.*$/s, '')}#${text}`;
		const done = (): void => interaction.say(strings.copied);
		const failed = (): void => interaction.say(strings.notCopied);
		if (navigator.clipboard === undefined) failed();
		else navigator.clipboard.writeText(address).then(done, failed);
	};
	return (
		<section class="link-fault" aria-label={strings.region}>
			<p>{strings.refused(refused.message)}</p>
			<form
				onSubmit={(event) => {
					event.preventDefault();
					store.open(linkIn(text));
				}}
			>
				<input
					aria-label={strings.link}
					value={text}
					spellcheck={false}
					autocomplete="off"
					onInput={(event) => setText(event.currentTarget.value)}
				/>
				<button type="submit" class="problem-fix">
					{strings.open}
				</button>
				<button type="button" class="problem-fix" onClick={copy}>
					{strings.copy}
				</button>
				<button
					type="button"
					class="link-button"
					onClick={() => {
						store.refusedLink.value = undefined;
					}}
				>
					{strings.dismiss}
				</button>
			</form>
		</section>
	);
}
