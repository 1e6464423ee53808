/**
 * The pages of the codes of problems: `docs/errors/<namespace>.md` shows each code with a wrong text, a right one and the repair, made from
 * the catalogues that the tests check.
 *
 *     node tools/errors.mjs            fails when the pages differ from the catalogues
 *     node tools/errors.mjs --update   writes the pages
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { shownExamples } from './errors/collect.mjs';
import { pagesOf } from './errors/pages.mjs';
import { isMain, Report } from './lib/report.mjs';
import { files, root } from './lib/workspace.mjs';

/** @param {{ update?: boolean, from?: string }} [options] */
export const checkErrors = async ({ update = false, from = root } = {}) => {
	const report = new Report('errors');
	const folder = join(from, 'docs/errors');
	const pages = pagesOf(await shownExamples(from));
	if (update) {
		rmSync(folder, { recursive: true, force: true });
		mkdirSync(folder, { recursive: true });
	}
	for (const [path, page] of pages) {
		// A file cannot hold half a character, of which an example may have one.
		const text = page.replace(/\p{Surrogate}/gu, '\ufffd');
		const file = join(folder, path);
		if (update) writeFileSync(file, text);
		const was = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
		const line = text.split('\n').findIndex((one, index) => one !== was[index]);
		report.check(
			line < 0 && was.length === text.split('\n').length,
			`docs/errors/${path} differs from the catalogues, first in line ${line + 1}`,
		);
	}
	for (const file of files(folder)) {
		const path = relative(folder, file).replaceAll('\\', '/');
		report.check(pages.has(path), `docs/errors/${path} is not the page of a namespace`);
	}
	return report;
};

if (isMain(import.meta)) {
	const report = await checkErrors({ update: process.argv.includes('--update') });
	if (report.faults.length > 0) console.log('  If the change is intended, run `node tools/errors.mjs --update`.');
	report.end();
}
