import type { JSX } from 'preact';
import * as strings from '../../strings/workshop-sections.js';
import { Fold } from './Fold.js';
import type { SectionProps } from './section.js';
import { useWords } from './words.js';

/** All words of a language with their meanings. */
export function CheatSheet({ store, language }: SectionProps): JSX.Element {
	const groups = useWords(store, language);
	if (groups.length === 0) return <p class="lazy-wait">{strings.fetchingWords}</p>;
	return (
		<>
			{groups.map(({ id, title, words }) => (
				<Fold key={id} title={title}>
					{() => (
						<dl class="cheat-sheet">
							{words.map(({ label, detail }) => (
								<div key={label}>
									<dt>
										<code>{label}</code>
									</dt>
									<dd>{detail}</dd>
								</div>
							))}
						</dl>
					)}
				</Fold>
			))}
		</>
	);
}
