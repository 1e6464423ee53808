import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import * as strings from '../../strings/workshop-sections.js';
import type { DifferencesView } from '../../worker/protocol.js';
import { Lost } from './Lost.js';
import { originOf } from './origin.js';
import type { SectionProps } from './section.js';

/** Milliseconds without a key press before the differences follow the text. */
const PAUSE = 300;

/** The differences of the rules to those that they were made from, in words. */
export function Differences({ store, language, text, broken }: SectionProps): JSX.Element {
	const [view, set] = useState<DifferencesView>();
	const { title, text: parent, lost } = originOf(language);
	useEffect(() => {
		if (broken) return;
		const timer = setTimeout(() => store.client.ask('differences', { language, text, parent }, set), view === undefined ? 0 : PAUSE);
		return () => clearTimeout(timer);
	}, [text, parent, broken]);
	const messages = view?.messages;
	return (
		<>
			{lost.length === 0 ? null : <Lost lost={lost} count={(number) => strings.copyLacks(title, number)} whole="" />}
			{view === undefined ? (
				<p class="lazy-wait">{strings.comparing}</p>
			) : messages === undefined ? (
				<p class="workshop-fault">{strings.notCompared(title)}</p>
			) : messages.length === 0 ? (
				<p class="workshop-whole">{strings.same(title)}</p>
			) : (
				<ul class="differences" aria-label={strings.differences(title)}>
					{messages.map((message) => (
						<li key={message}>{message}</li>
					))}
				</ul>
			)}
		</>
	);
}
