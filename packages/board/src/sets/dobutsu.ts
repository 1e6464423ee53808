import type { Art, PieceSet } from '../model/set.js';
import { circle } from './disc.js';

const TILE = 'M16 8H84Q92 8 92 16V84Q92 92 84 92H16Q8 92 8 84V16Q8 8 16 8Z';

const POINTS: Readonly<Record<string, readonly [number, number]>> = {
	n: [50, 14],
	s: [50, 86],
	e: [86, 50],
	w: [14, 50],
	a: [14, 14],
	b: [86, 14],
	c: [14, 86],
	d: [86, 86],
};

const eyes = (y: number, offset: number): string => circle(3, 50 - offset, y) + circle(3, 50 + offset, y);

/** A face in lines, eyes and noses, a beak in the second colour, and a dot for each direction that the animal moves to. */
const animal = (lines: string, dots: string, ways: string, accent = '', promoted = false): Art => ({
	shape: TILE,
	ink: lines,
	dots: dots + [...ways].map((way) => circle(3.5, ...POINTS[way]!)).join(''),
	...(accent !== '' && { accent }),
	...(promoted && { promoted: true }),
});

const MANE =
	'M50 21Q57 21 60 26Q67 23 71 30Q78 32 77 40Q83 45 79 52Q82 60 75 64Q74 72 66 72Q61 79 54 76Q50 80 46 76Q39 79 34 72Q26 72 25 64Q18 60 21 52Q17 45 23 40Q22 32 29 30Q33 23 40 26Q43 21 50 21Z';

const art = (): Record<string, Art> => {
	const hen = animal(
		`${circle(23, 50, 54)}`,
		`${eyes(50, 9)}M40 32Q40 22 46 26Q50 18 54 26Q60 22 60 32Z`,
		'nsewab',
		'M50 54L57 60L50 67L43 60Z',
		true,
	);
	return {
		lion: animal(`${MANE}${circle(17, 50, 50)}M50 55V59M50 59Q46 63 43 60M50 59Q54 63 57 60`, `${eyes(46, 7)}M46 52H54L50 56Z`, 'nsewabcd'),
		giraffe: animal(
			'M38 40Q38 34 50 34Q62 34 62 40L59 66Q58 76 50 76Q42 76 41 66ZM43 34V25M57 34V25M38 40L26 36Q28 46 39 46M62 40L74 36Q72 46 61 46',
			`${eyes(46, 6)}${circle(4, 43, 23)}${circle(4, 57, 23)}${circle(1.8, 46.5, 66)}${circle(1.8, 53.5, 66)}`,
			'nsew',
		),
		elephant: animal(
			'M34 42Q34 28 50 28Q66 28 66 42Q66 54 57 56V70Q57 76 63 73M43 66V56Q34 54 34 42M43 66Q43 80 57 80Q66 80 66 72M34 36Q19 28 19 45Q19 60 36 53M66 36Q81 28 81 45Q81 60 64 53',
			eyes(43, 7),
			'abcd',
		),
		chick: animal(`${circle(23, 50, 54)}M50 31Q48 26 52 22`, eyes(50, 9), 'n', 'M50 54L57 60L50 67L43 60Z'),
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
