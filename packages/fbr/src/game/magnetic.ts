import type { Effect, Path } from '@x/core';
import { at, each, is, loop, mark, not, same, seq, step, test } from '@x/core/build';
import type { Crowned } from './cast.js';
import { castles } from './castling.js';
import { type Contributions, hook, type Lowering } from './contribution.js';
import { offsetOn } from './zones.js';

/** Pieces that push their nearest friends away and pull their nearest enemies (decision D17). */
export const MAGNETIC: Lowering<Crowned> = { rules: { magnetic: [] }, lower: magnetic };

const ORDER = 650;

type Who = 'friend' | 'enemy';

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
	const pushed = (who: Who): Path =>
		line(
			seq(
				loop(seq(free, step('d'))),
				at({ who, ...inert }),
				...other,
				mark('magnet'),
				loop(seq(step('d'), free), { min: 1, greedy: true }),
			),
		);
	const pulled = (who: Who): Path => line(seq(free, mark('magnet'), loop(seq(step('d'), free)), step('d'), at({ who, ...inert })));
	/** `same`: the side of the piece that acts, as the mover sees it. */
	const effects = (from: 'origin' | 'stand' | { readonly mark: string }, same: Who = 'friend'): readonly Effect[] => [
		// The lines do not cross, so that the order does not matter.
		{
			forEach: pulled(same === 'friend' ? 'enemy' : 'friend'),
			from,
			do: [
				{ set: { mark: 'magnet' }, to: { of: 'at' } },
				{ set: 'at', to: 'none' },
			],
		},
		{
			forEach: pushed(same),
			from,
			do: [
				{ set: 'at', to: { of: { mark: 'magnet' } } },
				{ set: { mark: 'magnet' }, to: 'none' },
			],
		},
	];
	yield hook(ORDER, { id: 'magnet', if: is('stand', { who: 'friend', ...inert }), do: effects('stand') });
	// A piece that a conversion has turned has the charge of its new side.
	if (game.model.rules.has('conversion'))
		yield hook(ORDER, { id: 'magnet turned', if: is('stand', { who: 'enemy', ...inert }), do: effects('stand', 'enemy') });
	// In castling the rook acts, and it stands only then on the cell of this mark.
	if (castles(game))
		yield hook(ORDER, {
			id: 'magnet castling',
			if: is({ mark: 'partnerTarget' }, { who: 'friend' }),
			do: effects({ mark: 'partnerTarget' }),
		});
}
