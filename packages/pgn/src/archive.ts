/** Files of games: an index that grows on demand, single games, and byte ranges for reading side by side. */
export { type ArchiveEntry, PgnArchive, type ScanOptions } from './archive/archive.js';
export type { ArchiveSource, BlobLike } from './archive/bytes.js';
export { type ByteRange, splitRanges } from './archive/ranges.js';
export type { GamePlace, GameRead } from './events/visitor.js';
export type { StopSignal } from './stream/options.js';
export { decodeText } from './text/decode-text.js';
