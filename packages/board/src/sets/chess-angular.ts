import type { Art, PieceSet } from '../model/set.js';

/** The foot: a step on a slab. */
const FOOT = 'M30 80L34 72H66L70 80ZM21 91V80H79V91Z';
const FOOT_LINES = 'M30 80H70';
/** A body that widens towards the foot, from a neck at this height. */
const skirt = (top: number, half: number): string => `M${50 - half} ${top}H${50 + half}L67 73H33Z`;
/** A bar across a body. */
const collar = (top: number, half: number): string => `M${50 - half} ${top}H${50 + half}V${top + 7}H${50 - half}Z`;

/** The head of a horse that looks to the left, cut with straight lines, up to its ears. */
const HEAD = 'M33 73L36 61L48 49L33 53L29 62L17 60L11 49L25 29L31 23L34 8L43 20';
const HORSE_LINES = `M48 49L54 40${FOOT_LINES}`;
const HORSE_DOTS = 'M28 38L41 33L38 40ZM18 49L23 50L19 54Z';

const horse = (rest: string, lines = '', dots = ''): Art => ({
	shape: `${HEAD}${rest}Z${FOOT}`,
	ink: HORSE_LINES + lines,
	dots: HORSE_DOTS + dots,
});

const art = (): Record<string, Art> => ({
	pawn: { shape: `M50 22L63 35L57 49H43L37 35Z${collar(48, 13)}${skirt(54, 8)}${FOOT}`, ink: `M43 55H57${FOOT_LINES}` },
	rook: {
		shape: `M26 14H38V23H44V14H56V23H62V14H74V38L66 46V73H34V46L26 38Z${FOOT}`,
		ink: `M34 46H66${FOOT_LINES}`,
		dots: 'M46 54L50 50L54 54V66H46Z',
	},
	bishop: {
		shape: `M50 9L55 14L50 19L45 14ZM50 17L67 39L60 54H40L33 39Z${collar(53, 15)}${skirt(59, 9)}${FOOT}`,
		ink: `M41 60H59${FOOT_LINES}`,
		dots: 'M57 25L61 30L51 43L47 39Z',
	},
	knight: horse('L51 10L58 21L71 34L75 53L67 73', '', 'M55 25L66 36L70 52L66 66L63 52Z'),
	queen: {
		shape: `M32 61L12 24L32 39L33 15L44 36L50 9L56 36L67 15L68 39L88 24L68 61Z${collar(60, 21)}M31 66H69L66 73H34Z${FOOT}`,
		ink: `M29 60.5H71M31 67H69${FOOT_LINES}`,
		dots: 'M50 42L56 49L50 56L44 49Z',
	},
	king: {
		shape: `M46 4H54V10H60V18H54V26H46V18H40V10H46ZM50 23L62 34H80L84 46L70 61H30L16 46L20 34H38Z${collar(60, 21)}M31 66H69L66 73H34Z${FOOT}`,
		ink: `M29 60.5H71M31 67H69${FOOT_LINES}M50 58V48L40 36M50 48L60 36`,
		dots: 'M47 48L50 44L53 48L50 52Z',
	},
	archbishop: horse('L51 24L61 12L64 6L67 12L83 36L76 54L67 73', 'M47 23L55 40L57 56H74', 'M71 22L75 27L66 39L62 35Z'),
	chancellor: horse('L49 26V10H57V18H62V10H70V18H75V10H83V32L76 40L73 56L67 73', 'M49 25L55 40M56 40H76'),
	amazon: horse('L50 30L53 9L62 32L70 9L73 34L89 20L78 56L67 73', 'M48 26L55 40L58 58L75 61'),
	nightrider: horse('L50 10L56 18L66 12L67 24L78 21L76 34L87 36L79 46L86 56L74 57L67 73', 'M60 26L64 34M70 34L71 44M74 46L70 56'),
	commoner: {
		shape: `M50 15L62 22V35L54 41H46L38 35V22ZM45 38H55V48H45ZM40 46H60L72 57V73H28V57Z${FOOT}`,
		ink: `M40 46.5L50 57L60 46.5M50 57V72${FOOT_LINES}`,
	},
});

/**
 * The pieces of chess cut with straight lines, with the four compounds of the knight and the commoner. Put `chess` after it in the list for all other kinds.
 *
 * @example
 * import { chess } from '@x/board/sets/chess';
 * import { chessAngular } from '@x/board/sets/chess-angular';
 * const sets = [chessAngular, chess];
 * Object.keys(chessAngular.art).length // → 11
 */
export const chessAngular: PieceSet = /* @__PURE__ */ (() => ({
	id: 'chess-angular',
	title: 'Chess, angular',
	color: 'body' as const,
	art: art(),
	also: {
		cardinal: 'archbishop',
		janus: 'archbishop',
		princess: 'archbishop',
		marshal: 'chancellor',
		marshall: 'chancellor',
		empress: 'chancellor',
		maharaja: 'amazon',
		knightrider: 'nightrider',
		horse: 'knight',
		mann: 'commoner',
	},
}))();
