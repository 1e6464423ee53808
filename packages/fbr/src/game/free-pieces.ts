import type { Cond, Path } from '@x/core';
import { all, attacked, compare, count, forEach, is, mark, not, pick, same, seq, set, test } from '@x/core/build';
import { type Cast, type Crowned, kindsOf } from './cast.js';
import { type Contribution, type Contributions, entering, guard, type Lowering } from './contribution.js';
import { membersOf } from './types.js';

/** Pieces without a side of their own: they change sides when a turn begins. */
export const FREE_PIECES: Lowering<Crowned> = { rules: { pieces: ['impartial', 'neutral'] }, lower: freePieces };

/** The kinds that a rule makes impartial or neutral. */
export const freeKinds = (game: Cast, name: 'impartial' | 'neutral'): readonly string[] =>
	kindsOf(game, [...new Set(game.model.rules.with('pieces', name).flatMap(({ rule }) => membersOf(rule.set, game.model.types).first))]);

/** Kinds that give no check: their moves capture no royal piece of the other side. */
export const withoutCheck = (game: Crowned, kinds: readonly string[]): readonly Contribution[] =>
	kinds.length === 0 || game.royals.kinds.length === 0
		? []
		: [guard('capture', not(is('at', { who: 'enemy', kind: game.royals.kinds })), kinds)];

function* freePieces(game: Crowned): Contributions {
	const [impartial, neutral] = [freeKinds(game, 'impartial'), freeKinds(game, 'neutral')];
	const { firsts } = game.turn;
	yield* withoutCheck(game, impartial);
	const turns = (from: Path): ReturnType<typeof forEach> => forEach(from, null, [set('at', { recolour: { of: 'at' } }, 'keep')]);
	const ruleOf = (name: 'impartial' | 'neutral') => game.model.rules.with('pieces', name)[0]?.rule;
	const turned = entering({ id: 'impartial', do: [turns(pick({ who: 'enemy', kind: impartial }))] }, firsts);
	if (impartial.length > 0) yield* game.origins.by(ruleOf('impartial'), [turned], 'impartial');
	if (neutral.length === 0) return;
	// Neutral pieces belong to the opponent first; those that then give no check belong to the side to move.
	const givesCheck: Cond = compare(
		count({ who: 'friend' }, { if: all(game.royals.royal, attacked('at', { if: same('at', { mark: 'neutral' }) })) }),
		'>',
		0,
	);
	const back = turns(pick({ who: 'friend', kind: neutral }));
	const over = turns(seq(pick({ who: 'enemy', kind: neutral }), mark('neutral'), test({ not: givesCheck })));
	// Without royal pieces none gives check: all belong to the side to move.
	const steps = game.royals.kinds.length === 0 ? [turns(pick({ who: 'enemy', kind: neutral }))] : [back, over];
	yield* game.origins.by(ruleOf('neutral'), [entering({ id: 'neutral', do: steps }, firsts)], 'neutral');
}
