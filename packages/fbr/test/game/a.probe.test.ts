import { appendFileSync } from 'node:fs';
import { legal, perft } from '@x/core';
import { compile } from '@x/core/compile';
import { it } from 'vitest';
import { toGame } from '../../src/game/index.js';
import { expand, parse, stringify } from '../../src/index.js';

const out = (...all: unknown[]) => appendFileSync('/tmp/a.txt', all.join(' ') + '\n');
it('x', () => {
	const value = parse('royal atomic K Q R B N P=mfW+cfF +P');
	out(stringify(expand({ ...value, board: { files: 5, ranks: 5 } }).value));
	const game = toGame(value, { start: 'rnbqk/ppppp/5/PPPPP/RNBQK w', board: { files: 5, ranks: 5 } });
	out(JSON.stringify(game.rules.paths.N));
	const t = performance.now();
	const g = compile(game);
	out('compiled', performance.now() - t);
	out(legal(g.start).length, performance.now() - t);
	out(perft(g.start, 2), performance.now() - t);
}, 20000);
