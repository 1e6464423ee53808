import { apply, isLegal, legal, moveName, toMove, validate, setupOf } from '@x/core';
import { parsePosition, parse, stringify as fenOf, stringifySetup } from '@x/fen';
import { chess } from '@x/games/ready/chess';
import { resolve, stringify } from '@x/san';
import { Chess } from 'chessops/chess';
import { makeFen, parseFen } from 'chessops/fen';
import { parseSan, makeSanAndPlay } from 'chessops/san';
import { parseUci } from 'chessops/util';
import kokopu from 'kokopu';
import { fensOf } from './fen.mjs';
import { someGames } from './games.mjs';
const { games } = someGames(20);
const fens = fensOf(games);
const positions = fens.map((f) => parsePosition(f, chess));
const setups = fens.map((f) => parse(f, chess));
const ucis = games.map((g) => { let p = chess.start; return g.map((s) => { const m = resolve(s, p); p = apply(p, m); return moveName(m); }); });
const works = {
 san: () => { for (const g of games) { let p = chess.start; for (const s of g) p = apply(p, resolve(s, p)); } return games.flat().length; },
 'san-chessops': () => { for (const g of games) { const p = Chess.default(); for (const s of g) p.play(parseSan(p, s)); } return games.flat().length; },
 'san-kokopu': () => { for (const g of games) { const p = new kokopu.Position(); for (const s of g) p.play(s); } return games.flat().length; },
 uci: () => { for (const g of ucis) { let p = chess.start; for (const s of g) p = apply(p, toMove(p, s).value); } return games.flat().length; },
 'uci-chessops': () => { for (const g of ucis) { const p = Chess.default(); for (const s of g) { const m = parseUci(s); if (!p.isLegal(m)) throw 1; p.play(m); } } return games.flat().length; },
 ucisan: () => { let n = 0; for (const g of ucis) { let p = chess.start; for (const s of g) { const m = toMove(p, s).value; n += stringify(m, p).length; p = apply(p, m); } } return games.flat().length; },
 'ucisan-chessops': () => { for (const g of ucis) { const p = Chess.default(); for (const s of g) { const m = parseUci(s); if (!p.isLegal(m)) throw 1; makeSanAndPlay(p, m); } } return games.flat().length; },
 parse: () => { for (const f of fens) parse(f, chess); return fens.length; },
 validate: () => { for (const s of setups) validate(chess, s); return fens.length; },
 parsePosition: () => { for (const f of fens) parsePosition(f, chess); return fens.length; },
 setupOf: () => { for (const p of positions) setupOf(p); return fens.length; },
 fenOf: () => { for (const p of positions) fenOf(p); return fens.length; },
 fenfen: () => { for (const f of fens) fenOf(parsePosition(f, chess)); return fens.length; },
 'fenfen-chessops': () => { for (const f of fens) makeFen(Chess.fromSetup(parseFen(f).unwrap()).unwrap().toSetup()); return fens.length; },
 'fenfen-kokopu': () => { for (const f of fens) new kokopu.Position(f).fen(); return fens.length; },
 fenlegal: () => { for (const f of fens) legal(parsePosition(f, chess)); return fens.length; },
 'fenlegal-chessops': () => { for (const f of fens) Chess.fromSetup(parseFen(f).unwrap()).unwrap().allDests(); return fens.length; },
 legal: () => { for (const p of positions) legal(p); return fens.length; },
 legalnames: () => { let n = 0; for (const p of positions) for (const m of legal(p)) n += moveName(m).length; return fens.length; },
 isvalid: () => 1,
};
const names = process.argv[2].split(','); const secs = +process.argv[3] || 1;
const cpu = () => { const { user, system } = process.cpuUsage(); return user + system; };
const best = {};
for (const k of names) { const u = performance.now() + secs * 300; while (performance.now() < u) works[k](); }
for (let r = 0; r < secs * 20; r++) for (const k of names) { const t = cpu(); let n = 0; const u = performance.now() + 25; while (performance.now() < u) n += works[k](); (best[k] ??= []).push((cpu() - t) / n); }
for (const k of names) { best[k].sort((a, b) => a - b); console.log(k.padEnd(20), best[k][0].toFixed(3), 'min', best[k][best[k].length >> 1].toFixed(3), 'median µs'); }
if (process.argv[4] === 'alloc') for (const k of names) { for (let i = 0; i < 300; i++) works[k](); globalThis.gc(); const a = process.memoryUsage().heapUsed; let n = 0; for (let i = 0; i < 40; i++) n += works[k](); console.log(k, ((process.memoryUsage().heapUsed - a) / n).toFixed(0), 'B per op'); }
