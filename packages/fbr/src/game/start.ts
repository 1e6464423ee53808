import { NotationError, quote, type Span } from '@x/diagnostics';
import type { SideName } from './turn-plan.js';

/** A piece at the start. */
export interface StartPiece {
	readonly at: readonly number[];
	readonly side: SideName;
	/** The type, which is also the kind. */
	readonly kind: string;
}

/** The start of a game, read from a text. */
export interface StartText {
	readonly pieces: readonly StartPiece[];
	readonly side: SideName;
	/** side → type → count. */
	readonly hands: Readonly<Record<SideName, Readonly<Record<string, number>>>>;
	/** The letters of the castling field; `undefined` where it is missing. */
	readonly rights?: string | undefined;
}

const PIECE = /([-+#*$%&]*)(?:([A-Za-z])|:([A-Za-z][A-Za-z0-9]{0,2}):)/y;

const refuse = (text: string, from: number, to: number, message: string, hint?: string): never => {
	const span: Span = { from, to: Math.max(to, Math.min(text.length, from + 1)) };
	throw new NotationError([{ code: 'fbr/start', message, severity: 'error', span, ...(hint !== undefined && { hint }) }]);
};

/**
 * Reads a start position: ranks from the last one, separated by `/`, boards by `|`; letters with prefixes and `:FD:` names, capitals for
 * White; a hand in brackets; then the side to move and the castling field. Other fields of a FEN are left out.
 */
export function readStart(text: string, size: readonly number[], types: readonly string[]): StartText {
	const end = text.search(/\s|$/);
	const open = text.slice(0, end).indexOf('[');
	const placement = text.slice(0, open < 0 ? end : open);
	const pieces = readPlacement(text, placement, size, types);
	const hands = { white: {} as Record<string, number>, black: {} as Record<string, number> };
	if (open >= 0)
		for (const { side, kind } of readPieces(text, open + 1, text.indexOf(']', open), types))
			hands[side][kind] = (hands[side][kind] ?? 0) + 1;
	const [side = 'w', rights] = text.slice(end).trim().split(/\s+/).filter(Boolean);
	const at = end + text.slice(end).search(/\S|$/);
	if (side !== 'w' && side !== 'b') refuse(text, at, at + side.length, `Expected the side to move, w or b, found ${quote(side)}.`);
	return { pieces, hands, side: side === 'b' ? 'black' : 'white', ...(rights !== undefined && { rights }) };
}

function readPlacement(text: string, placement: string, size: readonly number[], types: readonly string[]): StartPiece[] {
	const [files, ranks, boards = 1] = size as [number, number, number?];
	const found: StartPiece[] = [];
	let at = 0;
	const all = placement.split('|');
	if (all.length !== boards) refuse(text, 0, placement.length, `Expected ${boards} boards separated by "|", found ${all.length}.`);
	for (const [board, rows] of all.entries()) {
		const lines = rows.split('/');
		if (lines.length !== ranks) refuse(text, at, at + rows.length, `Expected ${ranks} ranks, found ${lines.length}.`);
		for (const [row, line] of lines.entries()) {
			const end = at + line.length;
			let file = 0;
			while (at < end) {
				const empties = /[0-9]+/y;
				empties.lastIndex = at;
				const count = empties.exec(text)?.[0];
				if (count !== undefined) {
					file += Number(count);
					at += count.length;
					continue;
				}
				const { side, kind, to } = readPiece(text, at, types);
				found.push({ at: boards > 1 ? [file, ranks - 1 - row, board] : [file, ranks - 1 - row], side, kind });
				file++;
				at = to;
			}
			if (file !== files) refuse(text, end - line.length, end, `Expected ${files} files, found ${file}.`);
			at++;
		}
	}
	return found;
}

function* readPieces(
	text: string,
	from: number,
	to: number,
	types: readonly string[],
): Generator<{ readonly side: SideName; readonly kind: string }> {
	for (let at = from; at < to; ) {
		const piece = readPiece(text, at, types);
		yield piece;
		at = piece.to;
	}
}

function readPiece(
	text: string,
	at: number,
	types: readonly string[],
): { readonly side: SideName; readonly kind: string; readonly to: number } {
	// `~` marks a piece without a side of its own; its letter still says whose it is now.
	const from = text[at] === '~' ? at + 1 : at;
	PIECE.lastIndex = from;
	const [whole, prefixes = '', letter, name] = PIECE.exec(text) ?? [];
	if (whole === undefined) refuse(text, at, at + 1, `Expected a piece or a number of empty cells, found "${text[at]}".`);
	const letters = letter ?? name!;
	const upper = letters[0]!.toUpperCase() + letters.slice(1);
	const kind = prefixes + (letter === undefined ? `:${upper}:` : upper);
	if (!types.includes(kind))
		refuse(text, at, from + whole!.length, `Expected a piece of the game, found "${whole}".`, `The pieces are ${types.join(' ')}.`);
	return { side: letters[0] === upper[0] ? 'white' : 'black', kind, to: from + whole!.length };
}
