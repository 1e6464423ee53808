import { fileURLToPath } from 'node:url';
import { testsOf } from '../../vitest.shared.js';

const fileAt = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The test files of chess.js stand outside of the repository: they import this package as `../src/chess`, and vitest from here. */
const peerImports = {
	name: 'imports-of-chess.js',
	enforce: 'pre' as const,
	resolveId(id: string, importer: string | undefined): string | undefined {
		if (importer === undefined || !importer.includes('/peers/chess.js/')) return undefined;
		if (id === '../src/chess') return fileAt('src/index.ts');
		return id === 'vitest' ? fileAt('test/support/peer-vitest.ts') : undefined;
	},
};

export default { ...testsOf('chess'), plugins: [peerImports] };
