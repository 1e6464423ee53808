import { it } from 'vitest';
import { describe } from '../src/describe/index.js';
import { readSharedFile } from './vectors.js';

it('x', () => {
	for (const t of [
		...readSharedFile<any>('vectors').fbrValid.map((x: any) => x.src),
		':Foo\n8x8x2\nroyal{M}=maxchecks(3) M|Marshal|=W',
		'promotion*[1-3]=!capture{Q},!swap',
	])
		console.log(
			t,
			'\n    ',
			describe(t)
				.map((s) => s.text)
				.join(' '),
		);
});
