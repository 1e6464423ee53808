import type { Definition } from '../definition.js';
import type { SideIndex } from '../geometry.js';
import { cut, Scanner } from '../read/scanner.js';
import type { Report } from '../report.js';
import { squareName } from '../words.js';
import type { Arrangement, Man } from './arrangement.js';
import { readRights } from './rights.js';
import { Symbols } from './symbols.js';

/** Reads a FEN in Sjaak's dialect. `base` is the offset of the text in what is read; everything doubtful is reported. */
export function readFen(text: string, base: number, definition: Definition, report: Report): Arrangement {
	const scan = new Scanner(text, base, report);
	const symbols = new Symbols(definition);
	scan.blanks();
	const men = placement(scan, definition, symbols);
	const hands = hand(scan, definition, symbols);
	scan.blanks();
	const side = sideToMove(scan);
	scan.blanks();
	const field = /\d/.test(scan.next) ? '' : scan.take(/\S+/y);
	const rights = readRights(field, scan.span(scan.at - field.length), definition, men, report);
	scan.blanks();
	const passing = /\d/.test(scan.next) ? {} : enPassant(scan, definition);
	const half = clock(scan);
	const full = clock(scan);
	scan.blanks();
	if (!scan.done) scan.warn('fen-extra', scan.rest(), `"${cut(text.slice(scan.at))}" follows the last field.`, { hint: 'Leave it out.' });
	return {
		men,
		hands,
		side,
		hasRights: field !== '',
		...rights,
		...passing,
		...(half === undefined ? {} : { half }),
		...(full === undefined ? {} : { full }),
	};
}

function placement(scan: Scanner, { files, ranks, holes }: Definition, symbols: Symbols): readonly Man[] {
	const men: Man[] = [];
	const text = scan.text;
	let rank = ranks - 1;
	let file = 0;
	let start = scan.at;
	let wrong = 0;
	const close = (): void => {
		if (rank < 0 || (file !== files && wrong === 0)) {
			const message =
				rank < 0 ? `There are more than ${ranks} ranks.` : `Rank ${rank + 1} describes ${file} squares; the board has ${files} files.`;
			const empty = rank < 0 && scan.at === start && (scan.done || scan.next === ' ' || scan.next === '[');
			if (empty) scan.warn('fen-ranks', scan.span(start - 1), 'A slash follows the last rank.', { hint: 'Leave it out.', fix: '' });
			else if (wrong++ < 8)
				scan.error(rank < 0 ? 'fen-ranks' : 'fen-rank', scan.span(start, Math.max(scan.at, start + 1)), message, {
					engine: 'Shifts everything behind it.',
				});
		}
	};
	while (!scan.done && scan.next !== ' ' && scan.next !== '[' && scan.next !== '\t') {
		const from = scan.at;
		const number = scan.take(/\d{1,3}/y);
		const found = number === '' ? symbols.at(text, scan.at) : undefined;
		if (number !== '') file += Number(number);
		else if (scan.eat('/')) {
			scan.at--;
			close();
			scan.at++;
			if (rank < 0) break;
			rank--;
			file = 0;
			start = scan.at;
			wrong = Math.min(wrong, 8);
		} else if (scan.eat('*')) {
			const cell = file + rank * files;
			if (file < files && rank >= 0 && !holes.has(cell))
				scan.warn('fen-hole', scan.span(from), `${squareName(file, rank)} is shown as no square, but "Exclude:" does not name it.`, {
					hint: 'Name it there.',
					engine: 'Leaves it empty.',
				});
			file++;
		} else if (found !== undefined) {
			const cell = file + rank * files;
			if (file < files && rank >= 0) {
				men.push({ cell, type: found.type, side: found.side });
				if (holes.has(cell))
					scan.warn(
						'fen-hole',
						scan.span(from, from + found.length),
						`A piece stands on ${squareName(file, rank)}, which is excluded: it can never move.`,
						{ hint: 'Put it elsewhere.' },
					);
			}
			scan.at += found.length;
			file++;
		} else {
			const letter = scan.take(/[\s\S]/uy);
			if (wrong++ < 8)
				scan.error('fen-letter', scan.span(from), `"${letter}" is the symbol of no piece.`, {
					hint: 'Define it by "Symbol:".',
					engine: 'Stops reading here.',
				});
			file++;
		}
	}
	close();
	if (rank > 0 && wrong === 0)
		scan.error('fen-ranks', scan.span(0), `The FEN describes ${ranks - rank} ranks; the board has ${ranks}.`, {
			engine: 'Leaves the rest empty.',
		});
	return men;
}

function hand(scan: Scanner, definition: Definition, symbols: Symbols): Arrangement['hands'] {
	const hands: [Map<number, number>, Map<number, number>] = [new Map(), new Map()];
	const start = scan.at;
	scan.blanks();
	if (!scan.eat('[')) {
		scan.at = start;
		return hands;
	}
	while (!scan.done && scan.next !== ']') {
		const from = scan.at;
		if (scan.eat('-') || scan.blanks() > 0) continue;
		const found = symbols.at(scan.text, scan.at);
		scan.at += found?.length ?? 1;
		if (found === undefined)
			scan.error('fen-hand', scan.span(from), `"${cut(scan.text.slice(from, scan.at))}" is the symbol of no piece.`, {
				hint: 'Between brackets stand the symbols of what is in hand.',
			});
		else hands[found.side].set(found.type, (hands[found.side].get(found.type) ?? 0) + 1);
	}
	if (!scan.eat(']'))
		scan.error('fen-hand', scan.span(start), 'The bracket is not closed.', {
			hint: 'Write "]" behind what is in hand.',
			engine: 'Crashes.',
		});
	const filled = hands.some(({ size }) => size > 0);
	if (
		filled &&
		!['allow drops', 'force drops', 'gate drops', 'allow pickup'].some((rule) => definition.switches.has(rule as 'allow drops'))
	)
		scan.warn('fen-hand', scan.span(start), 'There are pieces in hand, but no rule lets them into the game.', {
			hint: 'Write "Rule: allow drops" if they may be dropped.',
			engine: 'Shows them, no more.',
		});
	return hands;
}

function sideToMove(scan: Scanner): SideIndex {
	const from = scan.at;
	const word = scan.take(/\S+/y);
	if (word === '')
		scan.warn('fen-short', scan.span(Math.max(0, from - 1), from), 'The FEN does not say who is to move.', {
			hint: 'Write " w" behind the board.',
			fix: { ...scan.span(from), text: from > 0 && scan.text[from - 1] === ' ' ? 'w' : ' w' },
		});
	else if (word !== 'w' && word !== 'b')
		scan.error('fen-side', scan.span(from), `"${cut(word)}" is no side.`, {
			hint: 'Write w or b.',
			engine: 'Takes everything but b for White.',
		});
	return word === 'b' ? 1 : 0;
}

function enPassant(scan: Scanner, { files, ranks }: Definition): { passed?: number; victim?: number } {
	const from = scan.at;
	const word = scan.take(/\S+/y);
	if (word === '' || word === '-') return {};
	const found = /^([a-z])(\d{1,2})(?:([a-z])(\d{1,2}))?$/.exec(word);
	const cell = (letter: string | undefined, digits: string | undefined): number | undefined => {
		if (letter === undefined) return undefined;
		const file = letter.charCodeAt(0) - 97;
		const rank = Number(digits) - 1;
		return file < files && rank >= 0 && rank < ranks ? file + rank * files : undefined;
	};
	const passed = cell(found?.[1], found?.[2]);
	const victim = cell(found?.[3], found?.[4]);
	if (found === null || passed === undefined || (found[3] !== undefined && victim === undefined)) {
		scan.error('fen-en-passant', scan.span(from), `"${cut(word)}" names no square of the board.`, {
			hint: 'Write the square that was passed over, or "-".',
		});
		return {};
	}
	return victim === undefined ? { passed } : { passed, victim };
}

function clock(scan: Scanner): number | undefined {
	scan.blanks();
	const from = scan.at;
	const word = scan.take(/\S+/y);
	if (word === '' || word === '-') return undefined;
	if (/^\d{1,9}$/.test(word)) return Number(word);
	scan.error('fen-clock', scan.span(from), `"${cut(word)}" is no number of moves.`, { hint: 'Write a whole number.' });
	return undefined;
}
