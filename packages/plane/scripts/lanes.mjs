/**
 * Writes the bigint lane of the plane: the modules of `src/number` over the coordinates of `src/bigint/coordinate.ts`. One function that meets doubles
 * and bigints would run at the speed of neither, so each lane has modules of its own, made from one source.
 *
 * Tests, builds, the page and the type check all call this; what it writes is ignored by git.
 *
 *     node packages/plane/scripts/lanes.mjs
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const source = join(import.meta.dirname, '../src/number');
const target = join(import.meta.dirname, '../generated/bigint');

/**
 * A module of the number lane as one of the bigint lane, two folders farther from the shared modules.
 *
 * @param {string} text
 */
const overBigints = (text) =>
	text.replaceAll(/(?<=\bfrom ')\.\.\//g, '../../src/').replaceAll(/(?<=\bfrom ')\.\/coordinate\.js'/g, "../../src/bigint/coordinate.js'");

/** Writes what is missing or out of date, and removes what has no source any more. */
export const writeLanes = () => {
	mkdirSync(target, { recursive: true });
	const modules = readdirSync(source).filter((file) => file !== 'coordinate.ts');
	for (const file of modules) {
		const text = overBigints(readFileSync(join(source, file), 'utf8'));
		const path = join(target, file);
		if (!existsSync(path) || readFileSync(path, 'utf8') !== text) writeFileSync(path, text);
	}
	for (const file of readdirSync(target)) if (!modules.includes(file)) rmSync(join(target, file));
};

writeLanes();
