import type { Game, Setup, Sources } from '@x/core';
import type { StringifyOptions } from '@x/fen';
import type { MovetextOptions } from '@x/pgn/moves';
import type { GameText } from './game-text.js';
import type { Preset } from './protocol.js';

/** A game the page offers. */
export interface PlayableGame {
	readonly id: string;
	readonly title: string;
	readonly game: Game;
	/** Whether the value of a PGN's `Variant` tag names it. */
	readonly isNamed: (variant: string) => boolean;
	/** How its positions can be written, the usual way first. Of a game that is just being written it is computed on first use. */
	readonly dialects: readonly FenDialect[];
	readonly numbered?: Numbered | undefined;
	/** Reads move texts that are not SAN, in the notations of its players. */
	readonly otherwise?: MovetextOptions['otherwise'];
	/** The same text with its moves written in the notation of the text, where that is not SAN. */
	readonly spelled?: ((read: GameText) => GameText) | undefined;
	/** The name of the rule by which a game was won, as its players call it, from the reason of the outcome. */
	readonly winName?: (reason: string) => string | undefined;
	/**
	 * The places of its rules in the text of its id. The game may have been compiled from a text with another layout, so that its own sources, which have
	 * the same keys, have other places.
	 */
	readonly sources?: () => Sources | undefined;
	/** The family of its pieces' pictures, if its names do not give it. */
	readonly family?: string;
}

/** A way to write positions. */
export interface FenDialect {
	readonly id: string;
	readonly title: string;
	readonly options: StringifyOptions;
}

/** Starting positions with numbers. */
export interface Numbered {
	readonly count: number;
	readonly usual: number;
	readonly setup: (number: number) => Setup;
}

/** A name without what people write differently: case, blanks, dashes. */
export const plainName = (name: string): string => name.toLowerCase().replace(/[\s_'’-]/g, '');

/** The information about a game that the page receives. */
export const presetOf = ({ id, title, numbered }: Pick<PlayableGame, 'id' | 'title' | 'numbered'>): Preset => ({
	id,
	title,
	...(numbered === undefined ? {} : { numbered: { count: numbered.count, usual: numbered.usual } }),
});
