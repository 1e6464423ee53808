/** The last line of every check: `name: N passed, M failed`. `tools/test.mjs` reads the counts from it. */
import { realpathSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from './workspace.mjs';

/** The findings of a check: passed points are counted, faults are printed. */
export class Report {
	/** @param {string} name */
	constructor(name) {
		this.name = name;
		this.passed = 0;
		/** @type {string[]} */
		this.faults = [];
	}

	/** @param {number} [count] */
	pass(count = 1) {
		this.passed += count;
	}

	/** @param {string} fault one fault, with its place */
	fail(fault) {
		this.faults.push(fault);
	}

	/**
	 * @param {boolean} holds
	 * @param {string} fault
	 */
	check(holds, fault) {
		if (holds) this.pass();
		else this.fail(fault);
	}

	/** Prints the faults and the counts, and sets the exit code. */
	end() {
		for (const fault of this.faults) console.log(`  ✗ ${fault}`);
		console.log(`${this.name}: ${this.passed} passed, ${this.faults.length} failed`);
		if (this.faults.length > 0) process.exitCode = 1;
	}
}

/**
 * The counts in the output of a check: those of the last matching line.
 *
 * @param {string} output
 * @returns {{ passed: number, failed: number } | undefined}
 */
export const countsOf = (output) => {
	const last = [...output.matchAll(/^(?:[\w-]+: )?(\d+) passed, (\d+) failed$/gm)].pop();
	return last && { passed: Number(last[1]), failed: Number(last[2]) };
};

/**
 * The path of a file relative to the repository's root.
 *
 * @param {string} file
 */
export const place = (file) => relative(root, file).replaceAll('\\', '/');

/**
 * True if the module is the started program.
 *
 * @param {ImportMeta} meta
 */
export const isMain = (meta) => process.argv[1] !== undefined && fileURLToPath(meta.url) === realpathSync(process.argv[1]);
