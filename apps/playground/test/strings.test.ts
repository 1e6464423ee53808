import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { titles } from '../src/strings/panels.js';
import { literalsIn } from './literals.js';

const src = join(import.meta.dirname, '../src');
const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name) && !name.startsWith('strings'));
it('x', () => {
	const out = files
		.sort()
		.flatMap((name) =>
			literalsIn(name, readFileSync(join(src, name), 'utf8'), new Set(Object.keys(titles))).map(
				({ line, text }) => `${name}:${line}: ${text.slice(0, 120).replace(/\s+/g, ' ')}`,
			),
		);
	console.log(out.join('\n'));
});
