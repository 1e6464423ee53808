import type { BoardSide, PieceSet } from '@x/board';
import { Piece } from '@x/board/preact';
import type { JSX } from 'preact';
import { setUp as text } from '../../strings/set-up.js';
import type { PaletteKind } from '../../worker/protocol.js';

export interface HandProps {
	readonly title: string;
	readonly kinds: readonly PaletteKind[];
	readonly counts: Readonly<Record<string, number>>;
	readonly sets: readonly PieceSet[];
	readonly sides: readonly BoardSide[];
	readonly onSet: (token: string, count: number) => void;
}

/** The hand of a side: each kind with its number, one more and one less. */
export function Hand({ title, kinds, counts, sets, sides, onSet }: HandProps): JSX.Element {
	return (
		// biome-ignore lint/a11y/useSemanticElements: a fieldset draws a frame
		<div class="set-hand" role="group" aria-label={title}>
			<span class="set-hand-title" aria-hidden="true">
				{title}
			</span>
			{kinds.map(({ token, look }) => {
				const count = counts[token] ?? 0;
				return (
					<span key={token} class="set-held" data-some={count > 0 ? '' : undefined}>
						<Piece look={look} sets={sets} sides={sides} />
						<button
							type="button"
							aria-label={text.removeOne(look.title)}
							aria-disabled={count === 0}
							onClick={() => onSet(token, count - 1)}
						>
							−
						</button>
						<span class="set-count">{count}</span>
						<button type="button" aria-label={text.addOne(look.title)} onClick={() => onSet(token, count + 1)}>
							+
						</button>
					</span>
				);
			})}
		</div>
	);
}
