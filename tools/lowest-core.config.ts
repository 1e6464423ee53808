/**
 * The tests of a package with an installed `@x/core` in the place of the workspace's sources: its folder is in `X_LOWEST_CORE`, and `--root` says
 * whose tests. That core has an `@x/diagnostics` of its own, as in any installation.
 */
import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { testsOf } from '../vitest.shared.js';

const folder = realpathSync(process.env.X_LOWEST_CORE ?? '');

const installedCore: Plugin = {
	name: 'installed-core',
	enforce: 'pre',
	async resolveId(source) {
		if (!/^@x\/core(?:\/|$)/.test(source)) return undefined;
		if (source.startsWith('@x/core/src/')) throw new Error(`${source}: a published core has no sources`);
		const found = await this.resolve(source, join(folder, 'package.json'), { skipSelf: true });
		if (!found?.id.startsWith(join(folder, 'dist'))) throw new Error(`${source} is not in the core that X_LOWEST_CORE names`);
		return found;
	},
};

const shared = await testsOf('lowest core');
if (typeof shared === 'function') throw new Error('Expected the shared configuration to be an object.');

export default defineConfig({ ...(shared as object), plugins: [installedCore] });
