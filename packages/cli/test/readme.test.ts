import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { blocksOf, commandsOf } from './support/console.js';
import { Session } from './support/session.js';

const folder = new URL('../', import.meta.url);
const pages = [
	'README.md',
	...readdirSync(new URL('docs/', folder))
		.filter((name) => name.endsWith('.md'))
		.map((name) => `docs/${name}`),
];

/** Plays the commands of a page, and counts them. */
const commandsPlayed = async (page: string): Promise<number> => {
	const session = new Session();
	let count = 0;
	for (const { language, file, text } of blocksOf(readFileSync(new URL(page, folder), 'utf8'))) {
		if (file !== undefined) session.write(file, text);
		if (language !== 'console') continue;
		for (const { words, output } of commandsOf(text)) {
			expect(`${words.join(' ')}\n${(await session.x(words)).all}`).toBe(`${words.join(' ')}\n${output}`);
			count++;
		}
	}
	return count;
};

describe('the README and the pages of the package', () => {
	test('are sessions: all of their commands print what they say', async () => {
		let count = 0;
		for (const page of pages) count += await commandsPlayed(page);
		expect(count).toBeGreaterThan(16);
	});
});
