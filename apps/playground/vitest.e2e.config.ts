import { defineConfig } from 'vitest/config';

/** Real Chromium against the built folder: run `build` first. */
export default defineConfig({
	test: {
		name: 'playground-e2e',
		include: ['e2e/**/*.e2e.test.ts'],
		testTimeout: 120_000,
		hookTimeout: 60_000,
		// A browser for each core: what is awaited may take its time there.
		maxWorkers: '100%',
		expect: { poll: { timeout: 10_000 } },
	},
});
