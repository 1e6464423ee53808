/**
 * `npm run bench`: how many times faster than others, in one interleaved run.
 *
 *     npm run bench                       the table
 *     npm run bench -- --json             as data
 *     npm run bench -- --write            into docs/benchmarks.md
 *     npm run bench -- --quick            fewer rounds, for a first look
 *     npm run bench -- --long             also what takes many minutes: every shipped variant of Sjaak against the native engine
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compileRows, LIMITS } from './compile.mjs';
import { feenRows } from './feen.mjs';
import { fenRows } from './fen.mjs';
import { someGames } from './games.mjs';
import { icnRows } from './icn.mjs';
import { perftRows } from './perft.mjs';
import { planeRows } from './plane.mjs';
import { escaped } from './ratio.mjs';
import { sanRows } from './san.mjs';
import { sizeRows } from './size.mjs';
import { sjaakRows } from './sjaak.mjs';
import { circumstances, compiledLines, markdown } from './table.mjs';
import { variantRows } from './variants.mjs';

const flags = new Set(process.argv.slice(2));
const rounds = flags.has('--quick') ? 9 : 50;
const { source, games } = someGames(20);

const when = { ...circumstances(), corpus: source, rounds };
const rows = [
	...perftRows({ rounds }),
	...(await variantRows({ rounds })),
	...sanRows(games, { rounds }),
	...fenRows(games, { rounds }),
	...feenRows(games, { rounds }),
	...icnRows(games, { rounds }),
	...planeRows({ rounds }),
	...(flags.has('--long') ? sjaakRows({ rounds }) : []),
];
const sizes = await sizeRows();
const compiled = compileRows({ rounds: flags.has('--quick') ? 5 : 11 });
const text = markdown(when, rows, sizes, compiledLines(compiled, LIMITS));

console.log(flags.has('--json') ? JSON.stringify({ ...when, rows, sizes, compiled }, undefined, '\t') : text);
if (flags.has('--write')) {
	const page = fileURLToPath(new URL('../../../docs/benchmarks.md', import.meta.url));
	const between = /(<!-- results -->\n)[\s\S]*(<!-- end of results -->)/;
	writeFileSync(
		page,
		readFileSync(page, 'utf8').replace(between, (_, open, close) => `${open}${text}\n${close}`),
	);
}
if (Number.isNaN(escaped())) throw new Error('a result was not a number');
