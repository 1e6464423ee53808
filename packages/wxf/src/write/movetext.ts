import { type Line, type MoveNode, START } from '../game.js';

/** The ply of the first move: Black's moves are odd. */
export function firstPly(fen: string | undefined): number {
	const [, turn, , , , full = '1'] = (fen ?? START).split(/\s+/);
	return (Math.max(1, Number.parseInt(full, 10) || 1) - 1) * 2 + (turn === 'b' ? 1 : 0);
}

/** How moves are written in a form of file. */
export interface MovetextStyle {
	readonly comment: (text: string) => string;
	readonly nag: (nag: number) => string;
	/** Behind a move: a blank before its annotations or none. */
	readonly glue: '' | ' ';
}

/** The words of a line with their numbers. */
export function wordsOf(line: Line, ply: number, style: MovetextStyle): string[] {
	const words = line.comment === undefined ? [] : [style.comment(line.comment)];
	let isBroken = true;
	for (const [index, node] of line.moves.entries()) {
		const at = ply + index;
		if (at % 2 === 0) words.push(`${at / 2 + 1}.`);
		else if (isBroken) words.push(`${(at + 1) / 2}...`);
		words.push(...moveWords(node, style));
		for (const one of node.variations) {
			const inner = wordsOf(one, at, style);
			words.push(`(${inner[0]}`, ...inner.slice(1, -1), `${inner.at(-1)})`);
		}
		isBroken = node.comment !== undefined || node.variations.length > 0;
	}
	return words;
}

function moveWords({ text, nags, comment }: MoveNode, style: MovetextStyle): string[] {
	const glyphs = nags.map(style.nag);
	const words = style.glue === '' ? [text + glyphs.join('')] : [text, ...glyphs];
	return comment === undefined ? words : [...words, style.comment(comment)];
}

/** Words in lines of at most 79 characters; words that hold or end a line stay as they are. */
export function wrapped(words: readonly string[]): string {
	let text = '';
	let width = 0;
	for (const word of words) {
		const fits = text === '' || (width + 1 + word.length < 80 && !text.endsWith('\n'));
		text += text === '' || text.endsWith('\n') ? word : fits ? ` ${word}` : `\n${word}`;
		width = fits ? width + 1 + word.length : word.length;
	}
	return text;
}
