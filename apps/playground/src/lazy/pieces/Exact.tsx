import type { JSX } from 'preact';
import { capital } from '../../state/speech.js';
import { rules } from '../../strings/rules.js';
import type { SheetView } from '../../worker/protocol.js';

/** Every rule, exactly: folded, because it also tells the bookkeeping that players do not need. */
export function Exact({ sheet }: { readonly sheet: SheetView }): JSX.Element {
	return (
		<details class="leaflet-exact">
			<summary>{rules.exact}</summary>
			<p class="leaflet-note">{rules.exactNote}</p>
			{sheet.sections.map(({ title, entries }) => (
				<section key={title}>
					<h3>{title}</h3>
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
		</details>
	);
}
