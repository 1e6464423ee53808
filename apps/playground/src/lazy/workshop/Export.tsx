import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import * as strings from '../../strings/workshop-sections.js';
import { FACTS, LANGUAGE_IDS } from '../../worker/languages/facts.js';
import type { ExportFormat, ExportView } from '../../worker/protocol.js';
import { Lost } from './Lost.js';
import type { SectionProps } from './section.js';

/** Milliseconds without a key press before the other formats follow the rules. */
const PAUSE = 300;

/** The rules in other formats, each with the information it loses. */
export function Export(props: SectionProps): JSX.Element {
	const { store, language, text, broken } = props;
	const [view, set] = useState<ExportView>();
	const [chosen, choose] = useState('sjaak');
	const [paired, pair] = useState(false);
	useEffect(() => {
		if (broken) return;
		const timer = setTimeout(() => store.client.ask('exports', { language, text }, set), view === undefined ? 0 : PAUSE);
		return () => clearTimeout(timer);
	}, [text, broken]);
	if (broken || view?.formats.length === 0) return <p class="workshop-fault">{strings.notRead}</p>;
	if (view === undefined) return <p class="lazy-wait">{strings.writing}</p>;
	const format = view.formats.find(({ id }) => id === chosen) ?? view.formats[0]!;
	return (
		<>
			<p class="workshop-line">
				<label for="format">{strings.language}</label>
				<select id="format" value={format.id} onChange={(event) => choose(event.currentTarget.value)}>
					{view.formats.map(({ id, title }) => (
						<option key={id} value={id}>
							{title}
						</option>
					))}
				</select>
				<ExportTools key={format.id} {...props} format={format} />
			</p>
			<p class="workshop-line">
				<label>
					<input type="checkbox" checked={paired} onChange={(event) => pair(event.currentTarget.checked)} /> {strings.sideBySide}
				</label>
			</p>
			<div class={paired ? 'workshop-pair' : undefined}>
				{paired ? <Sheet id="export-from" label={strings.rulesAs(FACTS[language].title)} text={view.text} /> : null}
				{format.text === '' ? null : <Sheet id="export" label={strings.rulesAs(format.title)} text={format.text} />}
			</div>
			{format.text === '' ? (
				<Lost lost={format.lost} count={() => strings.notExpressed} whole="" />
			) : (
				<Lost lost={format.lost} whole={strings.nothingLost} />
			)}
		</>
	);
}

function Sheet({ id, label, text }: { readonly id: string; readonly label: string; readonly text: string }): JSX.Element {
	return (
		<textarea
			class="workshop-text"
			id={id}
			aria-label={label}
			readOnly={true}
			spellcheck={false}
			rows={Math.min(16, text.split('\n').length)}
			value={text}
		/>
	);
}

/** Copies a format, or edits and plays it if it is a language of the workshop. */
function ExportTools({ interaction, language, onTake, format }: SectionProps & { readonly format: ExportFormat }): JSX.Element | null {
	const [copied, setCopied] = useState<string>();
	const done = (): void => {
		setCopied(format.text);
		interaction.say(strings.wasCopied);
	};
	const byHand = (): void => {
		const area = document.getElementById('export');
		if (!(area instanceof HTMLTextAreaElement)) return;
		area.focus();
		area.select();
		interaction.say(strings.byHand);
	};
	const copy = (): void => {
		if (navigator.clipboard === undefined) byHand();
		else navigator.clipboard.writeText(format.text).then(done, byHand);
	};
	if (format.text === '') return null;
	const other = LANGUAGE_IDS.find((id) => id === format.id && id !== language);
	return (
		<>
			<button type="button" class="lab-run" onClick={copy}>
				{copied === format.text ? strings.copied : strings.copy}
			</button>
			{other === undefined ? null : (
				<button type="button" class="lab-run" onClick={() => onTake({ language: other, text: format.text }, FACTS[other].title)}>
					{strings.editAs(FACTS[other].title)}
				</button>
			)}
		</>
	);
}
