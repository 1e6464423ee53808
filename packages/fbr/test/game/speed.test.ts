import { perft, position } from '@x/core';
import { compile } from '@x/core/compile';
import * as core from '@x/core';
import { it } from 'vitest';
import { toGame } from '../../src/game/index.js';
import { parse } from '../../src/index.js';
it('speed', () => {
	const start='rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq';
	const P='K Q=R+B R B N P=mfW+cefF+imefW02 +P O-O O-O-O';
	for (const r of ['royal turn<1>=enpassant turn<2>=enpassant','royal turn<1>=enpassant turn<2>=enpassant turn<3>']) {
		let t0=Date.now();
		try {
		const d=toGame(parse(`${r} ${P}`),{start}); const g=compile(d); const c=Date.now()-t0;
		const p=position(g,d.rules.start); let n=0, depth=1; t0=Date.now(); let s='';
		while (Date.now()-t0<700 && depth<6){ const t=Date.now(); n=perft(p,depth); const dt=Date.now()-t; s=`perft${depth} ${n} ${Math.round(n/Math.max(1,dt))}k/s`; depth++; }
		console.log(r,'compile',c,'ms',s);
		} catch(e){ console.log(r,'ERR',(e as Error).message.slice(0,200)); }
	}
}, 600000);
