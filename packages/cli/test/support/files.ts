import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

/** A folder that is removed after the tests of a file. */
export const temporaryFolder = (): string => {
	const folder = mkdtempSync(join(tmpdir(), 'x-cli-'));
	afterAll(() => rmSync(folder, { recursive: true, force: true }));
	return folder;
};

const OPENINGS = ['e4 e5 Nf3 Nc6 Bb5 a6', 'd4 d5 c4 e6 Nc3 Nf6', 'e4 c5 Nf3 d6 d4 cxd4', 'c4 e5 Nc3 Nf6', 'e4 e5 Nf3 Nc6 Bc4 Bc5 O-O Nf6'];
const RESULTS = ['1-0', '0-1', '1/2-1/2', '*'];

/** A game as PGN. Every `bad`-th game has an illegal move. */
const gameText = (number: number, bad: number, padding: number): string => {
	const moves = OPENINGS[number % OPENINGS.length]!.split(' ');
	if (number % bad === bad - 1) moves.splice(3, 1, 'Kxa1');
	const comment = padding === 0 ? '' : `{${'comment '.repeat(padding / 8)}} `;
	const numbered = moves.map((move, ply) => (ply % 2 === 0 ? `${ply / 2 + 1}. ${move}` : move)).join(' ');
	const result = RESULTS[number % RESULTS.length]!;
	return `[Event "Event ${number % 3}"]\n[White "W${number}"]\n[Result "${result}"]\n\n${comment}${numbered} ${result}\n\n`;
};

/** A comment of this length in each game makes a file large with few games: most tests need the size, to have several jobs. */
export const PADDING = 800;

/** A file of games of at least a size in bytes. Each game has a comment of `padding` characters. */
export const gamesText = (bytes: number, bad: number = Number.POSITIVE_INFINITY, padding = 0): string => {
	const texts: string[] = [];
	for (let [number, length] = [0, 0]; length < bytes; number++) {
		const text = gameText(number, bad, padding);
		texts.push(text);
		length += text.length;
	}
	return texts.join('');
};
