import { defineConfig } from 'vitest/config';

/** Real Chromium against the built site: run `build` first. */
export default defineConfig({
	test: {
		name: 'site-e2e',
		include: ['e2e/**/*.e2e.test.ts'],
		testTimeout: 120_000,
		hookTimeout: 60_000,
		// A browser on a busy machine can lose a moment. A test that fails runs again there, and `npm test` names it.
		retry: process.env.CI ? 1 : 0,
		expect: { poll: { timeout: 30_000 } },
	},
});
