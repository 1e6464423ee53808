/** The bundle sizes of ours and the peers', made by the same tool in the same way. */
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BUDGETS } from '../../../tools/sizes/budgets.mjs';
import { bundle, gzipped } from '../../../tools/sizes.mjs';

const SIZES = [
	{ name: BUDGETS[0].name, code: BUDGETS[0].code },
	{
		name: 'chessops: FEN, SAN, Chess',
		code: `export * from 'chessops/fen'; export * from 'chessops/san'; export { Chess } from 'chessops/chess';`,
	},
	{ name: 'chess.js', code: `export * from 'chess.js';` },
	{ name: 'kokopu', code: `export * from 'kokopu';` },
];

/** @returns {Promise<{ name: string, minified: number, gzip: number }[]>} */
export const sizeRows = async () => {
	const resolveDir = dirname(fileURLToPath(import.meta.url));
	const rows = [];
	for (const { name, code } of SIZES) {
		const { text } = await bundle(code, { resolveDir });
		rows.push({ name, minified: text.length, gzip: gzipped(text) });
	}
	return rows;
};
