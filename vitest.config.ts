import { defineConfig } from 'vitest/config';

export default defineConfig({
	test: {
		projects: ['packages/*/vitest.config.ts', 'apps/*/vitest.config.ts', 'tools/vitest.config.mjs'],
		coverage: { provider: 'v8', include: ['packages/*/src/**'] },
	},
});
