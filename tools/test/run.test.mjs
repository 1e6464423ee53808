import { describe, expect, it } from 'vitest';
import { download, run } from '../lib/run.mjs';

/** Ends long after the limit, and so does what it starts. */
const ENDLESS = [
	'-e',
	"console.log('begun'); require('node:child_process').spawn('node', ['-e', 'setTimeout(() => {}, 20_000)'], { stdio: 'inherit' })",
];

describe('a program that does not end', () => {
	it('is ended at its limit, with what it wrote until then', async () => {
		const { code, output } = await run('sh', ['-c', 'echo begun; exec sleep 600'], { minutes: 0.1 });
		expect(code).toBe(124);
		expect(output).toContain('begun');
		expect(output).toContain('sh did not end within 0.1 minutes.');
	});

	it('does not hold its caller by the programs it started', async () => {
		expect((await run('node', ENDLESS, { minutes: 0.1 })).code).toBe(124);
	});

	it('is tried again where it downloads', async () => {
		const chunks = [];
		const { code } = await download('sh', ['-c', 'echo begun; exec sleep 600'], {
			minutes: 0.1,
			show: (chunk) => chunks.push(String(chunk)),
		});
		expect(code).toBe(124);
		expect(chunks.join('').match(/begun/g)).toHaveLength(3);
	});
});

describe('a program that ends', () => {
	it('gives its code and its output', async () => {
		expect(await run('sh', ['-c', 'echo out; echo err >&2; exit 3'])).toMatchObject({ code: 3, stdout: 'out\n' });
	});

	it('is not tried again if it fails', async () => {
		let tries = 0;
		await download('sh', ['-c', 'echo begun; exit 1'], { show: () => tries++ });
		expect(tries).toBe(1);
	});
});
