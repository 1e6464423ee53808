import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Control } from './control.js';
import { squareText } from './numbers.js';

/** The most pieces listed one by one. */
const SHOWN = 100;

interface ListProps {
	readonly control: Control;
	/** Changes whenever the list has to be updated. */
	readonly tick: number;
}

/** A link to a piece. */
function Stop({ control, index }: { readonly control: Control; readonly index: number }): JSX.Element | null {
	const cell = control.model?.scene.cells[index];
	if (cell === undefined || control.model === undefined) return null;
	return (
		<li>
			<button
				type="button"
				class="plane-stop"
				onClick={() => {
					control.eye.look(cell);
					control.tell(cell);
				}}
			>
				{control.model.lookOf(index).title} {squareText(cell)}
			</button>
		</li>
	);
}

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** The pieces out of view, by direction, the nearest first. */
export function FarList({ control }: ListProps): JSX.Element {
	const { groups, count } = control.eye.canvas.rim;
	const [open, show] = useState(false);
	return (
		<details class="plane-list" open={open} onToggle={(event) => show(event.currentTarget.open)}>
			<summary>{count === 0 ? 'All pieces are in sight' : `Out of sight: ${count}`}</summary>
			{open
				? groups.map(({ direction, members }) => (
						<section key={direction} aria-label={capital(direction)}>
							<p class="plane-way">
								{capital(direction)}: {members.length}
							</p>
							<ul>
								{members.slice(0, 12).map((index) => (
									<Stop key={index} control={control} index={index} />
								))}
							</ul>
							{members.length > 12 ? <p>and {members.length - 12} more, farther away</p> : null}
						</section>
					))
				: null}
		</details>
	);
}

/** All pieces by side: the content of the canvas, in words. */
export function PieceList({ control }: ListProps): JSX.Element {
	const [open, show] = useState(false);
	const [sought, seek] = useState('');
	const { model } = control;
	const count = model?.scene.cells.length ?? 0;
	const words = sought.trim().toLowerCase();
	const found: number[] = [];
	if (open && model !== undefined)
		for (let index = 0; index < count && found.length <= SHOWN; index++)
			if (words === '' || `${model.lookOf(index).title} ${model.scene.cells[index]!.join()}`.includes(words)) found.push(index);
	return (
		<details class="plane-list" open={open} onToggle={(event) => show(event.currentTarget.open)}>
			<summary>{count === 1 ? '1 piece' : `${count} pieces`}</summary>
			{open ? (
				<>
					<input
						type="search"
						aria-label="Find a piece"
						placeholder="black king"
						value={sought}
						onInput={(event) => seek(event.currentTarget.value)}
					/>
					<ul>
						{found.slice(0, SHOWN).map((index) => (
							<Stop key={index} control={control} index={index} />
						))}
					</ul>
					{found.length > SHOWN ? <p>The first {SHOWN} are listed. Write a name or a coordinate to find others.</p> : null}
				</>
			) : null}
		</details>
	);
}
