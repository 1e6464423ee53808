import { type GameDefinition, perft } from '@x/core';
import { compile } from '@x/core/compile';
import { games } from '@x/games';
import { describe, expect, it } from 'vitest';
import { byExtent } from '../../../../tools/lib/sample.js';
import { type Converted, fromRuleset } from '../../src/from/index.js';
import { toGame } from '../../src/game/index.js';
import { type Fbr, parse, stringify } from '../../src/index.js';

/** Boards that do not consist of files and ranks. */
const OTHER_BOARDS = ['alice', 'glinski', 'raumschach'];

/** Games that FBR says exactly, but for draws: limits of moves, claims, draws by material. */
const EXACT = `
	ai-wok almost amazon antichess asean berolina breakthrough bughouse capablanca capahouse caparandom centaur chancellor chaturanga checkshogi
	chess chess960 chessgi clobber clobber10 coregal crazyhouse cylinder dragon embassy euroshogi extinction extinction960 five-check gardner
	georgian giveaway gorogoro gothic grasshopper gustav3 hoppelpoppel janus judkins king-of-the-hill kinglet knightmate kyotoshogi legan loop
	losalamos makruk micro misere modern newzealand nightrider nocastle okisakishogi omicron paradigm pawnback pawnsideways perfect pocketknight
	raazuvaa shako shogi tencubed three-check threekings torishogi torpedo troitzky wolf`.match(/\S+/g)!;

/** The losses of the other games, by the codes that change their moves, or who wins. */
const LOSSES: Readonly<Record<string, string>> = {
	amazons: 'turn walk',
	ataxx: 'moves walk win',
	atomar: 'hook',
	atomic: 'castling hook law royal',
	atomic960: 'castling hook law royal',
	cambodian: 'hook moves',
	chigorin: 'promotion',
	chushogi: 'hook law moves promotion walk win',
	codrus: 'win',
	courier: 'win',
	dobutsu: 'win',
	duck: 'turn walk win',
	flipello: 'walk win',
	flipello10: 'walk win',
	flipersi: 'walk win',
	'fox-and-hounds': 'win',
	grand: 'moves promotion',
	horde: 'win',
	isolation: 'turn walk',
	isolation7x7: 'turn walk',
	janggi: 'law moves royal walk win',
	janggicasual: 'hook moves walk win',
	janggimodern: 'moves walk win',
	janggitraditional: 'hook law moves royal walk win',
	jesonmor: 'win',
	joust: 'moves',
	karouk: 'hook moves',
	koedem: 'choice win',
	losers: 'win',
	makpong: 'moves',
	manchu: 'win',
	marseillais: 'moves turn',
	minishogi: 'win',
	minixiangqi: 'win',
	nocheckatomic: 'hook',
	ogi: 'hand promotion',
	opulent: 'moves promotion',
	petrified: 'hook',
	placement: 'castling choice hook law walk',
	'racing-kings': 'hook win',
	'sanki-chess': 'hook moves promotion turn',
	seirawan: 'moves start',
	seirawan960: 'moves start',
	shatar: 'hook win',
	shatranj: 'win',
	shoshogi: 'law royal',
	shouse: 'moves',
	sittuyin: 'choice law moves promotion',
	snailtrail: 'moves',
	sortofalmost: 'promotion',
	spartan: 'castling law moves promotion royal win',
	suicide: 'win',
	supply: 'win',
	xiangqi: 'win',
	xiongqi: 'hook moves promotion turn',
	yarishogi: 'win',
};

/** Games with the same moves. */
const SAME_MOVES = [...EXACT, ...Object.keys(LOSSES).filter((id) => LOSSES[id] === 'win')];

/** Losses of draws only. */
const DRAWS = /^fbr\/lost-(?:outcome|claim|clock|trace)$/;

/** No deeper than this many positions. */
const MOST = byExtent({ full: 20_000, normal: 4000, quick: 500 });

const converted = new Map<string, Converted<Fbr>>();

function convert({ id, rules, names, title }: GameDefinition): Converted<Fbr> {
	const known = converted.get(id) ?? fromRuleset(rules, { names, title });
	converted.set(id, known);
	return known;
}

/** Perft 1 to 3, as far as it is quick. */
function counts(game: GameDefinition): readonly number[] {
	const { start } = compile(game);
	const found: number[] = [];
	for (const depth of [1, 2, 3]) if ((found.at(-1) ?? 0) < MOST / 20) found.push(perft(start, depth));
	return found;
}

describe('rules of FBR from the rules of games', () => {
	const all = Object.values(games).filter(({ id }) => !OTHER_BOARDS.includes(id));

	it('lists every game', () => {
		const listed = [...EXACT, ...Object.keys(LOSSES)].sort();
		expect(listed).toEqual(all.map(({ id }) => id).sort());
	});

	it.each(all.map((game) => [game.id, game] as const))('writes %s as text that is read as the same value', (_, game) => {
		const text = stringify(convert(game).value);
		expect(stringify(parse(text))).toBe(text);
		expect(text.split('\n')[0]).toBe(`:${game.title}`);
	});

	it.each(all.map((game) => [game.id, game] as const))('names what %s loses', (id, game) => {
		const { lost } = convert(game);
		const codes = [...new Set(lost.map(({ code }) => code))].filter((code) => !DRAWS.test(code)).sort();
		expect(codes.map((code) => code.replace('fbr/lost-', '')).join(' ')).toBe(LOSSES[id] ?? '');
		for (const { path, message } of lost) expect([path, message]).not.toContain('');
	});

	it.each(SAME_MOVES.map((id) => [id]))('has the numbers of moves of %s', (id) => {
		const game = games[id as keyof typeof games];
		expect(counts(toGame(convert(game).value))).toEqual(counts(game));
	});
});
