import { defaultServerConditions } from 'vite';
import { defineProject } from 'vitest/config';

const conditions = ['@x/source', ...defaultServerConditions];

// Files share their modules: tests leave nothing behind, and loading all of core for each file takes longer than many a test.
export default defineProject({
	resolve: { conditions },
	ssr: { resolve: { conditions } },
	test: { name: 'feen', include: ['test/**/*.test.ts'], testTimeout: 120_000, isolate: false },
});
