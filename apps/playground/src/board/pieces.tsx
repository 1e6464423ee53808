import type { JSX } from 'preact';

/**
 * The pieces, drawn for this page in a box of 100 by 100.
 *
 * A `shape` may overlap itself. It is drawn twice, first as a thick outline and then filled, so that only its outer
 * outline shows. `ink` contains the inner lines.
 */
export interface Art {
	readonly shape: string;
	readonly ink: string;
	readonly dots?: string;
}

/** The appearance of a piece. `tone` is the number of its side: 0 is light, 2 is neutral. */
export interface PieceLook {
	readonly tone: number;
	/** The key of its picture. */
	readonly picture: string;
	/** The text on the piece if there is no picture. */
	readonly letter: string;
	/** The piece was promoted. */
	readonly promoted: boolean;
	/** Marks written next to it. */
	readonly note?: string;
}

const FOOT = 'M25 89v-5.500q0 -8.500 8.500 -8.500h33q8.500 0 8.500 8.500v5.500Z';

export const ART: Readonly<Record<string, Art>> = {
	pawn: {
		shape: `M37.500 32a12.500 12.500 0 1 0 25 0a12.500 12.500 0 1 0 -25 0ZM39 43.500h22q3.500 0 3.500 3.250t-3.500 3.250h-22q-3.500 0 -3.500 -3.250t3.500 -3.250ZM43 48C43 60 38.500 67 31 76H69C61.500 67 57 60 57 48Z${FOOT}`,
		ink: 'M40.500 50.500h19M33.500 76h33',
	},
	rook: {
		shape: `M28.500 19.500q0 -2 2 -2h7q2 0 2 2v4.500h6v-4.500q0 -2 2 -2h5q2 0 2 2v4.500h6v-4.500q0 -2 2 -2h7q2 0 2 2v13.500q0 2 -1.400 3.200L63.500 42.500H36.500L29.900 36.200Q28.500 35 28.500 33ZM37 41H63L66.500 76H33.500Z${FOOT}`,
		ink: 'M36.500 42.500h27M35 67h30M33.500 76h33',
	},
	bishop: {
		shape: `M44.800 15.500a5.200 5.200 0 1 0 10.400 0a5.200 5.200 0 1 0 -10.400 0ZM50 18C61 25.500 67.500 34 67.500 43.500C67.500 52 60.500 57.500 50 57.500C39.500 57.500 32.500 52 32.500 43.500C32.500 34 39 25.500 50 18ZM39 56h22q3.200 0 3.200 3.100t-3.200 3.100h-22q-3.200 0 -3.200 -3.100t3.200 -3.100ZM43 60C43 68 38.500 72 32 76.500H68C61.500 72 57 68 57 60Z${FOOT}`,
		ink: 'M57.500 29.500L47.500 41.500M40 56.200h20M33.500 76h33',
	},
	knight: {
		shape: `M31 76.500C31 64 42.500 58.500 46 47.500C41.500 51.500 37 52.500 33.500 56.500C31.500 59.500 28.500 63 24 60.800C19.800 58.600 17.800 54 20 49.600C23.500 43.500 25.500 35.500 30.500 30C33 27.200 35.500 25.200 36.300 21.500L37.300 14.500Q37.800 12 39.800 13.800L47 20.300C65 21 76.500 35.500 75 57.500C74.500 65 72.500 71 71 76.500Z${FOOT}`,
		ink: 'M52.500 27.500C63 33.500 67.500 45 66 60M33.500 76h33M46 47.500C48.500 45.500 50 42.500 50 39',
		dots: 'M35 35.500a2.600 2.600 0 1 0 5.200 0a2.600 2.600 0 1 0 -5.200 0ZM23.200 53.300a1.500 1.500 0 1 0 3 0a1.500 1.500 0 1 0 -3 0Z',
	},
	queen: {
		shape: `M15.300 31a4.700 4.700 0 1 0 9.400 0a4.700 4.700 0 1 0 -9.400 0ZM30.300 22.500a4.700 4.700 0 1 0 9.400 0a4.700 4.700 0 1 0 -9.400 0ZM45.300 18a4.700 4.700 0 1 0 9.400 0a4.700 4.700 0 1 0 -9.400 0ZM60.300 22.500a4.700 4.700 0 1 0 9.400 0a4.700 4.700 0 1 0 -9.400 0ZM75.300 31a4.700 4.700 0 1 0 9.400 0a4.700 4.700 0 1 0 -9.400 0ZM31.500 66.500L19.500 32L34 48.500L35 23.500L44.800 45.500L50 19L55.200 45.500L65 23.500L66 48.500L80.500 32L68.500 66.500ZM31.500 65H68.500L65 76.500H35Z${FOOT}`,
		ink: 'M32.300 66.200Q50 60.500 67.700 66.200M33.500 76h33',
	},
	king: {
		shape: `M47 9.500q0 -1.500 1.500 -1.500h3q1.500 0 1.500 1.500v4h4q1.500 0 1.500 1.500v3q0 1.500 -1.500 1.500h-4v8h-6v-8h-4q-1.500 0 -1.500 -1.500v-3q0 -1.500 1.500 -1.500h4ZM50 24.500C57.500 28.500 58.500 36 50 46C41.500 36 42.500 28.500 50 24.500ZM50 45C50.500 34.500 59 29.500 67.500 30.500C79 32 84 43 77 52.500C73 58 68.500 60.500 67.500 67H32.500C31.500 60.500 27 58 23 52.500C16 43 21 32 32.500 30.500C41 29.500 49.500 34.500 50 45ZM32.500 65H67.500L65.500 76.500H34.500Z${FOOT}`,
		ink: 'M33 66.200Q50 60.500 67 66.200M33.500 76h33M50 62.500V44.500M44.800 38.500C46 41.500 48 44 50 46C52 44 54 41.500 55.200 38.500',
	},
};

/** The body of a piece without a picture: a disc on the same foot, with room for letters. */
export const STONE: string = `M50 15C70 15 80 27 80 44C80 60 70 72 63 76H37C30 72 20 60 20 44C20 27 30 15 50 15Z${FOOT}`;

/** One piece in a box of 100 by 100: its picture, or a disc with its letters. */
export function PieceArt({ tone, picture, letter, promoted, note }: PieceLook): JSX.Element {
	const art = ART[picture];
	const shape = art?.shape ?? STONE;
	return (
		<g class={`piece piece-${tone}`}>
			<path class="piece-rim" d={shape} />
			<path class="piece-body" d={shape} />
			<path class="piece-ink" d={art?.ink ?? 'M36 75.500h28'} />
			{art?.dots === undefined ? null : <path class="piece-dots" d={art.dots} />}
			{art === undefined ? (
				<text
					class="piece-letter"
					x="50"
					y={letter.length > 2 ? 52 : 58}
					text-anchor="middle"
					font-size={[44, 44, 34, 24][letter.length] ?? 18}
				>
					{letter}
				</text>
			) : null}
			{promoted ? <circle class="piece-badge" cx="79" cy="21" r="10" /> : null}
			{note ? (
				<text class="piece-note" x="98" y="30" text-anchor="end">
					{note}
				</text>
			) : null}
		</g>
	);
}

/** A piece without a board, for buttons and captions. */
export function PieceIcon(props: PieceLook): JSX.Element {
	return (
		<svg class="piece-icon" viewBox="0 0 100 100" aria-hidden="true" focusable="false">
			<PieceArt {...props} />
		</svg>
	);
}
