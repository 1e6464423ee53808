import type { PieceSet } from '@x/board';
import { Piece } from '@x/board/preact';
import { type Feen, type Side, withHand } from '@x/feen';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { capital } from '../../state/speech.js';
import { tokenLook, tokenSpeech } from './token.js';

/** The most pieces in a hand that the notation allows. */
const MOST = 2 ** 20;

export interface FreeHandProps {
	readonly sets: readonly PieceSet[];
	readonly position: Feen;
	readonly side: Side;
	/** The piece that can be added. */
	readonly token: string;
	readonly onEdit: (position: Feen) => void;
	readonly say: (words: string) => void;
}

/** The hand of a player, with counters: any piece of either side, in any game. */
export function FreeHand({ sets, position, side, token, onEdit, say }: FreeHandProps): JSX.Element {
	const hand = position.hands[side];
	const held = Object.entries(hand).sort(([one], [other]) => (one < other ? -1 : 1));
	// A number that is being typed is not overwritten by a redraw.
	const [draft, type] = useState<{ readonly piece: string; readonly text: string }>();
	const set = (piece: string, count: number): void => {
		type(undefined);
		if (!Number.isInteger(count) || count < 0 || count > MOST || count === (hand[piece] ?? 0)) return;
		onEdit(withHand(position, side, piece, count));
		say(`${capital(side)} player’s hand: ${count} of ${tokenSpeech(piece, position)}.`);
	};
	return (
		// biome-ignore lint/a11y/useSemanticElements: a fieldset is drawn by browsers in their own way
		<div class="free-hand" role="group" aria-label={`${capital(side)} player’s hand`}>
			<span class="hand-name" aria-hidden="true">
				{capital(side)}’s hand{held.length === 0 ? ' is empty' : ''}
			</span>
			{held.map(([piece, count]) => {
				const words = tokenSpeech(piece, position);
				return (
					<span key={piece} class="free-held">
						<Piece look={tokenLook(piece, position)} sets={sets} />
						<button type="button" aria-label={`Remove one ${words}`} onClick={() => set(piece, count - 1)}>
							−
						</button>
						<input
							type="number"
							min={0}
							max={MOST}
							value={draft?.piece === piece ? draft.text : count}
							onInput={(event) => type({ piece, text: event.currentTarget.value })}
							aria-label={`Number of ${words}`}
							onChange={(event) => set(piece, event.currentTarget.valueAsNumber)}
						/>
						<button type="button" aria-label={`Add one ${words}`} onClick={() => set(piece, count + 1)}>
							+
						</button>
					</span>
				);
			})}
			<button type="button" class="link-button free-add" onClick={() => set(token, (hand[token] ?? 0) + 1)}>
				Add {token}
			</button>
		</div>
	);
}
