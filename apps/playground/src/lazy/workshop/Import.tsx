import type { JSX } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { problemMarks } from '../../fields/marks.js';
import { Problems } from '../../fields/Problems.js';
import { TextField } from '../../fields/TextField.js';
import * as strings from '../../strings/workshop-sections.js';
import { FACTS } from '../../worker/languages/facts.js';
import type { ImportView } from '../../worker/protocol.js';
import { Lost } from './Lost.js';
import type { SectionProps } from './section.js';

/** The last pasted text, kept while another panel is shown. */
let kept = '';

/** Converts text of Fairy-Stockfish to rules; marks and lists the losses of the conversion. */
export function Import({ store, interaction, language, onTake }: SectionProps): JSX.Element {
	const [text, setText] = useState(kept);
	const [view, set] = useState<ImportView>();
	const [chosen, choose] = useState(0);
	const write = (written: string): void => {
		kept = written;
		setText(written);
		if (written.trim() === '') set(undefined);
		else
			store.client.ask('imports', { text: written }, (answer) => {
				if (answer.text !== kept) return;
				set(answer);
				const fault = answer.problems.find(({ severity }) => severity === 'error');
				const count = answer.sections.length;
				interaction.say(fault?.message ?? strings.variantsRead(count));
			});
	};
	const current = view?.text === text ? view : undefined;
	const problems = current?.problems ?? [];
	const marks = useMemo(() => problemMarks(problems), [problems]);
	const sections = current?.sections ?? [];
	const section = sections[chosen] ?? sections[0];
	return (
		<>
			<TextField
				id="ini"
				label={FACTS.fairy.title}
				hint={strings.sections}
				value={text}
				marks={marks}
				invalid={problems.some(({ severity }) => severity === 'error')}
				placeholder={FACTS.fairy.placeholder}
				lines={true}
				onWrite={write}
			>
				<Problems problems={problems} text={text} field="ini" onFix={write} />
			</TextField>
			{sections.length < 2 ? null : (
				<p class="workshop-line">
					<label for="ini-section">{strings.variant}</label>
					<select
						id="ini-section"
						value={String(sections.indexOf(section!))}
						onChange={(event) => choose(Number(event.currentTarget.value))}
					>
						{sections.map(({ title }, index) => (
							<option key={index} value={String(index)}>
								{title}
							</option>
						))}
					</select>
				</p>
			)}
			{section === undefined ? null : (
				<>
					<Lost lost={section.lost} whole={strings.complete(section.title)} />
					<button type="button" class="lab-run" onClick={() => onTake({ language, text: section.text }, section.title)}>
						{strings.take(section.title)}
					</button>
				</>
			)}
		</>
	);
}
