import { readFileSync } from 'node:fs';
import { compile, plan } from '@x/core/compile';
import { reasonsOf } from '@x/core/rules';
import { describe as describeRules, diff, sheet } from '@x/describe';
import { games as allGames, isGameId } from '@x/games';
import { titles } from '@x/games/titles';
import { describe, expect, it } from 'vitest';
import { gameFiles } from '../../../games/scripts/games.mjs';
import { REASONS } from '../types/reasons';

describe('definitions of games', () => {
	it('are what each preset is, by its id and title', () => {
		for (const [id, definition] of Object.entries(allGames)) {
			expect(definition.id).toBe(id);
			expect(isGameId(id) && definition.title).toBe(isGameId(id) && titles[id].title);
		}
		expect(isGameId('toString')).toBe(false);
	});

	it('are taken whole by everything that takes rules and names', () => {
		const { gothic } = allGames;
		const { rules, names } = gothic;
		const game = compile(gothic);
		expect([game.id, game.title, game.names]).toEqual(['gothic', 'Gothic', names]);
		expect(compile(rules, names).id).toBeUndefined();
		expect(plan(gothic)).toMatchObject({ id: 'gothic', title: 'Gothic' });
		expect(describeRules(gothic)).toBe(describeRules(rules, names));
		expect(sheet(gothic)).toEqual(sheet(rules, names));
		expect(diff(allGames.chess, gothic)).toEqual(diff(allGames.chess.rules, rules, { names }));
	});

	it.each<[string, () => unknown, string]>([
		['names beside a definition', () => compile(allGames.chess as never, allGames.chess.names), 'names: Expected nothing'],
		[
			'a definition without an id',
			() => compile({ ...allGames.chess, id: undefined } as never),
			'definition.id: Expected a string, found undefined.',
		],
	])('refuse %s', (_, make, message) => {
		expect(make).toThrow(message);
	});

	// `node scripts/games.mjs` in `packages/games` writes these files.
	it('are listed as the generated files say', async () => {
		const files = Object.entries(await gameFiles());
		expect(files.length).toBeGreaterThan(4);
		for (const [path, text] of files) expect(readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8'), path).toBe(text);
	});

	it('document their words', async () => {
		const list = (words: readonly string[]): string => words.map((word) => `\`${word}\``).join(' ');
		const rows = Object.values(allGames).map(({ id, rules }) => [id, Object.keys(rules.kinds), reasonsOf(rules)] as const);
		const known = [...new Set(rows.flatMap(([, , reasons]) => reasons))].sort();
		expect(Object.keys(REASONS).sort()).toEqual(known);
		const text = [
			'# Words',
			'',
			'The words of the games of `@x/games`: the kinds of their pieces, and the reasons of `outcome`. The sides are `white` and `black`; pieces that',
			'belong to neither, such as walls and the duck, have the side `neutral`. The type of each game has these words, so that a misspelt word is an error',
			"of the compiler: `import type { Chess } from '@x/games/chess'`.",
			'',
			'## Reasons',
			'',
			'| reason | meaning |',
			'|---|---|',
			...known.map((reason) => `| \`${reason}\` | ${REASONS[reason]} |`),
			'',
			'A game that is ended by hand has other reasons: those of `END_REASONS` of `@x/core`.',
			'',
			'## Games',
			'',
			'| id | kinds | reasons |',
			'|---|---|---|',
			...rows.map(([id, kinds, reasons]) => `| \`${id}\` | ${list(kinds)} | ${list(reasons)} |`),
			'',
		].join('\n');
		// `npx vitest run test/games/definitions.test.ts -u` writes it.
		await expect(text).toMatchFileSnapshot('../../../games/docs/words.md');
	});
});
