import { defineConfig } from 'tsup';

export default defineConfig({
	entry: ['src/index.ts', 'src/dialects.ts'],
	format: ['esm'],
	target: 'es2022',
	platform: 'neutral',
	// Declarations are written, not checked: every export says its type, and `typecheck` holds the sources to it.
	dts: { compilerOptions: { ignoreDeprecations: '6.0', noCheck: true, types: [], customConditions: [] } },
	sourcemap: true,
	clean: true,
});
