import { quote } from '@x/diagnostics';
import { isCustom, standardMoves } from '../keys/pieces.js';
import type { PartFault } from '../report.js';

/** The letters that Fairy-Stockfish reads in Betza; it skips all others. `e` lets a pawn capture en passant. */
const BETZA = /[^mcpgnifbrlvshFWDNAHLCJZGKRBQe\d]/gu;

/** A fault of a part of a value. */
const fault = (code: 'letter' | 'betza', from: number, to: number, message: string, hint: string, fix?: string): readonly PartFault[] => [
	{ code, from, to, message, hint, fix },
];

/** The faults of a piece: its letter, and its moves in Betza. */
export function definitionFaults(name: string, text: string): readonly PartFault[] {
	const [letter = ''] = text;
	if (letter === '-')
		return text === '-'
			? []
			: fault('letter', 1, text.length, `Expected nothing behind "-", found ${quote(text.slice(1))}.`, '"-" takes the piece away.', '');
	if (!/^[a-z]$/i.test(letter)) {
		const hint = 'The letter stands for the piece in positions. "-" takes the piece away.';
		return fault('letter', 0, letter.length, `Expected a letter from a to z, found ${quote(letter)}.`, hint);
	}
	if (isCustom(name) || (name === 'king' && text.length > 1)) return movesFaults(name, text);
	if (text.length === 1) return [];
	const hint = `Fairy-Stockfish ignores the rest: ${name} moves as ${standardMoves(name) || 'nothing'}. Write customPiece1 for other moves.`;
	return fault(
		'letter',
		0,
		text.length,
		`Expected one letter, found ${quote(text)}.`,
		hint,
		text.includes(':') || name === 'king' ? undefined : letter,
	);
}

/** The faults behind the letter: a colon, and moves. */
function movesFaults(name: string, text: string): readonly PartFault[] {
	const hint = 'Write the letter, a colon, and moves in Betza, as in "a:KN".';
	if (text.length === 1) return fault('betza', 0, 1, `Expected a colon and moves behind the letter of ${name}, found the end.`, hint);
	const [, sign = ''] = text;
	if (sign !== ':')
		return fault('betza', 1, 2, `Expected ":" behind the letter, found ${quote(sign)}.`, hint, /[=;, .-]/.test(sign) ? ':' : undefined);
	if (text.length === 2)
		return fault(
			'betza',
			1,
			2,
			'Expected moves in Betza behind ":", found the end.',
			'Write moves as in "a:KN". A piece without moves is "immobile".',
		);
	return [...text.slice(2).matchAll(BETZA)].flatMap(({ 0: found, index }) =>
		fault('betza', index + 2, index + 2 + found.length, `Expected Betza of Fairy-Stockfish, found ${quote(found)}.`, betzaHint(found)),
	);
}

const betzaHint = (sign: string): string => {
	if (/[A-Z]/.test(sign)) return 'The pieces of Betza are W F D N A H L C J Z G, K R B Q. Fairy-Stockfish skips this letter.';
	return 'The modifiers are m c f b l r v s h n p g i. Fairy-Stockfish skips this sign.';
};
