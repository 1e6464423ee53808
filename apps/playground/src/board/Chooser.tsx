import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { PieceIcon, type PieceLook } from './pieces.js';

export interface Choice {
	readonly id: string;
	/** `queen`, or the text of the move. */
	readonly label: string;
	readonly piece: PieceLook | undefined;
}

export interface ChooserProps {
	readonly title: string;
	readonly choices: readonly Choice[];
	/** Position of the target cell in the current view, as a fraction of the board. */
	readonly left: number;
	readonly top: number;
	readonly width: number;
	readonly height: number;
	readonly onChoose: (id: string) => void;
	readonly onCancel: () => void;
}

/** Lets the user choose one of several moves to the same cell, by arrow keys, first letter and Enter; Escape closes it. */
export function Chooser({ title, choices, left, top, width, height, onChoose, onCancel }: ChooserProps): JSX.Element {
	const box = useRef<HTMLDivElement>(null);
	useEffect(() => box.current?.querySelector('button')?.focus(), []);

	const key = (event: KeyboardEvent): void => {
		const buttons = [...(box.current?.querySelectorAll('button') ?? [])];
		const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
		const go = (index: number): void => {
			event.preventDefault();
			buttons[(index + buttons.length) % buttons.length]?.focus();
		};
		if (event.key === 'Escape') {
			event.preventDefault();
			onCancel();
		} else if (event.key === 'ArrowDown' || event.key === 'ArrowRight') go(at + 1);
		else if (event.key === 'ArrowUp' || event.key === 'ArrowLeft') go(at - 1);
		else if (event.key === 'Tab') go(at + (event.shiftKey ? -1 : 1));
		else if (event.key === 'Home') go(0);
		else if (event.key === 'End') go(buttons.length - 1);
		else if (/^[a-z]$/i.test(event.key)) {
			const letter = event.key.toLowerCase();
			const named = choices.findIndex((choice) => choice.piece?.letter.toLowerCase() === letter || choice.label.startsWith(letter));
			if (named >= 0) go(named);
		}
	};

	const low = top > 0.5;
	// A choice with a picture is as wide as a cell. A choice in words has its own width and grows towards the middle of the board.
	const worded = choices.some(({ piece }) => piece === undefined);
	const style = {
		...(worded && left > 0.5 ? { right: `${(1 - left - width) * 100}%` } : {}),
		...(worded && left <= 0.5 ? { left: `${left * 100}%` } : {}),
		...(worded ? {} : { left: `min(${left * 100}%, 100% - max(${width * 100}%, 44px))` }),
		[worded ? 'minWidth' : 'width']: `max(${width * 100}%, 44px)`,
		...(low ? { bottom: `${(1 - top - height) * 100}%` } : { top: `${top * 100}%` }),
	};
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: it only keeps the focus from leaving the board, to which it is given back
		<div class="chooser-veil" onPointerDown={onCancel} onMouseDown={(event) => event.preventDefault()}>
			<div
				ref={box}
				class={`chooser${low ? ' chooser-up' : ''}${worded ? ' chooser-worded' : ''}`}
				role="dialog"
				aria-modal="true"
				aria-label={title}
				style={style}
				onKeyDown={key}
				onPointerDown={(event) => event.stopPropagation()}
			>
				{choices.map((choice) => (
					<button key={choice.id} type="button" aria-label={choice.label} title={choice.label} onClick={() => onChoose(choice.id)}>
						{choice.piece === undefined ? <span>{choice.label}</span> : <PieceIcon {...choice.piece} />}
					</button>
				))}
			</div>
		</div>
	);
}
