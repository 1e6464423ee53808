import { history, lastMove, legal, moveName, type Position } from '@x/core';
import { Parsers } from 'json-kifu-format';
import {
	exportCSA,
	exportJKFString,
	exportKI2,
	exportKIF,
	formatMove,
	type ImmutableNode,
	importCSA,
	importJKFString,
	importKI2,
	importKIF,
	Move,
	Record as TsRecord,
} from 'tsshogi';
import { describe, expect, test } from 'vitest';
import { seedsOf } from '../../../tools/lib/sample.js';
import { type Dialect, type EndWord, type KifGame, type Line, parse, reduce, stringify } from '../src/index.js';
import { toKifMove, writeMove } from '../src/moves.js';
import { complete, gameOf, play } from '../src/play.js';
import { bare, decorated, randomGame, randomOf, shogi } from './support/games.js';

const SEEDS = seedsOf({ full: 2000, normal: 24, quick: 8 });
const PLIES = 40;
const DIALECTS: readonly Dialect[] = ['kif', 'ki2', 'csa', 'jkf'];

const READERS: Readonly<Record<Dialect, (text: string) => TsRecord | Error>> = {
	kif: importKIF,
	ki2: importKI2,
	csa: importCSA,
	jkf: importJKFString,
};
const WRITERS: Readonly<Record<Dialect, (record: TsRecord) => string>> = {
	kif: exportKIF,
	ki2: exportKI2,
	csa: exportCSA,
	jkf: exportJKFString,
};

const recordOf = (result: TsRecord | Error): TsRecord => {
	if (result instanceof Error) throw result;
	return result;
};

/** The moves of a peer's record as USI, with all variations, each behind its depth. */
const peerMoves = (record: TsRecord): readonly string[] => {
	const found: string[] = [];
	record.forEach((node: ImmutableNode) => {
		if (node.move instanceof Move) found.push(`${node.ply} ${node.move.usi}`);
	});
	return found.sort();
};

/** The moves of our game in the same form. */
const ourMoves = (game: KifGame): readonly string[] => {
	const found: string[] = [];
	const walk = ({ moves, end }: ReturnType<typeof play>, ply: number): void => {
		for (const [index, { move, variations }] of moves.entries()) {
			const drop = move.from === undefined;
			const name = drop ? moveName(move).replace('@', '*') : moveName(move).slice(0, 4) + (move.promotion === undefined ? '' : '+');
			found.push(`${ply + index} ${name}`);
			for (const line of variations) walk(line, ply + index);
		}
		for (const line of end?.variations ?? []) walk(line, ply + moves.length);
	};
	walk(play(game, shogi), 1);
	return found.sort();
};

const ENDS: readonly EndWord[] = ['resignation', 'interruption', 'repetition', 'impasse', 'time-up', 'entering-king'];

function sample(seed: number): readonly [KifGame, Position] {
	const last = randomGame(shogi, seed, PLIES);
	const positions = history(last);
	const random = randomOf(seed + 3);
	const line = (ply: number): Line['moves'] => {
		const position = positions[ply]!;
		const used = moveName(lastMove(positions[ply + 1]!)!);
		const others = legal(position).filter((move) => moveName(move) !== used);
		const move = others[random(others.length)];
		return move === undefined ? [] : [{ move: toKifMove(move, position), comments: [], variations: [] }];
	};
	return [decorated(gameOf(last), random, ENDS, line), last];
}

describe('tsshogi', () => {
	test('reads the games that we write, and we read those that it writes', () => {
		for (const seed of SEEDS) {
			const [game] = sample(seed);
			const dialect = DIALECTS[seed % 4]!;
			const { value } = reduce(game, dialect);
			const record = recordOf(READERS[dialect](stringify(value, { dialect })));
			expect(peerMoves(record), `${seed} ${dialect}`).toEqual(ourMoves(value));
			for (const other of DIALECTS.filter((_, index) => index === Math.floor(seed / 4) % 4)) {
				const [read] = parse(WRITERS[other](record), { dialect: other });
				const whole = complete(read!, shogi);
				expect(ourMoves(whole), `${seed} ${dialect} ${other}`).toEqual(
					other === 'csa' ? ourMoves({ ...value, moves: value.moves.map((node) => ({ ...node, variations: [] })) }) : ourMoves(value),
				);
				const written = reduce(whole, other).value;
				const [again] = parse(stringify(written, { dialect: other }), { mode: 'strict', dialect: other });
				expect(bare(complete(again!, shogi))).toEqual(bare(written));
			}
		}
	}, 3_600_000);

	test('writes the same signs in KI2', () => {
		for (const seed of SEEDS.slice(0, Math.ceil(SEEDS.length / 2))) {
			const positions = history(randomGame(shogi, seed, 120));
			const record = new TsRecord();
			for (const [ply, after] of positions.slice(1).entries()) {
				const before = positions[ply]!;
				const name = moveName(lastMove(after)!);
				const drop = name.includes('@');
				const usi = drop ? name.replace('@', '*') : name.slice(0, 4) + (lastMove(after)!.promotion === undefined ? '' : '+');
				const move = record.position.createMoveByUSI(usi)!;
				const last = record.current.move instanceof Move ? record.current.move : undefined;
				expect(writeMove(lastMove(after)!, before, 'ki2'), `${seed} ${ply}`).toBe(
					formatMove(record.position, move, { compatible: true, ...(last !== undefined && { lastMove: last }) }),
				);
				record.append(move, { ignoreValidation: true });
			}
		}
	}, 3_600_000);
});

describe('json-kifu-format', () => {
	test('reads the games that we write as the same JSON', () => {
		for (const seed of SEEDS) {
			const [full] = sample(seed);
			const dialect = (['kif', 'ki2', 'csa'] as const)[seed % 3]!;
			// Its grammar has few ends in KI2, no comment behind them, and no bookmarks.
			const end = { ...full.end!, end: 'resignation', comments: [] } as const;
			const moves = full.moves.map(({ bookmark: _, ...node }) => node);
			const { value } = reduce({ ...full, moves, end }, dialect);
			const theirs = { kif: Parsers.parseKIF, ki2: Parsers.parseKI2, csa: Parsers.parseCSA }[dialect](stringify(value, { dialect }));
			const [read] = parse(JSON.stringify(theirs), { dialect: 'jkf' });
			expect(ourMoves(read!), `${seed} ${dialect}`).toEqual(ourMoves(value));
		}
	}, 3_600_000);
});
