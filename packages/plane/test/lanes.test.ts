import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const lanes = join(import.meta.dirname, '../../src/plane');
const sources = (lane: string): Record<string, string> =>
	Object.fromEntries(
		readdirSync(join(lanes, lane))
			.filter((file) => file !== 'whole.ts')
			.map((file) => [file, readFileSync(join(lanes, lane, file), 'utf8')]),
	);

it('has one algorithm in both lanes: node packages/core/scripts/lanes.mjs', () => {
	expect(sources('far')).toEqual(sources('near'));
});
