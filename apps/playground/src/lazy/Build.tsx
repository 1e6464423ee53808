import type { JSX } from 'preact';
import type { Context } from '../context.js';
import type { Building } from '../state/view.js';
import * as strings from '../strings/panels.js';
import { Piece } from './Piece.js';
import { Workshop } from './Workshop.js';

/** Where rules and pieces are written: a game, or one piece. A board without edges has rules of its own kind: there only pieces are written. */
export function Build(context: Context): JSX.Element {
	const { building, unbounded } = context.store;
	const parts: readonly Building[] = unbounded.value ? ['Piece'] : ['Workshop', 'Piece'];
	const open = parts.includes(building.value) ? building.value : 'Piece';
	return (
		<>
			{parts.length < 2 ? null : (
				<fieldset class="segments">
					<legend class="hidden">{strings.parts}</legend>
					{parts.map((part) => (
						<button
							key={part}
							type="button"
							aria-pressed={part === open}
							onClick={() => {
								building.value = part;
							}}
						>
							{strings.building[part]}
						</button>
					))}
				</fieldset>
			)}
			{open === 'Workshop' ? <Workshop {...context} /> : <Piece {...context} />}
		</>
	);
}
