/**
 * A package registry on loopback for the release dry run. Keeps published packages in memory. Redirects requests for names outside `@x/`
 * to the registry that npm uses otherwise.
 */
import { createHash } from 'node:crypto';
import { createServer } from 'node:http';

const json = (response, status, body) => {
	response.writeHead(status, { 'content-type': 'application/json' });
	response.end(JSON.stringify(body));
};

const bodyOf = async (request) => {
	const chunks = [];
	for await (const chunk of request) chunks.push(chunk);
	return JSON.parse(Buffer.concat(chunks).toString('utf8'));
};

/** Adds a published version to the data of its package; undefined if that version already exists. */
const accept = (packages, tarballs, sent, host) => {
	const known = packages.get(sent.name) ?? { name: sent.name, 'dist-tags': {}, versions: {}, time: {} };
	const [version] = Object.keys(sent.versions);
	if (known.versions[version] !== undefined) return undefined;
	const [attachment] = Object.values(sent._attachments);
	const data = Buffer.from(attachment.data, 'base64');
	const path = `${sent.name}/-/${sent.name.split('/').pop()}-${version}.tgz`;
	tarballs.set(path, data);
	known.versions[version] = {
		...sent.versions[version],
		dist: {
			tarball: `http://${host}/${path}`,
			integrity: `sha512-${createHash('sha512').update(data).digest('base64')}`,
			shasum: createHash('sha1').update(data).digest('hex'),
		},
	};
	Object.assign(known['dist-tags'], sent['dist-tags']);
	known.time[version] = new Date().toISOString();
	packages.set(sent.name, known);
	return version;
};

/**
 * Starts a registry on a free port.
 *
 * @param {{ upstream?: string }} [options] `upstream`: where other names are found; without it they are not
 * @returns {Promise<{ url: string, packages: Map<string, any>, close: () => Promise<void> }>}
 */
export const startRegistry = async ({ upstream } = {}) => {
	const packages = new Map();
	const tarballs = new Map();
	const server = createServer(async (request, response) => {
		const url = new URL(request.url ?? '/', `http://${request.headers.host}`);
		const path = decodeURIComponent(url.pathname).slice(1);
		if (/^-\/(?:ping|whoami)/.test(path)) return json(response, 200, { username: 'release-dry-run' });
		if (path.startsWith('-/npm/v1/user')) return json(response, 200, { name: 'release-dry-run', tfa: false });
		if (request.method === 'PUT') {
			const version = accept(packages, tarballs, await bodyOf(request), request.headers.host);
			return version === undefined
				? json(response, 403, { error: 'that version is published already' })
				: json(response, 201, { ok: true });
		}
		const tarball = tarballs.get(path);
		if (tarball !== undefined) {
			response.writeHead(200, { 'content-type': 'application/octet-stream' });
			return response.end(tarball);
		}
		if (packages.has(path)) return json(response, 200, packages.get(path));
		// One version, by its number or its tag: pnpm asks so.
		const [, name, wanted] = /^((?:@[^/]+\/)?[^/]+)\/([^/]+)$/.exec(path) ?? [];
		const known = packages.get(name);
		const version = known?.versions[known['dist-tags'][wanted] ?? wanted];
		if (version !== undefined) return json(response, 200, version);
		if (upstream === undefined || path.startsWith('@x/')) return json(response, 404, { error: 'not found' });
		response.writeHead(302, { location: upstream.replace(/\/$/, '') + request.url });
		return response.end();
	});
	await new Promise((ready) => server.listen(0, '127.0.0.1', () => ready(undefined)));
	const address = server.address();
	if (address === null || typeof address === 'string') throw new Error('the registry got no port');
	return {
		url: `http://127.0.0.1:${address.port}/`,
		packages,
		close: () =>
			new Promise((closed) => {
				server.closeAllConnections();
				server.close(() => closed());
			}),
	};
};
