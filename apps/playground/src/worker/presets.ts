import type { Game, Setup } from '@x/core';
import { chess } from '@x/core/games/chess';
import { chess960 } from '@x/core/games/chess960';
import { startSetup } from '@x/core/presets/chess960';
import type { Preset } from './protocol.js';

/** A game the page offers. */
export interface Offer {
	readonly id: string;
	readonly title: string;
	readonly game: Game;
	/** Names a PGN's `Variant` tag may give it, in small letters and without blanks. */
	readonly variant: readonly string[];
	readonly numbered?: { readonly count: number; readonly usual: number; readonly setup: (number: number) => Setup };
}

/** The games of this page. A new one is a line here and nothing elsewhere. */
export const offers: readonly Offer[] = [
	{ id: 'chess', title: 'Chess', game: chess, variant: ['chess', 'standard', 'fromposition', 'normal'] },
	{
		id: 'chess960',
		title: 'Chess960',
		game: chess960,
		variant: ['chess960', '960', 'fischerandom', 'fischerrandom', 'freestyle'],
		numbered: { count: 960, usual: 518, setup: startSetup },
	},
];

/** What the page is told of a game. */
export const presetOf = ({ id, title, game, numbered }: Offer): Preset => ({
	id,
	title,
	hash: game.hash,
	...(numbered === undefined ? {} : { numbered: { count: numbered.count, usual: numbered.usual } }),
});
