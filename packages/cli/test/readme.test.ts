import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { blocksOf, commandsOf } from './support/console.js';
import { Session } from './support/session.js';

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');

describe('the README', () => {
	test('is a session: all of its commands print what it says', async () => {
		const session = new Session();
		let count = 0;
		for (const { language, file, text } of blocksOf(readme)) {
			if (file !== undefined) session.write(file, text);
			if (language !== 'console') continue;
			for (const { words, output } of commandsOf(text)) {
				expect(`${words.join(' ')}\n${(await session.x(words)).all}`).toBe(`${words.join(' ')}\n${output}`);
				count++;
			}
		}
		expect(count).toBeGreaterThan(12);
	});
});
