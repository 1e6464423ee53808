import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { forwarded } from '../src/landing/forward.js';
import { fromLink } from '../src/link/link.js';
import { PANELS, panelMark, splitFragment } from '../src/state/panels.js';

const links: readonly { readonly link: string }[] = JSON.parse(readFileSync(new URL('../vectors/links.json', import.meta.url), 'utf8'));

it.each(PANELS)('an address opens the panel %s', (panel) => {
	for (const { link } of links) {
		expect(splitFragment(link + panelMark(panel))).toEqual(panel === 'Game' ? [link] : [link, panel]);
		expect(splitFragment(link + panelMark(panel, 'Build'))).toEqual(panel === 'Build' ? [link] : [link, panel]);
	}
});

it('an address with another end is refused', () => {
	const [{ link } = { link: '' }] = links;
	expect(splitFragment(`${link}.elsewhere`)).toEqual([`${link}.elsewhere`]);
	expect(fromLink(`${link}.elsewhere`).ok).toBe(false);
});

it('a link that was made at the root of the server is forwarded, and a heading is not', () => {
	for (const { link } of links) expect(forwarded(`#${link}`)).toBe(`/play/#${link}`);
	expect(forwarded(`#${links[0]!.link}.rules`)).toBe(`/play/#${links[0]!.link}.rules`);
	for (const other of ['', '#', '#a-session', '#the-packages', '#compatibility']) expect(forwarded(other)).toBeUndefined();
});
