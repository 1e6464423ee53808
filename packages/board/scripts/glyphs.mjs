/**
 * Writes the characters of the piece sets as paths: the outlines of the font Zen Antique, each scaled and centred in its place on the piece.
 *
 * Tests, builds, the playground and the type check all run this script. Git ignores the files that it writes. They name the state of this script
 * and of the font, so that it writes only what is missing or out of date.
 *
 *     node packages/board/scripts/glyphs.mjs
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const require = createRequire(import.meta.url);
/** The font's manifest, and its file with the Japanese characters. */
const manifest = require.resolve('@fontsource/zen-antique/package.json');
const fontFile = require.resolve('@fontsource/zen-antique/files/zen-antique-japanese-400-normal.woff2');
const target = join(import.meta.dirname, '../generated');

/**
 * Where characters stand: the middle, and the largest width and height. Two characters stand one above the other.
 *
 * @typedef {{ x: number, y: number, width: number, height: number, texts: readonly string[] }} Block
 */

/**
 * Blocks by module. A piece of lower rank is smaller, and its character with it.
 *
 * @type {Record<string, readonly Block[]>}
 */
const MODULES = {
	shogi: [
		{ x: 50, y: 57, width: 56, height: 62, texts: [...'玉王飛角竜馬妃太酔'] },
		{ x: 50, y: 58, width: 54, height: 59, texts: [...'金銀全'] },
		{ x: 50, y: 59.5, width: 51, height: 57, texts: [...'桂香圭杏'] },
		{ x: 50, y: 61, width: 47, height: 52, texts: [...'歩と'] },
	],
	'shogi-large': [
		{ x: 50, y: 57, width: 56, height: 62, texts: [...'龍奔獅麒鳳鷲鷹鯨駒鹿牛猪鶴雉'] },
		{ x: 50, y: 58, width: 54, height: 59, texts: [...'銅豹虎横竪反'] },
		{ x: 50, y: 61, width: 47, height: 52, texts: [...'仲燕雁'] },
		{ x: 50, y: 57, width: 35, height: 68, texts: ['右鶉', '左鶉', '槍飛', '槍角', '槍桂', '槍金', '槍銀'] },
	],
	xiangqi: [{ x: 50, y: 50, width: 55, height: 55, texts: [...'帥將仕士相象俥車傌馬炮砲兵卒旗'] }],
	janggi: [
		{ x: 50, y: 50, width: 60, height: 60, texts: [...'楚漢'] },
		{ x: 50, y: 50, width: 51, height: 51, texts: [...'車包馬象'] },
		{ x: 50, y: 50, width: 41, height: 41, texts: [...'士卒兵'] },
	],
};

/** A character that the font lacks: the left part of one, and the whole of another. */
const PARTS = { 傌: ['俥', '馬'] };

/** The box around contours. */
const boxOf = (all) => {
	const points = all.flat(2);
	const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
	return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
};

const moved = (all, change) => all.map((curves) => curves.map((curve) => curve.map(change)));

/** Contours scaled alike in both directions and centred at the middle of a block. */
const fitted = (all, { x, y, width, height }) => {
	const { left, right, top, bottom } = boxOf(all);
	const scale = Math.min(width / (right - left), height / (bottom - top));
	return moved(all, ([px, py]) => [x + (px - (left + right) / 2) * scale, y + (py - (top + bottom) / 2) * scale]);
};

/** The contours of a character, downwards, in thousandths of the em. */
const characterOf = (font, contours) => {
	const of = (character) => {
		const parts = PARTS[character];
		if (parts !== undefined) {
			const [side, whole] = parts.map(of);
			const left = side.filter((curves) => boxOf([curves]).right < 400);
			const room = boxOf(left).right;
			const { left: from, right: to } = boxOf(whole);
			return [...left, ...moved(whole, ([x, y]) => [room - 30 + ((x - from) * (970 - room)) / (to - from), y])];
		}
		if (!font.hasGlyphForCodePoint(character.codePointAt(0))) throw new Error(`The font has no ${character}.`);
		const scale = 1000 / font.unitsPerEm;
		return contours(font.glyphForCodePoint(character.codePointAt(0)).path.commands, (x, y) => [x * scale, 880 - y * scale]);
	};
	return of;
};

const write = async (stamp) => {
	const [{ openSync }, { contours, pathOf }] = await Promise.all([import('fontkit'), import('./outline.mjs')]);
	const characters = characterOf(openSync(fontFile), contours);
	for (const [name, blocks] of Object.entries(MODULES)) {
		const lines = blocks.flatMap((block) =>
			block.texts.map((text) => {
				const signs = [...text];
				const height = block.height / signs.length;
				const all = signs.flatMap((sign, i) =>
					fitted(characters(sign), {
						...block,
						height: signs.length > 1 ? height - 3 : height,
						y: block.y + (i - (signs.length - 1) / 2) * height,
					}),
				);
				return `\t${text}: '${pathOf(all)}',\n`;
			}),
		);
		const declaration = 'export const glyphs: Readonly<Record<string, string>> = /* @__PURE__ */ (() => ({';
		writeFileSync(join(target, `glyphs-${name}.ts`), `// ${stamp}\n${declaration}\n${lines.join('')}}))();\n`);
	}
};

mkdirSync(target, { recursive: true });
const hash = createHash('sha256').update(readFileSync(manifest));
for (const file of ['glyphs.mjs', 'outline.mjs']) hash.update(readFileSync(join(import.meta.dirname, file)));
const stamp = hash.digest('hex');
const isCurrent = (name) => {
	const path = join(target, `glyphs-${name}.ts`);
	return existsSync(path) && readFileSync(path, 'utf8').startsWith(`// ${stamp}`);
};
if (!Object.keys(MODULES).every(isCurrent)) await write(stamp);
