/** Packs a text as Zstandard without compression: one frame of raw blocks. */
export const zstdOf = (bytes: Uint8Array): Uint8Array => {
	const most = 1 << 17;
	const parts: Uint8Array[] = [];
	// The magic number; a frame without a content size, with a window of 1 MB.
	parts.push(Uint8Array.of(0x28, 0xb5, 0x2f, 0xfd, 0x00, 0x50));
	for (let at = 0; at === 0 || at < bytes.length; at += most) {
		const block = bytes.subarray(at, at + most);
		const isLast = at + most >= bytes.length ? 1 : 0;
		const header = (block.length << 3) | isLast;
		parts.push(Uint8Array.of(header & 255, (header >> 8) & 255, header >> 16), block);
	}
	return new Uint8Array(Buffer.concat(parts));
};
