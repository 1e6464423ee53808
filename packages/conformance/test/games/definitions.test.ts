import { compile, plan } from '@x/core/compile';
import { describe as describeRules, diff, sheet } from '@x/describe';
import { games as allGames, isGameId } from '@x/games';
import { titles } from '@x/games/titles';
import { describe, expect, it } from 'vitest';

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

	it('are listed in the documentation of @x/games', async () => {
		const rows = Object.values(allGames).map(({ id, title }) => {
			const also = isGameId(id) ? titles[id].also.join(', ') : '';
			return `| \`${id}\` | ${title} | ${also} |`;
		});
		const text = [
			'# Games',
			'',
			`The ${rows.length} games of \`@x/games\`. \`import { games } from '@x/games'\` gives each by its id as a definition that`,
			'`compile` takes; a program that plays one game imports its rules and names from `@x/games/<id>`.',
			'',
			'| id | title | other names |',
			'|---|---|---|',
			...rows,
			'',
		].join('\n');
		// `npx vitest run test/games/definitions.test.ts -u` writes it.
		await expect(text).toMatchFileSnapshot('../../../games/docs/games.md');
	});
});
