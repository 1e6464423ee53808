/**
 * Copies the near lane of the plane to the far one: the same sources over another `whole.ts`, since one function that meets doubles and bigints
 * would run at the speed of neither.
 *
 *     node packages/core/scripts/lanes.mjs
 */
import { copyFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const lanes = join(import.meta.dirname, '../src/plane');
for (const file of readdirSync(join(lanes, 'near'))) {
	if (file !== 'whole.ts') copyFileSync(join(lanes, 'near', file), join(lanes, 'far', file));
}
