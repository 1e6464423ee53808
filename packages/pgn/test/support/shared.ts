import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = fileURLToPath(new URL('.', import.meta.url));
const folder = process.env.X_SHARED ?? resolve(here, '../../../../../shared');

/** Whether the shared vectors are present; in continuous integration they must be. */
export const hasShared: boolean = existsSync(resolve(folder, 'vectors/chess/san-oracle.json'));

/** The text of a shared vector file. */
export const shared = (path: string): string => readFileSync(resolve(folder, 'vectors', path), 'utf8');
