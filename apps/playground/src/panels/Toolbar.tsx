import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { useStore } from '../context.js';
import * as strings from '../strings/toolbar.js';
import * as undoStrings from '../strings/undo.js';
import { Lazy } from './Lazy.js';

const ICONS = {
	start: 'M4 12a8 8 0 1 0 2.600 -5.900M4 4v4.500h4.500',
	flip: 'M8 4v15M8 19l-3.500 -3.500M8 19l3.500 -3.500M16 20V5M16 5l-3.500 3.500M16 5l3.500 3.500',
	undo: 'M9 6L4.500 10.500L9 15M5 10.500h9a5 5 0 0 1 0 10h-3',
	redo: 'M15 6l4.500 4.500L15 15M19 10.500h-9a5 5 0 0 0 0 10h3',
	pieces: 'M12 3l6 4v13H6V7zM9 11h6M12 9v8M9.500 17h5',
	link: 'M10 14a4 4 0 0 0 5.700 0l3.100 -3.100a4 4 0 0 0 -5.700 -5.700l-1.300 1.300M14 10a4 4 0 0 0 -5.700 0l-3.100 3.100a4 4 0 0 0 5.700 5.700l1.300 -1.300',
} as const;

/** Start, flip, undo, redo, share. */
export function Toolbar(): JSX.Element {
	const context = useStore();
	const { store, sets } = context;
	const dialog = useRef<HTMLDialogElement>(null);
	const [sharing, setSharing] = useState(false);
	const { past, future } = store.log.value;
	const start = store.state.value.start;
	const button = (icon: keyof typeof ICONS, text: string, label: string, disabled: boolean, run: () => void): JSX.Element => (
		<button
			type="button"
			class="tool"
			title={label}
			aria-label={label}
			aria-disabled={disabled}
			onClick={() => (disabled ? undefined : run())}
		>
			<svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
				<path d={ICONS[icon]} />
			</svg>
			<span aria-hidden="true">{text}</span>
		</button>
	);
	const undone = past.at(-1)?.label;
	const redone = future[0]?.label;
	return (
		<>
			<div class="toolbar" role="toolbar" aria-label={strings.label}>
				{button('start', strings.start, strings.startTitle, false, () =>
					store.dispatch({ type: 'begin', start: start.kind === 'fen' ? { kind: 'preset' } : start, label: undoStrings.startingPosition }),
				)}
				{button('flip', strings.flip, strings.flipTitle, false, () => store.dispatch({ type: 'flip' }))}
				{button('undo', strings.undo, undone === undefined ? strings.undo : strings.undoAction(undone), undone === undefined, store.undo)}
				{button('redo', strings.redo, redone === undefined ? strings.redo : strings.redoAction(redone), redone === undefined, store.redo)}
				{sets.hasBoth(store.reading.value?.family ?? '') ? <Pieces /> : null}
				{button('link', strings.share, strings.shareTitle, false, () => {
					setSharing(true);
					dialog.current?.showModal();
				})}
			</div>
			<dialog
				ref={dialog}
				class="games share-dialog"
				aria-label={strings.share}
				{...{ closedby: 'any' }}
				onClose={() => setSharing(dialog.current?.open === true)}
			>
				{sharing ? <Lazy name="Share" {...context} onClose={() => dialog.current?.close()} /> : null}
			</dialog>
		</>
	);
}

/** Chooses between pieces with characters and pieces with figures, for players who do not read the characters. */
function Pieces(): JSX.Element {
	const { sets } = useStore();
	const figures = sets.style.value === 'figures';
	return (
		<button
			type="button"
			class="tool"
			title={strings.figuresTitle}
			aria-label={strings.figures}
			aria-pressed={figures}
			onClick={() => {
				sets.style.value = figures ? 'characters' : 'figures';
			}}
		>
			<svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
				<path d={ICONS.pieces} />
			</svg>
			<span aria-hidden="true">{strings.pieces}</span>
		</button>
	);
}
