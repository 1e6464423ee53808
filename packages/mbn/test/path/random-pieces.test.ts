import { legal, type Move, validate } from '@x/core';
import { compile } from '@x/core/compile';
import { type ReferenceMove, reference } from '@x/core/reference';
import { randomFrom } from '@x/core/testing';
import { isNotationError } from '@x/diagnostics';
import { describe, expect, it } from 'vitest';
import { byExtent } from '../../../../tools/lib/sample.js';
import { isValid } from '../../src/index.js';
import { readVectors } from '../vectors.js';
import { rulesetOf } from './board.js';
import { cost } from './cost.js';
import { Oracle } from './oracle.js';
import { randomGame, randomPosition, rowOf } from './random-pieces.js';
import { expectedOf, gameOf, movesOf, type Row, setupOf } from './rows.js';
import { shrunk } from './shrink.js';

/** Games with made-up pieces, and positions of each. */
const GAMES = Number(process.env.X_MBN_GAMES ?? byExtent({ full: 200, normal: 24, quick: 5 }));
const POSITIONS = Number(process.env.X_MBN_POSITIONS ?? 40);
const FIRST = Number(process.env.X_MBN_FIRST ?? 1);
/** The folder of an independent program (fbr-oracle), in Python. */
const ORACLE = process.env.X_FBR_ORACLE;

const textOf = ({ from, to, kind, captured, writes }: Move | ReferenceMove): string =>
	JSON.stringify([
		from,
		to,
		kind,
		captured.map(({ cell, side, kind }) => [cell, side, kind]).sort(),
		writes.map(({ cell, piece }) => [cell, piece?.side, piece?.kind, piece?.flags ?? []]),
	]);

/** Questions of a seed: a game and several positions; none if its moves have no path. */
function questions(seed: number, many: number): readonly Pick<Row, 'definition' | 'position'>[] {
	const random = randomFrom(seed * 7919);
	const game = randomGame(random);
	const rows = Array.from({ length: many }, () => rowOf(game, randomPosition(random, game)));
	try {
		rulesetOf(gameOf(rows[0]!.definition));
		return rows;
	} catch (error) {
		if (isNotationError(error) && error.problems.every(({ code }) => code === 'mbn/unplayable')) return [];
		throw error;
	}
}

describe('made-up pieces', () => {
	it('move in the compiled game as in the interpreter', () => {
		let played = 0;
		let moves = 0;
		for (let seed = FIRST; seed < FIRST + GAMES; seed++) {
			const rows = questions(seed, POSITIONS);
			if (rows.length === 0) continue;
			const rules = rulesetOf(gameOf(rows[0]!.definition));
			const [game, definition] = [compile(rules), reference(rules)];
			for (const row of rows) {
				const setup = setupOf(row);
				// A side that gives check may not be to move.
				const checked = validate(game, setup);
				if (!checked.ok) continue;
				const found = legal(checked.value).map(textOf).sort();
				expect(found, `seed ${seed}: ${JSON.stringify(row)}`).toEqual(definition.legal(definition.stateOf(setup)).map(textOf).sort());
				played++;
				moves += found.length;
			}
		}
		expect(played).toBeGreaterThan(GAMES * POSITIONS * 0.7);
		expect(moves).toBeGreaterThan(played);
	}, 300_000);
});

/** Differences from the independent program, with the side that errs and the reason. */
const argued = readVectors<readonly { readonly seed: number; readonly reason: string }[]>('argued');

/** The program does not see attacks by a leg whose mode has a question mark, such as j?W: to save work, it takes it for one that never captures. */
const isBlind = ({ definition: { pieces, rules } }: Pick<Row, 'definition'>): boolean =>
	(rules.includes('royal') || /\[[^\]]*[*+]/.test(pieces)) && /(?:m|[jw][jwy]?)\?/.test(pieces);

/** Whether the two find other moves. */
async function differs(oracle: Oracle, row: Pick<Row, 'definition' | 'position'>): Promise<boolean> {
	const { pieces } = row.definition;
	if (!isValid(pieces) || cost(pieces) > 1000) return false;
	const answer = await oracle.ask(row);
	if ('error' in answer) return false;
	try {
		const [ours, theirs] = [movesOf(row), expectedOf({ expect: answer })].map((moves) => [...new Set(moves)].join('; '));
		return ours !== theirs;
	} catch (error) {
		if (isNotationError(error)) return false;
		throw error;
	}
}

// On demand: the program is not part of the repository.
if (ORACLE !== undefined)
	describe('made-up pieces and an independent program', () => {
		it('move alike, but for the argued ones', async () => {
			const oracle = new Oracle(ORACLE!);
			const differ: string[] = [];
			for (let seed = FIRST; seed < FIRST + Number(process.env.X_MBN_GAMES ?? 1000); seed++) {
				if (argued.some((one) => one.seed === seed)) continue;
				for (const row of questions(seed, 1))
					if (!isBlind(row) && (await differs(oracle, row)))
						differ.push(`${seed} ${JSON.stringify(await shrunk(row, (question) => differs(oracle, question)))}`);
			}
			oracle.close();
			expect(differ).toEqual([]);
		}, 1_200_000);
	});
