import type { GameWords } from '@x/core';

/** The sides of a game of White and Black. */
export interface WhiteAndBlack extends GameWords {
	readonly side: 'white' | 'black';
	readonly owner: 'white' | 'black';
}

/** The sides of a game of White and Black with pieces that belong to neither, such as walls. */
export interface WhiteBlackAndNeutral extends GameWords {
	readonly side: 'white' | 'black';
	readonly owner: 'white' | 'black' | 'neutral';
}
