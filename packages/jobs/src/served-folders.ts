import { realpath, stat } from 'node:fs/promises';
import { isAbsolute, join, relative } from 'node:path';
import { cannot } from './cannot.js';
import { Elsewhere } from './elsewhere.js';
import { type Job, rangeOf } from './task.js';
import { Unusable } from './unusable.js';

/** The folders whose files a worker reads. Symbolic links are followed before a file counts as one of a folder. */
export class ServedFolders {
	private readonly folders: readonly string[];

	private constructor(folders: readonly string[]) {
		this.folders = folders;
	}

	/** Throws an `Unusable` if a folder does not exist. */
	static async of(names: readonly string[]): Promise<ServedFolders> {
		const folders = names.map(async (name) => {
			const real = await realpath(name).catch((error: unknown) => {
				throw cannot('read', name, error);
			});
			if (!(await stat(real)).isDirectory()) throw new Unusable(`Expected a folder for --folder, found the file ${name}.`);
			return real;
		});
		return new ServedFolders(await Promise.all(folders));
	}

	/**
	 * A job with the file of this machine: the path of the job, or its name in a folder. Several files may fit; the digest of the job tells which. Throws an
	 * `Elsewhere` with the same words for files that do not exist and for files that are not served.
	 */
	async placed(job: Job): Promise<readonly Job[]> {
		const range = rangeOf(job.part);
		if (range === undefined) return [job];
		const [name = ''] = range.path.split(/[/\\]/).slice(-1);
		const candidates = [range.path, ...this.folders.map((folder) => join(folder, name))].filter(isAbsolute);
		const found = await Promise.all([...new Set(candidates)].map((path) => this.fileAt(path, range.to)));
		const paths = new Set(found.filter((path) => path !== undefined));
		if (paths.size === 0) throw new Elsewhere(`Expected the file ${range.name} in a folder of the worker, found none.`);
		return [...paths].map((path) => ({ ...job, part: { ...(job.part as object), range: { ...range, path } } }));
	}

	/** The real path of a plain file of a folder that has the bytes; a device or a pipe would never end. */
	private async fileAt(path: string, to: number): Promise<string | undefined> {
		try {
			const real = await realpath(path);
			if (!this.folders.some((folder) => isInside(folder, real))) return undefined;
			const found = await stat(real);
			return found.isFile() && found.size >= to ? real : undefined;
		} catch {
			// It does not exist, or may not be read.
			return undefined;
		}
	}
}

const isInside = (folder: string, path: string): boolean => {
	const way = relative(folder, path);
	return way !== '' && way !== '..' && !/^\.\.[/\\]/.test(way) && !isAbsolute(way);
};
