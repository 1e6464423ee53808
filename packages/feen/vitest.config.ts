import { defaultServerConditions } from 'vite';
import { defineProject } from 'vitest/config';

const conditions = ['@x/source', ...defaultServerConditions];

export default defineProject({
	resolve: { conditions },
	ssr: { resolve: { conditions } },
	test: { name: 'feen', include: ['test/**/*.test.ts'], testTimeout: 120_000 },
});
