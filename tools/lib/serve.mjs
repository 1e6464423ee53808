/**
 * A small web server for a page of a browser test or a measurement.
 */
import { createServer } from 'node:http';

/**
 * Serves files on this machine only. Other paths get status 404; a query is ignored.
 *
 * @param {(path: string) => { type: string, text: string | Buffer, headers?: Record<string, string> } | undefined} fileOf gives the file of a path (`/page.js`)
 * @returns {Promise<{ address: string, close: () => Promise<void> }>} `address` ends in a slash
 */
export const serve = async (fileOf) => {
	const server = createServer(({ url = '/' }, response) => {
		const file = fileOf(new URL(url, 'http://localhost').pathname);
		response.writeHead(file === undefined ? 404 : 200, {
			'content-type': `${file?.type ?? 'text/plain'}; charset=utf-8`,
			...file?.headers,
		});
		response.end(file?.text);
	});
	await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
	const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
	return { address: `http://127.0.0.1:${port}/`, close: () => new Promise((resolve) => server.close(() => resolve(undefined))) };
};
