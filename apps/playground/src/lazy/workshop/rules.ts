import { useEffect, useRef, useState } from 'preact/hooks';
import type { Context } from '../../context.js';
import { NO_MOVES } from '../../state/app-state.js';
import * as strings from '../../strings/workshop-sections.js';
import { FACTS } from '../../worker/languages/facts.js';
import { type LanguageId, type OwnRules, ownId, ownRules, type RulesCheck } from '../../worker/protocol.js';
import { draftOf, keepDraft } from './drafts.js';
import { setOrigin } from './origin.js';

/** Kept while another panel is shown. */
let chosen: LanguageId = 'sjaak';

/** Rules that came from elsewhere on the page, until the workshop takes them. */
let waiting: OwnRules | undefined;
let taker: (() => void) | undefined;

/** Puts rules into the workshop and plays them, now or as soon as it opens. */
export const giveRules = (rules: OwnRules): void => {
	waiting = rules;
	taker?.();
};

/** The text of a language: the last one, or its example. */
const textIn = (language: LanguageId): string => draftOf(language)?.text ?? FACTS[language].example;

/** The rules to begin with: those of the board, if they came from a link or an example, or else the last ones. */
const begin = (own: OwnRules | undefined): OwnRules => {
	if (own !== undefined && draftOf(own.language)?.played !== own.text) {
		keepDraft(own.language, { text: own.text, played: own.text });
		chosen = own.language;
	}
	return { language: chosen, text: textIn(chosen) };
};

/** The rules in the field, and the actions on them. */
export interface EditedRules extends OwnRules {
	/** The last check, which may belong to an older text. */
	readonly check: RulesCheck | undefined;
	/** The board plays rules in this language. */
	readonly isPlayed: boolean;
	readonly write: (text: string, caret: number, merge: string) => void;
	/** Replaces these rules by others: a new game. */
	readonly take: (rules: OwnRules, title: string) => void;
	/** Shows other rules, which the board does not play. */
	readonly look: (rules: OwnRules, title: string) => void;
	readonly play: () => void;
	readonly choose: (language: LanguageId) => void;
	/** In a text with several games the one with the caret is played. */
	readonly visit: (caret: number) => void;
}

interface Asked {
	readonly caret: number;
	readonly merge: string;
	/** Keeps the moves that were played. Moves that are illegal by the new rules are shown as faults. */
	readonly kept: boolean;
}

const NEW_GAME: Asked = { caret: 0, merge: '', kept: false };

/** Checks rules and puts them on the board, which keeps the last valid rules until then. */
function useCheck({ store }: Context): {
	readonly check: RulesCheck | undefined;
	readonly setCheck: (check: RulesCheck | undefined) => void;
	readonly ask: (rules: OwnRules, asked: Asked, then?: (answer: RulesCheck) => void) => void;
} {
	const [check, setCheck] = useState<RulesCheck>();
	const ask = (rules: OwnRules, { caret, merge, kept }: Asked, then?: (answer: RulesCheck) => void): void => {
		const asked = store.state.peek();
		const record = kept && ownRules(asked.ruleset.id)?.language === rules.language ? asked.record : undefined;
		const node = record === undefined ? 0 : asked.cursor;
		store.client.ask('rules', { ...rules, caret, record: record ?? NO_MOVES, node }, (answer) => {
			const { title, reading, played } = answer;
			setCheck(answer);
			then?.(answer);
			if (title === undefined) return;
			keepDraft(rules.language, { text: rules.text, played });
			const id = ownId({ language: rules.language, text: played });
			const now = store.state.peek();
			if (id !== now.ruleset.id) store.choose({ id, title }, record, merge, now === asked ? reading : undefined);
		});
	};
	return { check, setCheck, ask };
}

/** Announces the title once the board plays by these rules, or the first fault. */
const announcing =
	({ store, interaction }: Context, refusal: string) =>
	({ text, title, problems }: RulesCheck): void => {
		if (title !== undefined) {
			queueMicrotask(() =>
				store.whenFresh(() => {
					store.notice.value = { text: strings.plays(title), undo: true };
				}),
			);
			return;
		}
		const fault = problems.find(({ severity }) => severity === 'error');
		const line = text.slice(0, fault?.span.from).split('\n').length;
		interaction.say(fault === undefined ? refusal : strings.faultIn(refusal, line, fault.message));
	};

/** The rules that are edited in the workshop. */
export function useRules(context: Context): EditedRules {
	const { store } = context;
	const { id } = store.state.value.ruleset;
	const own = ownRules(id);
	const [rules, setRules] = useState(() => begin(own));
	const { check, setCheck, ask } = useCheck(context);
	const { language, text } = rules;
	const isPlayed = own?.language === language;
	const edit = (next: OwnRules): void => {
		chosen = next.language;
		setRules(next);
	};
	// Checks the rules of a link.
	useEffect(() => {
		if (isPlayed) store.client.ask('rules', rules, setCheck);
	}, []);
	// Undo and links change the rules.
	const seen = useRef(id);
	useEffect(() => {
		if (seen.current === id) return;
		seen.current = id;
		if (own === undefined) return;
		const draft = draftOf(own.language);
		if (isPlayed && (own.text === draft?.played || check?.title === undefined)) return;
		const whole = draft?.text.includes(draft.played) ? draft.text.replace(draft.played, () => own.text) : own.text;
		keepDraft(own.language, { text: whole, played: own.text });
		edit({ language: own.language, text: whole });
		setCheck(undefined);
	}, [id]);
	const take = (next: OwnRules, title: string, refusal = strings.takenNotPlayed(title)): void => {
		keepDraft(next.language, { text: next.text, played: next.text });
		setOrigin(next.language, { title, text: next.text, lost: [] });
		edit(next);
		ask(next, NEW_GAME, announcing(context, refusal));
	};
	useEffect(() => {
		taker = () => {
			const given = waiting;
			waiting = undefined;
			if (given !== undefined) take(given, strings.pastedText, strings.textNotPlayed);
		};
		taker();
		return () => {
			taker = undefined;
		};
	}, []);
	return {
		...rules,
		check,
		isPlayed,
		write: (written, caret, merge) => {
			keepDraft(language, { text: written, played: draftOf(language)?.played ?? written });
			edit({ language, text: written });
			ask({ language, text: written }, { caret, merge, kept: true });
		},
		take,
		look: (next, title) => {
			const before = draftOf(next.language)?.text;
			const show = (shown: OwnRules): void => {
				keepDraft(shown.language, { text: shown.text, played: shown.text });
				edit(shown);
				setCheck(undefined);
				store.client.ask('rules', shown, setCheck);
			};
			show(next);
			setOrigin(next.language, { title, text: next.text, lost: [] });
			const run = (): void => {
				store.notice.value = undefined;
				if (before !== undefined) show({ language: next.language, text: before });
			};
			store.notice.value = {
				text: strings.shows(title),
				undo: false,
				...(before === undefined || before === next.text ? {} : { action: { label: strings.ownText, run } }),
			};
		},
		play: () => ask(rules, NEW_GAME, announcing(context, strings.notPlayed)),
		choose: (next) => {
			const other = { language: next, text: textIn(next) };
			edit(other);
			setCheck(undefined);
			store.client.ask('rules', other, setCheck);
		},
		visit: (caret) => {
			if (isPlayed && FACTS[language].count(text) > 1) ask(rules, { ...NEW_GAME, caret });
		},
	};
}
