import type { PieceSet } from '@x/board';
import { Piece } from '@x/board/preact';
import { type Feen, material } from '@x/feen';
import type { JSX } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { type Brush, isOn, TOGGLES, toggled, typedToken } from './brush.js';
import { tokenLook, tokenSpeech } from './token.js';

/** The most pieces in the palette. */
const MOST = 40;

const TOOLS = [
	['move', 'Move'],
	['put', 'Put'],
	['remove', 'Remove'],
] as const;

const byLetter = (one: string, other: string): number => {
	const key = (token: string): string => token.replace(/[^A-Za-z]/g, '').toUpperCase() + token;
	return key(one) < key(other) ? -1 : 1;
};

export interface PaletteProps {
	readonly sets: readonly PieceSet[];
	readonly position: Feen;
	readonly brush: Brush;
	readonly onChange: (brush: Brush) => void;
}

/** Chooses the effect of a click on the board and its piece: one from the palette, or a typed one. */
export function Palette({ sets, position, brush, onChange }: PaletteProps): JSX.Element {
	const [typed, type] = useState<string>();
	const tokens = useMemo(() => Object.keys(material(position)).sort(byLetter).slice(0, MOST), [position]);
	const take = (token: string): void => {
		type(undefined);
		onChange({ tool: 'put', token });
	};
	return (
		// biome-ignore lint/a11y/useSemanticElements: a fieldset is for input
		<div class="free-palette" role="group" aria-label="Editing">
			<div class="free-line">
				{TOOLS.map(([tool, label]) => (
					<button key={tool} type="button" class="tool" aria-pressed={brush.tool === tool} onClick={() => onChange({ ...brush, tool })}>
						{label}
					</button>
				))}
				<label class="free-piece">
					Piece
					<input
						value={typed ?? brush.token}
						maxLength={4}
						size={4}
						spellcheck={false}
						autocomplete="off"
						autocapitalize="off"
						aria-invalid={typed !== undefined}
						onInput={(event) => {
							const token = typedToken(event.currentTarget.value);
							type(token === undefined ? event.currentTarget.value : undefined);
							if (token !== undefined) onChange({ tool: 'put', token });
						}}
						onBlur={() => type(undefined)}
					/>
				</label>
				{TOGGLES.map((toggle) => (
					<button
						key={toggle.label}
						type="button"
						class="tool free-toggle"
						title={toggle.title}
						aria-label={toggle.title}
						aria-pressed={isOn(brush.token, toggle)}
						onClick={() => take(toggled(brush.token, toggle))}
					>
						{toggle.label}
					</button>
				))}
			</div>
			<div class="free-pieces">
				{tokens.map((token) => (
					<button
						key={token}
						type="button"
						aria-label={`Put ${tokenSpeech(token, position)}`}
						aria-pressed={brush.tool === 'put' && brush.token === token}
						onClick={() => take(token)}
					>
						<Piece look={tokenLook(token, position)} sets={sets} />
					</button>
				))}
			</div>
		</div>
	);
}
