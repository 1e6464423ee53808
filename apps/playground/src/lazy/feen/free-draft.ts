import { type Feen, passTurn, type Square, turn } from '@x/feen';
import type { SetUp } from '../../state/app-state.js';

/** The pieces of a FEEN by the numbers of their squares, in text order, with its hands and its turn. */
export const draftOf = (position: Feen): SetUp => {
	const pieces: Record<string, string> = {};
	let cell = 0;
	for (const square of position.segments.flat()) {
		if (typeof square === 'number') cell += square;
		else pieces[String(cell++)] = square;
	}
	return { pieces, hands: [position.hands.first, position.hands.second], turn: turn(position) };
};

/** One segment with other pieces; `first` is the number of its first square. */
const segmentOf = (segment: readonly Square[], first: number, pieces: SetUp['pieces']): readonly Square[] => {
	const made: Square[] = [];
	const count = segment.reduce<number>((sum, square) => sum + (typeof square === 'number' ? square : 1), 0);
	for (let cell = first; cell < first + count; cell++) {
		const piece = pieces[String(cell)];
		const last = made.at(-1);
		if (piece !== undefined) made.push(piece);
		else if (typeof last === 'number') made[made.length - 1] = last + 1;
		else made.push(1);
	}
	return made;
};

/** The position with the pieces, the hands and the turn of a draft. */
export const withDraft = (position: Feen, { pieces, hands, turn: side }: SetUp): Feen => {
	let first = 0;
	const segments = position.segments.map((segment) => {
		const made = segmentOf(segment, first, pieces);
		first += segment.reduce<number>((sum, square) => sum + (typeof square === 'number' ? square : 1), 0);
		return made;
	});
	const held = (hand: Readonly<Record<string, number>> = {}) => Object.fromEntries(Object.entries(hand).filter(([, count]) => count > 0));
	const next: Feen = { ...position, segments, hands: { first: held(hands[0]), second: held(hands[1]) } };
	return turn(next) === side ? next : passTurn(next);
};
