import type { JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Context } from '../context.js';
import { carried } from '../fields/carried.js';
import { problemMarks } from '../fields/marks.js';
import { Problems } from '../fields/Problems.js';
import { TextField } from '../fields/TextField.js';
import { NO_MOVES } from '../state/app-state.js';
import { OWN_RULES, type RulesCheck } from '../worker/protocol.js';
import { Pieces } from './pieces/Pieces.js';
import { CANNON_SKIRMISH } from './workshop/cannon-skirmish.js';
import { Export } from './workshop/Export.js';
import { Fold } from './workshop/Fold.js';
import { Gallery } from './workshop/Gallery.js';
import { Import } from './workshop/Import.js';

/** The last text and the part of it that is played, kept while another panel is shown. */
let draft: { readonly text: string; readonly played: string } | undefined;

/** The first difference of two texts: the assumed caret after a repair. */
const fixedAt = (before: string, after: string): number => {
	let at = 0;
	while (at < after.length && before[at] === after[at]) at++;
	return at;
};

const several = (text: string): boolean => (text.match(/^[^\S\n]*Variant[^\S\n]*:/gm)?.length ?? 0) > 1;

/** Edits rules in the language of variants.txt. The board plays them as soon as they can be read, and keeps the last valid rules until then. */
export function Workshop(context: Context): JSX.Element {
	const { store, interaction } = context;
	const { id } = store.state.value.ruleset;
	const played = id.startsWith(OWN_RULES) ? id.slice(OWN_RULES.length) : undefined;
	const [text, setText] = useState(draft?.text ?? played ?? CANNON_SKIRMISH);
	const [check, setCheck] = useState<RulesCheck>();
	const other = { ...context, onTake: (rules: string, title: string): void => take(rules, title) };

	/** `kept`: keeps the moves that were played. Moves that are illegal by the new rules are shown as faults. */
	const ask = (written: string, caret: number, merge: string, kept: boolean, then?: (answer: RulesCheck) => void): void => {
		const asked = store.state.peek();
		const record = kept && asked.ruleset.id.startsWith(OWN_RULES) ? asked.record : undefined;
		const node = record === undefined ? 0 : asked.cursor;
		store.client.ask('rules', { text: written, caret, record: record ?? NO_MOVES, node }, (answer) => {
			const { title, reading } = answer;
			setCheck(answer);
			then?.(answer);
			if (title === undefined) return;
			draft = { text: written, played: answer.played };
			const id = OWN_RULES + answer.played;
			const now = store.state.peek();
			if (id !== now.ruleset.id) store.choose({ id, title }, record, merge, now === asked ? reading : undefined);
		});
	};
	/** Announces the title once the board plays by these rules. */
	const tellPlayed = (title: string): void =>
		queueMicrotask(() =>
			store.whenFresh(() => {
				store.notice.value = { text: `The board plays ${title}.`, undo: true };
			}),
		);
	const tellFault = ({ text: asked, problems }: RulesCheck, before: string): void => {
		const fault = problems.find(({ severity }) => severity === 'error');
		const line = fault === undefined ? '' : ` Line ${asked.slice(0, fault.span.from).split('\n').length}, ${fault.message}`;
		interaction.say(`${before} cannot be played.${line}`);
	};
	const write = (written: string, caret: number, merge: string): void => {
		draft = { text: written, played: draft?.played ?? written };
		setText(written);
		ask(written, caret, merge, true);
	};
	/** Replaces these rules by others: a new game. */
	const take = (rules: string, title: string): void => {
		draft = { text: rules, played: rules };
		setText(rules);
		ask(rules, 0, '', false, (answer) => {
			if (answer.title === undefined) tellFault(answer, `${title} is in the rules, but`);
			else tellPlayed(answer.title);
		});
	};
	// Checks the rules of a link.
	useEffect(() => {
		if (played !== undefined) store.client.ask('rules', { text }, setCheck);
	}, []);
	// Undo and links change the rules.
	useEffect(() => {
		if (played === undefined || played === draft?.played || check?.title === undefined) return;
		const whole = draft === undefined ? played : draft.text.replace(draft.played, () => played);
		draft = { text: whole, played };
		setText(whole);
		setCheck(undefined);
	}, [played]);

	const current = check?.text === text ? check : undefined;
	const problems = useMemo(() => (check === undefined ? [] : carried(check.problems, check.text, text)), [check, text]);
	const marks = useMemo(() => problemMarks(problems), [problems]);
	const broken = problems.some(({ severity }) => severity === 'error');
	const silent = current !== undefined && current.title === undefined;
	return (
		<section class="lab" aria-label="Workshop">
			<TextField
				id="rules"
				label="Rules"
				hint={silent ? 'The board uses the last valid rules.' : 'In the language of variants.txt; the board follows.'}
				value={text}
				marks={marks}
				invalid={broken}
				placeholder="Variant: My chess"
				lines={true}
				onWrite={write}
				onCaret={(caret) => {
					// In a text with several games the one with the caret is played.
					if (played !== undefined && several(text)) ask(text, caret, '', false);
				}}
			>
				<Problems problems={problems} text={text} field="rules" onFix={(fixed) => write(fixed, fixedAt(text, fixed), '')} />
			</TextField>
			{played === undefined ? (
				<button
					type="button"
					class="lab-run"
					onClick={() => {
						ask(text, 0, '', false, (answer) => {
							if (answer.title === undefined) tellFault(answer, 'These rules');
							else tellPlayed(answer.title);
						});
					}}
				>
					Play these rules
				</button>
			) : (
				<Pieces {...context} />
			)}
			<Fold title="Gallery">{() => <Gallery {...other} />}</Fold>
			<Fold title="Import from Fairy-Stockfish">{() => <Import {...other} />}</Fold>
			<Fold title="Export">{() => <Export {...context} text={current?.played ?? text} broken={silent} />}</Fold>
		</section>
	);
}
