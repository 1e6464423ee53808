import { defineConfig } from 'tsup';

export default defineConfig({
	entry: ['src/index.ts', 'src/gallery/index.ts'],
	format: ['esm'],
	target: 'es2022',
	platform: 'neutral',
	dts: { compilerOptions: { ignoreDeprecations: '6.0' } },
	sourcemap: true,
	clean: true,
});
