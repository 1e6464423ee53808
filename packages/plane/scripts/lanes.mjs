/**
 * Writes the bigint lane of the plane: the modules of `src/number`, with the coordinates of `src/bigint/coordinate.ts`. A function that receives both
 * doubles and bigints is slower than either of two functions that each receive one, so each lane has its own modules, made from one source.
 *
 * Tests, builds, the playground and the type check all run this script. Git ignores the files that it writes.
 *
 *     node packages/plane/scripts/lanes.mjs
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const source = join(import.meta.dirname, '../src/number');
const target = join(import.meta.dirname, '../generated/bigint');

/**
 * The text of a number lane module for the bigint lane. The generated folder is two folders further from the shared modules.
 *
 * @param {string} text
 */
const overBigints = (text) =>
	text.replaceAll(/(?<=\bfrom ')\.\.\//g, '../../src/').replaceAll(/(?<=\bfrom ')\.\/coordinate\.js'/g, "../../src/bigint/coordinate.js'");

// Writes the files that are missing or out of date, and removes files whose source is gone.
mkdirSync(target, { recursive: true });
const modules = readdirSync(source).filter((file) => file !== 'coordinate.ts');
for (const file of modules) {
	const text = overBigints(readFileSync(join(source, file), 'utf8'));
	const path = join(target, file);
	if (!existsSync(path) || readFileSync(path, 'utf8') !== text) writeFileSync(path, text);
}
for (const file of readdirSync(target)) if (!modules.includes(file)) rmSync(join(target, file));
