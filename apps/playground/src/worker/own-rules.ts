import type { Game } from '@x/core';
import { compile } from '@x/core/compile';
import { type Diagnostic, isNotationError, isRulesetError } from '@x/diagnostics';
import { safeParse, type Variant } from '@x/sjaak-variants';
import { toGame } from '@x/sjaak-variants/rules';
import { dialectsOf } from './fen-dialects.js';
import { type PlayableGame, plainName } from './playable-game.js';
import { OWN_RULES, type RulesCheck } from './protocol.js';
import { sectionAt, sectionsOf, shifted } from './sections.js';

/** The meaning of rules without comments, blanks and names: equal for equal games. */
const meaningOf = ({ lines }: Variant): string =>
	JSON.stringify(
		lines.filter(({ key }) => key !== 'blank' && key !== 'Variant'),
		(name, value) => (name === 'span' || name === 'layout' ? undefined : value),
	);

/** The last game made; it is reused while its rules have the same meaning. */
let last: { readonly meaning: string; readonly game: Game; readonly playable: PlayableGame } | undefined;

const make = (text: string, variant: Variant): PlayableGame => {
	const id = OWN_RULES + text;
	if (last?.playable.id === id) return last.playable;
	const meaning = meaningOf(variant);
	const game = last?.meaning === meaning ? last.game : gameOf(variant);
	let dialects: PlayableGame['dialects'] | undefined;
	const playable: PlayableGame = {
		id,
		title: variant.name,
		game,
		variant: [plainName(variant.name)],
		get dialects() {
			dialects ??= dialectsOf(game);
			return dialects;
		},
	};
	last = { meaning, game, playable };
	return playable;
};

const gameOf = (variant: Variant): Game => compile(toGame(variant));

const nothing = (text: string): Diagnostic => ({
	code: 'playground/no-variant',
	message: 'Expected a variant, found none.',
	hint: 'Begin with a line such as “Variant: My chess”.',
	severity: 'error',
	span: { from: 0, to: text.length },
});

/** The faults in an error. An error that is not a fault of the text is thrown again. */
const faultsOf = (error: unknown, text: string): readonly Diagnostic[] => {
	if (isNotationError(error)) return error.problems;
	if (!isRulesetError(error)) throw error;
	return error.problems.map(({ code, message }) => ({ code, message, severity: 'error', span: { from: 0, to: text.length } }));
};

/** One game of a text after reading: its faults, and the game if it can be played. */
interface Read {
	readonly variant: Variant | undefined;
	readonly problems: readonly Diagnostic[];
}

const readSection = (text: string): Read => {
	const parsed = safeParse(text);
	if (!parsed.ok) return { variant: undefined, problems: parsed.problems };
	const [variant] = parsed.value.variants;
	return { variant, problems: variant === undefined ? [nothing(text)] : parsed.warnings };
};

const played = (
	text: string,
	{ variant, problems }: Read,
): { readonly playable: PlayableGame | undefined; readonly problems: readonly Diagnostic[] } => {
	if (variant === undefined) return { playable: undefined, problems };
	try {
		return { playable: make(text, variant), problems };
	} catch (error) {
		return { playable: undefined, problems: [...faultsOf(error, text), ...problems] };
	}
};

/** The game whose rules are written in an id; undefined if they cannot be read. */
export const ownGame = (id: string): PlayableGame | undefined => {
	if (last?.playable.id === id) return last.playable;
	const text = id.slice(OWN_RULES.length);
	return played(text, readSection(text)).playable;
};

/** Cache of the sections of the last text: only changed sections are read again. */
let known = new Map<string, Read>();

/**
 * The faults of a text of rules. The game with the caret is played; the other games are only read.
 */
export const checkRules = (text: string, caret: number = 0): RulesCheck => {
	const sections = sectionsOf(text);
	const chosen = sectionAt(sections, caret);
	const now = new Map(sections.map((section) => [section.text, known.get(section.text) ?? readSection(section.text)]));
	known = now;
	const game = played(chosen.text, now.get(chosen.text)!);
	let lines = 0;
	const problems = sections.flatMap((section) => {
		const before = lines;
		if (sections.length > 1) lines += section.text.split('\n').length - 1;
		const own = section === chosen ? game.problems : now.get(section.text)!.problems;
		return own.map((problem) => shifted(problem, section.from, before));
	});
	return { text, played: chosen.text, title: game.playable?.title, problems };
};
