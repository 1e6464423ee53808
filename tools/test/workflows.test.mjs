import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, it } from 'vitest';
import { files, root } from '../lib/workspace.mjs';

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const workflows = files(join(root, '.github/workflows'), /\.yml$/);

/** The commands of a workflow that do not exist here. */
const unknown = (text) => [
	...[...text.matchAll(/\bnpm (?:run (?:-s )?([\w:-]+)|(test\b))/g)]
		.map(([, script, test]) => script ?? test)
		.filter((name) => scripts[name] === undefined),
	...[...text.matchAll(/\bnode (\S+\.m?js)/g)].map(([, path]) => path).filter((path) => !existsSync(join(root, path))),
];

it.each(workflows.map((file) => relative(root, file)))('%s calls scripts and tools that exist', (file) => {
	const text = readFileSync(join(root, file), 'utf8');
	expect(text).toMatch(/\bnpm (?:run|test)\b/);
	expect(unknown(text)).toEqual([]);
});

it('finds a script that does not exist', () => {
	expect(unknown('- run: npm run invented\n- run: npm test\n- run: node tools/invented.mjs')).toEqual(['invented', 'tools/invented.mjs']);
});
