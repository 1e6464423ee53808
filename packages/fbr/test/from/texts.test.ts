import { games } from '@x/games';
import { describe, expect, it } from 'vitest';
import { fromRuleset } from '../../src/from/index.js';
import { stringify } from '../../src/index.js';

/** Game → rules and pieces. */
const TEXTS: readonly (readonly [keyof typeof games, string, string])[] = [
	['chess', 'draw=repetition(5) royal', 'R N B Q K P=mfW+[2]mefW02+ce{P}fF +P==QRBN O-O O-O-O'],
	['berolina', 'draw=repetition(5) royal', 'R N B Q K P=mfF+ce{P}fW+[2]mefF02 +P==QRBN O-O O-O-O'],
	['capablanca', 'draw=repetition(5) royal', 'R N A=B+N B Q K C=R+N P=mfW+[2]mefW02+ce{P}fF +P==QCARBN O-O=[*]isR[i]=isR[h] O-O-O'],
	['knightmate', 'draw=repetition(5) royal', 'R M=K B Q K=N P=mfW+[2]mefW02+ce{P}fF +P==QRBM O-O O-O-O'],
	['antichess', 'mustcapture stalemate=win draw=repetition(5)', 'R N B Q K P=mfW+[2]mefW02+ce{P}fF +P==QRBNK'],
	['king-of-the-hill', 'draw=repetition(5) hill[d-e4-5] royal', 'R N B Q K P=mfW+[2]mefW02+ce{P}fF +P==QRBN O-O O-O-O'],
	['three-check', 'draw=repetition(5) royal=maxchecks(3)', 'R N B Q K P=mfW+[2]mefW02+ce{P}fF +P==QRBN O-O O-O-O'],
	['misere', 'draw=repetition(5) royal=checkmated', 'R N B Q K P=mfW+[2]mefW02+ce{P}fF +P==QRBN O-O O-O-O'],
	['crazyhouse', 'draw=repetition(5) royal holding=demote drop{P}[2-7]', 'R N B Q K P=mfW+[2]mefW02+ce{P}fF +P==QRBN O-O O-O-O'],
	['shatranj', 'stalemate=loss royal=solely', 'R N B=A K Q=F P=mfW+cfF +P==Q'],
	['makruk', 'promotion+[6]=enter royal', 'R N S=F+fW K M=F P=mfW+cfF +P==M'],
	['coregal', 'draw=repetition(5) royal royal{Q}=castle{}', 'R N B Q K P=mfW+[2]mefW02+ce{P}fF +P==QRBN O-O O-O-O'],
	['threekings', 'draw=repetition(5) pieces{K}=morethan(2)', 'K N B Q P=mfW+[2]mefW02+ce{P}fF R +P==QRBN'],
	['breakthrough', 'stalemate=loss !draw pieces=morethan(0) hill{P}[8]', 'P=mfK+cfF'],
	['cylinder', 'cylindric draw=repetition(5) royal', 'R N B Q K P=mfW+[2]mefW02+ce{P}fF +P==QRBN O-O O-O-O'],
	[
		'shogi',
		'mirror=horizontal,vertical stalemate=loss loss=perpetualcheck(4) draw=repetition(4) promotion+[7-9]=enter,leave,move,optional promotion+[9]=enter{LP} promotion+[8-9]=enter{N} royal holding=demote drop{P}=nomate pieces{P}=file(1)',
		'L=fR N=(ff)N S=F+fW G=W+fF K B R P=fW +B=B+W +L=W+fF +N=W+fF +P=W+fF +R=R+F +S=W+fF',
	],
	['xiangqi', 'stalemate=loss loss=perpetualcheck(3) royal', 'R N=mW-F B=F02[1-5] A=F[d-f1-3] K=W[d-f1-3]+c{K}fR C=mR+cpR P=fW+[6-10]sW'],
	['horde', 'draw=repetition(5) royal', 'P=mfW+[1]mfW02+[2]mefW02+ce{P}fF p=mfW+[2]mefW02+ce{P}fF R N B Q K +P==QRBN O-O O-O-O'],
	[
		'kyotoshogi',
		'mirror=horizontal,vertical stalemate=loss loss=perpetualcheck(4) draw=repetition(4) promotion+=move royal holding=either drop{PNL}[1-5]',
		'+L=W+fF S=F+fW K +N=W+fF P=fW +P=R +S=B L=fR N=(ff)N ++L==L ++N==N ++P==P ++S==S',
	],
	[
		'gorogoro',
		'mirror=horizontal,vertical stalemate=loss loss=perpetualcheck(4) draw=repetition(4) promotion+[5-6]=enter,leave,move,optional promotion+[6]=enter{P} royal holding=demote drop{P}=nomate pieces{P}=file(1)',
		'S=F+fW G=W+fF K P=fW +P=W+fF +S=W+fF',
	],
	['losers', 'mustcapture stalemate=win draw=repetition(5) royal=checkmated', 'R N B Q K P=mfW+[2]mefW02+ce{P}fF +P==QRBN O-O O-O-O'],
	[
		'extinction',
		'draw=repetition(5) pieces{KQRBNP}=extinction',
		'R N B Q K P=mfW+[2]mefW02+ce{P}fF +P==KQRBN O-O=isR[g]=isR[f] O-O-O=isR[c]=isR[d]',
	],
];

describe('the text of a game', () => {
	it.each(TEXTS)('writes %s', (id, rules, pieces) => {
		const { rules: ruleset, names } = games[id];
		const [board, , ...lines] = stringify(fromRuleset(ruleset, { names }).value).split('\n');
		expect(board).toMatch(/^\d+x\d+$/);
		expect(lines).toEqual([rules, pieces]);
	});
});
