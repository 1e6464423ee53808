/**
 * Counts one variant that the native engine Sjaak II ships with both programs, in a process of its own, as a program for this
 * variant alone would. Prints the result for `sjaak.mjs`.
 *
 *     node sjaak-variant.mjs PROGRAM FILE NAME ROUNDS
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { perft } from '@x/core';
import { compile } from '@x/core/compile';
import { parse, shortName } from '@x/sjaak-variants';
import { toRuleset } from '@x/sjaak-variants/rules';
import { median } from './ratio.mjs';

const [program = '', file = '', name = '', rounds = '3'] = process.argv.slice(2);

/** The least number of leaves: a count is taken at the first depth that reaches it. */
const ENOUGH = 1_000_000;
const DEEPEST = 14;
/** The most CPU milliseconds of one count of ours. */
const LIMIT = 60_000;
/** CPU milliseconds for warming up. */
const WARM = 1500;
/** Counts of the engine that take longer are not repeated. */
const LONG = 2500;

const cpu = () => {
	const { user, system } = process.cpuUsage();
	return (user + system) / 1000;
};

/** The rules of the count for both programs: the game continues after any outcome, and forbidden mates are listed. */
const countable = (ruleset) =>
	compile({
		...ruleset,
		outcomes: ruleset.outcomes.filter(({ when }) => when === 'stuck'),
		forbid: ruleset.forbid.filter(({ id }) => !['no-mate-by-drop', 'no-mate-by-kind'].includes(id)),
	});

/** Runs the engine's counter, which counts every depth up to the given one: the last count, and the CPU milliseconds of the whole run. */
const native = (depth) => {
	const script = `TIMEFORMAT='%U %S'; time "$0" -no_user_variants "$1"`;
	const input = `variant ${name}\nperft ${depth}\nquit\n`;
	const { stdout, stderr } = spawnSync('bash', ['-c', script, program, file], { input, encoding: 'utf8', maxBuffer: 1 << 26 });
	const [user, system] = (/([\d.]+) ([\d.]+)\s*$/.exec(stderr) ?? []).slice(1).map(Number);
	const count = Number(new RegExp(`(?:^|>)\\s*${depth}\\s+(\\d+)\\s+[\\d.]+\\s`, 'm').exec(stdout)?.[1]);
	return { count, milliseconds: ((user ?? 0) + (system ?? 0)) * 1000 };
};

const variant = parse(readFileSync(file, 'utf8')).variants.find((one) => shortName(one.name) === name);
if (variant === undefined) throw new Error(`There is no variant "${name}" in ${file}.`);
const { start } = countable(toRuleset(variant));

const own = (depth) => {
	const before = cpu();
	const nodes = perft(start, depth);
	return { nodes, milliseconds: cpu() - before };
};

/** The deepest count of ours within the limit. The search for it also warms up the code. */
let depth = 1;
let found = own(depth);
for (let before = 1; found.nodes < ENOUGH && depth < DEEPEST; depth++) {
	const growth = Math.max(found.nodes / before, 2);
	if (found.milliseconds * growth > LIMIT) break;
	before = found.nodes;
	found = own(depth + 1);
}
/** Warms up like the other rows: until the code is compiled. */
for (let spent = found.milliseconds; spent < WARM; ) spent += own(depth).milliseconds;

/** The engine's depth: ours, or a larger one if ours has too few leaves. */
let deep = depth;
let whole = native(deep);
while (whole.count < ENOUGH && deep < DEEPEST) whole = native(++deep);

const times = whole.milliseconds > LONG || found.milliseconds > LONG ? 1 : Number(rounds);
const samples = [];
for (let round = 0; round < times; round++) {
	const first = round % 2 === 0 ? own(depth) : undefined;
	const theirs = (round === 0 ? whole : native(deep)).milliseconds - native(deep - 1).milliseconds;
	const ours = (first ?? own(depth)).milliseconds;
	samples.push({ ours: found.nodes / ours, theirs: whole.count / theirs });
}
console.log(
	JSON.stringify({
		name,
		depth,
		nodes: found.nodes,
		deep,
		count: whole.count,
		ratio: median(samples.map(({ ours, theirs }) => ours / theirs)),
		rate: median(samples.map(({ ours }) => ours)) / 1000,
	}),
);
