import type { Span } from '@x/diagnostics';
import type { ComponentType, JSX } from 'preact';
import { useMemo, useRef, useState } from 'preact/hooks';
import type { Context } from '../context.js';
import { carried } from '../fields/carried.js';
import { editor as editorWords } from '../strings/editor.js';
import { workshop as shop } from '../strings/workshop.js';
import { FACTS, LANGUAGE_IDS } from '../worker/languages/facts.js';
import type { LanguageId, RulesCheck } from '../worker/protocol.js';
import type { CodeEditor, EditorEvents } from './editor/code-editor.js';
import { completionsAt, needsReading } from './editor/complete.js';
import { RulesField } from './editor/RulesField.js';
import { Snippets } from './editor/Snippets.js';
import type { Added } from './editor/snippet.js';
import { asksMeaning, useInks } from './editor/use-inks.js';
import { SelfPlay } from './SelfPlay.js';
import { Analysis } from './workshop/analysis/Analysis.js';
import { SECTIONS } from './workshop/languages.js';
import { useRules } from './workshop/rules.js';
import type { SectionProps } from './workshop/section.js';
import { useShownRule } from './workshop/shown-rule.js';
import { useWords } from './workshop/words.js';

/** Which rules the board plays. */
const stateOf = (isPlayed: boolean, check: RulesCheck | undefined): string => {
	if (!isPlayed) return shop.otherBoard;
	return check !== undefined && check.title === undefined ? shop.keepsBoard : shop.followsBoard;
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
	const inks = useInks(context.store, language, text);
	const editor = useRef<CodeEditor>(undefined);
	const show = ({ from, to }: Span): void => editor.current?.select(from, to);
	const showRule = useShownRule(context.store, rules, editor);
	const broken = problems.some(({ severity }) => severity === 'error');
	const words = useWords(context.store, language);
	const complete = (written: string, at: number): ReturnType<EditorEvents['complete']> =>
		needsReading(language)
			? new Promise((resolve) => context.store.client.ask('complete', { language, text: written, caret: at }, resolve))
			: completionsAt(language, words, written, at);
	const add = (added: Added): void => {
		editor.current?.edit(added.text, added);
		editor.current?.focus();
		if (added.from === added.to) context.interaction.say(added.reason ?? editorWords.there);
	};
	const { above, below } = SECTIONS[language];
	const section = (Section: ComponentType<SectionProps>, at: number): JSX.Element => (
		<Section
			key={`${language} ${at}`}
			{...context}
			language={language}
			text={current?.played ?? text}
			broken={current !== undefined && !current.readable}
			caret={caret}
			onShow={show}
			onTake={rules.take}
		/>
	);
	const written = (next: string, at: number, merge: string): void => {
		context.interaction.clear();
		setCaret(at);
		write(next, at, merge);
	};
	return (
		<section class="lab" aria-label={shop.title}>
			<RulesField
				id="rules"
				label={shop.rules}
				language={language}
				state={stateOf(rules.isPlayed, current)}
				lines={true}
				inks={inks}
				caret={caret}
				meaning={asksMeaning(context.store, language)}
				tools={<Languages language={language} onChange={rules.choose} />}
				value={text}
				problems={problems}
				invalid={broken}
				placeholder={FACTS[language].placeholder}
				editor={editor}
				onReady={showRule}
				complete={complete}
				above={<Snippets language={language} text={text} caret={() => editor.current?.caret() ?? caret} onAdd={add} />}
				say={context.interaction.say}
				onWrite={written}
				onCaret={(at) => {
					setCaret(at);
					rules.visit(at);
				}}
			/>
			{above.map(section)}
			{rules.isPlayed ? null : (
				<button type="button" class="lab-run" onClick={rules.play}>
					{shop.play}
				</button>
			)}
			<SelfPlay {...context} />
			<Analysis
				{...context}
				language={language}
				text={text}
				played={current?.played ?? text}
				caret={caret}
				broken={current !== undefined && !current.readable}
				isPlayed={rules.isPlayed}
				onShow={show}
			/>
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
			aria-label={shop.language}
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
