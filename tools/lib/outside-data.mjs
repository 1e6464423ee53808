/** Finds the tests that read outside data, and the tests that were skipped without it. */
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { importsOf } from '../layers/imports.mjs';

const READS = /\bX_SHARED\b/;

/** The declarations of a module by name, with their texts. Statements without a name belong to the declaration before them. */
const declarationsOf = (text) =>
	text.split(/^(?=(?:export )?(?:async )?(?:const|let|function) )/m).flatMap((part) => {
		const name = /^(?:export )?(?:async )?(?:const|let|function) (\w+)/.exec(part)?.[1];
		return name === undefined ? [] : [{ name, part }];
	});

const mentions = (text, names) => [...names].some((name) => new RegExp(`\\b${name}\\b`).test(text));

/** The names that a file imports from other files of its package and that read outside data. */
const importedReaders = (file, known) => {
	const text = readFileSync(file, 'utf8');
	// The path of a module does not count as a use of a name.
	const words = text.replaceAll(/ from '[^']*'/g, '');
	const names = new Set();
	for (const { target, types } of importsOf(file, text)) {
		if (target === undefined || types || !/\/test\//.test(target)) continue;
		for (const name of readersOf(target, known)) if (mentions(words, [name])) names.add(name);
	}
	return names;
};

/**
 * The names of a test helper that read outside data, directly or through other functions.
 *
 * @param {string} file
 * @param {Map<string, Set<string>>} [known]
 * @returns {Set<string>}
 */
export const readersOf = (file, known = new Map()) => {
	const found = known.get(file);
	if (found !== undefined) return found;
	const readers = new Set();
	known.set(file, readers);
	const imported = importedReaders(file, known);
	const parts = declarationsOf(readFileSync(file, 'utf8'));
	for (let size = -1; size < readers.size; ) {
		size = readers.size;
		for (const { name, part } of parts)
			if (
				READS.test(part) ||
				mentions(
					part,
					[...imported, ...readers].filter((one) => one !== name),
				)
			)
				readers.add(name);
	}
	return readers;
};

/** Whether a test file reads outside data, directly or through a helper of its package. */
export const readsOutsideData = (file) => READS.test(readFileSync(file, 'utf8')) || importedReaders(file, new Map()).size > 0;

/**
 * One line for each test file with skipped tests, from the report of vitest.
 *
 * @param {string} report
 * @param {string} dir the package's folder
 * @param {string} name the package's name
 * @param {string} reason
 * @returns {string[]}
 */
export const skippedLines = (report, dir, name, reason) => {
	const { testResults } = JSON.parse(readFileSync(report, 'utf8'));
	return testResults.flatMap(({ name: file, assertionResults }) => {
		const skipped = assertionResults.filter(({ status }) => status === 'pending' || status === 'skipped').length;
		return skipped === 0 ? [] : [`  skipped: ${name} ${relative(dir, file)}, ${skipped} of ${assertionResults.length} tests: ${reason}`];
	});
};
