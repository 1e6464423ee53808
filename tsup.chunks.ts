import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { build } from 'esbuild';

/** An import of a chunk, as esbuild writes it: its names, and the path. A bare import has no names. */
const IMPORT = /^import (?:\{([^}]*)\} from )?"(\.{1,2}\/[^"]+)";\n/gm;

/** An entry of a list of imported names: the name of the export, and the local name where it differs. */
const namesIn = (list: string): string[][] =>
	list
		.split(',')
		.map((item) => item.trim().split(' as '))
		.filter(([name]) => name !== '');

/**
 * Joins the chunks that an entry point needs into one file, for each of the given entry points in order. A chunk belongs to the first that needs it.
 *
 * esbuild makes a chunk for each set of entry points that share code, many of them small. Node takes most of a millisecond for each file that it
 * loads, so a program that needs one entry point should load few files. All chunks that an entry point needs import no others, so joined files
 * cannot import each other in circles.
 *
 * @param folder the built files
 * @param entries the files of the entry points, relative to the folder
 */
export async function joinChunks(folder: string, entries: readonly string[]): Promise<void> {
	const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'));
	const texts = new Map(files.map((file) => [file, readFileSync(join(folder, file), 'utf8')]));
	const target = (file: string, path: string): string => join(dirname(file), path);
	/** The layer of each chunk that is in one. */
	const layers = new Map<string, string>();
	for (const entry of entries) {
		const layer = `chunk-of-${entry}`;
		const visit = (file: string): void => {
			for (const [, , path] of texts.get(file)?.matchAll(IMPORT) ?? []) {
				const chunk = target(file, path!);
				if (layers.has(chunk) || !texts.has(chunk)) continue;
				layers.set(chunk, layer);
				visit(chunk);
			}
		};
		visit(entry);
	}
	/** By layer: the exports that other files import, by chunk and name, and the name that each has in the joined file. */
	const exported = new Map<string, Map<string, string>>();
	const taken = new Map<string, Set<string>>();
	const nameOf = (layer: string, chunk: string, name: string): string => {
		const known = exported.get(layer) ?? new Map<string, string>();
		exported.set(layer, known);
		const names = taken.get(layer) ?? new Set<string>();
		taken.set(layer, names);
		const key = `${chunk} ${name}`;
		let found = known.get(key);
		if (found === undefined) {
			found = name;
			for (let number = 2; names.has(found); number++) found = `${name}$${number}`;
			names.add(found);
			known.set(key, found);
		}
		return found;
	};
	for (const [file, text] of texts) {
		const changed = text.replace(IMPORT, (whole, list: string | undefined, path: string) => {
			const chunk = target(file, path);
			const layer = layers.get(chunk);
			// Modules have no side effects, so a bare import does nothing.
			if (list === undefined) return '';
			if (layer === undefined || layer === layers.get(file)) return whole;
			const items = namesIn(list).map(([name, local = name]) => `${nameOf(layer, chunk, name!)} as ${local}`);
			const to = relative(dirname(file), layer);
			return `import { ${items.join(', ')} } from "${to.startsWith('.') ? to : `./${to}`}";\n`;
		});
		texts.set(file, changed);
		writeFileSync(join(folder, file), changed);
	}
	for (const [layer, names] of exported) {
		const contents = [...names].map(([key, name]) => {
			const [chunk, original] = key.split(' ');
			return `export { ${original} as ${name} } from "./${chunk}";`;
		});
		await build({
			stdin: { contents: contents.join('\n'), resolveDir: folder },
			outfile: join(folder, layer),
			bundle: true,
			format: 'esm',
			target: 'es2022',
			platform: 'neutral',
			packages: 'external',
			external: entries.map((entry) => `./chunk-of-${entry}`),
			minifySyntax: true,
		});
	}
	for (const chunk of layers.keys()) rmSync(join(folder, chunk));
}
