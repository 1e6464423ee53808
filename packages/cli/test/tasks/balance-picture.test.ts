import { expect, test } from 'vitest';
import { balancePicture } from '../../src/tasks/balance-picture.js';

test('escapes the title of a game in the picture, in attributes too', () => {
	const estimate = { value: 1, from: 0, to: 2 };
	const picture = balancePicture({
		game: '"A" <&> B',
		games: 1,
		level: 'random',
		results: [],
		ends: [],
		lengths: {},
		length: estimate,
		branching: estimate,
		mobility: [],
	} as unknown as Parameters<typeof balancePicture>[0]);
	expect(picture).toContain('aria-label="&quot;A&quot; &lt;&amp;&gt; B: 1 games, random player"');
});
