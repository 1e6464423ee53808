/** The modules of this repository that the games with engines need, from their sources. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { root, workspaceResolver } from '../lib/workspace.mjs';

/** @typedef {typeof import('../../packages/engines/dist/index.js') & typeof import('../../packages/engines/dist/positions.js')} Engines */
/** @typedef {typeof import('../../packages/engines/dist/transport/process.js')} Programs */
/** @typedef {Pick<typeof import('../../packages/core/dist/index.js'), 'apply' | 'legal' | 'outcome' | 'position'>} Core */
/** @typedef {typeof import('../../packages/core/dist/compile.js')} Compile */
/** @typedef {Pick<typeof import('../../packages/fen/dist/index.js'), 'stringify'>} Fen */
/** @typedef {Pick<typeof import('../../packages/games/dist/index.js'), 'games'>} Games */
/** @typedef {Pick<typeof import('../../packages/games/dist/chess960.js'), 'startSetup'>} Starts */
/** @typedef {Engines & Programs & Core & Compile & Fen & Games & Starts} Modules */
/** @typedef {import('../../packages/core/dist/index.js').Position} Position */
/** @typedef {import('../../packages/core/dist/index.js').Game} Game */
/** @typedef {import('../../packages/engines/dist/positions.js').GameEngine} GameEngine */
/** @typedef {import('../../packages/engines/dist/index.js').Engine} Engine */
/** @typedef {import('../../packages/engines/dist/index.js').ProtocolName} ProtocolName */
/** @typedef {keyof Games['games']} GameId */

const SOURCE = `export * from '@x/engines';
export * from '@x/engines/positions';
export * from '@x/engines/process';
export { apply, legal, outcome, position } from '@x/core';
export { compile } from '@x/core/compile';
export { stringify } from '@x/fen';
export { games } from '@x/games';
export { startSetup } from '@x/games/chess960';`;

/**
 * @param {string} dir a folder for what is built
 * @returns {Promise<Modules>}
 */
export const loadModules = async (dir) => {
	const outfile = join(dir, 'modules.mjs');
	await build({
		stdin: { contents: SOURCE, resolveDir: root },
		outfile,
		plugins: [workspaceResolver()],
		bundle: true,
		format: 'esm',
		platform: 'node',
		target: 'node20',
		logLevel: 'silent',
	});
	return import(pathToFileURL(outfile).href);
};
