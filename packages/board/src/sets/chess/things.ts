import type { Art } from '../../model/set.js';
import { BASE, disc, FOOT } from './parts.js';


/** Engines, and stones of other board games. */
export const things = (): Record<string, Art> => ({
	cannon: {
		shape: `M12 30L20 19.5L70 45C79 50 79 62 70 66L56 66L17 39L15 36ZM72 54L92 84V89H84L66 62Z${disc(53, 69, 20)}`,
		ink: 'M53 54a15 15 0 1 1 0 30a15 15 0 1 1 0-30M38 69H68M45.5 56L60.5 82M60.5 56L45.5 82M17.5 22L24 31.5L20 41M60 41L54 49',
		dots: disc(53, 69, 4),
	},
	chariot: {
		shape: `M20 21Q26 16 31 22C35 30 36 41 50 42H84V64H30C20 56 15 36 20 21ZM8 55H24V61H8Z${disc(58, 68, 20.5)}`,
		ink: 'M58 53a15 15 0 1 1 0 30a15 15 0 1 1 0-30M43 68H73M50.5 55L65.5 81M65.5 55L50.5 81M26 27C29 40 33 49 46 49M70 49H84',
		dots: disc(58, 68, 4),
	},
	banner: {
		shape: `M29 12Q32 9 35 12V76.5H29ZM35 15C48 10 56 22 82 15L74 30L82 46C58 52 50 40 35 46Z${FOOT}`,
		ink: `M35 15V46M35 22C48 18 56 28 76.5 23.5M35 39C48 34 56 43 78 39${BASE}`,
	},
	arrow: { shape: 'M50 8L76 38H60V64L68 72V92L50 80L32 92V72L40 64V38H24Z', ink: 'M50 26V68' },
	wall: {
		shape: 'M4 4H96V96H4Z',
		ink: 'M4 27H96M4 50H96M4 73H96M35 4V27M73 4V27M20 27V50M55 27V50M86 27V50M35 50V73M73 50V73M20 73V96M55 73V96M86 73V96',
	},
	stone: {
		shape: 'M50 17C74 17 90 32 90 52C90 72 73 84 50 84C27 84 10 72 10 52C10 32 26 17 50 17Z',
		ink: 'M22 44C25 34 34 28 45 27',
	},
	disc: { shape: disc(50, 50, 40), ink: 'M50 20a30 30 0 1 1 0 60a30 30 0 1 1 0-60' },
	microbe: {
		shape: `${disc(50, 50, 29)}${disc(50, 16, 7)}${disc(74, 26, 7)}${disc(84, 50, 7)}${disc(74, 74, 7)}${disc(50, 84, 7)}${disc(26, 74, 7)}${disc(16, 50, 7)}${disc(26, 26, 7)}M46 16h8v15h-8ZM46 69h8v15h-8ZM16 46h15v8H16ZM69 46h15v8H69Z`,
		ink: 'M40 61Q50 70 60 61',
		dots: `${disc(41, 46, 4.2)}${disc(60, 46, 4.2)}${disc(64, 66, 2.2)}${disc(34, 34, 2.2)}`,
	},
	dabbaba: {
		shape: `M32 18L50 10L68 18V24H64V40H68L72 76.5H28L32 40H36V24H32Z${FOOT}`,
		ink: `M32 24H68M36 40H64M32 56H68${BASE}M50 40V76`,
		dots: 'M46 29h8v7h-8Z',
	},
});
