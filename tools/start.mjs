/**
 * `npm start`: the site and, below `/play/`, the playground from sources, with hot reload, from one server. The playground is there at once, the site when
 * its pages are written. Arguments after `--` are `--port 5200`, `--host 0.0.0.0` and `--no-open`.
 */
import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createServer as createPage } from 'vite';
import { isMain } from './lib/report.mjs';
import { root } from './lib/workspace.mjs';

/** The ports that are tried before the server gives up. */
const TRIES = 20;

/** The answer while the pages of the site are written: it asks again. */
const SOON = `<!doctype html><html lang="en"><meta charset="utf-8"><meta http-equiv="refresh" content="2"><title>@x</title>
<body style="font: 17px system-ui; padding: 2rem">The pages of the site are being written. <a href="/play/">The playground</a> is ready.</body></html>`;

/**
 * Whether this machine has a display for a browser.
 *
 * @param {NodeJS.ProcessEnv} [env]
 * @param {string} [platform]
 */
export const hasScreen = (env = process.env, platform = process.platform) =>
	!env.CI && !env.SSH_CONNECTION && (platform === 'darwin' || platform === 'win32' || Boolean(env.DISPLAY || env.WAYLAND_DISPLAY));

/**
 * Listens on the first free port.
 *
 * @param {import('node:http').Server} server
 * @param {number} first
 * @param {string} host
 * @returns {Promise<number>}
 */
const listen = (server, first, host) =>
	new Promise((resolve, reject) => {
		let port = first;
		server.on('error', (/** @type {NodeJS.ErrnoException} */ error) => {
			if (error.code !== 'EADDRINUSE' || ++port >= first + TRIES) reject(error);
			else server.listen(port, host);
		});
		server.on('listening', () => resolve(/** @type {import('node:net').AddressInfo} */ (server.address()).port));
		server.listen(port, host);
	});

/**
 * Serves both. The site's pages may still be missing when the server is there; `ready` waits for them.
 *
 * @param {{ port?: number, host?: string }} [options]
 */
export const start = async ({ port = 5173, host = '127.0.0.1' } = {}) => {
	/** @type {{ middlewares: import('vite').Connect.Server, close: () => Promise<void> } | undefined} */
	let site;
	const server = createServer((request, response) => {
		const { url = '/' } = request;
		if (url === '/play') return response.writeHead(302, { location: '/play/' }).end();
		if (url.startsWith('/play/')) return page.middlewares(request, response);
		if (site !== undefined) return site.middlewares(request, response);
		return response.writeHead(503, { 'content-type': 'text/html; charset=utf-8' }).end(SOON);
	});
	const page = await createPage({
		root: join(root, 'apps/playground'),
		base: '/play/',
		server: { middlewareMode: true, ws: { server } },
	});
	const listening = await listen(server, port, host);
	const ready = import('../apps/site/scripts/serve.mjs').then(async ({ serveSite }) => {
		site = await serveSite(server);
	});
	const close = async () => {
		await ready.catch(() => {});
		await Promise.all([page.close(), site?.close()]);
		server.closeAllConnections();
		server.close();
	};
	return { address: `http://${host}:${listening}/`, ready, close };
};

/** Opens the browser of the user. */
const open = (address) => {
	const program = process.platform === 'darwin' ? 'open' : process.platform === 'win32' ? 'explorer' : 'xdg-open';
	spawn(program, [address], { stdio: 'ignore' }).on('error', () => {});
};

if (isMain(import.meta)) {
	const { values } = parseArgs({
		options: { port: { type: 'string' }, host: { type: 'string' }, open: { type: 'boolean', default: hasScreen() } },
		allowNegative: true,
	});
	const { address, ready, close } = await start({
		...(values.port !== undefined && { port: Number(values.port) }),
		...(values.host !== undefined && { host: values.host }),
	});
	console.log(`The playground: ${address}play/`);
	if (values.open) open(address);
	for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.once(signal, () => close().then(() => process.exit(0)));
	ready.then(
		() => console.log(`The site:       ${address}`),
		(error) => console.error(`The site could not be written: ${error.message}`),
	);
}
