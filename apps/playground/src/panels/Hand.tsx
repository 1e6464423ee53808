import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { PieceIcon } from '../board/pieces.js';
import { capital } from '../board/speech.js';
import { useStore } from '../context.js';
import type { HandView } from '../worker/protocol.js';

/** Pixels below which a movement is a click. */
const THRESHOLD = 8;

interface Carried {
	readonly kind: string;
	readonly x: number;
	readonly y: number;
}

/** The pieces that a side may drop: by two clicks, by dragging, or by Enter and a cell. */
export function Hand({ hand, turn }: { readonly hand: HandView; readonly turn: string }): JSX.Element {
	const { interaction } = useStore();
	const [carried, carry] = useState<Carried>();
	const pressed = useRef<Carried>(undefined);
	const dragged = useRef(false);
	const own = hand.side === turn;

	const move = (event: PointerEvent): void => {
		const start = pressed.current;
		if (start === undefined) return;
		if (carried === undefined && Math.hypot(event.clientX - start.x, event.clientY - start.y) < THRESHOLD) return;
		if (carried === undefined) {
			dragged.current = true;
			interaction.lift(start.kind);
		}
		carry({ kind: start.kind, x: event.clientX, y: event.clientY });
	};
	const up = (event: PointerEvent): void => {
		pressed.current = undefined;
		carry(undefined);
		if (carried === undefined) return;
		const under = document.elementsFromPoint(event.clientX, event.clientY).find((element) => element.matches('[data-cell]'));
		if (under instanceof HTMLElement) interaction.drop(carried.kind, Number(under.dataset.cell));
		else interaction.cancel();
	};
	return (
		// biome-ignore lint/a11y/useSemanticElements: a fieldset is for input
		<div class="hand" role="group" aria-label={`${capital(hand.sideTitle)} in hand`}>
			<span class="hand-name" aria-hidden="true">
				{hand.pieces.length === 0 ? `${capital(hand.sideTitle)} has nothing in hand` : capital(hand.sideTitle)}
			</span>
			{hand.pieces.map((piece) => (
				<button
					key={piece.kind}
					type="button"
					class="hand-piece"
					aria-label={`${piece.count ?? 'any number of'} ${piece.title}`}
					aria-pressed={own && interaction.picked.value === piece.kind}
					aria-disabled={!own}
					onPointerDown={(event) => {
						dragged.current = false;
						if (!own || event.button !== 0) return;
						pressed.current = { kind: piece.kind, x: event.clientX, y: event.clientY };
						event.currentTarget.setPointerCapture(event.pointerId);
					}}
					onPointerMove={move}
					onPointerUp={up}
					onPointerCancel={up}
					onClick={() => {
						// The end of a drag is not a click.
						if (own && !dragged.current) interaction.take(piece.kind);
						dragged.current = false;
					}}
					onKeyDown={(event) => {
						if (event.key === 'Escape') interaction.cancel();
					}}
				>
					<PieceIcon {...piece} />
					<span class="hand-count">{piece.count ?? '∞'}</span>
				</button>
			))}
			{carried === undefined ? null : (
				<div class="hand-carried" style={{ left: `${carried.x}px`, top: `${carried.y}px` }}>
					<PieceIcon {...hand.pieces.find(({ kind }) => kind === carried.kind)!} />
				</div>
			)}
		</div>
	);
}
