import type { Game } from '@x/core';
import type { Field } from '../field.js';
import type { Report } from '../report.js';
import { refuse } from '../results.js';

/**
 *     rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR b2 KQkq e6 0 1
 *                                                     ^
 *
 * The side to move, followed by the number of the phase if the side has several. The phases with which a turn begins have the lowest numbers.
 * The side without a number stands for the phase in which the game starts, or otherwise for the first phase of the side.
 */
export function phaseField({ names, ruleset }: Game, report: Report): Field {
	const { start, phases } = ruleset.turn;
	/** Phase → its canonical text. */
	const words = new Map<string, string>();
	/** The canonical texts with explanations, for messages. */
	const titles: string[] = [];
	/** Accepted text in lower case → phase. */
	const forms = new Map<string, string>();
	for (const side of ruleset.sideOrder) {
		const begins = (phase: string): boolean =>
			Object.values(phases).some((before) => before.side !== side && before.next.some(({ to }) => to === phase));
		const listed = Object.keys(phases).filter((phase) => phases[phase]!.side === side);
		const own = [...listed.filter(begins), ...listed.filter((phase) => !begins(phase))];
		const sign = names?.sides[side] ?? side;
		const alone = own.includes(start) ? start : own[0];
		own.forEach((phase, nth) => {
			const numbered = `${sign}${nth + 1}`;
			const word = phase === alone ? sign : numbered;
			words.set(phase, word);
			titles.push(own.length > 1 ? `"${word}" (phase ${nth + 1} of ${side})` : `"${word}"`);
			forms.set(numbered.toLowerCase(), phase);
		});
		if (alone === undefined) continue;
		forms.set(side.toLowerCase(), alone);
		forms.set(sign.toLowerCase(), alone);
	}
	return {
		code: 'side',
		fallback: words.get(start) ?? '',
		read: (text, draft) => {
			const phase = forms.get(text.toLowerCase());
			if (phase === undefined) report('unknown-side', `Expected ${titles.slice(0, -1).join(', ')} or ${titles.at(-1)}, found "${text}".`);
			else draft.phase = phase;
			return words.get(phase ?? '') ?? text;
		},
		write: ({ phase = start }) => words.get(phase) ?? refuse(`the phase ${phase}`),
	};
}
