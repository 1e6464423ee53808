import type { Effect, Path } from '@x/core';
import { at, each, is, loop, mark, not, same, seq, step, test } from '@x/core/build';
import type { Crowned } from './cast.js';
import { castles } from './castling.js';
import { type Contributions, hook, type Lowering } from './contribution.js';
import { offsetOn } from './zones.js';

/** Pieces that push their nearest friends away and pull their nearest enemies (decision D17). */
export const MAGNETIC: Lowering<Crowned> = { rules: { magnetic: [] }, lower: magnetic };

const ORDER = 650;

function* magnetic(game: Crowned): Contributions {
	if (!game.model.rules.has('magnetic')) return;
	const sides = (
		[
			[1, 0],
			[-1, 0],
			[0, 1],
			[0, -1],
		] as const
	).map((one) => offsetOn(game.model.size, one));
	const inert = game.royals.kinds.length > 0 ? { notKind: game.royals.kinds } : {};
	const free = at({ who: 'empty' });
	// Round a board that closes on itself a line comes back to the piece that moved.
	const closes = game.wraps.includes(true);
	const other = closes ? [test(not(same('at', { mark: 'moved' })))] : [];
	const line = (path: Path): Path => seq(...(closes ? [mark('moved')] : []), each(sides, 'd', seq(step('d'), path)));
	const pushed = line(
		seq(
			loop(seq(free, step('d'))),
			at({ who: 'friend', ...inert }),
			...other,
			mark('magnet'),
			loop(seq(step('d'), free), { min: 1, greedy: true }),
		),
	);
	const pulled = line(seq(free, mark('magnet'), loop(seq(step('d'), free)), step('d'), at({ who: 'enemy', ...inert })));
	const effects = (from: 'origin' | 'stand' | { readonly mark: string }): readonly Effect[] => [
		// The lines do not cross, so that the order does not matter.
		{
			forEach: pulled,
			from,
			do: [
				{ set: { mark: 'magnet' }, to: { of: 'at' } },
				{ set: 'at', to: 'none' },
			],
		},
		{
			forEach: pushed,
			from,
			do: [
				{ set: 'at', to: { of: { mark: 'magnet' } } },
				{ set: { mark: 'magnet' }, to: 'none' },
			],
		},
	];
	yield hook(ORDER, { id: 'magnet', if: is('stand', { who: 'friend', ...inert }), do: effects('stand') });
	// In castling the rook acts, and it stands only then on the cell of this mark.
	if (castles(game))
		yield hook(ORDER, {
			id: 'magnet castling',
			if: is({ mark: 'partnerTarget' }, { who: 'friend' }),
			do: effects({ mark: 'partnerTarget' }),
		});
}
