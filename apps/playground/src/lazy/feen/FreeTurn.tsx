import { type Feen, parse, passTurn, placementOf, type Side, shape, styles, turn } from '@x/feen';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { capital } from '../../state/speech.js';
import { MOST_DRAWN } from './drawing.js';

const SIDES: readonly Side[] = ['first', 'second'];

export interface FreeTurnProps {
	readonly position: Feen;
	readonly onEdit: (position: Feen) => void;
	readonly say: (words: string) => void;
}

/** The position with a new style for one player. */
const withStyle = (position: Feen, side: Side, letter: string): Feen => {
	const style = side === 'first' ? letter.toUpperCase() : letter.toLowerCase();
	return turn(position) === side ? { ...position, active: style } : { ...position, inactive: style };
};

/** The side to move, and the style of each player. */
export function FreeTurn({ position, onEdit, say }: FreeTurnProps): JSX.Element {
	const letters = styles(position);
	return (
		<div class="free-line">
			{SIDES.map((side) => (
				<label key={side}>
					<input
						type="radio"
						name="feen-turn"
						checked={turn(position) === side}
						onChange={() => {
							onEdit(passTurn(position));
							say(`${capital(side)} player to move.`);
						}}
					/>
					{capital(side)} to move
				</label>
			))}
			{SIDES.map((side) => (
				<label key={side} class="free-piece">
					{capital(side)}’s style
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

const EMPTY = parse('8/8/8/8/8/8/8/8 / C/c');

/** An empty board of given sizes: files, ranks, levels … Undefined if the sizes are invalid. */
export const emptyBoard = (text: string, position: Feen = EMPTY): Feen | undefined => {
	const sizes = (text.match(/\d{1,5}/g) ?? []).map(Number);
	const count = sizes.reduce((product, size) => product * size, 1);
	if (sizes.length === 0 || sizes.length > 16 || count < 1 || count > MOST_DRAWN) return undefined;
	return {
		...position,
		...placementOf(sizes.toReversed(), Array(count).fill(undefined), { drop: true }),
		hands: { first: {}, second: {} },
	};
};

/** Creates an empty board of any dimensions. */
export function NewBoard({
	position,
	onEdit,
}: {
	readonly position: Feen | undefined;
	readonly onEdit: (position: Feen) => void;
}): JSX.Element {
	const [sizes, size] = useState<string>();
	const usual = (position && shape(position)?.toReversed().join(' × ')) ?? '8 × 8';
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
				Files × ranks × levels …
				<input
					value={sizes ?? usual}
					size={10}
					autocomplete="off"
					aria-invalid={wrong}
					aria-describedby="feen-sizes"
					onInput={(event) => size(event.currentTarget.value)}
				/>
			</label>
			<button type="submit" class="tool">
				Empty board
			</button>
			<span id="feen-sizes" class="free-wrong" role="status">
				{wrong ? `Up to 16 numbers, and up to ${MOST_DRAWN} squares.` : ''}
			</span>
		</form>
	);
}
