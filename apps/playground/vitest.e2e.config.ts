import { defineConfig } from 'vitest/config';

/** Real Chromium against the built folder: run `build` first. */
export default defineConfig({
	test: { name: 'playground-e2e', include: ['e2e/**/*.e2e.test.ts'], testTimeout: 60_000, hookTimeout: 60_000, fileParallelism: false },
});
