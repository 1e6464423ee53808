import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Context } from '../context.js';
import { capital } from '../state/speech.js';
import type { SheetView } from '../worker/protocol.js';
import { EditCopy } from './EditCopy.js';
import { Pieces } from './pieces/Pieces.js';

/** The rules of the game in plain English, generated from its ruleset. */
export function Rules(context: Context): JSX.Element {
	const { store } = context;
	const { id } = store.state.value.ruleset;
	const [sheet, set] = useState<SheetView>();
	useEffect(() => store.client.ask('sheet', { ruleset: id }, set), [id]);
	if (sheet?.ruleset !== id) return <p class="lazy-wait">Reading the rules …</p>;
	return (
		<>
			<EditCopy key={id} {...context} />
			<Pieces {...context} />
			<article class="sheet" aria-label={`Rules of ${sheet.title}`}>
				{sheet.sections.map(({ title, entries }) => (
					<section key={title}>
						<h2>{title}</h2>
						<ul>
							{entries.map(({ path, about, texts }) => (
								<li key={path + (about ?? '')}>
									{about === undefined ? null : <b>{capital(about)}: </b>}
									{texts.map((text) => (/[.!?:]$/.test(text) ? capital(text) : `${capital(text)}.`)).join(' ')}
								</li>
							))}
						</ul>
					</section>
				))}
			</article>
		</>
	);
}
