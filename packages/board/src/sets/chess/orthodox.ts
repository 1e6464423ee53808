import type { Art } from '../../model/set.js';
import { BASE, disc, EAR, FOOT, HORSE_DOTS, MUZZLE, NAPE, PAWN_LINES, PAWN_STEM, STEM, STEM_LINES, THROAT } from './parts.js';

/** The points of a queen's crown. */
const POINTS = 'M31.5 66.5L19.5 32L34 48.5L35 23.5L44.8 45.5L50 19L55.2 45.5L65 23.5L66 48.5L80.5 32L68.5 66.5ZM31.5 65H68.5L65 76.5H35Z';

/** The body of a bishop without its tip. */
export const MITRE: string = `M50 18C61 25.5 67.5 34 67.5 43.5C67.5 52 60.5 57.5 50 57.5C39.5 57.5 32.5 52 32.5 43.5C32.5 34 39 25.5 50 18Z${STEM}`;
export const MITRE_LINES: string = `M57.5 29.5L47.5 41.5${STEM_LINES}`;
/** The body of a rook from the right merlon on. */
export const WALLS: string = `-4.5q0-2 2-2h7q2 0 2 2v13.5q0 2-1.4 3.2L63.5 42.5H36.5L29.9 36.2Q28.5 35 28.5 33ZM37 41H63L66.5 76H33.5Z${FOOT}`;
export const MERLON: string = 'M28.5 19.5q0-2 2-2h7q2 0 2 2v4.5h';
export const TOWER_LINES: string = `M36.5 42.5h27M35 67h30${BASE}`;

/** The six pieces of chess. */
export const orthodox = (): Record<string, Art> => ({
	pawn: { shape: disc(50, 32, 12.5) + PAWN_STEM, ink: PAWN_LINES },
	rook: { shape: `${MERLON}6v-4.5q0-2 2-2h5q2 0 2 2v4.5h6v${WALLS}`, ink: TOWER_LINES },
	bishop: { shape: disc(50, 15.5, 5.2) + MITRE, ink: MITRE_LINES },
	knight: {
		shape: `${THROAT}${MUZZLE}${EAR}L49.5 12.5Q50.5 10 52.5 12.5L57.5 20.5C70.5 26.5 77.5 40 75 57.5${NAPE}`,
		ink: `${BASE}M46 47.5C49 45 50.8 41.5 51 37.5M15.5 58.5C18.5 60 21.5 59.5 24 57.5`,
		dots: `${HORSE_DOTS}M53 25.5C65.5 31.5 71.5 45 68.5 63C66 48.5 62 36.5 53 25.5Z`,
	},
	queen: {
		shape: disc(20, 31, 4.7) + disc(35, 22.5, 4.7) + disc(50, 18, 4.7) + disc(65, 22.5, 4.7) + disc(80, 31, 4.7) + POINTS + FOOT,
		ink: `M32.3 66.2Q50 60.5 67.7 66.2${BASE}`,
	},
	king: {
		shape: `M47 9.5q0-1.5 1.5-1.5h3q1.5 0 1.5 1.5v4h4q1.5 0 1.5 1.5v3q0 1.5-1.5 1.5h-4v8h-6v-8h-4q-1.5 0-1.5-1.5v-3q0-1.5 1.5-1.5h4ZM50 24.5C57.5 28.5 58.5 36 50 46C41.5 36 42.5 28.5 50 24.5ZM50 45C50.5 34.5 59 29.5 67.5 30.5C79 32 84 43 77 52.5C73 58 68.5 60.5 67.5 67H32.5C31.5 60.5 27 58 23 52.5C16 43 21 32 32.5 30.5C41 29.5 49.5 34.5 50 45ZM32.5 65H67.5L65.5 76.5H34.5Z${FOOT}`,
		ink: `M33 66.2Q50 60.5 67 66.2${BASE}M50 62.5V44.5M44.8 38.5C46 41.5 48 44 50 46C52 44 54 41.5 55.2 38.5`,
	},
});
