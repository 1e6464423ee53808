import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Game, type Move, type Position, position } from '@x/core';
import { compile, plan } from '@x/core/compile';
import { load, programs } from '@x/core/load';
import type { ReferenceMove } from '@x/core/reference';
import { setupFromText } from '@x/core/testing';
import { chess } from '@x/games/ready/chess';
import { chess960 } from '@x/games/ready/chess960';
import { namesOf } from '@x/games/src/parts/names';
import { testRulesets } from '@x/games/testing';

export { chess, chess960 };

/** Test games that the compiler plays; games it refuses are tested to be refused. */
export const playable: Readonly<Record<string, Game>> = {
	chess,
	chess960,
	'chess by tables': load(plan(chess.ruleset, chess.names), programs),
	'chess960 by tables': load(plan(chess960.ruleset, chess960.names), programs),
	...Object.fromEntries(
		Object.entries(testRulesets).flatMap(([name, ruleset]) =>
			name === 'chess' || name === 'chess960' ? [] : [[name, compile(ruleset, namesOf(ruleset))]],
		),
	),
};

/** A position of chess or Chess960 from a FEN. */
export const from = (game: Game, fen: string): Position => position(game, setupFromText(fen, game.ruleset, chess.names!));

/** A move of either engine as a text that equal moves share. */
export function moveText(move: Move | ReferenceMove): string {
	return JSON.stringify({
		from: move.from ?? null,
		to: move.to,
		side: move.side,
		kind: move.kind,
		promotion: move.promotion ?? null,
		captured: [...move.captured].sort((a, b) => a.cell - b.cell),
		marks: move.marks,
		writes: move.writes.map(({ cell, piece }) => ({ cell, side: piece?.side, kind: piece?.kind, flags: piece?.flags ?? [] })),
		phase: move.phase,
	});
}

/** Larger tables outside the repository. CI must have them; elsewhere the repository's own vectors stand alone. */
export function sharedRows<Row>(file: string): readonly Row[] {
	const root = process.env.X_SHARED ?? fileURLToPath(new URL('../../../../../shared', import.meta.url));
	const path = `${root}/vectors/${file}`;
	if (!existsSync(path)) {
		// Empty, it means none on purpose.
		if (process.env.CI !== undefined && process.env.X_SHARED !== '')
			throw new Error(`The shared vectors are missing: ${file}. Say with X_SHARED where they are.`);
		return [];
	}
	return JSON.parse(readFileSync(path, 'utf8')) as readonly Row[];
}
