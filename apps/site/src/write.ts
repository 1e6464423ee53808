import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** Writes files into a folder. Files that are right stay as they are, so that a watching server sees what changed; all others go. */
export const writeFolder = (folder: string, files: ReadonlyMap<string, string | Uint8Array>): void => {
	mkdirSync(folder, { recursive: true });
	for (const [path, content] of files) {
		const file = join(folder, path);
		const bytes = Buffer.from(content);
		if (existsSync(file) && readFileSync(file).equals(bytes)) continue;
		mkdirSync(dirname(file), { recursive: true });
		writeFileSync(file, bytes);
	}
	for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
		const file = join(entry.parentPath, entry.name);
		if (entry.isFile() && !files.has(relative(folder, file).replaceAll('\\', '/'))) rmSync(file);
	}
};
