import * as strings from '../strings/speech.js';
import type { MoveView, PositionView } from '../worker/protocol.js';
import { turnWords } from './turn-words.js';

export const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** A move in words: `White: knight to f3, captures pawn, check.` */
export const moveSpeech = (move: MoveView, sideTitle: string, cellName: (cell: number) => string, ending: string): string => {
	const parts: string[] = [];
	const to = move.to === undefined ? '' : cellName(move.to);
	if (move.castling !== undefined) parts.push(move.castling.length > 3 ? strings.castlesLong : strings.castlesShort);
	else if (move.to === undefined || (move.to === move.from && move.captured.length === 0)) parts.push(strings.passes);
	else if (move.from === undefined) parts.push(strings.put(move.mover, to));
	else parts.push(move.captured.length > 0 ? strings.takes(move.mover, move.captured, to) : strings.goes(move.mover, to));
	if (move.promotion !== undefined) parts.push(strings.promotes(move.promotion));
	if (ending !== '') parts.push(ending);
	return strings.move(capital(sideTitle), parts);
};

/** The last move and the side to move: `White: knight to f3. Black to move.` */
export const positionSpeech = (position: PositionView, moverTitle: string, cellName: (cell: number) => string): string => {
	const turn = position.outcome === undefined ? `${turnWords(position, capital(position.sideTitle))}.` : position.outcome.text;
	if (position.last === undefined) return position.checked ? `${strings.inCheck(capital(position.sideTitle))} ${turn}` : turn;
	const ending = position.outcome?.reason === 'checkmate' ? strings.checkmate : position.checked ? strings.check : '';
	return `${moveSpeech(position.last, moverTitle, cellName, ending)} ${turn}`;
};
