import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkers, hasLegalMove, outcome, perft, position as positionOf } from '@x/core';
import { legalFamilies, plane } from '@x/plane';
import { type PlaneOptions, planeRules } from '@x/plane/rules';
import { describe, expect, it } from 'vitest';
import { sampleOf } from '../../../tools/lib/sample.js';
import { familiesText, type VectorMove } from './families-text.js';
import { readIcn } from './icn.js';
import { type Turn, turned, vecTurned } from './turned.js';

const shared = process.env.X_SHARED ?? join(import.meta.dirname, '../../../../shared');
const vectors = join(shared, 'vectors/icn');
const present = existsSync(vectors);

interface Legal {
	readonly id: string;
	readonly icn: string;
	readonly slideLimit?: number;
	readonly checkRule?: boolean;
	readonly moves: readonly VectorMove[];
	readonly checks: readonly (readonly [string, string])[];
	readonly kind?: string;
	readonly terminal?: string | null;
}

const lines = <T>(name: string): T[] =>
	present
		? readFileSync(join(vectors, `${name}.jsonl`), 'utf8')
				.trim()
				.split('\n')
				.map((line) => JSON.parse(line) as T)
		: [];

/** For speed, the site plays games with more than six royal pieces by capture of a royal. This is not a rule; such vectors are read with the option that was used. */
const siteOptions = ({ icn, slideLimit, checkRule }: Legal): Partial<PlaneOptions> => ({
	...(slideLimit !== undefined && { slideLimit }),
	...(checkRule === false && !/capture/.test(icn) && { win: { white: ['royalcapture'], black: ['royalcapture'] } }),
});

const FAR = 10n ** 30n;
/** The transformations of positions, and the share of positions for each. */
const TURNS: readonly [string, Turn, { readonly normal: number; readonly quick: number }][] = [
	['as published', {}, { normal: 0.5, quick: 0.1 }],
	['mirrored', { mirror: true }, { normal: 0.1, quick: 0.02 }],
	['recoloured', { recolour: true }, { normal: 0.1, quick: 0.02 }],
	['shifted by 10^30', { by: [FAR, -FAR] }, { normal: 0.3, quick: 0.05 }],
	['mirrored, recoloured and shifted', { mirror: true, recolour: true, by: [-FAR, FAR + 1n] }, { normal: 0.1, quick: 0.02 }],
];

describe.skipIf(!present).each(['legal', 'terminal'])('vectors %s', (name) => {
	it.each(TURNS)('%s: the same legal moves, checks and ends', (title, turn, share) => {
		const wrong: string[] = [];
		for (const vector of sampleOf(`${name} ${title}`, lines<Legal>(name), share)) {
			const { options, setup } = turned(readIcn(vector.icn, siteOptions(vector)), turn);
			const position = positionOf(plane(planeRules(options)), setup);
			const cell = (text: string, shifted = true): string => vecTurned(turn, text.split(',') as never, shifted).join();
			const [ours, theirs] = [familiesText.ours(legalFamilies(position)), familiesText.theirs(vector.moves, cell)];
			if (ours !== theirs) wrong.push(`${vector.id} ${vector.icn}\n  ours   ${ours}\n  theirs ${theirs}`);
			const checks = [...new Set(vector.checks.map(([from]) => cell(from)))].sort().join(' ');
			const attackers = checkers(position).map(String).sort().join(' ');
			if (attackers !== checks) wrong.push(`${vector.id}: checks ${attackers}, not ${checks}`);
			if (hasLegalMove(position) !== vector.moves.length > 0) wrong.push(`${vector.id}: has a move, or has none`);
			const end = vector.terminal ?? (vector.kind === 'checkmate' || vector.kind === 'stalemate' ? vector.kind : null);
			const reason = outcome(position)?.reason ?? null;
			if (reason !== end && !(reason === 'moverule' && end === null)) wrong.push(`${vector.id}: ${reason}, not ${end}`);
		}
		expect(wrong.slice(0, 5)).toEqual([]);
	});
});

interface Perft {
	readonly id: string;
	readonly icn: string;
	readonly perft: readonly number[];
}

describe.skipIf(!present)('vectors perft', () => {
	it.each(lines<Perft>('perft').map((vector) => [vector.id, vector] as const))('%s', (_, { icn, perft: counts }) => {
		const { ruleset, setup } = readIcn(icn);
		const start = positionOf(plane(ruleset), setup);
		expect([1, 2, 3].map((depth) => perft(start, depth))).toEqual(counts.slice(0, 3));
	});
});
