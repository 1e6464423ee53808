import type { JSX } from 'preact';
import { HopSign, LEG, Sign } from './Marks.js';
import type { CellAction, Picture, Spot } from './picture.js';

interface Entry {
	readonly text: string;
	/** `action` is common to all cells with this sign. */
	readonly sign: (action: CellAction) => JSX.Element;
	readonly when: (spot: Spot) => boolean;
}

const ENTRIES: readonly Entry[] = [
	{ text: 'moves or captures', sign: () => <Sign action="both" />, when: ({ plain }) => plain === 'both' },
	{ text: 'moves only', sign: () => <Sign action="move" />, when: ({ plain }) => plain === 'move' },
	{ text: 'captures only', sign: () => <Sign action="capture" />, when: ({ plain, afar }) => plain === 'capture' && !afar },
	{
		text: 'captured from a distance',
		sign: () => (
			<>
				<Sign action="capture" />
				<path class="way-box" d="M-26 -26H26V26H-26Z" />
			</>
		),
		when: ({ afar }) => afar,
	},
	{
		text: 'hops over a piece',
		sign: (action) => <HopSign action={action} needs={false} />,
		when: ({ hop, needs }) => hop !== undefined && !needs,
	},
	{ text: 'could hop over a piece in between', sign: (action) => <HopSign action={action} needs={true} />, when: ({ needs }) => needs },
	{ text: 'a piece here stops the leap', sign: () => <path class="way-leg" d={LEG} />, when: ({ leads }) => leads.length > 0 },
	{
		text: 'first move only',
		sign: () => (
			<text class="way-note" x="0" y="12" text-anchor="middle">
				1st
			</text>
		),
		when: ({ first }) => first,
	},
	{
		text: 'may become another piece',
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
	if (shown.length === 0) return <p class="way-none">It can do nothing from here.</p>;
	return (
		<ul class="legend" aria-label="Signs">
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
					slides, stopped by any piece
				</li>
			) : null}
		</ul>
	);
}
