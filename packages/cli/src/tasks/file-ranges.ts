import { openAsBlob } from 'node:fs';
import type { ByteRange, JobContext } from '@x/jobs';
import { splitRanges } from '@x/pgn/archive';
import { type Packing, unpack } from '../input/unpack.js';

/** A file as plain data. */
export interface DataFile {
	/** As the user wrote it. */
	readonly name: string;
	/** The absolute path; `-` for the standard input. */
	readonly path: string;
	readonly packing: Packing;
	/** In bytes, before unpacking; 0 if it is not known. */
	readonly size: number;
}

/** Bytes of a file, and how they are packed. */
interface PackedRange extends ByteRange {
	readonly packing: Packing;
}

/** A range of a file. */
export interface FilePart {
	/** The number of the file. */
	readonly file: number;
	readonly range: PackedRange;
}

/** The bytes of a part, unpacked. */
export const unpackedBytes = ({ range }: FilePart, { bytes }: JobContext): AsyncIterable<Uint8Array> =>
	unpack(bytes(range), range.packing, range.name);

/** The size of a part in bytes. */
export const sizeOf = ({ range }: FilePart): number => range.to - range.from;

/**
 * Divides files of games at games, into ranges of about `range` bytes. Packed files and the standard input are one part each: nothing can be read before the bytes in front of it. So are
 * files of which `divisible` is false.
 */
export const gameRanges = async <File extends DataFile>(
	files: readonly File[],
	range: number,
	divisible: (file: File) => boolean = () => true,
): Promise<readonly FilePart[]> => {
	const parts: FilePart[] = [];
	for (const [number, file] of files.entries()) {
		const { name, path, packing, size } = file;
		const isWhole = path === '-' || packing !== 'none' || size <= range || !divisible(file);
		const ranges = isWhole ? [{ from: 0, to: size }] : await splitRanges(await openAsBlob(path), Math.ceil(size / range));
		for (const { from, to } of ranges) parts.push({ file: number, range: { name, path, from, to, packing } });
	}
	return parts;
};
