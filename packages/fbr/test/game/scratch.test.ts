import { it } from 'vitest';
import { perft, position, legal, apply } from '@x/core';
import { compile } from '@x/core/compile';
import { reference } from '@x/core/reference';
import { toGame } from '../../src/game/index.js';
import { parse } from '../../src/index.js';
const games: Record<string, [string, string]> = {
 plain: ['royal K Q R B N P +P O-O O-O-O', 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq'],
 freezer: ['royal freezer# K I=mQ #I=cK Q R B N P +P', 'inbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/INBQKBNR w'],
 attackers: ['royal freezer*{S}=(2) K Q R B N S=K P=mW+cF *P=cW', 'rnbqkbsr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBSR w'],
 protector: ['royal protector*<1> freezer#<2> K I=mQ #I=cK S=mQ *S=cK Q R B N P +P', 'isbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/ISBQKBNR w'],
 stymizer: ['royal stymizer* K G=K2 *G=cK Q R B N P +P', 'rgbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RGBQKBNR w'],
 burner: ['royal burner# K :FD:=mF2+msW2 #:FD:=K Q R B N P +P', 'rnb:fD:kbnr/pppppppp/8/8/8/8/PPPPPPPP/RNB:FD:KBNR w'],
 pincher: ['royal pincher* K C=W *C=K Q R B N P +P', 'rnbqkbcr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBCR w'],
 andernach: ['royal conversion*=capture K Q R B N P +P *Q=ccO *R=ccO *B=ccO *N=ccO *P=ccO', 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w'],
 benedict: ['royal conversion# @K @Q @R @B @N @P K=mK #K=(!dcK)** Q=mQ #Q=(!dcQ)** R=mR #R=(!dcR)** B=mB #B=(!dcB)** N=mN #N=(!dcN)** P=mP #P=(!dcP)** +P', 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w'],
 antiroyal: ['royal antiroyal{A} K A=K Q R B N P +P', 'rnbqkbnr/pppp1ppp/8/A7/8/1P1a4/PPPP1PPP/RNBQKBNR w'],
 magnetic: ['royal magnetic K Q R B N P +P O-O O-O-O', 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w'],
 trading: ['royal difficulttrading K Q L=(aK--[aK])+DNA R B N P +P', 'rlbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RLBQKBNR w'],
 convert: ['royal conversion* K=mK *K=[*]cK !*K=j{K}K Q R B N P +P', 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w'],
 virgin: ['royal=virginzone[d-e1] K Q R B N P +P O-O O-O-O', 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w'],
 swap: ['royal swap=demote K Q=mQ+wQ -Q==R R B N P +P', 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w'],
};
const only = process.env.GAMES;
it('speed', () => {
 for (const [name, [rules, start]] of Object.entries(games)) {
  if (only && !new RegExp(only).test(name)) continue;
  const definition = toGame(parse(rules), { start, board: { files: 8, ranks: 8 } });
  const t0 = performance.now();
  const game = compile(definition);
  const t1 = performance.now();
  const at = position(game, definition.rules.start!);
  let nodes = 0; let depth = 1; let took = 0;
  for (depth = 1; depth <= 4 && took < 400; depth++) { const t = performance.now(); nodes = perft(at, depth); took = performance.now() - t; }
  // reference
  console.log(name.padEnd(12), 'compile', (t1 - t0).toFixed(0), 'perft', depth - 1, nodes, (nodes / took).toFixed(0), 'k/s');
 }
}, 600000);
