import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { blocksOf, commandsOf } from './support/console.js';
import { Session } from './support/session.js';

/** The pages, with the least number of their commands. */
const PAGES: readonly (readonly [page: string, commands: number])[] = [
	['README.md', 13],
	['docs/engines.md', 4],
];

describe.each(PAGES)('%s', (page, least) => {
	test('is a session: all of its commands print what it says', async () => {
		const session = new Session();
		let count = 0;
		for (const { language, file, text } of blocksOf(readFileSync(new URL(`../${page}`, import.meta.url), 'utf8'))) {
			if (file !== undefined) session.write(file, text);
			if (language !== 'console') continue;
			for (const { words, output } of commandsOf(text)) {
				expect(`${words.join(' ')}\n${(await session.x(words)).all}`).toBe(`${words.join(' ')}\n${output}`);
				count++;
			}
		}
		expect(count).toBeGreaterThanOrEqual(least);
	});
});
