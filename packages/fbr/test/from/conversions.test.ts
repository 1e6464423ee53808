import { type GameDefinition, perft } from '@x/core';
import { compile } from '@x/core/compile';
import { parse as parseSjaak, stringify as stringifySjaak } from '@x/sjaak-variants';
import { gallery } from '@x/sjaak-variants/gallery';
import { toGame as gameOfSjaak, fromRuleset as toSjaak } from '@x/sjaak-variants/rules';
import { describe, expect, it } from 'vitest';
import { fromRuleset } from '../../src/from/index.js';
import { toGame } from '../../src/game/index.js';
import { parse, stringify } from '../../src/index.js';

const counts = (game: GameDefinition): readonly number[] => {
	const { start } = compile(game);
	return [1, 2].map((depth) => perft(start, depth));
};

/** Ends that do not change which moves there are. */
const isEnd = (code: string): boolean => /lost-(?:win|outcome|claim|clock|trace)$/.test(code);

describe('from Sjaak to FBR', () => {
	/** Variants of the gallery whose rules FBR does not have, with the codes of what is lost. */
	const lossy: Readonly<Record<string, string>> = { legan_chess: 'promotion', seirawan_chess: 'start walk' };

	it.each(gallery.map(({ id, text }) => [id, text]))('converts %s', (id, text) => {
		const game = gameOfSjaak(parseSjaak(text).variants[0]!);
		const { value, lost } = fromRuleset(game.rules, { names: game.names, title: game.title });
		expect(stringify(parse(stringify(value)))).toBe(stringify(value));
		const codes = [...new Set(lost.map(({ code }) => code))].filter((code) => !isEnd(code)).sort();
		expect(codes.map((code) => code.replace('fbr/lost-', '')).join(' ')).toBe(lossy[id] ?? '');
		if (codes.length === 0) expect(counts(toGame(value))).toEqual(counts(game));
	});
});

describe('from FBR to Sjaak', () => {
	const game = toGame(
		parse(`:Marshal Chess
8x8
rnbmkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBMKBNR
royal stalemate=loss draw=repetition(4)
K M=R+N R B N P=mfW+[2]mefW02+ce{P}fF +P==MRBN O-O O-O-O`),
	);

	it('writes it, and names what is lost', () => {
		const sjaak = toSjaak(game.rules, { names: game.names, title: game.title });
		expect(sjaak.lost.map(({ code, path }) => `${code} ${path}`)).toEqual([]);
		const text = stringifySjaak(sjaak.value);
		expect(text).toContain('Marshal Chess');
	});

	it('comes back to the same rules', () => {
		const sjaak = toSjaak(game.rules, { names: game.names, title: game.title });
		const again = gameOfSjaak(sjaak.value);
		expect(counts(again)).toEqual(counts(game));
		const { value } = fromRuleset(again.rules, { names: again.names, title: again.title });
		expect(counts(toGame(value))).toEqual(counts(game));
	});
});
