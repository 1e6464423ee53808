import { openAsBlob } from 'node:fs';
import { splitRanges } from '@x/pgn/archive';
import type { InputFile } from '../input/input-file.js';
import type { ByteRange } from './byte-range.js';

/** A file of games, as plain data. */
export interface GamesFile {
	/** As the user wrote it. */
	readonly name: string;
	/** The absolute path; `-` for the standard input. */
	readonly path: string;
	readonly packing: InputFile['packing'];
	/** In bytes, before unpacking; 0 if it is not known. */
	readonly size: number;
}

/** A range of a file of games. */
export interface GamesPart {
	/** The number of the file. */
	readonly file: number;
	readonly range: ByteRange;
}

/** The bytes of a job: a second of work, so that little is lost with a worker, and results are not more than the games. */
const RANGE = 8 << 20;

/** The bytes of a part. */
export const sizeOf = ({ range }: GamesPart): number => range.to - range.from;

/** Divides files at games. Packed files and the standard input are one part each: nothing can be read before what is in front of it. */
export const gameRanges = async (files: readonly GamesFile[]): Promise<readonly GamesPart[]> => {
	const parts: GamesPart[] = [];
	for (const [file, { name, path, packing, size }] of files.entries()) {
		const isWhole = path === '-' || packing !== 'none' || size <= RANGE;
		const ranges = isWhole ? [{ from: 0, to: size }] : await splitRanges(await openAsBlob(path), Math.ceil(size / RANGE));
		for (const { from, to } of ranges) parts.push({ file, range: { name, path, from, to, packing } });
	}
	return parts;
};
