import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { reveal } from './reveal.js';
import { segments, type TextMark } from './segments.js';

export interface TextFieldProps {
	readonly id: string;
	readonly label: string;
	readonly hint: string;
	readonly value: string;
	readonly marks: readonly TextMark[];
	readonly invalid: boolean;
	readonly placeholder: string;
	/** Enter inserts a line break. */
	readonly lines: boolean;
	/** `merge` is the same for all text typed before the field loses focus, so that one undo removes it. */
	readonly onWrite: (text: string, caret: number, merge: string) => void;
	readonly onCaret?: (caret: number) => void;
	readonly onLeave?: () => void;
	readonly onEscape?: () => void;
	/** Content next to the label. */
	readonly tools?: ComponentChildren;
	readonly children?: ComponentChildren;
}

const CARET_KEYS = /^(Arrow|Home|End|Page)/;

/**
 * A text field with marks on exact ranges.
 *
 * A copy of the text lies under the transparent `textarea`, wrapped in the same way. It carries the squiggles and gives
 * the field its height.
 */
export function TextField(props: TextFieldProps): JSX.Element {
	const { id, label, hint, value, marks, invalid, placeholder, lines } = props;
	const area = useRef<HTMLTextAreaElement>(null);
	const session = useRef(0);
	const pieces = useMemo(() => segments(value, marks), [value, marks]);

	// Scrolls to the first fault when it is new, unless the user is typing in another part of the text. While the focus is
	// elsewhere on the page, scrolls to the shown move.
	const pasted = useRef(false);
	const seen = useRef('');
	useEffect(() => {
		const field = area.current;
		if (field === null) return;
		const places = (pattern: RegExp): readonly number[] => marks.filter((mark) => pattern.test(mark.class)).map(({ from }) => from);
		const fault = places(/\bsquiggle-error\b/).reduce((least: number | undefined, from) => Math.min(least ?? from, from), undefined);
		const typing = document.activeElement === field && !pasted.current;
		const name = fault === undefined ? '' : `${fault} ${value}`;
		const isNew = name !== seen.current;
		const [here] = places(/^here$/);
		if (fault !== undefined) {
			if (!typing) seen.current = name;
			pasted.current = false;
		}
		if (typing) return;
		if (fault !== undefined && isNew) reveal(field, fault);
		else if (here !== undefined && document.activeElement !== field) reveal(field, here);
	}, [pieces]);

	const write = (): void => {
		const field = area.current!;
		pasted.current = Math.abs(field.value.length - value.length) > 1;
		const text = lines ? field.value : field.value.replace(/[\r\n]+/g, ' ');
		props.onWrite(text, field.selectionStart, `${id}${session.current}`);
	};
	const caret = (): void => props.onCaret?.(area.current!.selectionStart);

	return (
		<div class="field">
			<div class="field-head">
				<label for={id}>{label}</label>
				<span class="field-hint" id={`${id}-hint`}>
					{hint}
				</span>
				{props.tools}
			</div>
			<div class={invalid ? 'field-box field-invalid' : 'field-box'}>
				<div class="field-sheet">
					<div class="field-mirror" aria-hidden="true">
						{pieces.map((piece, index) =>
							piece.class === '' ? (
								piece.text
							) : (
								<span key={index} class={piece.class}>
									{piece.text}
								</span>
							),
						)}
						{/* Another element for each text: one that stays would move with the end of the text. */}
						<span key={value}>{'\u200b'}</span>
					</div>
					<textarea
						ref={area}
						id={id}
						value={value}
						placeholder={placeholder}
						rows={1}
						spellcheck={false}
						autocomplete="off"
						autocapitalize="off"
						aria-invalid={invalid}
						aria-describedby={`${id}-hint ${id}-problems`}
						onFocus={() => {
							session.current++;
						}}
						onInput={write}
						onKeyDown={(event) => {
							if (event.key === 'Enter' && !lines) event.preventDefault();
							if (event.key === 'Escape') props.onEscape?.();
						}}
						onKeyUp={(event) => {
							if (CARET_KEYS.test(event.key)) caret();
						}}
						onPointerUp={caret}
						onBlur={props.onLeave}
					/>
				</div>
			</div>
			<div id={`${id}-problems`}>{props.children}</div>
		</div>
	);
}
