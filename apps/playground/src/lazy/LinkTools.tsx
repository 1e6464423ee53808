import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Context } from '../context.js';
import type { LinkRepair } from '../link/repair-views.js';
import { splitFragment } from '../state/panels.js';
import * as strings from '../strings/link-repair.js';

/** Users copy the whole address: the link is the part after `#`. */
const linkIn = (text: string): string => text.trim().replace(/^[^#]*#/, '');

const wordsOf = (repair: LinkRepair): string => {
	if (repair.type === 'edited') return strings.edited(repair.at + 1);
	if (repair.type === 'torn') return repair.move === undefined ? strings.tornBefore : strings.torn(repair.move);
	if (repair.type === 'tornText') return strings.tornText;
	return repair.type === 'cleaned' ? strings.cleaned : strings.completed;
};

/** Repairs a link that could not be opened: by a click if the repair is certain, or by hand. */
export function LinkTools({ store, interaction }: Context): JSX.Element | null {
	const refused = store.refusedLink.value;
	const [text, setText] = useState(refused?.text ?? '');
	const [repair, setRepair] = useState<LinkRepair>();
	const [link] = splitFragment(refused?.text ?? '');
	useEffect(() => {
		setText(refused?.text ?? '');
		setRepair(undefined);
		if (refused === undefined) return;
		store.client.ask('repairLink', { text: link }, (answer) => {
			if (store.refusedLink.peek() !== refused || answer.repair === undefined) return;
			setRepair(answer.repair);
			interaction.say(`${refused.message} ${wordsOf(answer.repair)}`);
		});
	}, [refused]);
	if (refused === undefined) return null;
	const copy = (): void => {
		const address = `${location.href.replace(/#.*$/s, '')}#${text}`;
		const done = (): void => interaction.say(strings.copied);
		const failed = (): void => interaction.say(strings.notCopied);
		if (navigator.clipboard === undefined) failed();
		else navigator.clipboard.writeText(address).then(done, failed);
	};
	return (
		<>
			{repair === undefined ? null : (
				<p class="link-repair">
					{wordsOf(repair)}{' '}
					<button type="button" class="problem-fix" onClick={() => store.open(`${repair.link}${refused.text.slice(link.length)}`)}>
						{strings.openRepaired}
					</button>
				</p>
			)}
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
		</>
	);
}
