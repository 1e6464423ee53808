import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Context } from '../../context.js';
import type { ExportView } from '../../worker/protocol.js';
import { Lost } from './Lost.js';

export interface ExportProps extends Context {
	/** The rules of one game. */
	readonly text: string;
	/** Some of them cannot be read. */
	readonly broken: boolean;
}

/** Milliseconds without a key press before the other formats follow the rules. */
const PAUSE = 300;

/** The rules in other formats, each with the information it loses. */
export function Export({ store, interaction, text, broken }: ExportProps): JSX.Element {
	const [view, set] = useState<ExportView>();
	const [chosen, choose] = useState('sjaak');
	const [copied, setCopied] = useState<string>();
	const area = useRef<HTMLTextAreaElement>(null);
	useEffect(() => {
		if (broken) return;
		const timer = setTimeout(() => store.client.ask('exports', { text }, set), view === undefined ? 0 : PAUSE);
		return () => clearTimeout(timer);
	}, [text, broken]);
	if (broken || view?.formats.length === 0)
		return <p class="workshop-fault">These rules cannot be read. Their faults are marked in the text.</p>;
	if (view === undefined) return <p class="lazy-wait">Writing …</p>;
	const format = view.formats.find(({ id }) => id === chosen) ?? view.formats[0]!;
	const done = (): void => {
		setCopied(format.text);
		interaction.say('Copied.');
	};
	const byHand = (): void => {
		area.current?.focus();
		area.current?.select();
		interaction.say('The text is selected. Copy it with the keyboard.');
	};
	const copy = (): void => {
		if (navigator.clipboard === undefined) byHand();
		else navigator.clipboard.writeText(format.text).then(done, byHand);
	};
	return (
		<>
			<p class="workshop-line">
				<label for="format">Language</label>
				<select id="format" value={format.id} onChange={(event) => choose(event.currentTarget.value)}>
					{view.formats.map(({ id, title }) => (
						<option key={id} value={id}>
							{title}
						</option>
					))}
				</select>
				<button type="button" class="lab-run" onClick={copy}>
					{copied === format.text ? 'Copied' : 'Copy'}
				</button>
			</p>
			<textarea
				ref={area}
				class="workshop-text"
				id="export"
				aria-label={`The rules as ${format.title}`}
				readOnly={true}
				spellcheck={false}
				rows={Math.min(16, format.text.split('\n').length)}
				value={format.text}
			/>
			<Lost lost={format.lost} whole="Nothing is lost." />
		</>
	);
}
