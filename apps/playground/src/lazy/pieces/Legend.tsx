import type { JSX } from 'preact';
import * as strings from '../../strings/diagrams.js';
import { HopSign, LEG, Sign } from './Marks.js';
import type { CellAction, Picture, Spot } from './picture.js';

interface Entry {
	readonly text: string;
	/** `action` is common to all cells with this sign. */
	readonly sign: (action: CellAction) => JSX.Element;
	readonly when: (spot: Spot) => boolean;
}

const ENTRIES: readonly Entry[] = [
	{ text: strings.both, sign: () => <Sign action="both" />, when: ({ plain }) => plain === 'both' },
	{ text: strings.movesOnly, sign: () => <Sign action="move" />, when: ({ plain }) => plain === 'move' },
	{ text: strings.capturesOnly, sign: () => <Sign action="capture" />, when: ({ plain, afar }) => plain === 'capture' && !afar },
	{
		text: strings.afar,
		sign: () => (
			<>
				<Sign action="capture" />
				<path class="way-box" d="M-26 -26H26V26H-26Z" />
			</>
		),
		when: ({ afar }) => afar,
	},
	{
		text: strings.hops,
		sign: (action) => <HopSign action={action} needs={false} />,
		when: ({ hop, needs }) => hop !== undefined && !needs,
	},
	{ text: strings.couldHop, sign: (action) => <HopSign action={action} needs={true} />, when: ({ needs }) => needs },
	{ text: strings.stopsLeap, sign: () => <path class="way-leg" d={LEG} />, when: ({ leads }) => leads.length > 0 },
	{
		text: strings.firstOnly,
		sign: () => (
			<text class="way-note" x="0" y="12" text-anchor="middle">
				{strings.first}
			</text>
		),
		when: ({ first }) => first,
	},
	{
		text: strings.becomesOther,
		sign: () => (
			<text class="way-note" x="0" y="14" text-anchor="middle">
				+
			</text>
		),
		when: ({ becomes }) => becomes.length > 0,
	},
];

const hopAction = (spots: readonly Spot[]): CellAction => {
	const actions = new Set(spots.map(({ hop }) => hop));
	const [only] = actions;
	return actions.size === 1 && only !== undefined ? only : 'both';
};

/** The meaning of the signs in a picture. */
export function Legend({ picture }: { readonly picture: Picture }): JSX.Element | null {
	const spots = [...picture.spots.values()];
	const shown = ENTRIES.filter(({ when }) => spots.some(when));
	const slides = picture.trails.some(({ type }) => type === 'slide');
	if (shown.length === 0) return <p class="way-none">{strings.none}</p>;
	return (
		<ul class="legend" aria-label={strings.signs}>
			{shown.map(({ text, sign, when }) => (
				<li key={text}>
					<svg viewBox="-50 -50 100 100" aria-hidden="true" focusable="false">
						{sign(hopAction(spots.filter(when)))}
					</svg>
					{text}
				</li>
			))}
			{slides ? (
				<li>
					<svg viewBox="-50 -50 100 100" aria-hidden="true" focusable="false">
						<path class="way-trail way-slide" d="M-46 0H46" />
					</svg>
					{strings.slides}
				</li>
			) : null}
		</ul>
	);
}
