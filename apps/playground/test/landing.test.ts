import { games } from '@x/games';
import { describe, expect, it } from 'vitest';
import { BASE_PATH } from '../src/landing/base-path.js';
import { landingFiles } from '../src/landing/pages.js';
import { PLANE } from '../src/worker/protocol.js';

const HTML = `<!doctype html>
<html lang="en">
	<head>
		<meta name="description" content="All games." />
		<title>The page</title>
		<script defer src="./assets/index.js"></script>
		<link rel="stylesheet" href="./assets/style.css">
	</head>
</html>
`;

describe('the pages of the games', () => {
	const files = landingFiles(HTML, 'https://example.org');
	const read = (path: string): string => files.find((file) => file.path === path)!.text;

	it('are one for each game, with a picture of its own', () => {
		const ids = [...Object.keys(games), PLANE];
		expect(files.map(({ path }) => path).sort()).toEqual(
			['index.html', 'picture.svg', ...ids.flatMap((id) => [`${id}/index.html`, `${id}/picture.svg`])].sort(),
		);
		const pictures = files.filter(({ path }) => path.endsWith('.svg')).map(({ text }) => text);
		expect(new Set(pictures).size).toBe(pictures.length);
		expect(pictures.every((text) => /^<svg [^>]*viewBox="[^"]*" width="630"/.test(text))).toBe(true);
	});

	it('say what is special about the game, and lead to the files of the first page', () => {
		const page = read('shogi/index.html');
		expect(page).toContain('<html data-game="shogi" lang="en">');
		expect(page).toContain('<title>Shogi · @x</title>');
		expect(page).toContain('<meta name="description" content="Captured pieces change sides. Board: 9×9.');
		expect(page).toContain(`<meta property="og:url" content="https://example.org${BASE_PATH}shogi/" />`);
		expect(page).toContain(`<meta property="og:image" content="https://example.org${BASE_PATH}shogi/picture.svg" />`);
		expect(page).toContain('src="../assets/index.js"');
		expect(page).toContain('href="../assets/style.css"');
	});

	it('leave the first page as it is, with a picture for previews', () => {
		const page = read('index.html');
		expect(page.replace(/\t\t<meta property="og:[^>]*>\n/g, '')).toBe(HTML);
		expect(page).toContain(`content="https://example.org${BASE_PATH}picture.svg"`);
	});
});
