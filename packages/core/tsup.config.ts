import { defineConfig } from 'tsup';

export default defineConfig({
	entry: [
		'src/index.ts',
		'src/compile/index.ts',
		'src/diagnostic/index.ts',
		'src/plane/index.ts',
		'src/explain/index.ts',
		'src/describe/index.ts',
		'src/diagram/index.ts',
		'src/ruleset/build.ts',
		'src/ruleset/schema.ts',
		'src/reference/index.ts',
		'src/testing/index.ts',
		'src/presets/*.ts',
		'src/games/chess.ts',
		'src/games/chess960.ts',
	],
	format: ['esm'],
	target: 'es2022',
	platform: 'neutral',
	// Declarations are written, not checked: every export says its type, and `typecheck` holds the sources to it.
	dts: { compilerOptions: { ignoreDeprecations: '6.0', noCheck: true, types: [], customConditions: [] } },
	sourcemap: true,
	clean: true,
	// Puts numbers in the place of the constants that name them: an engine cannot know that a module's constant never changes.
	esbuildOptions(options) {
		options.minifySyntax = true;
	},
});
