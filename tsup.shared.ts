import { readFileSync } from 'node:fs';
import { defineConfig } from 'tsup';
import { joinChunks } from './tsup.chunks';

interface Manifest {
	readonly name: string;
	readonly exports: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
}

const { name, exports } = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest;

/** The sources of a package's entry points, as its manifest names them. An entry without the condition `types` is not published. */
const entryPoints = (): string[] =>
	Object.values(exports).flatMap((target) => (typeof target === 'object' && target.types ? [target['@x/source'] ?? ''] : []));

/** By package: the entry points whose chunks are joined, those that most programs load first. */
const JOINED: Readonly<Record<string, readonly string[]>> = { '@x/core': ['./load/bitboards', './engine', '.'] };

/** The built file of an entry point, in `dist`. */
const builtFile = (subpath: string): string => {
	const target = exports[subpath];
	return (typeof target === 'object' ? (target.default ?? '') : '').replace('./dist/', '');
};

export default defineConfig({
	entry: entryPoints(),
	format: ['esm'],
	target: 'es2022',
	platform: 'neutral',
	// Declarations are written, not checked: every export says its type, and `typecheck` holds the sources to it.
	dts: { compilerOptions: { ignoreDeprecations: '6.0', noCheck: true, types: [], customConditions: [] } },
	clean: true,
	plugins: [{ name: 'join-chunks', buildEnd: () => joinChunks('dist', (JOINED[name] ?? []).map(builtFile)) }],
	// Puts numbers in the place of the constants that name them: an engine cannot know that a module's constant never changes.
	esbuildOptions(options) {
		options.minifySyntax = true;
	},
});
