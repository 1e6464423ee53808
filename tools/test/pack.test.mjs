import { describe, expect, it } from 'vitest';
import { linksInside } from '../pack.mjs';

describe('links of a page in a package', () => {
	it('are those to files of the package, from where the page stands', () => {
		const text = '[rules](docs/rules.md) [code](src/a.ts#L3) [web](https://example.org/a) [other](../fen) [here](#use)';
		expect(linksInside('README.md', text)).toEqual(['docs/rules.md', 'src/a.ts']);
		expect(linksInside('docs/rules.md', '[start](../README.md) [out](../../fen/README.md)')).toEqual(['README.md']);
	});
});
