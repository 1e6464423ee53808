/**
 * `npm run bench`: the speed relative to other libraries, in one interleaved run.
 *
 *     npm run bench                       the table
 *     npm run bench -- --json             as data
 * npm run bench -- --write            writes into docs/benchmarks.md
 *     npm run bench -- --quick            fewer rounds, for a first look
 *     npm run bench -- --section=write    one kind of work alone, as data: those of `SECTIONS`
 * npm run bench -- --long             includes runs of many minutes: every shipped variant of Sjaak against the native engine
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compileRows, LIMITS } from './compile.mjs';
import { everydayRows } from './everyday.mjs';
import { fbrRows } from './fbr.mjs';
import { feenRows } from './feen.mjs';
import { fenRows } from './fen.mjs';
import { someGames } from './games.mjs';
import { icnRows } from './icn.mjs';
import { memoryRows } from './memory.mjs';
import { perftRows } from './perft.mjs';
import { pgnRows } from './pgn.mjs';
import { planeRows } from './plane.mjs';
import { escaped } from './ratio.mjs';
import { sanRows, writeRows } from './san.mjs';
import { sizeRows } from './size.mjs';
import { sjaakRows } from './sjaak.mjs';
import { circumstances, compiledLines, heldLines, markdown } from './table.mjs';
import { variantRows } from './variants.mjs';

const flags = new Set(process.argv.slice(2));
const rounds = flags.has('--quick') ? 9 : 50;
const { source, games } = someGames(20);

const when = { ...circumstances(), corpus: source, rounds };

/** The sections, each in a process of its own, so that code is compiled only for the work of its section. */
const SECTIONS = {
	perft: () => perftRows({ rounds }),
	variants: () => variantRows({ rounds }),
	fbr: () => fbrRows({ rounds }),
	san: () => sanRows(games, { rounds }),
	write: () => writeRows(games, { rounds }),
	everyday: () => everydayRows(games, { rounds }),
	fen: () => fenRows(games, { rounds }),
	feen: () => feenRows(games, { rounds }),
	icn: () => icnRows(games, { rounds }),
	pgn: () => pgnRows({ rounds }),
	plane: () => planeRows({ rounds }),
	sjaak: () => sjaakRows({ rounds }),
	memory: () => memoryRows(),
	sizes: () => sizeRows(),
	compile: () => compileRows({ rounds: flags.has('--quick') ? 5 : 11 }),
};

const section = process.argv.find((word) => word.startsWith('--section='))?.slice('--section='.length);
if (section !== undefined) {
	console.log(JSON.stringify(await SECTIONS[section]()));
	if (Number.isNaN(escaped())) throw new Error('a result was not a number');
	process.exit();
}

const self = fileURLToPath(import.meta.url);
const measure = (name) =>
	JSON.parse(
		execFileSync(process.execPath, [self, ...flags, `--section=${name}`], {
			encoding: 'utf8',
			maxBuffer: 1e8,
			stdio: ['ignore', 'pipe', 'inherit'],
		}),
	);

const ratios = [
	'perft',
	'variants',
	'fbr',
	'san',
	'write',
	'everyday',
	'fen',
	'feen',
	'icn',
	'pgn',
	'plane',
	...(flags.has('--long') ? ['sjaak'] : []),
];
const rows = ratios.flatMap(measure);
const held = measure('memory');
const sizes = measure('sizes');
const compiled = measure('compile');
const text = markdown(when, rows, sizes, [...heldLines(held), ...compiledLines(compiled, LIMITS)]);

console.log(flags.has('--json') ? JSON.stringify({ ...when, rows, held, sizes, compiled }, undefined, '\t') : text);
if (flags.has('--write')) {
	const page = fileURLToPath(new URL('../../../docs/benchmarks.md', import.meta.url));
	const between = /(<!-- results -->\n)[\s\S]*(<!-- end of results -->)/;
	writeFileSync(
		page,
		readFileSync(page, 'utf8').replace(between, (_, open, close) => `${open}${text}\n${close}`),
	);
}
