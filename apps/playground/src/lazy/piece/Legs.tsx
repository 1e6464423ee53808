import type { JSX } from 'preact';
import * as strings from '../../strings/piece.js';
import type { Walk } from '../../worker/protocol.js';

interface Step {
	readonly walk: Walk;
	/** The number of legs that have been made. */
	readonly leg: number;
}

interface LegsProps {
	readonly walks: readonly Walk[];
	readonly shown: Step | undefined;
	readonly nameOf: (cell: number) => string;
	/** The piece on a cell. */
	readonly titleOf: (cell: number) => string | undefined;
	readonly say: (text: string) => void;
	readonly onStep: (step: Step | undefined) => void;
}

/** Goes through the legs of one move after the other, by buttons or the arrow keys. */
export function Legs({ walks, shown, nameOf, titleOf, say, onStep }: LegsProps): JSX.Element | null {
	if (walks.length === 0) return null;
	const last = shown === undefined ? 0 : shown.walk.cells.length - 1;
	const words = ({ walk: { cells, captured }, leg }: Step): string => {
		const legs = cells.length - 1;
		if (leg === 0) return strings.beforeFirst(nameOf(cells[0]!), legs);
		const victims = leg === legs ? captured.map((cell) => strings.victim(titleOf(cell), nameOf(cell))) : [];
		const made = strings.leg(leg, legs, nameOf(cells[leg - 1]!), nameOf(cells[leg]!));
		return victims.length === 0 ? made : `${made} ${strings.captures(victims)}`;
	};
	const go = (step: Step): void => {
		onStep(step);
		say(words(step));
	};
	const forward = (): void => {
		if (shown === undefined) go({ walk: walks[0]!, leg: 1 });
		else if (shown.leg < last) go({ ...shown, leg: shown.leg + 1 });
		else go({ walk: walks[(walks.indexOf(shown.walk) + 1) % walks.length]!, leg: 1 });
	};
	const back = (): void => {
		if (shown !== undefined && shown.leg > 0) go({ ...shown, leg: shown.leg - 1 });
	};
	return (
		<fieldset
			class="piece-legs"
			onKeyDown={(event) => {
				if (event.target instanceof HTMLSelectElement) return;
				const run = { ArrowRight: forward, ArrowLeft: back, Escape: () => onStep(undefined) }[event.key];
				if (run === undefined) return;
				event.preventDefault();
				run();
			}}
		>
			<legend>{strings.legs}</legend>
			<div class="diagram-tools">
				<label class="hidden" for="walk">
					{strings.move}
				</label>
				<select
					id="walk"
					value={shown === undefined ? '' : String(walks.indexOf(shown.walk))}
					onChange={({ currentTarget: { value } }) => (value === '' ? onStep(undefined) : go({ walk: walks[Number(value)]!, leg: 1 }))}
				>
					<option value="">{strings.allMoves}</option>
					{walks.map(({ cells }, at) => (
						<option key={cells.join()} value={String(at)}>
							{cells.map(nameOf).join(' – ')}
						</option>
					))}
				</select>
				<button type="button" class="tool" aria-disabled={shown === undefined || shown.leg === 0} onClick={back}>
					{strings.previousLeg}
				</button>
				<button type="button" class="tool" onClick={forward}>
					{shown !== undefined && shown.leg === last ? strings.nextMove : strings.nextLeg}
				</button>
			</div>
			<p class="piece-leg">{shown === undefined ? strings.severalLegs(walks.length) : words(shown)}</p>
		</fieldset>
	);
}
