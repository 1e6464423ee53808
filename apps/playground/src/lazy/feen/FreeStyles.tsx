import { type Feen, shape, styles, turn } from '@x/feen';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { setUp as text } from '../../strings/set-up.js';
import { MOST_DRAWN } from './drawing.js';
import { emptyBoard } from './empty-board.js';

type Side = 'first' | 'second';

const SIDES: readonly (readonly [side: Side, title: string])[] = [
	['first', text.firstPlayer],
	['second', text.secondPlayer],
];

interface FreeProps {
	readonly position: Feen;
	readonly onEdit: (position: Feen) => void;
}

/** The position with a new style for one player. */
const withStyle = (position: Feen, side: Side, letter: string): Feen => {
	const style = side === 'first' ? letter.toUpperCase() : letter.toLowerCase();
	return turn(position) === side ? { ...position, active: style } : { ...position, inactive: style };
};

/** The style of each player, one letter. */
export function FreeStyles({ position, onEdit }: FreeProps): JSX.Element {
	const letters = styles(position);
	return (
		<div class="free-line">
			{SIDES.map(([side, title]) => (
				<label key={side} class="free-piece">
					{text.styleOf(title)}
					<input
						value={letters[side]}
						maxLength={1}
						size={1}
						spellcheck={false}
						autocomplete="off"
						onFocus={(event) => event.currentTarget.select()}
						onInput={(event) => {
							const { value } = event.currentTarget;
							if (/^[A-Za-z]$/.test(value)) onEdit(withStyle(position, side, value));
						}}
					/>
				</label>
			))}
		</div>
	);
}

/** Creates an empty board of any dimensions. */
export function NewBoard({ position, onEdit }: FreeProps): JSX.Element {
	const [sizes, size] = useState<string>();
	const usual = shape(position)?.toReversed().join(' × ') ?? '8 × 8';
	const [wrong, tell] = useState(false);
	return (
		<form
			class="free-line"
			onSubmit={(event) => {
				event.preventDefault();
				const made = emptyBoard(sizes ?? usual, position);
				tell(made === undefined);
				if (made !== undefined) onEdit(made);
			}}
		>
			<label class="free-piece">
				{text.sizes}
				<input
					value={sizes ?? usual}
					size={10}
					autocomplete="off"
					aria-invalid={wrong}
					aria-describedby="feen-sizes"
					onInput={(event) => size(event.currentTarget.value)}
				/>
			</label>
			<button type="submit" class="set-action">
				{text.emptyBoard}
			</button>
			<span id="feen-sizes" class="free-wrong" role="status">
				{wrong ? text.wrongSizes(MOST_DRAWN) : ''}
			</span>
		</form>
	);
}
