import { defineConfig } from 'tsup';

export default defineConfig({
	entry: ['src/index.ts', 'src/epin.ts', 'src/pin.ts', 'src/schema.ts', 'src/sin.ts', 'src/bindings/index.ts', 'src/convert/index.ts'],
	format: ['esm'],
	target: 'es2022',
	platform: 'neutral',
	dts: { compilerOptions: { ignoreDeprecations: '6.0' } },
	sourcemap: true,
	clean: true,
});
