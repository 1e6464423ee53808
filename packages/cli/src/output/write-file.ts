import { closeSync, fchmodSync, fsyncSync, openSync, renameSync, rmSync, statSync, writeSync } from 'node:fs';
import { cannot } from '@x/jobs/errors';

/** Writes all bytes to an open file. A disk that is almost full takes some of them without an error, and refuses the rest. */
export const writeAll = (file: number, content: string | Uint8Array): void => {
	const bytes = typeof content === 'string' ? Buffer.from(content) : content;
	for (let at = 0; at < bytes.length; ) at += writeSync(file, bytes, at);
};

/** Writes a file, or removes what is written of it. Throws an `Unusable`. */
export const saveFile = (path: string, name: string, content: string): void => {
	try {
		const file = openSync(path, 'w');
		try {
			writeAll(file, content);
		} catch (error) {
			if (statSync(path).isFile()) rmSync(path);
			throw error;
		} finally {
			closeSync(file);
		}
	} catch (error) {
		throw cannot('write', name, error);
	}
};

/** A file that is written while its text is made. All functions throw an `Unusable`. */
export class GrowingFile {
	private readonly name: string;
	private readonly file: number;

	constructor(path: string, name: string) {
		this.name = name;
		this.file = this.tried(() => openSync(path, 'w'));
	}

	write(content: string): void {
		this.tried(() => writeAll(this.file, content));
	}

	close(): void {
		closeSync(this.file);
	}

	private tried<T>(work: () => T): T {
		try {
			return work();
		} catch (error) {
			throw cannot('write', this.name, error);
		}
	}
}

/** A new file next to an old one, which takes its place at the end. All functions throw an `Unusable`. */
export class Replacement {
	private readonly path: string;
	private readonly name: string;
	private readonly temporary: string;
	private readonly file: number;
	/** A second ctrl-C ends the process at once. */
	private readonly remove = (): void => rmSync(this.temporary, { force: true });

	/** `path` must not be a symbolic link: the link would be replaced. */
	constructor(path: string, name: string) {
		this.path = path;
		this.name = name;
		this.temporary = `${path}.${process.pid}.tmp`;
		this.file = this.tried(() => openSync(this.temporary, 'wx'));
		process.on('exit', this.remove);
		this.tried(() => fchmodSync(this.file, statSync(path).mode));
	}

	write = (content: string | Uint8Array): void => this.tried(() => writeAll(this.file, content));

	/** Replaces the old file, or removes the new one. */
	end(isKept: boolean): void {
		process.off('exit', this.remove);
		try {
			if (isKept) this.tried(() => fsyncSync(this.file));
			closeSync(this.file);
			if (isKept) this.tried(() => renameSync(this.temporary, this.path));
		} finally {
			this.remove();
		}
	}

	private tried<T>(work: () => T): T {
		try {
			return work();
		} catch (error) {
			throw cannot('write', this.name, error);
		}
	}
}
