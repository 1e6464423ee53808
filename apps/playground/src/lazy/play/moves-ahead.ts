import type { BoardMove } from '@x/board';
import type { Context } from '../../context.js';
import { docOf } from '../../state/doc.js';
import type { Reading } from '../../worker/protocol.js';

/** The moves that the user makes while the computer thinks. */
export interface MovesAhead {
	/** A reading is on the board. */
	look(reading: Reading): void;
	/** The players have changed. */
	reset(): void;
}

/** `answers` tells whether the computer is to move, and `isUser` whether the user plays the side with an index. */
export const movesAhead = (
	{ store, interaction }: Context,
	answers: (reading: Reading) => boolean,
	isUser: (side: number) => boolean,
): MovesAhead => {
	/** The moves made ahead. */
	let made: readonly BoardMove[] = [];
	const moversOf = ({ sides }: Reading): readonly string[] => Object.keys(sides).filter((_, index) => isUser(index));
	const waits = (reading: Reading): boolean => reading.plane === undefined && answers(reading) && moversOf(reading).length > 0;
	const ask = (reading: Reading): void => {
		const asked = made;
		const asking = { doc: docOf(store.state.peek()), node: reading.shown, movers: moversOf(reading), made };
		store.client.ask('premoves', asking, (premoves) => {
			if (asked !== made || store.reading.peek()?.position.key !== reading.position.key) return;
			interaction.ahead.value = { premoves, onPremove };
		});
	};
	const onPremove = ({ detail }: CustomEvent<{ readonly premoves: readonly BoardMove[] }>): void => {
		made = detail.premoves;
		const reading = store.reading.peek();
		if (reading !== undefined && waits(reading)) ask(reading);
	};
	return {
		look: (reading) => {
			if (waits(reading)) ask(reading);
			// The board keeps the moves until it has seen that it is the user's turn: only at the end they are dropped here.
			else if (reading.position.moves.length === 0) interaction.ahead.value = {};
		},
		reset: () => {
			made = [];
			interaction.ahead.value = {};
			interaction.waits.value = (reading) => waits(reading);
		},
	};
};
