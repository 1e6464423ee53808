import type { Game } from '@x/core';
import { compile } from '@x/core/compile';
import { parse as parseFbr } from '@x/fbr';
import { gallery as fbrGallery } from '@x/fbr/gallery';
import { toGame as fbrGame } from '@x/fbr/game';
import { games } from '@x/games';
import { parse as parseSjaak } from '@x/sjaak-variants';
import { gallery as sjaakGallery } from '@x/sjaak-variants/gallery';
import { toGame as sjaakGame } from '@x/sjaak-variants/rules';

/** A game that is compiled when it is asked for. */
export interface Volume {
	readonly id: string;
	readonly game: () => Game;
}

/** The preset games, and the games of the galleries of FBR and of Sjaak variants. */
export const library = (): readonly Volume[] => [
	...Object.entries(games).map(([id, definition]) => ({ id, game: () => compile(definition) })),
	...fbrGallery.map(({ id, text }) => ({ id: `fbr ${id}`, game: () => compile(fbrGame(parseFbr(text))) })),
	...sjaakGallery.map(({ id, text }) => ({ id: `sjaak ${id}`, game: () => compile(sjaakGame(parseSjaak(text).variants[0]!)) })),
];
