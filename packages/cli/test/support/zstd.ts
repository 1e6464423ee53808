/** A frame of Zstandard that holds a text as one raw block. */
export const zstdFrame = (text: string): Uint8Array => {
	const content = Buffer.from(text);
	const block = (content.length << 3) | 1;
	// Magic number; a single segment whose size has four bytes; the header of the last block.
	const header = [0x28, 0xb5, 0x2f, 0xfd, 0xa0, 0, 0, 0, 0, block & 255, (block >> 8) & 255, block >> 16];
	const bytes = Buffer.from([...header, ...content]);
	bytes.writeUInt32LE(content.length, 5);
	return bytes;
};
