import type { GameId } from '@x/games';

/** The headings of the list of games. */
export const families = {
	chess: 'Chess and well-known variants',
	shogi: 'Shogi',
	xiangqi: 'Xiangqi and janggi',
	southeastAsia: 'Southeast Asia',
	regional: 'Old and regional chess',
	variants: 'More variants of chess',
	large: 'Large boards',
	small: 'Small boards',
	hexagonal: 'Hexagonal and three-dimensional boards',
	others: 'Other games',
	endless: 'Infinite boards',
} as const;

/** Words that players type for a game, besides its names in `@x/games`: short forms, other spellings, places. */
export const WORDS: Readonly<Partial<Record<GameId, readonly string[]>>> = {
	antichess: ['Anti chess', 'Loser’s chess'],
	atomic: ['Exploding chess', 'Nuclear chess'],
	bughouse: ['Bug', 'Double bughouse', 'Doubles chess', 'Four-player chess with partners'],
	chess: ['Standard chess', 'Classical chess', 'Normal chess', 'Regular chess'],
	chess960: ['Fisher random', 'Fischer chess', '9lx', 'Random chess', 'Chess 960', 'Shuffle chess'],
	chushogi: ['Chuu shogi', '12x12 shogi'],
	crazyhouse: ['Crazy house', 'House chess', 'Pocket chess'],
	dobutsu: ['Doubutsu', 'Children’s shogi'],
	duck: ['Rubber duck chess'],
	flipello: ['Otello'],
	glinski: ['Hexagon chess', 'Chess on hexagons', 'Polish hexagonal chess'],
	horde: ['Pawn horde', 'Pawns against pieces', 'Dunsany'],
	janggi: ['Korean', 'Jangki', 'Changki'],
	'king-of-the-hill': ['King hill', 'The hill'],
	makruk: ['Makrook', 'Thailand', 'Siamese'],
	raumschach: ['3D', '3-D chess', '5x5x5'],
	'racing-kings': ['Race', 'King race'],
	seirawan: ['Hawk and elephant', 'Seirawan Harper'],
	shogi: ['Shougi', 'Syougi', 'Shogui', 'Japan'],
	sittuyin: ['Burma', 'Myanmar'],
	'three-check': ['Three check chess', 'Tricheck', '+3'],
	xiangqi: ['XQ', 'Xiang qi', 'Hsiang chi', 'Co tuong', 'Cchess', 'China'],
};
