import { defineConfig } from 'vitest/config';

/** The tutorials as a reader follows them, with the built packages, node and Chromium: run `build` first. */
export default defineConfig({
	test: {
		name: 'site-e2e',
		include: ['e2e/**/*.e2e.test.ts'],
		testTimeout: 120_000,
		hookTimeout: 60_000,
		// A browser on a busy machine can lose a moment. A test that fails runs again there, and `npm test` names it.
		retry: process.env.CI ? 1 : 0,
		// A browser for each core: what is awaited may take its time there.
		maxWorkers: '100%',
		expect: { poll: { timeout: 30_000 } },
	},
});
