import { readFileSync } from 'node:fs';
import { parsePgn, startingPosition } from 'chessops/pgn';
import { parseSan } from 'chessops/san';
import kokopu from 'kokopu';
import { validator } from '../../pgn/src/validate.ts';
import { PgnReader } from '../../pgn/src/stream.ts';
import { parse } from '../../pgn/src/index.ts';
import { chess } from '@x/games/ready/chess';
const cpu = () => { const u = process.cpuUsage(); return (u.user+u.system)/1000; };
const check = validator(() => chess);
for (const f of (process.env.F ?? 'standard-otb,standard-lichess').split(',')) {
 const one = readFileSync(`/work/shared/vectors/pgn/${f}.pgn`);
 const n = Math.ceil(4e6/one.length); const bytes = new Uint8Array(Buffer.concat(Array(n).fill(one))); const text = Buffer.from(bytes).toString('utf8');
 const ours = () => { let plies=0, bad=0; const r = new PgnReader({ problem(){bad++}, endGame(g){ plies+=g.moves; } }, { validator: check }); for (let at=0; at<bytes.length; at+=65536) r.push(bytes.subarray(at, at+65536)); r.end(); return [plies,bad]; };
 const syntax = () => { let plies=0; const r = new PgnReader({ endGame(g){ plies+=g.moves; } }); for (let at=0; at<bytes.length; at+=65536) r.push(bytes.subarray(at, at+65536)); r.end(); return [plies]; };
 const trees = () => { const g = parse(text, { validator: check }); return [g.reduce((s,x)=>s+x.moves.length,0), g.length]; };
 const treesB = () => { const g = parse(bytes, { validator: check }); return [g.reduce((s,x)=>s+x.moves.length,0), g.length]; };
 const chessops = () => { let plies=0; for (const game of parsePgn(text)) { const pos = startingPosition(game.headers).unwrap(); for (const node of game.moves.mainline()) { const m = parseSan(pos, node.san); if (!m) throw 1; pos.play(m); plies++; } } return [plies]; };
 const koko = () => { let plies=0; const db = kokopu.pgnRead(text); for (let i=0;i<db.gameCount();i++) { const g = db.game(i); plies += g.mainVariation().nodes().length; } return [plies]; };
 const kokoIndex = () => [kokopu.pgnRead(text).gameCount()];
 const all = process.env.ONLY ? Object.fromEntries(process.env.ONLY.split(",").map((k)=>[k,{ours,syntax,trees,treesB}[k]])) : { ours, chessops, koko, syntax, kokoIndex, trees, treesB };
 const times = {};
 for (let r=0;r<5;r++) for (const [k,fn] of Object.entries(all)) { const t=cpu(); const v=fn(); (times[k]??=[]).push(cpu()-t); if(r===0) console.log(f,k,v); }
 const med = (a = [1]) => [...a].sort((x,y)=>x-y)[a.length>>1];
 const plies = ours()[0];
 for (const k of Object.keys(all)) console.log(f,k,(bytes.length/med(times[k])/1000).toFixed(1),'MB/s',(plies/med(times[k])/1000).toFixed(2),'M plies/s');
 console.log('ratios', 'chessops', (med(times.chessops)/med(times.ours)).toFixed(1), 'kokopu', (med(times.koko)/med(times.ours)).toFixed(1), 'trees', (med(times.chessops)/med(times.trees)).toFixed(1),(med(times.chessops)/med(times.treesB)).toFixed(1), 'index', (med(times.kokoIndex)/med(times.syntax)).toFixed(1));
}
