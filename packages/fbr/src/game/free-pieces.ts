import type { Cond, Path } from '@x/core';
import { all, attacked, compare, count, forEach, mark, pick, same, seq, set, test } from '@x/core/build';
import type { Draft } from './draft.js';
import type { Lowering } from './lowering.js';
import { membersOf } from './types.js';

/** Pieces without a side of their own: they change sides when a turn begins. */
export const FREE_PIECES: Lowering = { rules: { pieces: ['impartial', 'neutral'] }, lower: freePieces };

function freePieces(draft: Draft): void {
	const { rules, types } = draft.model;
	const kindsWith = (name: 'impartial' | 'neutral'): readonly string[] =>
		draft.kindsOf([...new Set(rules.with('pieces', name).flatMap(({ rule }) => membersOf(rule.set, types).first))]);
	const [impartial, neutral] = [kindsWith('impartial'), kindsWith('neutral')];
	draft.freeKinds = [...impartial, ...neutral];
	// An impartial piece gives no check: its moves do not reach royal pieces.
	for (const kind of impartial) draft.unnamed(kind, draft.royalKinds);
	const turns = (from: Path): ReturnType<typeof forEach> => forEach(from, null, [set('at', { recolour: { of: 'at' } }, 'keep')]);
	if (impartial.length > 0) draft.entering({ id: 'impartial', do: [turns(pick({ who: 'enemy', kind: impartial }))] });
	if (neutral.length === 0) return;
	// Neutral pieces belong to the opponent first; those that then give no check belong to the side to move.
	const givesCheck: Cond = compare(
		count({ who: 'friend' }, { if: all(draft.royal, attacked('at', { if: same('at', { mark: 'neutral' }) })) }),
		'>',
		0,
	);
	draft.entering({
		id: 'neutral',
		do: [
			turns(pick({ who: 'friend', kind: neutral })),
			turns(seq(pick({ who: 'enemy', kind: neutral }), mark('neutral'), test({ not: givesCheck }))),
		],
	});
}
