import { defineConfig } from 'tsup';

export default defineConfig({
	entry: { main: 'src/main.ts', thread: 'src/jobs/thread.ts', 'engine-thread': 'src/engine/thread.ts' },
	format: ['esm'],
	target: 'node20',
	platform: 'node',
	// It is not published.
	noExternal: ['@x/jobs'],
	// Each command is a file of its own, loaded when it is used.
	splitting: true,
	clean: true,
});
