import { defineConfig } from 'vitest/config';

/** Real Chromium with pages that are bundled from the sources. */
export default defineConfig({
	test: {
		name: 'board-e2e',
		include: ['e2e/**/*.e2e.test.ts'],
		testTimeout: 120_000,
		hookTimeout: 60_000,
		// A browser for each core.
		maxWorkers: '100%',
		expect: { poll: { timeout: 10_000 } },
	},
});
