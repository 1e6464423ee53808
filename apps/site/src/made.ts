import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Section } from './page.js';
import { siteFolder } from './repository.js';

/** Sections that take long to make are kept as files, which turbo remembers while the sources are the same. */
const FOLDER = join(siteFolder, 'generated/made');

/** Keeps a section. Bytes are written as base64. */
export const keep = (section: Section): void => {
	const pictures = [...(section.pictures ?? [])].map(([name, content]) =>
		typeof content === 'string' ? [name, content] : [name, Buffer.from(content).toString('base64'), 'base64'],
	);
	mkdirSync(FOLDER, { recursive: true });
	writeFileSync(join(FOLDER, `${section.path}.json`), JSON.stringify({ ...section, pictures }));
};

/**
 * A kept section.
 *
 * @throws Error if it has not been made.
 */
export const kept = (path: string): Section => {
	const file = join(FOLDER, `${path}.json`);
	if (!existsSync(file)) throw new Error(`${file} is missing: npx turbo run make --filter=@x/site`);
	const section = JSON.parse(readFileSync(file, 'utf8')) as Section & {
		readonly pictures: readonly (readonly [string, string, 'base64'?])[];
	};
	return {
		...section,
		pictures: new Map(
			section.pictures.map(([name, text, encoding]) => [name, encoding === undefined ? text : Buffer.from(text, encoding)]),
		),
	};
};
