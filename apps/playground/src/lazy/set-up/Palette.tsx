import type { BoardSide, PieceLook, PieceSet } from '@x/board';
import { Piece } from '@x/board/preact';
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { PaletteKind } from '../../worker/protocol.js';

/** The least movement of a drag, in pixels. */
const FAR = 6;

export interface PaletteProps {
	readonly title: string;
	readonly kinds: readonly PaletteKind[];
	readonly sets: readonly PieceSet[];
	readonly sides: readonly BoardSide[];
	/** The token that is chosen. */
	readonly chosen: string | undefined;
	readonly onChoose: (kind: PaletteKind) => void;
	/** A piece was dragged to a point of the window. */
	readonly onDrop: (token: string, x: number, y: number) => void;
}

interface Drag {
	readonly look: PieceLook;
	readonly x: number;
	readonly y: number;
}

/** The pieces of a side, to be pressed or dragged. */
export function Palette({ title, kinds, sets, sides, chosen, onChoose, onDrop }: PaletteProps): JSX.Element {
	const [drag, setDrag] = useState<Drag>();
	const stop = useRef<() => void>(undefined);
	useEffect(() => () => stop.current?.(), []);
	const begin = (event: PointerEvent, { token, look }: PaletteKind): void => {
		if (event.button !== 0) return;
		const { clientX, clientY } = event;
		let moving = false;
		const listen = new AbortController();
		stop.current = () => listen.abort();
		const { signal } = listen;
		addEventListener(
			'pointermove',
			({ clientX: x, clientY: y }) => {
				moving ||= Math.hypot(x - clientX, y - clientY) > FAR;
				if (moving) setDrag({ look, x, y });
			},
			{ signal },
		);
		const end = ({ type, clientX: x, clientY: y }: PointerEvent): void => {
			listen.abort();
			setDrag(undefined);
			if (moving && type === 'pointerup') onDrop(token, x, y);
		};
		addEventListener('pointerup', end, { signal });
		addEventListener('pointercancel', end, { signal });
	};
	return (
		// biome-ignore lint/a11y/useSemanticElements: a fieldset draws a frame
		<div class="palette" role="group" aria-label={title}>
			{kinds.map((kind) => (
				<button
					key={kind.token}
					type="button"
					class="palette-piece"
					aria-label={kind.look.title}
					title={kind.look.title}
					aria-pressed={kind.token === chosen}
					onPointerDown={(event) => begin(event, kind)}
					onClick={() => onChoose(kind)}
				>
					<Piece look={kind.look} sets={sets} sides={sides} />
				</button>
			))}
			{drag === undefined ? null : (
				<span class="palette-ghost" style={{ left: `${drag.x}px`, top: `${drag.y}px` }}>
					<Piece look={drag.look} sets={sets} sides={sides} />
				</span>
			)}
		</div>
	);
}
