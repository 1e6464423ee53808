import { expect, it } from 'vitest';

interface Start {
	start(options: { port: number }): Promise<{ address: string; ready: Promise<void>; close: () => Promise<void> }>;
}

it('serves the site and the playground from one server', async () => {
	const { start }: Start = await import(new URL('../../../tools/start.mjs', import.meta.url).href);
	const { address, ready, close } = await start({ port: 0 });
	try {
		const textOf = async (path: string): Promise<string> => (await fetch(address + path)).text();
		expect(await textOf('play/')).toContain('/play/src/main.tsx');
		await ready;
		expect(await textOf('')).toContain('vitepress');
		expect(await textOf('tutorials/first-game/')).toContain('vitepress');
		expect(await textOf('pictures/home.svg')).toContain('<svg');
	} finally {
		await close();
	}
});
