import { FIRST, isOwn } from '../worker/protocol.js';
import { type AppState, initialState } from './app-state.js';

/** Where the page was opened. */
export interface Place {
	/** The state that the page of a game begins with; undefined on the first page. */
	readonly shown: AppState | undefined;
	/**
	 * The address of a game with this fragment: on a server that of the page of the game, whose title and picture previews of links show. Games of the
	 * user's own have the first page, and a page from a file keeps its place.
	 */
	addressOf(game: string, fragment: string): string;
}

/** The place of a page at this address. `game` is its game: the build writes a page for each game, into a folder of its name. */
export const placeAt = (address: string, game: string | undefined): Place => {
	const folder = new URL(game === undefined ? '.' : '..', address);
	const stays = import.meta.env.DEV || folder.protocol === 'file:';
	return {
		shown: game === undefined ? undefined : { ...initialState, ruleset: { id: game, hash: '' } },
		addressOf: (id, fragment) => (stays ? fragment : new URL(id === FIRST || isOwn(id) ? fragment : `${id}/${fragment}`, folder).href),
	};
};
