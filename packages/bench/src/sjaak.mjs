/**
 * Counts the variants that the native engine Sjaak II ships: ours from its file, by `parse`, `toRuleset` and `compile`; the engine's by its
 * own command. The engine is an optional program (Debian: `apt-get install sjaakii`); without it one line says so.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse, shortName } from '@x/sjaak-variants';
import { geometricMean } from './ratio.mjs';

const PEER = 'sjaakii 1.4.1';
const program = process.env.X_SJAAKII ?? '/usr/games/sjaakii';
const file = process.env.X_SJAAK_VARIANTS ?? '/usr/share/games/sjaakii/variants.txt';
const one = fileURLToPath(new URL('./sjaak-variant.mjs', import.meta.url));

const measured = (name, rounds) => {
	const { stdout, stderr, status } = spawnSync(process.execPath, [one, program, file, name, String(rounds)], { encoding: 'utf8' });
	if (status !== 0) throw new Error(`${name}: ${stderr}`);
	return JSON.parse(stdout);
};

/** The results, and the variants with different counts. */
const titled = ({ name, depth, nodes, deep, count }) => {
	if (deep > depth) return `perft ${depth}, ${name} (${nodes} nodes, deeper takes too long; the peer by its rate at depth ${deep})`;
	return `perft ${depth}, ${name}${count === nodes ? '' : ` (the peer counts ${count}, not ${nodes})`}`;
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
	const names = parse(readFileSync(file, 'utf8'))
		.variants.map(({ name }) => shortName(name))
		.filter((name) => only?.includes(name) ?? true);
	const rows = names.map((name) => {
		const found = measured(name, Math.min(rounds, 3));
		return { what: titled(found), peer: PEER, ratio: found.ratio, rate: `${found.rate.toFixed(found.rate < 0.1 ? 3 : 1)} M nodes/s` };
	});
	return [
		...rows,
		{ what: `perft, ${rows.length} variants, geometric mean`, peer: PEER, ratio: geometricMean(rows.map(({ ratio }) => ratio)), rate: '' },
	];
};
