import type { GalleryGame } from './gallery-game.js';

/** Ancient games, xiangqi, shogi and makruk. */
export const eastern: readonly GalleryGame[] = [
	{
		id: 'shatranj',
		title: 'Shatranj',
		text: `:Shatranj
8x8
rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR w - - 0 1
royal=baremove stalemate=loss K Q=F R B=A N P=mfW+cfF +P==Q`,
		source: 'medieval; al-Adli, as-Suli',
		counts: [16, 256, 4176, 68_122, 1_164_248],
	},
	{
		id: 'chaturanga',
		title: 'Chaturanga',
		text: `:Chaturanga
8x8
rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1
royal=bare stalemate=loss K Q=F R B=A N P=mfW+cfF +P==Q`,
		source: 'ancient; Fairy-Stockfish, chaturanga',
		counts: [16, 256, 4176, 68_122, 1_164_248],
	},
	{
		id: 'makruk',
		title: 'Makruk',
		text: `:Makruk
8x8
rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR w - - 0 1
royal promotion+[6] K M=F S=F+fW R N P=mfW+cfF +P==M`,
		source: 'Thai Chess Association',
		counts: [23, 529, 12_012, 273_026],
	},
	{
		id: 'asean',
		title: 'ASEAN chess',
		text: `:ASEAN chess
8x8
rnbqkbnr/8/pppppppp/8/8/PPPPPPPP/8/RNBQKBNR w - - 0 1
royal K Q=F B=F+fW R N P=mfW+cfF +P==RNBQ`,
		source: 'ASEAN Chess Confederation',
		counts: [23, 529, 12_012, 273_026],
	},
	{
		id: 'xiangqi',
		title: 'Xiangqi',
		text: `:Xiangqi
9x10
rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1
royal stalemate=loss K=W[d-f1-3]+c{K}fR A=F[d-f1-3] B=nA[1-5] N=mW-fF R C=mR+cpR P=fW+[6-10]sW`,
		source: 'Asian Xiangqi Federation',
		counts: [44, 1920, 79_666],
	},
	{
		id: 'minixiangqi',
		title: 'Minixiangqi',
		text: `:Minixiangqi
7x7
rcnkncr/p1ppp1p/7/7/7/P1PPP1P/RCNKNCR w - - 0 1
royal stalemate=loss K=W[c-e1-3]+c{K}fR N=mW-fF R C=mR+cpR P=fsW`,
		source: 'Shigenobu Kusumoto, 1973',
		counts: [19, 331, 6664, 127_164, 2_666_905],
	},
	{
		id: 'manchu',
		title: 'Manchu chess',
		text: `:Manchu chess
9x10
rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/9/9/M1BAKAB2 w - - 0 1
royal stalemate=loss K=W[d-f1-3]+c{K}fR A=F[d-f1-3] B=nA[1-5] N=mW-fF R C=mR+cpR M=R+cpR+(mW-fF) P=fW+[6-10]sW`,
		source: 'Qing dynasty; chessvariants.com',
		counts: [18, 860, 17_648, 798_554],
	},
	{
		id: 'shogi',
		title: 'Shogi',
		text: `:Shogi
9x9
lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL[] w - - 0 1
royal draw=repetition(4) holding=demote drop{P}[1-8]=nomate pieces{P}=file(1) promotion+[7-9]=enter,leave,move,optional promotion+[9]=enter{PL},move{PL} promotion+[8-9]=enter{N} K R B G=W+fF S=F+fW N=(ff)N L=fR P=fW +R=R+F +B=B+W +S=W+fF +N=W+fF +L=W+fF +P=W+fF`,
		source: 'Japan Shogi Association',
		counts: [30, 900, 25_470, 719_731],
	},
	{
		id: 'minishogi',
		title: 'Minishogi',
		text: `:Minishogi
5x5
rbsgk/4p/5/P4/KGSBR[] w - - 0 1
royal draw=repetition(4) holding=demote drop{P}[1-4]=nomate pieces{P}=file(1) promotion+[5]=enter,leave,move,optional promotion+[5]=enter{P} K R B G=W+fF S=F+fW P=fW +R=R+F +B=B+W +S=W+fF +P=W+fF`,
		source: 'Shigenobu Kusumoto, 1970',
		counts: [14, 181, 2512, 35_401, 533_203],
	},
	{
		id: 'gorogoro',
		title: 'Gorogoro shogi',
		text: `:Gorogoro shogi
5x6
sgkgs/5/1ppp1/1PPP1/5/SGKGS[] w - - 0 1
royal draw=repetition(4) holding=demote drop{P}[1-5]=nomate pieces{P}=file(1) promotion+[5-6]=enter,leave,move,optional promotion+[6]=enter{P},move{P} K G=W+fF S=F+fW P=fW +S=W+fF +P=W+fF`,
		source: 'Japan Shogi Association',
		counts: [16, 250, 4166, 67_517, 1_186_299],
	},
	{
		id: 'judkins',
		title: 'Judkins shogi',
		text: `:Judkins shogi
6x6
rbnsgk/5p/6/6/P5/KGSNBR[] w - - 0 1
royal draw=repetition(4) holding=demote drop{P}[1-5]=nomate pieces{P}=file(1) promotion+[5-6]=enter,leave,move,optional promotion+[6]=enter{P},move{P} promotion+[5-6]=enter{N} K R B G=W+fF S=F+fW N=(ff)N P=fW +R=R+F +B=B+W +S=W+fF +N=W+fF +P=W+fF`,
		source: 'Paul Judkins, before 1998',
		counts: [20, 336, 6183, 118_345],
	},
	{
		id: 'tori-shogi',
		title: 'Tori shogi',
		text: `:Tori shogi
7x7
rpckcpl/3f3/sssssss/2s1S2/SSSSSSS/3F3/LPCKCPR[] w - - 0 1
royal mirror=vertical,horizontal !draw loss=repetition(3) holding=demote drop{S}[1-6]=nomate pieces{S}=file(2) promotion+[6-7] K F|falcon|=F+fsW C|crane|=F+vW P|pheasant|=fD+bF R|right quail|=fW0+blF0+brF L|left quail|=fW0+brF0+blF S|swallow|=fW +F|eagle|=fF0+bW0+bF2+fsW +S|goose|=bD+fA`,
		source: 'Toyota Genryu, 1799',
		counts: [17, 288, 5430, 103_857, 2_179_749],
	},
];
