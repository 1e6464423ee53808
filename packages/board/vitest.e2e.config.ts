import { defineConfig } from 'vitest/config';

/** Real Chromium against the built package: run `build` first. */
export default defineConfig({
	test: {
		name: 'board-e2e',
		include: ['e2e/**/*.e2e.test.ts'],
		testTimeout: 60_000,
		hookTimeout: 60_000,
		expect: { poll: { timeout: 10_000 } },
	},
});
