import { readFileSync } from 'node:fs';
import { defineConfig } from 'tsup';

/** The sources of a package's entry points, as its manifest names them. An entry without the condition `types` is not published. */
const entryPoints = (): string[] => {
	const { exports } = JSON.parse(readFileSync('package.json', 'utf8')) as { exports: Record<string, string | Record<string, string>> };
	return Object.values(exports).flatMap((target) => (typeof target === 'object' && target.types ? [target['@x/source'] ?? ''] : []));
};

export default defineConfig({
	entry: entryPoints(),
	format: ['esm'],
	target: 'es2022',
	platform: 'neutral',
	// Declarations are written, not checked: every export says its type, and `typecheck` holds the sources to it.
	dts: { compilerOptions: { ignoreDeprecations: '6.0', noCheck: true, types: [], customConditions: [] } },
	clean: true,
	// Puts numbers in the place of the constants that name them: an engine cannot know that a module's constant never changes.
	esbuildOptions(options) {
		options.minifySyntax = true;
	},
});
