import type { Command, Comment, GameResult, Line, MoveNode, PgnGame, Tag } from '../../src/index.js';

/** Integers below a limit, the same ones for the same seed. */
export type Random = (limit: number) => number;

export const randomOf = (seed: number): Random => {
	let state = (seed * 2_654_435_761 + 1) >>> 0;
	return (limit) => {
		// A linear congruential generator; the high bits are the better ones.
		state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
		return Math.floor((state / 2 ** 32) * limit);
	};
};

export interface GenerateOptions {
	/** The most moves of the main line. */
	readonly moves?: number;
	/** All seven tags of the roster, each once, in their order, and the others in ASCII order: as the export format has them. */
	readonly exported?: boolean;
	/** Only moves, without annotations. */
	readonly bare?: boolean;
	/** Comments with `}`, which are written from `;` to the end of the line. */
	readonly lineComments?: boolean;
	/** The texts of moves; some are unusual if they are not given. */
	readonly sans?: readonly string[];
}

const SANS = (
	'e4 e5 d4 d5 Nf3 Nc6 O-O O-O-O Bxe4+ exd8=Q# -- Z0 0000 @@@@ N@f3 P@e4 R1a3 Qh4xe1 e8=Q+ h1=N b4 bxc3 ' +
	'♘f3 Крf1 ,d4 ,a1b2 7776FU P-76 i10xj11 W@a10 exf6e.p. Nc6/H O-O/He1 a1-a2 e8(Q) P*7f Sf6++ a b c d8 ep4'
).split(' ');
const WORDS = (
	'Best by test. % %escape %%% [Event "x"] ; (1. e4) $4 *  1-0 "quoted" back\\slash \\" ½ — ♘ Ünïcode 日本 😀 [% [%] [x] ] { {{ ' +
	'very-long-word-that-goes-on-and-on-and-on-until-it-does-not-fit-in-a-line-of-eighty-columns-at-all 12. e4? !! 1... ... &'
).split(/ +/);
const VALUES = [
	'Anna',
	'Müller, "Eva"',
	'back\\slash\\',
	'\\"',
	'?',
	'',
	' blanks  inside ',
	'[x] {y} ;z %',
	'½-½',
	'日本 😀',
	'a]',
	'"]',
	'\\\\"',
];
const NAMES = ['Event', 'Site', 'Date', 'Round', 'White', 'Black', 'Result', 'ECO', 'WhiteElo', 'x_1', 'Annotator', 'a-b.c'];
const COMMANDS: readonly Command[] = [
	{ name: 'clk', value: '0:05:00' },
	{ name: 'emt', value: '0:00:07.5' },
	{ name: 'eval', value: '#-3' },
	{ name: 'eval', value: '0.35,20' },
	{ name: 'csl', value: 'Ga1,Rb2' },
	{ name: 'cal', value: 'Ge2e4' },
	{ name: 'x', value: '' },
	{ name: 'mdl', value: '[% "a" (b) ;' },
];
const FENS = [
	'rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2',
	'4k3/8/8/8/8/8/8/4K3 b - - 3 17',
	'4k3/8/8/8/8/8/8/4K3 b - -',
	'8/8/8/8/8/8/8/8[Pp] b - - 0 40 +1+2',
	'not a FEN',
];
const RESULTS: readonly GameResult[] = ['1-0', '0-1', '1/2-1/2', '*'];
const ROSTER = NAMES.slice(0, 7);

const pick = <T>(random: Random, list: readonly T[]): T => list[random(list.length)]!;
const times = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make);

const commentOf = (random: Random, { lineComments = true }: GenerateOptions): Comment => {
	const commands = random(3) === 0 ? times(1 + random(3), () => pick(random, COMMANDS)) : [];
	const words = times(random(random(8) === 0 ? 60 : 6), () => pick(random, WORDS)).filter((word) => word !== '');
	if (lineComments && random(12) === 0) words.push('brace } inside');
	// A "[%" may become a command with the words behind it.
	const text = words.join(' ').replace(/\[%(?=[^[]*\])/g, '[ %');
	return text === '' && commands.length === 0 ? { text: 'Fine.', commands } : { text, commands };
};

const commentsOf = (random: Random, chance: number, options: GenerateOptions): readonly Comment[] =>
	options.bare || random(chance) > 0 ? [] : times(1 + random(2), () => commentOf(random, options));

const nodeOf = (random: Random, depth: number, options: GenerateOptions): MoveNode => ({
	san: pick(random, options.sans ?? SANS),
	nags: options.bare || random(5) > 0 ? [] : times(1 + random(2), () => random(256)),
	comments: commentsOf(random, 5, options),
	variations: depth > 4 || random(4 + 2 * depth) > 0 ? [] : times(1 + random(3), () => variationOf(random, depth + 1, options)),
});

const variationOf = (random: Random, depth: number, options: GenerateOptions): Line => {
	const comments = commentsOf(random, 5, options);
	const fewest = comments.length === 0 ? 1 : 0;
	return { comments, moves: times(fewest + random(6), () => nodeOf(random, depth, options)) };
};

const tagsOf = (random: Random, result: GameResult, { exported = false }: GenerateOptions): readonly Tag[] => {
	const fen = random(4) === 0 ? [{ name: 'FEN', value: pick(random, FENS) }] : [];
	if (!exported) return [...times(random(12), () => ({ name: pick(random, NAMES), value: pick(random, VALUES) })), ...fen];
	const roster = ROSTER.map((name) => ({ name, value: name === 'Result' ? result : pick(random, VALUES) }));
	const others = times(random(4), () => ({ name: pick(random, NAMES.slice(7)), value: pick(random, VALUES) }));
	return [...roster, ...[...fen, ...others].sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0))];
};

/**
 * A game with nested variations, comments in all places, NAGs, commands, tags with unusual values and unusual moves: a reader must find the same game in
 * the text that `stringify` writes with the format `compact`, and with `exported` in the export format.
 */
export const gameOf = (seed: number, options: GenerateOptions = {}): PgnGame => {
	const random = randomOf(seed);
	const result = pick(random, RESULTS);
	return {
		tags: tagsOf(random, result, options),
		comments: commentsOf(random, 4, options),
		moves: times(random((options.moves ?? 30) + 1), () => nodeOf(random, 0, options)),
		result,
	};
};

/** The parts of a game that a text has: without places, problems and marks of validation. */
export const plainGame = (game: PgnGame): PgnGame => {
	const places = new Set(['span', 'valueSpan', 'legal']);
	const { tags, comments, moves, result } = game;
	return JSON.parse(JSON.stringify({ tags, comments, moves, result }, (key, value) => (places.has(key) ? undefined : value)));
};
