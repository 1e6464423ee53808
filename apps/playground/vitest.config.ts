import { defaultServerConditions } from 'vite';
import { defineProject } from 'vitest/config';

// Files share their modules: tests leave nothing behind, and loading all of core for each file takes longer than many a test.
export default defineProject({
	resolve: { conditions: ['@x/source', ...defaultServerConditions] },
	ssr: { resolve: { conditions: ['@x/source', ...defaultServerConditions] } },
	test: { name: 'playground', include: ['test/**/*.test.ts', 'test/**/*.test.tsx'], testTimeout: 120_000, isolate: false },
});
