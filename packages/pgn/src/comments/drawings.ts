import { misuse } from '@x/diagnostics';
import { type Commented, commandOf, withCommand } from './commands.js';

/** The colours of squares and arrows in PGN. */
export type DrawingColor = 'green' | 'red' | 'yellow' | 'blue';

/** A coloured square. */
export interface ColoredSquare {
	readonly color: DrawingColor;
	readonly square: string;
}

/** A coloured arrow. */
export interface ColoredArrow {
	readonly color: DrawingColor;
	readonly from: string;
	readonly to: string;
}

const COLORS: Readonly<Record<string, DrawingColor>> = { G: 'green', R: 'red', Y: 'yellow', B: 'blue' };
/** The name of a square: `e4`; of a cell on one of several boards: `Aa1`; of a square of shogi: `7g`. */
const NAME = '[A-Z]?[a-z]{1,3}\\d{1,3}|\\d{1,3}[a-z]';
const SQUARE = new RegExp(`^(?:${NAME})$`);
const DRAWING = new RegExp(`^([GRYB])(${NAME})(${NAME})?$`);

/** The parts of the drawings in a list: colour, square, second square. Others are left out. */
const drawingsOf = (value: string | undefined): readonly (readonly [color: DrawingColor, from: string, to: string | undefined])[] =>
	(value ?? '').split(',').flatMap((one) => {
		const [, color, from, to] = DRAWING.exec(one.trim()) ?? [];
		return color === undefined || from === undefined ? [] : [[COLORS[color]!, from, to] as const];
	});

const letterOf = (color: DrawingColor, argument: string): string => {
	const letter = Object.keys(COLORS).find((one) => COLORS[one] === color);
	return letter ?? misuse(argument, '"green", "red", "yellow" or "blue"', color);
};

const squareText = (square: string, argument: string): string =>
	typeof square === 'string' && SQUARE.test(square) ? square : misuse(argument, 'the name of a square', square);

/** The text of a list of drawings; `undefined` for an empty one. */
const listText = <T>(list: readonly T[], argument: string, text: (one: T, argument: string) => string): string | undefined => {
	if (!Array.isArray(list)) misuse(argument, 'a list', list);
	return list.length === 0 ? undefined : list.map((one, index) => text(one, `${argument}[${index}]`)).join(',');
};

/**
 * The coloured squares of a position (`%csl`).
 *
 * @example
 * const [game] = parse('1. e4 { [%csl Ga4,Rb5] } *');
 * squaresOf(game.moves[0]) // → [{ color: 'green', square: 'a4' }, { color: 'red', square: 'b5' }]
 */
export const squaresOf = (commented: Commented): readonly ColoredSquare[] =>
	drawingsOf(commandOf(commented, 'csl')).flatMap(([color, square, to]) => (to === undefined ? [{ color, square }] : []));

/**
 * A copy with other coloured squares (`%csl`); an empty list removes them.
 *
 * @throws TypeError for another colour, or a text that does not name a square.
 *
 * @example
 * const [game] = parse('1. e4 *');
 * commandOf(withSquares(game.moves[0], [{ color: 'green', square: 'a4' }]), 'csl') // → 'Ga4'
 */
export const withSquares = <C extends Commented>(commented: C, squares: readonly ColoredSquare[]): C =>
	withCommand(
		commented,
		'csl',
		listText(squares, 'squares', ({ color, square }, at) => letterOf(color, `${at}.color`) + squareText(square, `${at}.square`)),
	);

/**
 * The coloured arrows of a position (`%cal`).
 *
 * @example
 * const [game] = parse('1. e4 { [%cal Ge2e4] } *');
 * arrowsOf(game.moves[0]) // → [{ color: 'green', from: 'e2', to: 'e4' }]
 */
export const arrowsOf = (commented: Commented): readonly ColoredArrow[] =>
	drawingsOf(commandOf(commented, 'cal')).flatMap(([color, from, to]) => (to === undefined ? [] : [{ color, from, to }]));

/**
 * A copy with other coloured arrows (`%cal`); an empty list removes them.
 *
 * @throws TypeError for another colour, or a text that does not name a square.
 *
 * @example
 * const [game] = parse('1. e4 *');
 * commandOf(withArrows(game.moves[0], [{ color: 'red', from: 'e2', to: 'e4' }]), 'cal') // → 'Re2e4'
 */
export const withArrows = <C extends Commented>(commented: C, arrows: readonly ColoredArrow[]): C =>
	withCommand(
		commented,
		'cal',
		listText(
			arrows,
			'arrows',
			({ color, from, to }, at) => letterOf(color, `${at}.color`) + squareText(from, `${at}.from`) + squareText(to, `${at}.to`),
		),
	);
