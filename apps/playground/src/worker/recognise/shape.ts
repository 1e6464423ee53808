import { isXiangqiMove } from './xiangqi.js';

/** The form of a text, found without reading it by the rules of a game. Each test takes time that is linear in the text. */

/** Whether a word is the board of a FEN: ranks of letters and numbers between slashes. */
const isBoard = (word: string): boolean => /^[\w+~.*^'@[\]/-]{5,}$/.test(word) && /\/.*\//.test(word) && /[A-Za-z].*[A-Za-z]/.test(word);

/** Whether a line begins with the board of a position. */
export const isPositionLine = (line: string): boolean => {
	const [board = '', side = ''] = line.trim().split(/\s+/, 2);
	return isBoard(board) && (side === '' || /^[A-Za-z]\d?$|^[\d-]*$|\//.test(side));
};

/** Whether a text begins with a tag of PGN, after comments. */
export const hasTags = (text: string): boolean => /^\s*(?:[;%][^\n]*\n\s*|\{[^}]*\}\s*)*\[\w+\s+"/.test(text);

const MOVE = /^(?:[A-Z]?[@x-]?[a-z]\w*\d[+#=\w!?]*|O-O(?:-O)?|0-0(?:-0)?|[A-Z]?\d[a-l](?:\d[a-l]\+?)?)[+#!?]*$/;

/** Whether a text is a list of moves: it begins with a number and a dot, or all of its first words are moves. */
export const isMoveList = (text: string): boolean => {
	if (/^\s*\d+\s*\.+\s*[\p{L}\p{N}_({@*+-]/u.test(text)) return true;
	const words = text.slice(0, 400).trim().split(/\s+/).slice(0, 6);
	return words.every((word, index) => MOVE.test(word) || isXiangqiMove(word) || (index > 0 && /^[\d.]+$|^[({$]/.test(word)));
};

/** The first lines with text. */
const firstLines = (text: string, count: number): readonly string[] => {
	const lines: string[] = [];
	for (const line of text.slice(0, 20_000).split(/\r?\n/)) {
		if (line.trim() !== '' && !line.startsWith('#')) lines.push(line);
		if (lines.length === count) break;
	}
	return lines;
};

/** The kind of a list that the beginning of a text shows: positions in lines, or games with tags or numbered moves. */
export const listKind = (text: string): 'positions' | 'games' | undefined => {
	const lines = firstLines(text, 4);
	if (lines.length > 1 && lines.every(isPositionLine)) return 'positions';
	return hasTags(text) || /^\s*1\s*\.+\s*[\w({]/.test(text) ? 'games' : undefined;
};
