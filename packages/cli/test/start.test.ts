import { readFileSync } from 'node:fs';
import type { Metafile } from 'esbuild';
import { expect, test } from 'vitest';
import { METAFILE } from './support/bundle.js';

const { outputs }: Metafile = JSON.parse(readFileSync(METAFILE, 'utf8'));

/** The sources that a file of the program loads at once. */
const loadedBy = (start: string): readonly string[] => {
	const files = new Set([start]);
	for (const file of files)
		for (const { path, kind, external } of outputs[file]!.imports) if (kind === 'import-statement' && external !== true) files.add(path);
	return [...files].flatMap((file) =>
		Object.entries(outputs[file]!.inputs).flatMap(([path, { bytesInOutput }]) => (bytesInOutput > 0 ? [path] : [])),
	);
};

test('`x --help` loads no command, no job and no notation', () => {
	const main = Object.keys(outputs).find((path) => outputs[path]!.entryPoint?.endsWith('src/main.ts'));
	const loaded = loadedBy(main!);
	expect(loaded.some((path) => path.endsWith('src/run.ts'))).toBe(true);
	const allowed =
		/(?:^|\/)src\/(?:arguments|output)\/|src\/(?:main|run|version)\.ts$|src\/commands\/table\.ts$|diagnostics\/src\/|jobs\/src\/(?:cannot|elsewhere|errors|unusable)\.ts$/;
	expect(loaded.filter((path) => !allowed.test(path))).toEqual([]);
});
