/**
 * Counting the variants that the native engine Sjaak II ships: ours from its file, by `parse`, `toRuleset` and `compile`; the engine's by its
 * own command. The engine is a program of its own and optional (Debian: `apt-get install sjaakii`); without it there is one line that says so.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { perft } from '@x/core';
import { compile } from '@x/core/compile';
import { parse, shortName, toRuleset } from '@x/sjaak-variants';
import { geometricMean, median } from './ratio.mjs';

const PEER = 'sjaakii 1.4.1';
const program = process.env.X_SJAAKII ?? '/usr/games/sjaakii';
const file = process.env.X_SJAAK_VARIANTS ?? '/usr/share/games/sjaakii/variants.txt';

/** A count is taken at the first depth with so many leaves. */
const ENOUGH = 1_000_000;
const DEEPEST = 12;

/** Runs the engine's counter to a depth: the count, and the CPU milliseconds of the whole run. */
const native = (variant, depth) => {
	const script = `TIMEFORMAT='%U %S'; time "$0" -no_user_variants "$1"`;
	const input = `variant ${variant}\nperft ${depth}\nquit\n`;
	const { stdout, stderr } = spawnSync('bash', ['-c', script, program, file], { input, encoding: 'utf8', maxBuffer: 1 << 26 });
	const [user, system] = (/([\d.]+) ([\d.]+)\s*$/.exec(stderr) ?? []).slice(1).map(Number);
	const count = Number(new RegExp(`^\\s*${depth}\\s+(\\d+)\\s+[\\d.]+\\s`, 'm').exec(stdout)?.[1]);
	return { count, milliseconds: ((user ?? 0) + (system ?? 0)) * 1000 };
};

/** The rules as both count them: the game goes on whatever ends it, and mates that a rule forbids are listed. */
const countable = (ruleset) =>
	compile({
		...ruleset,
		outcomes: ruleset.outcomes.filter(({ when }) => when === 'stuck'),
		forbid: ruleset.forbid.filter(({ id }) => !['no-mate-by-drop', 'no-mate-by-kind'].includes(id)),
	});

const cpu = () => {
	const { user, system } = process.cpuUsage();
	return (user + system) / 1000;
};

/** What is measured of one variant; undefined where the counts differ, as they do where the engine is known to miscount. */
const measured = (variant, rounds) => {
	const { start } = countable(toRuleset(variant));
	const name = shortName(variant.name);
	let depth = 1;
	while (depth < DEEPEST && perft(start, depth) < ENOUGH) depth++;
	const nodes = perft(start, depth);
	const samples = [];
	for (let round = 0; round < rounds; round++) {
		const own = () => {
			const before = cpu();
			perft(start, depth);
			return cpu() - before;
		};
		const first = round % 2 === 0 ? own() : undefined;
		const [whole, part] = [native(name, depth), native(name, depth - 1)];
		samples.push({ ours: first ?? own(), theirs: whole.milliseconds - part.milliseconds, count: whole.count });
	}
	const theirs = samples[0]?.count;
	return {
		name,
		depth,
		nodes,
		theirs,
		ratio: median(samples.map((one) => one.theirs / one.ours)),
		milliseconds: median(samples.map(({ ours }) => ours)),
	};
};

/**
 * @param {{ rounds: number, only?: readonly string[] }} options
 * @returns {import('./table.mjs').Row[]}
 */
export const sjaakRows = ({ rounds, only }) => {
	if (!existsSync(program) || !existsSync(file)) {
		console.error(`Not measured: ${PEER} is not installed (looked for ${program} and ${file}); \`apt-get install sjaakii\` gets both.`);
		return [];
	}
	const variants = parse(readFileSync(file, 'utf8')).variants.filter(({ name }) => only?.includes(shortName(name)) ?? true);
	const found = variants.map((variant) => measured(variant, Math.min(rounds, 3)));
	const rows = found.map(({ name, depth, nodes, theirs, ratio, milliseconds }) => ({
		what: `perft ${depth}, ${name}${theirs === nodes ? '' : ` (the peer counts ${theirs}, not ${nodes})`}`,
		peer: PEER,
		ratio,
		rate: `${(nodes / milliseconds / 1000).toFixed(1)} M nodes/s`,
	}));
	return [
		...rows,
		{ what: `perft, ${rows.length} variants, geometric mean`, peer: PEER, ratio: geometricMean(rows.map(({ ratio }) => ratio)), rate: '' },
	];
};
