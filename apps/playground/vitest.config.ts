import { defaultServerConditions } from 'vite';
import { defineProject } from 'vitest/config';

export default defineProject({
	resolve: { conditions: ['@x/source', ...defaultServerConditions] },
	ssr: { resolve: { conditions: ['@x/source', ...defaultServerConditions] } },
	test: { name: 'playground', include: ['test/**/*.test.ts', 'test/**/*.test.tsx'], testTimeout: 120_000 },
});
