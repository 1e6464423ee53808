import { apply, type Game, key, legal, type Move, outcome, type Position, setupOf, validate, variable } from '@x/core';
import { compile } from '@x/core/compile';
import { mentions } from '@x/core/src/rules/structure';
import type { Ruleset, Setup, Vec } from '@x/core/src/rules/types';
import { type Random, randomFrom } from '@x/core/testing';
import { games as allGames } from '@x/games';
import type { GameId } from '@x/games/titles';
import { describe, expect, it } from 'vitest';

const games = new Map<string, Game>();

function gameOf(name: string): Game {
	const known = games.get(name);
	if (known !== undefined) return known;
	const { rules: ruleset, names } = allGames[name as GameId];
	const game = compile(ruleset, names);
	games.set(name, game);
	return game;
}

const everyPreset = Object.keys(allGames);

/** Positions along a random game, the start included. */
function* along(start: Position, plies: number, random: Random): Generator<Position> {
	let at = start;
	yield at;
	for (let ply = 0; ply < plies; ply++) {
		const moves = legal(at);
		if (moves.length === 0) return;
		at = apply(at, moves[random(moves.length)]!);
		yield at;
	}
}

describe('repetition', () => {
	/** Games in which no position can come again, and why. */
	const NEVER_AGAIN: Readonly<Record<string, string>> = {
		amazons: 'every turn shoots an arrow, which stays',
		breakthrough: 'every move goes forward',
		clobber: 'every move captures',
		clobber10: 'every move captures',
		flipello: 'every move puts a disc; passes are part of the position',
		flipello10: 'every move puts a disc; passes are part of the position',
		flipersi: 'every move puts a disc',
		'fox-and-hounds': 'in every round a hound goes forward',
		isolation: 'every turn removes a cell',
		isolation7x7: 'every turn removes a cell',
		joust: 'every move removes the cell that it leaves',
		snailtrail: 'every move leaves a trail, which stays',
	};

	it.each(everyPreset)('%s: a rule says what repetition comes to, or no position can come again', (name) => {
		const { outcomes } = allGames[name as GameId].rules;
		expect(mentions(outcomes, 'repeats')).toBe(NEVER_AGAIN[name] === undefined);
	});

	it.each(Object.keys(NEVER_AGAIN))('%s: no position comes again in random games', (name) => {
		for (let seed = 1; seed <= 3; seed++) {
			const keys = [...along(gameOf(name).start, 200, randomFrom(seed * 7919))].map(key);
			expect(new Set(keys).size).toBe(keys.length);
		}
	});

	/** A move of the piece that the other one moved, back to where it came from. */
	const back = (at: Position, { from, to }: Move): Move | undefined =>
		legal(at).find((move) => move.from === to && move.to === from && move.captured.length === 0);

	/** Moves of both sides that lead back to the position, if there are such. */
	function cycleOf(start: Position): readonly Move[] | undefined {
		const quiet = (at: Position): readonly Move[] =>
			legal(at).filter(({ from, to, captured }) => from !== undefined && from !== to && captured.length === 0);
		for (const first of quiet(start).slice(0, 40)) {
			const one = apply(start, first);
			for (const second of quiet(one).slice(0, 40)) {
				const two = apply(one, second);
				const third = back(two, first);
				const fourth = third && back(apply(two, third), second);
				if (third && fourth && key(apply(apply(two, third), fourth)) === key(start)) return [first, second, third, fourth];
			}
		}
		return undefined;
	}

	it.each(everyPreset.filter((name) => NEVER_AGAIN[name] === undefined))('%s: pieces that go to and fro end the game', (name) => {
		const { start } = gameOf(name);
		const cycle = cycleOf(start);
		let at = start;
		for (let ply = 0; cycle !== undefined && ply < 16 && outcome(at, { claims: true }) === undefined; ply++) {
			const { from, to } = cycle[ply % 4]!;
			at = apply(at, legal(at).find((move) => move.from === from && move.to === to && move.captured.length === 0)!);
		}
		if (cycle !== undefined) expect(outcome(at, { claims: true })).toBeDefined();
	});
});

describe('bare kings', () => {
	/** Games whose only royal is a king, in which bare kings do not draw, and why. */
	const LIVE: Readonly<Record<string, string>> = {
		bughouse: 'the hands are filled from the other board',
		horde: 'one side has no king: it has lost',
		janggi: 'points decide',
		janggimodern: 'points decide',
		'king-of-the-hill': 'a king may still come to the hill',
		losers: 'a side that has nothing but its king has won',
		ogi: 'its rules judge no material (Sashité, rules of ōgi)',
		minishogi: 'the side that moved first loses by repetition',
		'racing-kings': 'the first king at home wins',
		spartan: 'one of two kings may stay attacked, so they may mate',
		supply: 'the hands are filled from the other board',
		torishogi: 'who repeats the position loses',
	};

	const onlyKings = ({ royal, sides }: Ruleset): boolean =>
		'is' in royal && royal.a.kind?.length === 1 && Object.keys(sides).length === 2 && !('some' in royal);
	const withKings = everyPreset.filter((name) => onlyKings(allGames[name as GameId].rules));

	/** Setups of one royal per side and nothing else, on random cells. */
	function bareSetups(game: Game, count: number, random: Random): Setup[] {
		const { royal, sides, turn } = game.ruleset;
		const kind = 'is' in royal ? royal.a.kind![0]! : '';
		return Array.from({ length: count }, () => ({
			pieces: Object.keys(sides).map((side) => ({ at: game.vecOf(random(game.cells)), piece: { side, kind } })),
			phase: turn.start,
		}));
	}

	const bare = (game: Game, seed: number): Position[] =>
		bareSetups(game, 400, randomFrom(seed)).flatMap((setup) => {
			const made = validate(game, setup);
			return made.ok ? [made.value] : [];
		});

	it.each(withKings.filter((name) => LIVE[name] === undefined))('%s: they are a draw at once', (name) => {
		const found = bare(gameOf(name), 104_729).map((at) => outcome(at)?.draw);
		expect(found.length).toBeGreaterThan(0);
		expect(found.every((draw) => draw === true)).toBe(true);
	});

	it.each(withKings.filter((name) => LIVE[name] === undefined))('%s: without that rule nothing is ever won', (name) => {
		const { rules: ruleset } = allGames[name as GameId];
		const dead = ['insufficient-material', 'two-kings', 'robado'];
		const game = compile({ ...ruleset, outcomes: ruleset.outcomes.filter(({ id }) => !dead.includes(id)) });
		const random = randomFrom(1_299_709);
		for (const start of bare(game, 15_485_863).slice(0, 12)) {
			for (const at of along(start, 20, random)) {
				const end = outcome(at);
				// One king alone has lost in some games: here neither has anything else.
				if (end !== undefined && end.reason !== 'bare-king') expect(end.draw).toBe(true);
			}
		}
	});

	it('the games in which they do not draw are listed, and no others', () => {
		for (const name of Object.keys(LIVE)) {
			const ends = bare(gameOf(name), 104_729).map((at) => outcome(at)?.draw === true);
			expect(ends.every((draw) => draw) && ends.length > 0, name).toBe(false);
		}
	});
});

describe('the clock of plies without progress', () => {
	/** Games in which it counts captures only, and why. */
	const CAPTURES_ONLY: Readonly<Record<string, string>> = {
		xiangqi: 'Asian Xiangqi Federation: moves without a capture',
		minixiangqi: 'as in xiangqi',
		manchu: 'as in xiangqi',
		supply: 'as in xiangqi, and drops',
		janggi: 'Fairy-Stockfish: moves without a capture',
		janggicasual: 'as in janggi',
		janggimodern: 'as in janggi',
		janggitraditional: 'as in janggi',
	};
	const clocked = everyPreset.filter((name) => 'halfmove' in allGames[name as GameId].rules.vars && CAPTURES_ONLY[name] === undefined);

	/** A piece of the first side on a cell, with the royals where they start if these are elsewhere. */
	function lone({ ruleset }: Game, kind: string, at: Vec | undefined, stores: Setup['stores']): Setup {
		const [side = ''] = Object.keys(ruleset.sides);
		const kings = ruleset.start.pieces.filter(({ piece }) => piece.kind === 'K' && piece.kind !== kind);
		return {
			pieces: [
				...kings.filter((king) => String(king.at) !== String(at)).map((king) => ({ at: king.at, piece: { ...king.piece, flags: [] } })),
				...(at === undefined ? [] : [{ at, piece: { side, kind } }]),
			],
			phase: ruleset.turn.start,
			vars: { halfmove: 7 },
			...(stores === undefined ? {} : { stores }),
		};
	}

	const quietMoves = (game: Game, kind: string, cell: number): readonly Move[] => {
		const made = validate(game, lone(game, kind, game.vecOf(cell), undefined));
		return made.ok ? legal(made.value).filter(({ from, captured }) => from === cell && captured.length === 0) : [];
	};

	/** Whether no quiet moves lead a piece back to where it was. */
	function neverReturns(edges: ReadonlyMap<number, readonly number[]>): boolean {
		const left = new Map([...edges].map(([from, to]) => [from, new Set(to)]));
		for (;;) {
			const ends = [...left].filter(([, to]) => [...to].every((cell) => !left.has(cell))).map(([from]) => from);
			if (left.size === 0) return true;
			if (ends.length === 0) return false;
			for (const end of ends) left.delete(end);
		}
	}

	it.each(clocked)('%s: pieces that cannot go back reset it when they move and when they are dropped', (name) => {
		const game = gameOf(name);
		for (const kind of Object.keys(game.ruleset.kinds)) {
			const moves = Array.from({ length: game.cells }, (_, cell) => quietMoves(game, kind, cell));
			const edges = new Map(moves.map((found, cell) => [cell, found.map(({ to }) => to)] as const));
			const all = moves.flat();
			if (all.length < 5 || !neverReturns(edges)) continue;
			for (const move of all) expect(variable(apply(move.position, move), 'halfmove'), `${kind} moves`).toBe(0);
			for (const store of Object.keys(game.ruleset.stores)) {
				const made = validate(game, lone(game, kind, undefined, { [store]: { [Object.keys(game.ruleset.sides)[0]!]: { [kind]: 1 } } }));
				const drops = made.ok ? legal(made.value).filter(({ from }) => from === undefined) : [];
				for (const drop of drops) expect(variable(apply(drop.position, drop), 'halfmove'), `${kind} is dropped`).toBe(0);
			}
		}
	});
});

describe('positions of real games', () => {
	it.each(everyPreset)('%s: none is refused for a royal that could be captured', (name) => {
		const game = gameOf(name);
		for (const at of along(game.start, 40, randomFrom(32_452_843))) {
			const made = validate(game, setupOf(at));
			const codes = made.ok ? [] : made.problems.map(({ code }) => code);
			expect(codes).not.toContain('setup/royal-capturable');
		}
	});

	it.each(everyPreset.filter((name) => allGames[name as GameId].names.gate !== undefined))(
		'%s: what is put on a cell that is left makes no move legal',
		(name) => {
			for (let seed = 1; seed <= 6; seed++)
				for (const at of along(gameOf(name).start, 60, randomFrom(seed * 49_979_687))) {
					const moves = legal(at);
					const plain = new Set(
						moves.filter(({ marks }) => !marks.includes('gate')).map(({ from, to, promotion }) => `${from} ${to} ${promotion}`),
					);
					for (const { from, to, promotion, marks } of moves)
						if (marks.includes('gate')) expect(plain.has(`${from} ${to} ${promotion}`)).toBe(true);
				}
		},
	);
});
