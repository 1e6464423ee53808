import { fileURLToPath } from 'node:url';
import { defaultServerConditions } from 'vite';
import { defineProject } from 'vitest/config';
import './packages/board/scripts/glyphs.mjs';
import './packages/plane/scripts/lanes.mjs';

const conditions = ['@x/source', ...defaultServerConditions];

/**
 * The configuration of a package's tests, which run on the sources of all packages.
 *
 * `isolate: false`: the files share their modules, since loading all of core for each takes longer than many a test. They must leave nothing behind.
 */
export const testsOf = (
	name: string,
	options: { readonly isolate?: boolean; readonly globalSetup?: string } = {},
): ReturnType<typeof defineProject> =>
	defineProject({
		resolve: { conditions },
		ssr: { resolve: { conditions } },
		test: {
			name,
			include: ['test/**/*.test.{ts,tsx}'],
			setupFiles: [fileURLToPath(new URL('tools/lib/property-seed.ts', import.meta.url))],
			testTimeout: 120_000,
			...options,
		},
	});
