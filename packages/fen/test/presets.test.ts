import type { Game } from '@x/core';
import { presets } from '@x/core/presets/all';
import { describe, expect, test } from 'vitest';
import { fairyStockfish } from '../src/dialects.js';
import { safeParse, safeParsePosition, stringify, stringifySetup } from '../src/index.js';
import { gameOf, readShared } from './vectors.js';

interface Row {
	readonly variant: string;
	readonly fen: string;
	readonly chess960?: boolean;
}

/** Names of the shared tables → presets, where they differ. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
	'3check': 'three-check',
	'5check': 'five-check',
	armageddon: 'chess',
	fairy: 'chess',
	fischerandom: 'chess960',
	kingofthehill: 'king-of-the-hill',
	mini: 'minishogi',
	normal: 'chess',
	racingkings: 'racing-kings',
};

/** What no game here says, or what is read and written otherwise. */
const NOT_WRITTEN: Readonly<Record<string, string>> = {
	'7r/1p4p1/pk3p2/RN6/8/P5Pp/3p1P1P/4R1K1 w - - 1 39 +2+0': 'checks given, behind the clocks',
	'3k4/6P~1/8/8/8/8/1q~6/3K4[] w - - 0 1': 'a pawn that was promoted',
	'3m2n1/8/8/8/3pk1P1/8/5K2/1N6 w - 126 4 46': 'a limit of counting',
};

/** The board and the side, with letters of a pocket in any order. */
const boardOf = (text: string): string =>
	text
		.replace('/Qn ', '[Qn] ')
		.replace('[-]', '[]')
		.replace(/\[.*\]/, (pocket) => [...pocket].sort().join(''))
		.replace(/^(\S+ \S+).*/, '$1');

const rows = ['perft', 'legal-moves'].flatMap((name) => readShared<Row>(`vectors/variants/${name}.json`) ?? []);
const known = new Map<string, Set<string>>();
for (const { variant, chess960, fen } of rows) {
	const name = (OTHER_NAMES[variant] ?? variant) + (chess960 ? '960' : '');
	known.set(name, (known.get(name) ?? new Set()).add(fen));
}

describe('texts of the games that core knows', () => {
	for (const [name, some] of known) {
		if (!(name in presets)) continue;
		test(name, () => {
			const game: Game = gameOf(name);
			for (const text of some) {
				if (text in NOT_WRITTEN) continue;
				const castling = /^\S+ \S+ \S*[KQkq]/.test(text) ? 'x-fen' : 'shredder';
				const options = { dialect: fairyStockfish, castling } as const;
				const result = safeParse(text, game, options);
				if (!result.ok) throw new Error(`${text}: ${result.problems[0]?.message}`);
				const written = stringifySetup(result.value, game, options);
				if (result.warnings.length === 0) expect(written).toBe(text);
				else expect(boardOf(written)).toBe(boardOf(text));
				expect(safeParse(written, game, { ...options, mode: 'strict' })).toEqual({ ok: true, value: result.value, warnings: [] });
				const position = safeParsePosition(text, game, options);
				if (position.ok) expect(stringify(position.value, options)).toBe(written);
			}
		});
	}
});
