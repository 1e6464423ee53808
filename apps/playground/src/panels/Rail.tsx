import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { useStore } from '../context.js';
import * as strings from '../strings/rail.js';
import { Icon, type IconName } from './Icon.js';
import { Lazy } from './Lazy.js';
import { neighbours } from './move-tree.js';

interface Tool {
	readonly icon: IconName;
	/** The word under the icon. */
	readonly text: string;
	/** The name of the tool, which says more. */
	readonly label: string;
	readonly disabled?: boolean;
	/** Whether it is only for wide pages, where there is room for all tools, or only for phones. */
	readonly only?: 'wide' | 'phone';
	readonly pressed?: boolean;
	readonly expanded?: boolean;
	readonly run: () => void;
}

function ToolButton({ icon, text, label, disabled = false, only, pressed, expanded, run }: Tool): JSX.Element {
	return (
		<button
			type="button"
			class={`tool tool-${icon} ${only === undefined ? '' : `only-${only}`}`}
			title={label}
			aria-label={label}
			aria-disabled={disabled}
			aria-pressed={pressed}
			aria-expanded={expanded}
			onClick={() => (disabled ? undefined : run())}
		>
			<Icon name={icon} />
			<span aria-hidden="true">{text}</span>
		</button>
	);
}

/** The tools of the board: at its left side, or under it on phones, where the rarer ones are behind “More”. */
export function Rail(): JSX.Element {
	const context = useStore();
	const { store, sets } = context;
	const [isOpen, open] = useState(false);
	const [hints, setHints] = useState(0);
	const { past, future } = store.log.value;
	const reading = store.reading.value;
	const shown = reading?.shown ?? 0;
	const { back, on } = neighbours(reading?.nodes ?? [], shown);
	const undone = past.at(-1)?.label;
	const redone = future[0]?.label;
	const figures = sets.style.value === 'figures';
	return (
		<div class="rail" role="toolbar" aria-label={strings.label} data-open={isOpen ? '' : undefined}>
			<ToolButton
				icon="undo"
				text={strings.undo}
				label={undone === undefined ? strings.undo : strings.undoAction(undone)}
				disabled={undone === undefined}
				run={store.undo}
			/>
			<ToolButton
				icon="back"
				text={strings.back}
				label={strings.backTitle}
				disabled={back === shown}
				only="phone"
				run={() => store.go(back)}
			/>
			<ToolButton icon="on" text={strings.on} label={strings.onTitle} disabled={on === shown} only="phone" run={() => store.go(on)} />
			<ToolButton
				icon="redo"
				text={strings.redo}
				label={redone === undefined ? strings.redo : strings.redoAction(redone)}
				disabled={redone === undefined}
				only="wide"
				run={store.redo}
			/>
			<hr class="only-wide" />
			<ToolButton icon="flip" text={strings.flip} label={strings.flipTitle} run={() => store.dispatch({ type: 'flip' })} />
			<ToolButton icon="more" text={strings.more} label={strings.moreTitle} only="phone" expanded={isOpen} run={() => open(!isOpen)} />
			<Lazy name="BoardBar" {...context} />
			<ToolButton icon="hint" text={strings.hint} label={strings.hintTitle} only="wide" run={() => setHints(hints + 1)} />
			{sets.hasBoth(reading?.family ?? '') ? (
				<ToolButton
					icon="pieces"
					text={strings.pieces}
					label={strings.figures}
					only="wide"
					pressed={figures}
					run={() => {
						sets.style.value = figures ? 'characters' : 'figures';
					}}
				/>
			) : null}
			{hints === 0 ? null : <Lazy key={hints} name="Hint" {...context} />}
		</div>
	);
}
