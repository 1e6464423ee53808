import type { PlacedPiece } from '../arrangement.js';
import type { Definition } from '../definition.js';
import type { Report } from '../report.js';
import type { SideIndex } from '../sides.js';

const NAMES = ['White', 'Black'] as const;

/** The reason why a game is over before its first move, for endings that depend on the placement; `undefined` if it is not. */
function endOf({ start, flags, endings, switches, pieces }: Definition): string | undefined {
	if (start === undefined) return undefined;
	const own = (side: SideIndex): readonly PlacedPiece[] => start.placed.filter((placedPiece) => placedPiece.side === side);
	const held = (side: SideIndex): boolean => [...start.hands[side].values()].some((count) => count > 0);
	const marked = pieces.some((piece) => piece.flags.has('capture_flag'));
	for (const side of [0, 1] as const) {
		const enemy = side === 0 ? 1 : 0;
		const there = new Set(own(side).flatMap(({ cell, type }) => (marked && !pieces[type]!.flags.has('capture_flag') ? [] : [cell])));
		// The flags of a side are the goal of the other side.
		const goal = flags[enemy];
		const reached = goal.filter((cell) => there.has(cell)).length;
		const any = endings.has('captureanyflag') && reached > 0;
		if (any || (endings.has('captureallflags') && goal.length > 0 && reached === goal.length))
			return `${NAMES[side]} stands on ${any ? 'a flag' : 'all flags'} of ${NAMES[enemy]}`;
	}
	if (own(start.side).length === 0 && !held(start.side)) return `${NAMES[start.side]} is to move and does not have a piece`;
	const royals = pieces.flatMap((piece) => (piece.flags.has('royal') ? [piece.index] : []));
	if (royals.length === 0) return undefined;
	const [white, black] = [own(0).length, own(1).length];
	if (switches.has('bare rule') && white !== black && Math.min(white, black) === 1)
		return `${NAMES[white === 1 ? 0 : 1]} has only its royal piece`;
	const isAlone = (side: SideIndex): boolean => own(side).length < 2 && own(side).every(({ type }) => royals.includes(type)) && !held(side);
	return isAlone(0) && isAlone(1) && flags.every((cells) => cells.length === 0) ? 'both sides have only their royal pieces' : undefined;
}

/** Warns if the game is over in the start position. */
export function checkDecided(definition: Definition, report: Report): void {
	const span = definition.fen?.span;
	const end = endOf(definition);
	if (span === undefined || end === undefined) return;
	report.warn('decided-start', span, `The game is over before the first move: ${end}.`, {
		hint: 'Change the position, or the rule of the ending.',
		engine: 'Ends the game immediately.',
	});
}
