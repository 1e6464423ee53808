import { lookAlike, type Span } from '@x/diagnostics';
import { longestOf, type PieceAt, readHand, readPlacement } from '@x/fen/text';
import type { Arrangement, PlacedPiece } from '../arrangement.js';
import type { Definition } from '../definition.js';
import { cut, Scanner } from '../read/scanner.js';
import type { Report } from '../report.js';
import type { SideIndex } from '../sides.js';
import { squareName } from '../words.js';
import { readRights } from './rights.js';
import { type Symbols, symbolsOf } from './symbols.js';

/** The engine's behaviour for a rank of another length. */
const SHIFTS = 'Shifts the rest of the board.';

/** The rules that bring pieces in hand onto the board. */
const DROPS = ['allow drops', 'force drops', 'gate drops', 'allow pickup'] as const;

/** The maximum number of reported faults of a board. */
const MOST = 8;

/** Reads a FEN in Sjaak's dialect and reports all faults. `base` is the offset of the text in the file. */
export function readFen(text: string, base: number, definition: Definition, report: Report): Arrangement {
	const scan = new Scanner(text, base, report);
	const symbols = symbolsOf(definition);
	const symbolAt = longestOf(symbols.keys());
	scan.blanks();
	const placed = placement(scan, definition, symbols, symbolAt);
	const hands = hand(scan, definition, symbols, symbolAt);
	scan.blanks();
	const side = sideToMove(scan);
	scan.blanks();
	const field = /\d/.test(scan.next) ? '' : scan.take(/\S+/y);
	const rights = readRights(field, scan.span(scan.at - field.length), definition, placed, report);
	scan.blanks();
	const passing = /\d/.test(scan.next) ? {} : enPassant(scan, definition);
	const half = clock(scan);
	const full = clock(scan);
	const { to: last } = scan.span(scan.at);
	scan.blanks();
	if (!scan.done)
		scan.warn('fen-extra', scan.rest(), `Expected the end of the FEN after the last field, found "${cut(text.slice(scan.at))}".`, {
			hint: 'Remove it.',
			fix: { ...scan.rest(), from: last, text: '' },
		});
	return { placed, hands, side, hasRights: field !== '', ...rights, ...passing, half, full };
}

function placement(scan: Scanner, { files, ranks, holes }: Definition, symbols: Symbols, symbolAt: PieceAt): readonly PlacedPiece[] {
	const placed: PlacedPiece[] = [];
	const start = scan.at;
	const span = (from: number, to: number): Span => scan.span(start + from, start + to);
	const found = readPlacement(scan.take(/[^ \t[]*/y), symbolAt);
	let wrong = 0;
	found.forEach(({ from, to, files: described, pieces }, nth) => {
		const rank = ranks - 1 - nth;
		let unknown = false;
		for (const piece of pieces) {
			const cell = piece.file < files && rank >= 0 ? piece.file + rank * files : Number.NaN;
			const here = span(piece.from, piece.to);
			const symbol = symbols.get(piece.text);
			const name = squareName(piece.file, rank);
			if (piece.text === '*') {
				if (cell >= 0 && !holes.has(cell))
					scan.warn('fen-hole', here, `${name} is a hole in the FEN, but not in "Exclude:".`, {
						hint: 'Add it to "Exclude:".',
						engine: 'Leaves it empty.',
					});
			} else if (symbol === undefined) {
				unknown = true;
				if (wrong++ < MOST)
					scan.error('fen-letter', here, `"${piece.text}" is not the symbol of a piece.`, {
						...meantSymbol(piece.text, symbols),
						engine: 'Stops reading here.',
					});
			} else if (cell >= 0) {
				placed.push({ cell, ...symbol });
				if (holes.has(cell))
					scan.warn('fen-hole', here, `${name} is excluded, so the piece on it can never move.`, { hint: 'Move it to another square.' });
			}
		}
		if (rank >= 0 && described !== files && !unknown && wrong++ < MOST)
			scan.error('fen-rank', span(from, Math.max(to, from + 1)), `Expected ${files} files in rank ${rank + 1}, found ${described}.`, {
				...meantRank(scan.text.slice(start + from, start + to), files),
				engine: SHIFTS,
			});
	});
	const extra = found[ranks];
	if (extra?.from === extra?.to && found.length === ranks + 1)
		scan.warn('fen-ranks', span(extra!.from - 1, extra!.to), 'Expected the end of the board after the last rank, found a slash.', {
			hint: 'Remove it.',
			fix: '',
		});
	else if (extra !== undefined)
		scan.error('fen-ranks', span(extra.from, Math.max(extra.to, extra.from + 1)), `Expected ${ranks} ranks, found more.`, {
			hint: 'Remove a rank, or write a larger board.',
			engine: SHIFTS,
		});
	else if (found.length < ranks)
		scan.error('fen-ranks', scan.span(0), `Expected ${ranks} ranks, found ${found.length}.`, {
			hint: 'Write a rank for each line of the board, from the top: 8/8.',
			engine: 'Leaves the rest empty.',
		});
	return placed;
}

/** The symbol that a letter of another alphabet looks like. */
const meantSymbol = (text: string, symbols: Symbols): { readonly hint: string; readonly fix?: string } => {
	const like = lookAlike(text);
	return like !== undefined && symbols.has(like) ? { hint: `Write "${like}".`, fix: like } : { hint: 'Define it by "Symbol:".' };
};

/** The repair of an empty rank with another number. */
const meantRank = (text: string, files: number): { readonly hint: string; readonly fix?: string } =>
	/^\d{1,2}$/.test(text) && Number(text) > files
		? { hint: `Write "${files}".`, fix: String(files) }
		: { hint: `Count pieces and empty squares: together ${files}.` };

function hand(scan: Scanner, definition: Definition, symbols: Symbols, symbolAt: PieceAt): Arrangement['hands'] {
	const hands: [Map<number, number>, Map<number, number>] = [new Map(), new Map()];
	const start = scan.at;
	scan.blanks();
	if (!scan.eat('[')) {
		scan.at = start;
		return hands;
	}
	const open = scan.at;
	const wrong = (from: number, word: string): void =>
		scan.error('fen-hand', scan.span(from, from + word.length), `"${cut(word)}" is not the symbol of a piece.`, {
			hint: 'Write the symbols of the pieces in hand between the brackets.',
		});
	for (const { text, piece, from, to } of readHand(scan.take(/[^\]]*/y), symbolAt)) {
		const found = symbols.get(piece);
		const digits = text.slice(0, text.length - piece.length);
		if (digits) wrong(open + from, digits);
		if (found !== undefined) hands[found.side].set(found.type, (hands[found.side].get(found.type) ?? 0) + 1);
		else if (!/^[- \t]?$/.test(piece)) wrong(open + to - piece.length, piece);
	}
	if (!scan.eat(']'))
		scan.error('fen-hand', scan.span(start), 'Expected "]" after the pieces in hand.', {
			hint: 'Write "]" after the pieces in hand.',
			engine: 'Crashes.',
		});
	const used = DROPS.some((rule) => definition.switches.has(rule));
	if (!used && hands.some(({ size }) => size > 0))
		scan.warn('fen-hand', scan.span(start), 'There are pieces in hand, but the rules do not let them enter the game.', {
			hint: 'If they may be dropped, write "Rule: allow drops".',
			engine: 'Displays them, but cannot drop them.',
		});
	return hands;
}

function sideToMove(scan: Scanner): SideIndex {
	const from = scan.at;
	const word = scan.take(/\S+/y);
	if (word === '')
		scan.warn('fen-short', scan.span(Math.max(0, from - 1), from), 'Expected the side to move after the board.', {
			hint: 'Write " w" after the board.',
			fix: { ...scan.span(from), text: from > 0 && scan.text[from - 1] === ' ' ? 'w' : ' w' },
		});
	else if (word !== 'w' && word !== 'b')
		scan.error('fen-side', scan.span(from), `Expected "w" or "b", found "${cut(word)}".`, {
			hint: 'Write w or b.',
			...(/^(?:w|white|b|black)$/i.test(word) && { fix: word[0]!.toLowerCase() }),
			engine: 'Reads everything except b as White.',
		});
	return word === 'b' ? 1 : 0;
}

function enPassant(scan: Scanner, { files, ranks }: Definition): Pick<Arrangement, 'passed' | 'victim'> {
	const from = scan.at;
	const word = scan.take(/\S+/y);
	if (word === '' || word === '-') return {};
	const names = word.match(/[a-z]\d{1,2}/g) ?? [];
	const cells = names.flatMap((name) => {
		const file = name.charCodeAt(0) - 97;
		const rank = Number(name.slice(1)) - 1;
		return file < files && rank >= 0 && rank < ranks ? [file + rank * files] : [];
	});
	const [passed, victim, more] = cells;
	if (passed === undefined || more !== undefined || cells.length < names.length || names.join('') !== word) {
		scan.error('fen-en-passant', scan.span(from), `Expected a square of the board or "-", found "${cut(word)}".`, {
			hint: 'Write the square that was passed, or "-".',
		});
		return {};
	}
	return { passed, victim };
}

function clock(scan: Scanner): number | undefined {
	scan.blanks();
	const from = scan.at;
	const word = scan.take(/\S+/y);
	if (word === '' || word === '-') return undefined;
	if (/^\d{1,9}$/.test(word)) return Number(word);
	scan.error('fen-clock', scan.span(from), `Expected a number of moves, found "${cut(word)}".`, { hint: 'Write a whole number.' });
	return undefined;
}
