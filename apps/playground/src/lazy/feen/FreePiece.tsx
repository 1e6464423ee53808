import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { setUp as text } from '../../strings/set-up.js';
import { isOn, TOGGLES, toggled, typedToken } from './brush.js';

export interface FreePieceProps {
	readonly token: string;
	readonly onChange: (token: string) => void;
}

/** The piece to put, typed, and its properties. */
export function FreePiece({ token, onChange }: FreePieceProps): JSX.Element {
	const [typed, type] = useState<string>();
	return (
		<div class="free-line">
			<label class="free-piece">
				{text.piece}
				<input
					value={typed ?? token}
					maxLength={4}
					size={4}
					spellcheck={false}
					autocomplete="off"
					autocapitalize="off"
					aria-invalid={typed !== undefined}
					onInput={(event) => {
						const read = typedToken(event.currentTarget.value);
						type(read === undefined ? event.currentTarget.value : undefined);
						if (read !== undefined) onChange(read);
					}}
					onBlur={() => type(undefined)}
				/>
			</label>
			{TOGGLES.map((toggle) => (
				<button
					key={toggle.label}
					type="button"
					class="set-action free-toggle"
					title={toggle.title}
					aria-label={toggle.title}
					aria-pressed={isOn(token, toggle)}
					onClick={() => onChange(toggled(token, toggle))}
				>
					{toggle.label}
				</button>
			))}
		</div>
	);
}
