import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readersOf, readsOutsideData, skippedLines } from '../lib/outside-data.mjs';
import { inTemporaryFolder } from '../lib/workspace.mjs';
import { write } from './workspace.mjs';

describe('tests that read outside data', () => {
	it('are those that call a helper which does, by whatever way', () =>
		inTemporaryFolder((dir) => {
			write(dir, {
				'test/shared.ts': `const root = process.env.X_SHARED;\nconst read = (path) => root + path;\nexport const rows = () => read('a');\nexport const own = () => 'b';\n`,
				'test/games.ts': `import { own, rows } from './shared.js';\nexport const games = () => rows();\nexport const names = () => own();\n`,
				'test/far.test.ts': `import { games } from './games.js';\ngames();\n`,
				'test/near.test.ts': `import { names } from './games.js';\nnames();\n`,
				'test/self.test.ts': `console.log(process.env.X_SHARED);\n`,
			});
			expect([...readersOf(join(dir, 'test/games.ts'))]).toEqual(['games']);
			const reads = ['far', 'near', 'self'].map((name) => readsOutsideData(join(dir, `test/${name}.test.ts`)));
			expect(reads).toEqual([true, false, true]);
		}));

	it('have a line where something was skipped', () =>
		inTemporaryFolder((dir) => {
			const file = (name, ...statuses) => ({ name: join(dir, name), assertionResults: statuses.map((status) => ({ status })) });
			write(dir, {
				'r.json': JSON.stringify({ testResults: [file('test/a.test.ts', 'passed', 'pending'), file('test/b.test.ts', 'passed')] }),
			});
			expect(skippedLines(join(dir, 'r.json'), dir, '@x/a', 'no data')).toEqual(['  skipped: @x/a test/a.test.ts, 1 of 2 tests: no data']);
		}));
});
