import type { Names, Ruleset } from '@x/core';
import { compile } from '@x/core/compile';
import { presets } from '@x/core/presets/all';
import { startSetup } from '@x/core/presets/chess960';
import { dialectsOf } from './fen-dialects.js';
import { type Numbered, type Offer, plainName, presetOf } from './offer.js';
import type { Listed } from './protocol.js';

/** Titles that the name of the file does not give. */
const TITLES: Readonly<Record<string, string>> = {
	atomic960: 'Atomic960',
	'ai-wok': 'Ai-wok',
	coregal: 'Co-regal',
	'five-check': 'Five-check',
	flipello: 'Flipello (Othello)',
	'fox-and-hounds': 'Fox and Hounds',
	glinski: 'Gliński’s Hexagonal',
	jesonmor: 'Jeson Mor',
	'king-of-the-hill': 'King of the Hill',
	losalamos: 'Los Alamos',
	minishogi: 'Minishogi',
	newzealand: 'New Zealand',
	nocastle: 'No Castling',
	nocheckatomic: 'No-check Atomic',
	pawnback: 'Pawns Back',
	pawnsideways: 'Pawns Sideways',
	pocketknight: 'Pocket Knight',
	raazuvaa: 'Raazuvaa',
	'racing-kings': 'Racing Kings',
	snailtrail: 'Snail Trail',
	sortofalmost: 'Sort of Almost',
	'three-check': 'Three-check',
	threekings: 'Three Kings',
};

/** Other names in `Variant` tags. */
const ALIASES: Readonly<Record<string, readonly string[]>> = {
	chess: ['standard', 'fromposition', 'normal'],
	chess960: ['960', 'fischerandom', 'fischerrandom', 'freestyle'],
	'three-check': ['3check', '3checks'],
	'king-of-the-hill': ['koth'],
	crazyhouse: ['zh'],
};

const NUMBERED: Readonly<Record<string, Numbered>> = { chess960: { count: 960, usual: 518, setup: startSetup } };

const titleOf = (id: string): string => TITLES[id] ?? id.slice(0, 1).toUpperCase() + id.slice(1).replace(/-/g, ' ');

const variantOf = (id: string): readonly string[] => [id, titleOf(id), ...(ALIASES[id] ?? [])].map(plainName);

/** Under which heading a game is listed: asked of its rules, never of its name. */
const familyOf = ({ space, stores, kinds }: Ruleset, { cells }: Names): string => {
	const sizes = space.axes.map(({ extent: [low, high] }) => Number(high) - Number(low) + 1);
	if (sizes.length > 2) return 'Several boards';
	if (cells === 'hex') return 'Hexagons';
	if (Object.keys(stores).length > 0) return 'With pieces in hand';
	if (sizes.some((size) => size !== 8)) return sizes.reduce((a, b) => a * b) > 64 ? 'Larger boards' : 'Smaller boards';
	return Object.keys(kinds).length > 6 ? 'Other pieces' : 'The board and pieces of chess';
};

/** Every game by its heading: what the chooser shows. */
export const listed = (): readonly Listed[] =>
	Object.entries(presets).map(([id, { ruleset, names }]) => ({
		...presetOf({ id, title: titleOf(id), numbered: NUMBERED[id] }),
		family: familyOf(ruleset, names),
	}));

/** The game that a `Variant` tag means. */
export const namedSo = (variant: string): string | undefined => Object.keys(presets).find((id) => variantOf(id).includes(variant));

const made = new Map<string, Offer>();

/** What the worker that is loaded late can play: everything, each compiled when it is first asked for. */
export const anyOffer = (id: string): Offer | undefined => {
	const known = made.get(id);
	const preset = Object.hasOwn(presets, id) ? presets[id] : undefined;
	if (known !== undefined || preset === undefined) return known;
	const game = compile(preset.ruleset, preset.names);
	const offer: Offer = { id, title: titleOf(id), game, variant: variantOf(id), dialects: dialectsOf(game), numbered: NUMBERED[id] };
	made.set(id, offer);
	return offer;
};
