import type { Art, PieceSet } from '../model/set.js';
import { circle } from './disc.js';

const TILE = 'M16 8H84Q92 8 92 16V84Q92 92 84 92H16Q8 92 8 84V16Q8 8 16 8Z';

const POINTS: Readonly<Record<string, readonly [number, number]>> = {
	n: [50, 13.5],
	s: [50, 86.5],
	e: [86.5, 50],
	w: [13.5, 50],
	a: [14, 14],
	b: [86, 14],
	c: [14, 86],
	d: [86, 86],
};

const eyes = (y: number, offset: number): string => circle(3.6, 50 - offset, y) + circle(3.6, 50 + offset, y);

/** A circle that runs the other way round: a hole in an area. */
const hole = (radius: number, x: number, y: number): string =>
	`M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;

/** A face in lines, dark areas, areas in the second colour, and a dot for each direction that the animal moves to. */
const animal = (lines: string, dots: string, ways: string, accent: string, promoted = false): Art => ({
	shape: TILE,
	ink: lines,
	dots: dots + [...ways].map((way) => circle(3.8, ...POINTS[way]!)).join(''),
	accent,
	...(promoted && { promoted: true }),
});

/** A mane of twelve tufts around the middle. */
const MANE: string = /* @__PURE__ */ (() => {
	const at = (step: number, radius: number): string => {
		const angle = (step * Math.PI) / 12;
		return `${Math.round(50 + radius * Math.sin(angle))} ${Math.round(50 - radius * Math.cos(angle))}`;
	};
	const tufts = Array.from({ length: 12 }, (_, index) => `Q${at(2 * index + 1, 35)} ${at(2 * index + 2, 26)}`);
	return `M${at(0, 26)}${tufts.join('')}Z`;
})();

/** The body of the chick and of the hen: a round head on a breast. */
const BIRD = 'M50 31C64 31 73 41 73 54C73 70 63 78 50 78C37 78 27 70 27 54C27 41 36 31 50 31Z';
const WINGS = 'M28 48C21 51 19.5 59 22 65C25 64.5 27 63 28.5 61M72 48C79 51 80.5 59 78 65C75 64.5 73 63 71.5 61';
const BEAK = 'M50 52L59 59L50 67L41 59Z';

const art = (): Record<string, Art> => {
	const hen = animal(
		`${BIRD}M41 59H59${WINGS}`,
		`${eyes(49, 11)}M37 33C34 26 39 22 43.5 26C44.5 19 55.5 19 56.5 26C61 22 66 26 63 33C55 28.5 45 28.5 37 33ZM50 67C53.5 69.5 53.5 74 50 75.5C46.5 74 46.5 69.5 50 67Z`,
		'nsewab',
		BEAK,
		true,
	);
	return {
		lion: animal(
			`${MANE}${circle(18, 50, 51)}M50 58V61.5M50 61.5Q45 66 41.5 62M50 61.5Q55 66 58.5 62`,
			`${eyes(47, 8)}M44.5 53H55.5L50 59Z`,
			'nsewabcd',
			MANE + hole(18, 50, 51),
		),
		giraffe: animal(
			'M36 42C36 35 42 32 50 32C58 32 64 35 64 42L61 63C61 74 57 79 50 79C43 79 39 74 39 63ZM44 33L42 24M56 33L58 24M36.5 44L24 38C24 46 29 51 37.5 51M63.5 44L76 38C76 46 71 51 62.5 51',
			`${eyes(47, 8)}${circle(4.5, 41.5, 22)}${circle(4.5, 58.5, 22)}${circle(2.4, 45.5, 69)}${circle(2.4, 54.5, 69)}`,
			'nsew',
			'M50 33L56 38L50 44L44 38ZM37 51L43 54L40 60L38.2 59ZM63 51L57 54L60 60L61.8 59ZM50 49L54 54L50 59L46 54Z',
		),
		elephant: animal(
			'M50 25C60 25 67 32 67 42C67 50 63 54 58 56C57 62 57 67 60 70C63 72 67 70 67 66M50 25C40 25 33 32 33 42C33 50 37 54 42 56C42 62 41 66 43 71C47 80 62 84 70 76C73 73 74 69 73 66H67M34 35C24 27 17 33 17 45C17 58 26 65 36 53M66 35C76 27 83 33 83 45C83 58 74 65 64 53M43 60H57M43 66H57.5',
			eyes(42, 9),
			'abcd',
			'M33 41C26 35 22 39 22 46C22 54 27 58 33 51ZM67 41C74 35 78 39 78 46C78 54 73 58 67 51Z',
		),
		chick: animal(`${BIRD}M41 59H59M50 31Q46 26 49 22M50 31Q54 27 57 27${WINGS}`, eyes(49, 11), 'n', BEAK),
		hen,
		'+hen': hen,
		'+chick': hen,
	};
};

/** Animals of dobutsu shogi on tiles. The dots at the edges show their moves; the promoted hen is red. */
export const dobutsu: PieceSet = /* @__PURE__ */ (() => ({
	id: 'dobutsu',
	title: 'Dobutsu',
	color: 'none',
	turned: true,
	art: art(),
}))();
