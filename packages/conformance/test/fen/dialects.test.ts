import { NotationError } from '@x/diagnostics';
import { type Edit, safeParse, stringifySetup } from '@x/fen';
import { fairyStockfish } from '@x/fen/dialects';
import { describe, expect, test } from 'vitest';
import { toyGame } from './toys.js';
import { gameOf, optionsOf, readShared, readVectors, type Vector } from './vectors.js';

interface Row {
	readonly variant: string;
	readonly fen: string;
}
interface Variant {
	readonly variant: string;
	readonly files: number;
	readonly ranks: number;
	readonly fen: string;
}

const files = ['perft', 'legal-moves'];
const rows = files.flatMap((name) => readShared<Row>(`vectors/variants/${name}.json`) ?? []);
const variants = readShared<Variant>('vectors/variants/index.json') ?? [];

/** The order of letters in pockets of games in which it differs from that of chess. */
const POCKETS: Readonly<Record<string, string>> = {
	sittuyin: 'KFSRN',
	torishogi: 'RPCFS',
	dobutsu: 'GCE',
	seirawan: 'EHQRBNP',
	shouse: 'EHQRBNP',
	placement: 'KQRBN',
	yarishogi: 'NBP',
};
const POCKET = 'GKNLPSRB';
const CHESS_POCKET = 'DKCAQRBNP';

/** Texts that the engine accepts but would write differently, and counts that these games do not have. */
const NOT_WRITTEN: Readonly<Record<string, string>> = {
	'7r/1p4p1/pk3p2/RN6/8/P5Pp/3p1P1P/4R1K1 w - - 1 39 +2+0': 'given checks after the clocks',
	'rnbqb1kr/pppppppp/8/8/8/8/PPPPPPPP/RNBQB1KR w AHah - 0 1': 'castling rights in another order',
	'r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R[HEhe] w KQAHkqah - 0 1': 'files that castling rights imply',
	'rnbq1bnr/pppppppp/8/8/8/8/PPPPPPPP/QR1BKNN1[BRk] w - - 0 1': 'letters in another order',
	'3m2n1/8/8/8/3pk1P1/8/5K2/1N6 w - 126 4 46': 'a limit of counting',
	'rnbqkbnr/pp1p1ppp/8/2pPp3/8/8/PP1PPPPP/RNBQKBNR w KQkq d6c5 0 1': 'the en passant cell first',
};

/** The full form of a text that the engine accepts or writes for a start: `[-]`, no dashes, no counts. */
const whole = (text: string, checks: string): string =>
	text
		.replace('[-]', '[]')
		.replace('[HEhe]', '[EHeh]')
		.replace('/Qn ', '[Qn] ')
		.replace('[KFRRSSNNkfrrssnn]', '[KFSSRRNNkfssrrnn]')
		.replace(/^(\S+ [wb])(?= \d)/, '$1 - -')
		.replace(/^(\S+ \S+ \S+ \S+)$/, '$1 0 1')
		.replace(/^(\S+ \S+ \S+ \S+)(?= \d+ \d+$)/, `$1${checks}`);

describe.skipIf(rows.length === 0)('placements of the shared games on the boards of their dialects', () => {
	// vitest cannot skip an empty suite.
	if (rows.length === 0) test('needs outside data', () => undefined);
	for (const { variant, files, ranks, fen: start } of variants) {
		const fens = rows.filter((row) => row.variant === variant).map(({ fen }) => fen);
		if (fens.length === 0) continue;
		test(variant, () => {
			const texts = [...new Set([start, ...fens])];
			const counts = texts.flatMap((text) => (/ (\d)\+(\d) /.exec(text) ?? []).slice(1).map(Number));
			const checks = Math.max(0, ...counts);
			const named = / w [A-Z]*[B-JL-PR-Z]/.test(start);
			const shogi = texts.some((text) => /[[/1-9][+][A-Z]/i.test(text)) || start.includes('[-]');
			const game = toyGame({
				files,
				ranks,
				texts,
				pocket: POCKETS[variant] ?? (shogi ? POCKET : CHESS_POCKET),
				victim: ['berolina', 'pawnback', 'pawnsideways'].includes(variant),
				...(checks > 0 && { checks }),
				...(named && { fileRights: start.includes(' w K') ? 'letters' : 'alone' }),
			});
			for (const text of texts) {
				if (text in NOT_WRITTEN) continue;
				const castling = /^\S+ \S+ \S*[KQkq]/.test(text) ? 'x-fen' : 'shredder';
				const options = { dialect: fairyStockfish, castling } as const;
				const wanted = whole(text, checks > 0 ? ` ${checks}+${checks}` : '');
				const result = safeParse(text, game, options);
				if (!result.ok) throw new Error(`${text}: ${result.problems[0]?.message}`);
				expect(stringifySetup(result.value, game, options)).toBe(wanted);
				const strict = safeParse(wanted, game, { ...options, mode: 'strict' });
				expect(strict).toEqual({ ok: true, value: result.value, warnings: [] });
			}
		});
	}
});

interface DialectVector extends Vector {
	readonly dialect: string;
}

describe('texts of dialects', () => {
	const vectors = readVectors<DialectVector>('dialects');
	test.each(vectors.filter(({ canonical }) => canonical))('$dialect, $id: $text', (vector) => {
		const game = gameOf(vector.game);
		const options = optionsOf(vector);
		const result = safeParse(vector.text, game, options);
		if (!result.ok) throw new NotationError(result.problems);
		expect(result.warnings.map(({ code }) => code)).toEqual(vector.codes);
		expect(stringifySetup(result.value, game, options)).toBe(vector.canonical);
		expect(safeParse(vector.text, game, { ...options, mode: 'strict' }).ok).toBe(vector.text === vector.canonical);
		expect(safeParse(vector.canonical, game, { ...options, mode: 'strict' })).toEqual({ ok: true, value: result.value, warnings: [] });
	});

	test.each(vectors.filter(({ problems }) => problems))('$dialect, $id: $text', (vector) => {
		const result = safeParse(vector.text, gameOf(vector.game), optionsOf(vector));
		expect(result.ok ? [] : result.problems.map(({ code, span }) => ({ code, span }))).toEqual(vector.problems);
	});

	test.each(vectors.filter(({ codes }) => codes?.length))('$dialect, $id: repairs $text by applying one fix after the other', (vector) => {
		const game = gameOf(vector.game);
		const options = optionsOf(vector);
		let { text } = vector;
		for (let round = 0; round < 20; round++) {
			const result = safeParse(text, game, options);
			const fix = result.ok ? (result.warnings[0]?.data?.fix as Edit | undefined) : undefined;
			if (fix === undefined) break;
			text = text.slice(0, fix.from) + fix.text + text.slice(fix.to);
		}
		expect(text).toBe(vector.canonical);
	});
});
