import { expect, it } from 'vitest';
import { startRegistry } from '../registry.mjs';

const publication = (version) => ({
	name: '@x/a',
	'dist-tags': { latest: version },
	versions: { [version]: { name: '@x/a', version } },
	_attachments: { 'a.tgz': { data: Buffer.from('tarball').toString('base64') } },
});

it('keeps what is published, refuses a version twice, and sends others on', async () => {
	const registry = await startRegistry({ upstream: 'http://upstream.invalid/' });
	const put = (version) => fetch(`${registry.url}@x%2fa`, { method: 'PUT', body: JSON.stringify(publication(version)) });
	try {
		expect((await fetch(`${registry.url}@x%2fa`)).status).toBe(404);
		expect((await put('1.0.0')).status).toBe(201);
		expect((await put('1.0.0')).status).toBe(403);
		expect((await put('1.1.0')).status).toBe(201);
		const known = /** @type {any} */ (await (await fetch(`${registry.url}@x%2fa`)).json());
		expect(Object.keys(known.versions)).toEqual(['1.0.0', '1.1.0']);
		expect(known['dist-tags'].latest).toBe('1.1.0');
		expect(await (await fetch(known.versions['1.0.0'].dist.tarball)).text()).toBe('tarball');
		const latest = /** @type {any} */ (await (await fetch(`${registry.url}@x%2fa/latest`)).json());
		expect(latest.version).toBe('1.1.0');
		expect((await fetch(`${registry.url}@x%2fa/2.0.0`)).status).toBe(404);
		const other = await fetch(`${registry.url}zod`, { redirect: 'manual' });
		expect([other.status, other.headers.get('location')]).toEqual([302, 'http://upstream.invalid/zod']);
	} finally {
		await registry.close();
	}
});
