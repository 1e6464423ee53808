import type { ComponentType, JSX } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import type { Context } from '../context.js';
import { carried } from '../fields/carried.js';
import { problemMarks } from '../fields/marks.js';
import { Problems } from '../fields/Problems.js';
import { TextField } from '../fields/TextField.js';
import { FACTS, LANGUAGE_IDS } from '../worker/languages/facts.js';
import type { LanguageId } from '../worker/protocol.js';
import { Pieces } from './pieces/Pieces.js';
import { SECTIONS } from './workshop/languages.js';
import { useRules } from './workshop/rules.js';
import type { SectionProps } from './workshop/section.js';

/** The first difference of two texts: the assumed caret after a repair. */
const fixedAt = (before: string, after: string): number => {
	let at = 0;
	while (at < after.length && before[at] === after[at]) at++;
	return at;
};

/** Edits rules in one of several languages. The board plays them as soon as they can be read, and keeps the last valid rules until then. */
export function Workshop(context: Context): JSX.Element {
	const rules = useRules(context);
	const { language, text, check, write } = rules;
	const [caret, setCaret] = useState(0);
	const current = check?.text === text && check.language === language ? check : undefined;
	const problems = useMemo(
		() => (check === undefined || check.language !== language ? [] : carried(check.problems, check.text, text)),
		[check, text, language],
	);
	const marks = useMemo(() => problemMarks(problems), [problems]);
	const broken = problems.some(({ severity }) => severity === 'error');
	const silent = current !== undefined && current.title === undefined;
	const { above, below } = SECTIONS[language];
	const section = (Section: ComponentType<SectionProps>, at: number): JSX.Element => (
		<Section
			key={`${language} ${at}`}
			{...context}
			language={language}
			text={current?.played ?? text}
			broken={current !== undefined && !current.readable}
			caret={caret}
			onTake={rules.take}
		/>
	);
	const written = (next: string, at: number, merge: string): void => {
		setCaret(at);
		write(next, at, merge);
	};
	return (
		<section class="lab" aria-label="Workshop">
			<TextField
				id="rules"
				label="Rules"
				hint={silent ? 'The board uses the last valid rules.' : 'The board follows.'}
				tools={<Languages language={language} onChange={rules.choose} />}
				value={text}
				marks={marks}
				invalid={broken}
				placeholder={FACTS[language].placeholder}
				lines={true}
				onWrite={written}
				onCaret={(at) => {
					setCaret(at);
					rules.visit(at);
				}}
			>
				<Problems problems={problems} text={text} field="rules" onFix={(fixed) => written(fixed, fixedAt(text, fixed), '')} />
			</TextField>
			{above.map(section)}
			{rules.isPlayed ? (
				<Pieces {...context} />
			) : (
				<button type="button" class="lab-run" onClick={rules.play}>
					Play these rules
				</button>
			)}
			{below.map(section)}
		</section>
	);
}

interface LanguagesProps {
	readonly language: LanguageId;
	readonly onChange: (language: LanguageId) => void;
}

function Languages({ language, onChange }: LanguagesProps): JSX.Element {
	return (
		<select
			class="field-tool"
			aria-label="Language of the rules"
			value={language}
			onChange={(event) => onChange(event.currentTarget.value as LanguageId)}
		>
			{LANGUAGE_IDS.map((id) => (
				<option key={id} value={id}>
					{FACTS[id].title}
				</option>
			))}
		</select>
	);
}
