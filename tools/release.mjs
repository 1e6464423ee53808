/**
 * Publishes what `changeset version` prepared: `npm run release`. Refuses a tree with uncommitted changes, one without a repository address,
 * and one whose tests are red. `npm run release -- --rehearse [TAG]` publishes to a registry on loopback (`tools/whole-dry-run.mjs`).
 *
 * The tests are `npm test`. The release dry run (`tools/release-dry-run.mjs`) replaces the command through X_RELEASE_TEST, because it is itself a
 * step of `npm test`.
 */
import { isMain } from './lib/report.mjs';
import { run } from './lib/run.mjs';
import { root } from './lib/workspace.mjs';
import { missingAddress } from './metadata.mjs';

/**
 * @param {{ from?: string, test?: string }} [options] `test`: a command line
 * @returns {Promise<string | undefined>} why nothing may be published
 */
export const refusal = async ({ from = root, test = process.env.X_RELEASE_TEST ?? 'npm test' } = {}) => {
	const dirt = async () => {
		const { code, output } = await run('git', ['status', '--porcelain'], { cwd: from });
		if (code !== 0) return 'a release needs a git work tree';
		return output === '' ? undefined : `the tree has uncommitted changes:\n${output}`;
	};
	const before = await dirt();
	if (before !== undefined) return before;
	const address = missingAddress(from);
	if (address !== undefined) return address;
	const [program, ...args] = test.split(' ');
	const { code } = await run(program, args, { cwd: from, show: true });
	if (code !== 0) return `the tests are red: ${test} ended with ${code}`;
	return dirt();
};

/** The option that publishes to a registry on loopback. */
const DRY_RUN = '--rehearse';

if (isMain(import.meta)) {
	const [option, tag] = process.argv.slice(2);
	if (option === DRY_RUN) {
		const { wholeDryRun } = await import('./whole-dry-run.mjs');
		(await wholeDryRun(tag)).end();
	} else if (option !== undefined) {
		console.error(`Expected ${DRY_RUN} or nothing, found "${option}".`);
		process.exitCode = 1;
	} else {
		const why = await refusal();
		if (why === undefined) process.exitCode = (await run('changeset', ['publish'], { show: true })).code;
		else {
			console.error(`Nothing is published: ${why}`);
			process.exitCode = 1;
		}
	}
}
