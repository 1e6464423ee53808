import { editor as strings } from '../../strings/editor.js';
import type { Completed, Completions, LanguageId, Word, WordGroup } from '../../worker/protocol.js';

type Complete = (
	line: string,
	text: string,
	of: (id: string) => readonly Word[],
) => { readonly typed: string; readonly words: readonly Completed[] } | undefined;

const ZONE_KEYS = /^(Special|Prison|Block|Drop zone|Promotion|Optional promotion|Entry promotion)$/;

/** The part of a list after its last comma. */
const lastOf = (list: string): string => /[^,]*$/.exec(list)![0].trimStart();

const zonesOf = (text: string): readonly Word[] => [
	...new Map(
		[...text.matchAll(/^[^\S\n]*Zone[^\S\n]*:[^\S\n]*([^=\n]*?)[^\S\n]*=(.*)$/gm)].map(([, name = '', squares = '']): [string, Word] => [
			name,
			{ label: name, detail: squares.trim().slice(0, 40) },
		]),
	).values(),
	{ label: 'empty', detail: strings.noSquares },
	{ label: 'all', detail: strings.allSquares },
];

const sjaak: Complete = (line, text, of) => {
	const [, key, value = ''] = /^\s*([A-Za-z ]*?)\s*:\s*(.*)$/.exec(line) ?? [];
	if (key === undefined) {
		const typed = line.trimStart();
		if (!/^[A-Za-z ]*$/.test(typed)) return undefined;
		return { typed, words: [...of('game'), ...of('piece')].map((word) => ({ ...word, apply: `${word.label}: ` })) };
	}
	if (key === 'Rule') {
		const part = lastOf(value);
		const score = /=\s*(\w*)$/.exec(part);
		return score === null ? { typed: part, words: [...of('endings'), ...of('rules')] } : { typed: score[1]!, words: of('scores') };
	}
	if (key === 'Flags') return { typed: lastOf(value), words: of('flags') };
	if (/^(Move|Capture|Initial)$/.test(key)) return /[()|]/.test(value) ? undefined : { typed: value, words: of('moves') };
	if (!ZONE_KEYS.test(key)) return undefined;
	const parts = value.split(',');
	if (parts.length > 2) return key === 'Special' && parts.length === 3 ? { typed: lastOf(value), words: of('moves') } : undefined;
	return { typed: lastOf(value), words: zonesOf(text) };
};

const fairy: Complete = (line, text, of) => {
	const parent = /^\s*\[[^\]:]*:\s*([^\]]*)$/.exec(line);
	if (parent !== null) {
		const own = [...text.matchAll(/^[^\S\n]*\[([^\]:\n]*)/gm)].map(
			([, name = '']): Word => ({ label: name.trim(), detail: strings.ownSection }),
		);
		return { typed: parent[1]!, words: [...own, ...of('parents')] };
	}
	const [, key, value = ''] = /^\s*(\w*)\s*=\s*(.*)$/.exec(line) ?? [];
	if (key === undefined) {
		const typed = line.trimStart();
		if (!/^\w*$/.test(typed)) return undefined;
		return { typed, words: [...of('keys'), ...of('switches'), ...of('pieces')].map((word) => ({ ...word, apply: `${word.label} = ` })) };
	}
	if (/Value$/.test(key)) return { typed: value, words: of('scores') };
	return /^[tf]?[a-z]*$/.test(value) && of('switches').some(({ label }) => label === key)
		? { typed: value, words: of('switch') }
		: undefined;
};

const fbr: Complete = (line, _, of) => {
	const attribute = /(?:^|\s)([a-z]+)(?:[^\s=]*)=(?:\S*,)?([a-z]*)$/.exec(line);
	if (attribute !== null) return { typed: attribute[2]!, words: of(`=${attribute[1]}`) };
	const rule = /(?:^|\s)([a-z]*)$/.exec(line);
	return rule === null ? undefined : { typed: rule[1]!, words: of('rules') };
};

/** The languages whose words depend on the line alone. The worker completes the others. */
const COMPLETE: Readonly<Partial<Record<LanguageId, Complete>>> = { sjaak, fairy, fbr };

/** Whether the text of a language must be read for its words. */
export const needsReading = (language: LanguageId): boolean => COMPLETE[language] === undefined;

/** The words that fit at a caret; undefined where there are none, or where the word is already complete. */
export const completionsAt = (language: LanguageId, groups: readonly WordGroup[], text: string, caret: number): Completions | undefined => {
	const line = text.slice(text.lastIndexOf('\n', caret - 1) + 1, caret);
	if (/^\s*[#;]/.test(line)) return undefined;
	const of = (id: string): readonly Word[] => groups.find((group) => group.id === id)?.words ?? [];
	const found = COMPLETE[language]?.(line, text, of);
	if (found === undefined || found.words.length === 0) return undefined;
	const { typed, words } = found;
	return words.some(({ label }) => label === typed) ? undefined : { from: caret - typed.length, words };
};
