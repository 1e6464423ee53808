import { describe, expect, it } from 'vitest';
import { pieceState, pieceText } from '../src/lazy/piece/piece-text.js';
import type { PieceAsk, PieceReading } from '../src/worker/protocol.js';
import { engine } from './support.js';

const ask = (text: string, more: Partial<PieceAsk> = {}): PieceReading =>
	engine.answer('piece', { text, dialect: 'auto', at: undefined, others: [], ...more });

const cellOf = ({ drawing }: PieceReading, name: string): number => Number(drawing!.board.cells.find((cell) => cell.name === name)!.cell);
const nameOf =
	({ drawing }: PieceReading) =>
	(cell: number): string =>
		drawing!.board.cells.find((one) => one.cell === cell)!.name;
const spelled = ({ spellings }: PieceReading): readonly string[] => spellings.map(({ title, text }) => `${title}: ${text}`);

describe('a piece', () => {
	it('is drawn, described and spelled', () => {
		const cannon = ask('mR+cpR');
		expect(cannon).toMatchObject({ notation: 'mbn', problems: [] });
		expect(nameOf(cannon)(cannon.drawing!.at)).toBe('d4');
		expect(cannon.drawing?.count).toBe(14);
		expect(cannon.sentences).toEqual([
			{ text: 'Moves like a rook without capturing.', span: { from: 0, to: 2 } },
			{ text: 'Captures like a rook over exactly one piece.', span: { from: 3, to: 6 } },
		]);
		expect(spelled(cannon)).toEqual(['MBN: mR+cpR', 'XBetza: mRcpR', 'Betza: mRcpR', 'Fairy-Stockfish: mRcpR']);
	});

	it.each([
		['mRcpR', 'xbetza', 14],
		['N', 'mbn', 8],
		['fmWfcF', 'xbetza', 1],
		['K Q=R+N', 'mbn', 22],
		['@Q=W Z=Q', 'mbn', 4],
	])('is recognised: %s', (text, notation, count) => {
		const reading = ask(text);
		expect(reading.notation).toBe(notation);
		expect(reading.drawing?.count).toBe(count);
	});

	it('is read in the notation that is asked for', () => {
		expect(ask('W3', { dialect: 'xbetza' })).toMatchObject({ notation: 'xbetza', drawing: { count: 12 } });
		expect(spelled(ask('nN', { dialect: 'fairy' }))[0]).toBe('MBN: mW-F');
	});

	it('says what its other spellings lose', () => {
		const { spellings } = ask('mK-!cK');
		const lossy = spellings.filter(({ id }) => id !== 'mbn');
		expect(lossy.every(({ lost }) => lost.length > 0)).toBe(true);
		for (const { lost } of lossy) for (const one of lost) expect(one).toMatch(/^[A-Z].*\.$/);
	});

	it.each([
		['mRy', 'auto', 2],
		['K=Q Q=mRy', 'auto', 8],
		['mR+cqR', 'auto', 4],
		['', 'auto', 0],
		['W!', 'xbetza', 1],
	] as const)('with faults has their places: %s', (text, dialect, from) => {
		const reading = ask(text, { dialect });
		expect(reading.drawing).toBeUndefined();
		expect(reading.problems.map(({ severity }) => severity)).toContain('error');
		expect(reading.problems[0]?.span.from).toBe(from);
	});

	it('without meaning on a board is still described', () => {
		const reading = ask('!{C}K');
		expect(reading.drawing).toBeUndefined();
		expect(reading.problems).toHaveLength(1);
		expect(reading.problems[0]?.span).toEqual({ from: 0, to: 5 });
		expect(reading.sentences).toHaveLength(1);
	});

	it('stands among the pieces of the sample board, or where the user puts it', () => {
		expect(ask('R', { others: 'sample' }).drawing?.others.length).toBe(10);
		const rook = ask('R', { at: 0, others: [{ cell: 8, friend: true }] });
		expect(rook.drawing).toMatchObject({ at: 0, count: 7 });
	});
});

describe('the legs of a piece', () => {
	const walks = (text: string, more: Partial<PieceAsk> = {}): readonly string[] => {
		const reading = ask(text, more);
		return reading.drawing!.walks.map(({ cells }) => cells.map(nameOf(reading)).join('-')).sort();
	};

	it('are the cells on which they end', () => {
		expect(walks('mW-fF')).toEqual(['d4-c4-b3', 'd4-c4-b5', 'd4-d3-c2', 'd4-d3-e2', 'd4-d5-c6', 'd4-d5-e6', 'd4-e4-f3', 'd4-e4-f5']);
	});

	it('are absent where moves have one leg', () => {
		expect(walks('mR+cpR')).toEqual([]);
	});

	it('may be left out, come back, and depend on other pieces', () => {
		expect(walks('fW-[fW]')).toEqual(['d4-d5-d6']);
		const horse = ask('mW-fF');
		const block = [{ cell: cellOf(horse, 'd5'), friend: true }];
		expect(walks('mW-fF', { others: block })).toHaveLength(6);
		expect(walks('cfW-tmW')).toEqual([]);
		expect(walks('cfW-tmW', { others: [{ cell: cellOf(horse, 'd5'), friend: false }] })).toEqual(['d4-d5-d4']);
	});
});

describe('the text of a piece in the state', () => {
	it.each(['auto:mR+cpR', 'xbetza:mRcpR', 'betza:', 'fairy:a:b'])('is read and written: %s', (state) => {
		expect(pieceState(pieceText(state))).toBe(state);
	});

	it('without a known notation is recognised', () => {
		expect(pieceText('latin:W')).toEqual({ text: 'latin:W', dialect: 'auto' });
	});
});
