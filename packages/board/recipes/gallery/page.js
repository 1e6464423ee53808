import '@x/board/define';
import { rectangle } from '@x/board';
import * as exports from '@x/board/sets';
import { BOARD_THEMES, pieceSvg } from '@x/board/svg';

const sets = Object.values(exports).filter((one) => typeof one === 'object');
const main = document.querySelector('main');

const add = (parent, tag, properties = {}) => {
	const element = Object.assign(document.createElement(tag), properties);
	parent.append(element);
	return element;
};

const ROW = ['rook', 'knight', 'bishop', 'queen', 'king', 'bishop', 'knight', 'rook'];
const pieces = [0, 1].flatMap((side) =>
	ROW.flatMap((picture, file) =>
		[picture, 'pawn'].map((name, step) => ({
			cell: 'abcdefgh'[file] + (side === 0 ? 1 + step : 8 - step),
			side,
			picture: name,
			letter: name[0].toUpperCase(),
			title: `${side === 0 ? 'white' : 'black'} ${name}`,
		})),
	),
);

/** A board for each theme, on a light and on a dark page. */
const addThemes = (set) => {
	add(main, 'h2', { textContent: `Themes, with the set ${set.title}` });
	const boards = add(main, 'div', { className: 'boards' });
	for (const theme of Object.keys(BOARD_THEMES)) {
		for (const scheme of ['light', 'dark']) {
			const figure = add(boards, 'figure', { className: scheme });
			const board = add(figure, 'x-board', { geometry: rectangle(8, 8), sets: [set], pieces, mode: 'view', lastMove: ['e2', 'e4'] });
			board.setAttribute('theme', `${theme} ${scheme}`);
			board.label = `${set.title}, ${theme}, ${scheme}`;
			add(figure, 'figcaption', { textContent: `${theme}, ${scheme}` });
		}
	}
};

/** All pictures of a set, for both sides. */
const addSet = (set) => {
	add(main, 'h2', { textContent: set.title });
	for (const side of [0, 1]) {
		const row = add(main, 'div', { className: 'pieces' });
		for (const picture of Object.keys(set.art).filter((name) => !name.includes('/'))) {
			const look = { side, picture, letter: picture[0].toUpperCase(), promoted: /^\+|\+$/.test(picture) };
			const svg = pieceSvg({ ...look, picture: picture.replace(/\+$/, '') }, { sets: [set], top: side === 1, title: picture });
			add(row, 'img', { alt: picture, title: picture, src: `data:image/svg+xml,${encodeURIComponent(svg)}` });
		}
	}
};

for (const set of [exports.chess, exports.chessAngular]) addThemes(set);
for (const set of sets) addSet(set);
