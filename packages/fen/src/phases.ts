import type { Game } from '@x/core';
import type { Field } from './field.js';
import type { Report } from './report.js';
import { refuse } from './results.js';

/**
 *     rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR b2 KQkq e6 0 1
 *                                                     ^
 *
 * The side to move, followed by the number of the phase if the side has several. The phases with which a turn begins have the lowest numbers.
 * The side without a number stands for the phase with which its turns begin. Where the game starts in the middle of a turn, it may mean either
 * phase: it is read as the phase in which the game starts, with a warning.
 */
export function phaseField({ names, ruleset }: Game, report: Report): Field {
	const { start, phases } = ruleset.turn;
	/** Phase → its canonical text. */
	const words = new Map<string, string>();
	/** The canonical texts with explanations, for messages. */
	const titles: string[] = [];
	/** Accepted text in lower case → phase. */
	const forms = new Map<string, string>();
	const unclear = new Set<string>();
	for (const side of ruleset.sideOrder) {
		const begins = (phase: string): boolean =>
			Object.values(phases).some((before) => before.side !== side && before.next.some(({ to }) => to === phase));
		const listed = Object.keys(phases).filter((phase) => phases[phase]!.side === side);
		const own = [...listed.filter(begins), ...listed.filter((phase) => !begins(phase))];
		const sign = names?.sides[side] ?? side;
		const alone = own.includes(start) ? start : own[0];
		const isUnclear = own.length > 1 && alone !== undefined && !begins(alone);
		own.forEach((phase, nth) => {
			const numbered = `${sign}${nth + 1}`;
			const word = phase === alone && !isUnclear ? sign : numbered;
			words.set(phase, word);
			titles.push(own.length > 1 ? `"${word}" (phase ${nth + 1} of ${side})` : `"${word}"`);
			forms.set(numbered.toLowerCase(), phase);
		});
		for (const word of [side, sign].map((text) => text.toLowerCase())) {
			if (alone !== undefined) forms.set(word, alone);
			if (isUnclear) unclear.add(word);
		}
	}
	return {
		code: 'side',
		fallback: words.get(start) ?? '',
		read: (text, draft) => {
			const phase = forms.get(text.toLowerCase());
			const word = words.get(phase ?? '') ?? text;
			if (phase === undefined) report('unknown-side', `Expected ${titles.slice(0, -1).join(', ')} or ${titles.at(-1)}, found "${text}".`);
			else draft.phase = phase;
			if (unclear.has(text.toLowerCase()))
				report('side-unclear', `Expected the number of the phase, found "${text}": it is read as "${word}".`, 0, text.length, word);
			return word;
		},
		write: ({ phase = start }) => words.get(phase) ?? refuse(`the phase ${phase}`),
	};
}
