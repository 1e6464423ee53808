import type { GalleryGame } from './gallery-game.js';

/** Larger boards. */
export const large: readonly GalleryGame[] = [
	{
		id: 'capablanca',
		title: 'Capablanca chess',
		text: `:Capablanca chess
10x8
rnabqkbcnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNABQKBCNR w KQkq - 0 1
royal K Q R B N A=BN C=RN P +P==QRBNAC O-O=[*]isR[i]=isR[h] O-O-O=[*]isR[c]=isR[d]`,
		source: 'J. R. Capablanca, 1924',
		counts: [28, 784, 25_228, 805_128],
	},
	{
		id: 'gothic',
		title: 'Gothic chess',
		text: `:Gothic chess
10x8
rnbqckabnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNBQCKABNR w KQkq - 0 1
royal K Q R B N A=BN C=RN P +P==QRBNAC O-O=[*]isR[i]=isR[h] O-O-O=[*]isR[c]=isR[d]`,
		source: 'Ed Trice, 2000',
		counts: [28, 784, 25_283, 808_984],
	},
	{
		id: 'embassy',
		title: 'Embassy chess',
		text: `:Embassy chess
10x8
rnbqkcabnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNBQKCABNR w KQkq - 0 1
royal K Q R B N A=BN C=RN P +P==QRBNAC O-O=[*]isR[h]=isR[g] O-O-O=[*]isR[b]=isR[c]`,
		source: 'Kevin Hill, 2005',
		counts: [28, 784, 25_281, 809_539],
	},
	{
		id: 'janus',
		title: 'Janus chess',
		text: `:Janus chess
10x8
rjnbkqbnjr/pppppppppp/10/10/10/10/PPPPPPPPPP/RJNBKQBNJR w KQkq - 0 1
royal K Q J=BN R B N P +P==QJRBN O-O=[*]isR[i]=isR[h] O-O-O=[*]isR[b]=isR[c]`,
		source: 'Werner Schöndorf, 1978',
		counts: [28, 782, 24_747, 772_074],
	},
	{
		id: 'chancellor',
		title: 'Chancellor chess',
		text: `:Chancellor chess
9x9
rnbqkcnbr/ppppppppp/9/9/9/9/9/PPPPPPPPP/RNBQKCNBR w KQkq - 0 1
royal K Q C=RN R B N P +P==QCRBN O-O=[*]isR[g]=isR[f] O-O-O=[*]isR[c]=isR[d]`,
		source: 'Ben Foster, 1887',
		counts: [24, 576, 15_896, 436_656],
	},
	{
		id: 'modern',
		title: 'Modern chess',
		text: `:Modern chess
9x9
rnbqkmbnr/ppppppppp/9/9/9/9/9/PPPPPPPPP/RNBMKQBNR w KQkq - 0 1
royal K Q M=BN R B N P +P==QMRBN O-O=[*]isR[g]=isR[f] O-O-O=[*]isR[c]=isR[d]`,
		source: 'Gabriel Vicente Maura, 1968',
		counts: [24, 576, 15_831, 433_729],
	},
	{
		id: 'grand',
		title: 'Grand chess',
		text: `:Grand chess
10x10
r8r/1nbqkcabn1/pppppppppp/10/10/10/10/PPPPPPPPPP/1NBQKCABN1/R8R w - - 0 1
royal pieces{QCA}=sum(1) pieces{RBN}=sum(2) promotion+[8-9]=enter,move,optional promotion+[10] K Q R B N A=BN C=RN P=mfW+cefF+[3]mefW02 +P==QCARBN`,
		source: 'Christian Freeling, 1984',
		counts: [65, 4225, 259_514],
	},
	{
		id: 'opulent',
		title: 'Opulent chess',
		text: `:Opulent chess
10x10
rw6wr/clbnqknbla/pppppppppp/10/10/10/10/PPPPPPPPPP/CLBNQKNBLA/RW6WR w - - 0 1
royal pieces{QCA}=sum(1) pieces{RBNWL}=sum(2) promotion+[8-9]=enter,move,optional promotion+[10] K Q R B N=NW A=BN C=RN W=CF L=FDH P=mfW+cefF+[3]mefW02 +P==QCARBNWL`,
		source: 'Greg Strong, 2005',
		counts: [50, 2500, 133_829],
	},
	{
		id: 'tencubed',
		title: 'TenCubed chess',
		text: `:TenCubed chess
10x10
2cwamwc2/1rnbqkbnr1/pppppppppp/10/10/10/10/PPPPPPPPPP/1RNBQKBNR1/2CWAMWC2 w - - 0 1
royal K Q R B N A=BN M=RN C=WAD W=CF P=mfW+cefF+[3]mefW02 +P==QAM`,
		source: 'David Paulowich, 2005',
		counts: [40, 1600, 68_230, 2_906_895],
	},
	{
		id: 'shako',
		title: 'Shako',
		text: `:Shako
10x10
c8c/ernbqkbnre/pppppppppp/10/10/10/10/PPPPPPPPPP/ERNBQKBNRE/C8C w KQkq - 0 1
royal K Q R B N C=mR+cpR E=FA P=mfW+cefF+[3]mefW02 +P==QRBNCE O-O=[*]isR[h]=isR[g] O-O-O=[*]isR[d]=isR[e]`,
		source: 'Jean-Louis Cazaux, 1997',
		counts: [58, 3364, 185_938],
	},
	{
		id: 'omega',
		title: 'Omega chess',
		text: `:Omega chess
12x12
w10w/1crnbqkbnrc1/1pppppppppp1/12/12/12/12/12/12/1PPPPPPPPPP1/1CRNBQKBNRC1/W10W w KQkq - 0 1
royal promotion+[11] zone[b-k1,b-k12,a2-11,l2-11]=hole K Q R B N C=WAD W=CF P=mfW+cefF+[3]mefW02+[3]mefW03 +P==QRBNCW O-O=[*]isR[i]=isR[h] O-O-O=[*]isR[e]=isR[f]`,
		source: 'Daniel MacDonald, 1992',
		counts: [40, 1600],
	},
	{
		id: 'omicron',
		title: 'Omicron chess',
		text: `:Omicron chess
12x10
w10w/1crnbqkbnrc1/1pppppppppp1/12/12/12/12/1PPPPPPPPPP1/1CRNBQKBNRC1/W10W w KQkq - 0 1
royal promotion+[9] zone[b-k1,b-k10,a2-9,l2-9]=hole K Q R B N C=WAD W=CF P=mfW+cefF+[3]mefW02 +P==QRBNCW O-O=[*]isR[i]=isR[h] O-O-O=[*]isR[e]=isR[f]`,
		source: 'Jean-Louis Cazaux, after Omega chess',
		counts: [30, 900, 29_540, 967_381],
	},
	{
		id: 'courier',
		title: 'Courier chess',
		text: `:Courier chess
12x8
rnebmk1wbenr/1ppppp1pppp1/6f5/p5p4p/P5P4P/6F5/1PPPPP1PPPP1/RNEBMK1WBENR w - - 0 1
royal=bare stalemate=loss K R N E=A B M=K W F P=mfW+cfF +P==F`,
		source: 'medieval; Fairy-Stockfish, courier',
		counts: [26, 678, 18_406, 500_337],
	},
	{
		id: 'troitzky',
		title: 'Troitzky chess',
		text: `:Troitzky chess
10x10
4qk4/2rnbbnr2/1pppppppp1/10/10/10/10/1PPPPPPPP1/2RNBBNR2/4QK4 w - - 0 1
royal promotion+[a6,b8,c9,d9,e10,f10,g9,h9,i8,j6] zone[a1-4,a7-10,b1-2,b9-10,c1,c10,d1,d10,g1,g10,h1,h10,i1-2,i9-10,j1-4,j7-10]=hole K Q R B N P=mfW+cefF+[3]mefW02 +P==QRBN`,
		source: 'A. A. Troitzky, 1930s',
		counts: [20, 400, 8766, 191_848],
	},
];
