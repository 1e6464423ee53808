import { readFileSync } from 'node:fs';
import { parsePgn, startingPosition, PgnParser } from 'chessops/pgn';
import { parseSan } from 'chessops/san';
import kokopu from 'kokopu';
const [file, peer, mb='5'] = process.argv.slice(2);
const once = readFileSync(`/work/shared/vectors/pgn/${file}.pgn`,'utf8');
const text = (once+'\n').repeat(Math.ceil(+mb*1e6/once.length));
const works={ chessops(){ let n=0; for(const g of parsePgn(text)){ const pos=startingPosition(g.headers).unwrap(); for(const node of g.moves.mainline()){ const m=parseSan(pos,node.san); if(!m) throw 1; pos.play(m); n++; } } return n; },
 kokopu(){ let n=0; const db=kokopu.pgnRead(text); const c=db.gameCount(); for(let i=0;i<c;i++){ const g=db.game(i); n+=g.mainVariation().plyCount?g.mainVariation().plyCount():g.mainVariation().nodes().length; } return n; },
 index(){ return kokopu.pgnRead(text).gameCount(); } };
for(let r=0;r<3;r++){ const t=process.cpuUsage(); const n=works[peer](); const c=process.cpuUsage(t); const ms=(c.user+c.system)/1000; console.log(file,peer,n,ms.toFixed(0),'ms',(n/ms/1000).toFixed(3),'M/s',(text.length/ms/1000).toFixed(1),'MB/s'); }
