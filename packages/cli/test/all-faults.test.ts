import { expect, test } from 'vitest';
import { FAULTY, type FaultyText } from './support/catalogues.js';
import { recordsOf, Session } from './support/session.js';

type Record = Readonly<{ [name: string]: unknown }>;

const faultsIn = async (session: Session, files: readonly string[], kind: string): Promise<{ code: number; faults: readonly Record[] }> => {
	const { code, out } = await session.x(['check', ...files, '--as', kind, '--json']);
	return { code, faults: recordsOf(out).filter(({ type }) => type === 'fault') };
};

/** A fault without its place in a larger text. */
const essence = ({ code, severity, message, hint, column, endColumn }: Record): string =>
	JSON.stringify([code, severity, message, hint, column, endColumn]);

/** Faults that are listed twice. */
const repeated = (faults: readonly Record[]): readonly Record[] => {
	const seen = new Set<string>();
	return faults.filter((fault) => {
		const key = `${fault.file} ${fault.line} ${essence(fault)}`;
		return seen.size === seen.add(key).size;
	});
};

/** Each text after a first line of its own, so that nothing of one text can belong to the next one. */
const gameOf = ({ text }: FaultyText, index: number): string => `[Round "${index}"]\n${text.startsWith('[') ? '' : '\n'}${text}\n\n`;

test('finds all faults of the games of the tests in one file, none twice', async () => {
	// A file cannot hold half a character.
	const faulty = FAULTY.pgn.filter(({ text }) => !/\p{Surrogate}/u.test(text));
	const texts = faulty.map(gameOf);
	const session = new Session(Object.fromEntries(texts.map((text, index) => [`${index}.pgn`, text])));
	session.write('all.pgn', texts.join(''));
	const names = texts.map((_, index) => `${index}.pgn`);
	const [alone, joined] = [await faultsIn(session, names, 'pgn'), await faultsIn(session, ['all.pgn'], 'pgn')];
	expect(texts.length).toBeGreaterThan(25);
	expect(joined.code).toBe(1);
	expect(repeated(joined.faults)).toEqual([]);
	expect(joined.faults.map(essence)).toEqual(alone.faults.map(essence));
	for (const [index, { code }] of faulty.entries())
		expect(alone.faults.filter(({ file }) => file === names[index]).map((fault) => fault.code)).toContain(code);
});

test.each(['epd', 'fen', 'feen'] as const)('finds all faults of the lines of the tests of %s in one file, none twice', async (kind) => {
	const texts = FAULTY[kind];
	const session = new Session({ all: texts.map(({ text }) => `${text}\n`).join('') });
	const { code, faults } = await faultsIn(session, ['all'], kind);
	expect(code).toBe(1);
	expect(repeated(faults)).toEqual([]);
	for (const [index, { code: expected, from, text }] of texts.entries()) {
		const found = faults.filter(({ line }) => line === index + 1);
		expect(found.map((fault) => `${text} ${fault.code} ${fault.column}`)).toContain(`${text} ${expected} ${from! + 1}`);
	}
	const alone = [];
	for (const { text } of texts) {
		session.write('one', text);
		alone.push(...(await faultsIn(session, ['one'], kind)).faults);
	}
	expect(faults.map(essence)).toEqual(alone.map(essence));
});

test.each(['icn', 'fbr', 'mbn', 'variants.txt'] as const)('finds all faults of the texts of the tests of %s, none twice', async (kind) => {
	const texts = FAULTY[kind];
	const names = texts.map((_, index) => `${index}.txt`);
	const session = new Session(Object.fromEntries(texts.map(({ text }, index) => [names[index]!, text])));
	const { code, faults } = await faultsIn(session, names, kind);
	expect(code).toBe(1);
	expect(repeated(faults)).toEqual([]);
	for (const [index, { code: expected, text }] of texts.entries())
		expect(faults.filter(({ file }) => file === names[index]).map((fault) => `${text} ${fault.code}`)).toContain(`${text} ${expected}`);
});
