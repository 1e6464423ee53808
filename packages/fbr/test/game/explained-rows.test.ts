import type { Move, Position } from '@x/core';
import { legal, setupOf, turn, validate } from '@x/core';
import { type ReferenceMove, reference } from '@x/core/reference';
import { describe, expect, it } from 'vitest';
import { sampleOf } from '../../../../tools/lib/sample.js';
import { explain, toGame } from '../../src/game/index.js';
import { type Fbr, parse } from '../../src/index.js';
import { readSharedFile } from '../vectors.js';
import { gameOf, type Row } from './rows.js';
import { setupFor } from './setups.js';
import { fitted, type Part, partsOf, withoutParts } from './without.js';

const shared = ['a', 'b'].map((part) => readSharedFile<readonly Row[]>(`oracle-rules-${part}`));

const keyOf = ({ from, to, kind, promotion }: Move | ReferenceMove): string =>
	JSON.stringify({ ...(from === undefined ? { drop: kind } : { from }), to, ...(promotion !== undefined && { promotion }) });

/** The moves that the game without a part of its definition has, each once; none where there is no such game. */
function movesWithout(part: Part, value: Fbr, at: Position, row: Row): readonly string[] {
	const { files, ranks, boards } = row.definition;
	const { setup: start } = row.position;
	const board = { files, ranks, ...(boards !== undefined && { boards }) };
	try {
		const literal = reference(toGame(withoutParts(value, [part]), { board, ...(start !== undefined && { start }) }).rules);
		const state = literal.stateOf(fitted(setupOf(at), literal.ruleset, turn(at).side));
		return [...new Set(literal.legal(state).map(keyOf))];
	} catch {
		return [];
	}
}

/** The moves that exactly one part of the definition forbids. An attribute comes before its rule. */
function forbiddenByOne(row: Row, value: Fbr, at: Position): ReadonlyMap<string, Part> {
	const known = new Set(legal(at).map(keyOf));
	const found = new Map<string, readonly Part[]>();
	for (const part of partsOf(value))
		for (const move of movesWithout(part, value, at, row)) if (!known.has(move)) found.set(move, [...(found.get(move) ?? []), part]);
	return new Map(
		[...found].flatMap(([move, parts]) => {
			const one = parts.filter(
				({ rule, attribute }) => attribute !== undefined || !parts.some((other) => other.rule === rule && other.attribute !== undefined),
			);
			return one.length === 1 ? [[move, one[0]!] as const] : [];
		}),
	);
}

describe.skipIf(shared.includes(undefined))('the moves that one rule forbids', () => {
	it('are explained by that rule, with its attribute', { timeout: 300_000 }, () => {
		const rows = shared.flatMap((part) => part ?? []);
		const others: string[] = [];
		let named = 0;
		for (const row of sampleOf('explained rows', rows, { normal: 0.25, quick: 0.05 })) {
			const { definition, game } = gameOf(row.definition, row.position.board, row.position.setup);
			const checked = validate(game, setupFor(row, definition));
			if (!checked.ok) continue;
			const value = parse(`${row.definition.rules} ${row.definition.pieces}`);
			const start = row.position.setup;
			for (const [move, { rule, attribute }] of forbiddenByOne(row, value, checked.value)) {
				const parts = JSON.parse(move);
				// A cell that the board does not have.
				if (!game.isCell(parts.to) || (parts.from !== undefined && !game.isCell(parts.from))) continue;
				const found = explain(value, checked.value, parts, start === undefined ? {} : { start });
				// Without a promotion the parts of a move mean a promotion too.
				if (found.legal) continue;
				const isNamed = found.reasons.some(
					(reason) => reason.rule === rule.name && (attribute === undefined || reason.attribute === attribute.name),
				);
				if (isNamed) named++;
				else others.push(`${row.id} ${move}: ${attribute?.name ?? rule.name}, found ${found.message}`);
			}
		}
		expect(named).toBeGreaterThan(0);
		expect(others.length / (named + others.length), others.join('\n')).toBeLessThanOrEqual(0.02);
	});
});
