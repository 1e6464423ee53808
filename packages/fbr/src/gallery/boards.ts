import type { GalleryGame } from './gallery-game.js';

/** Several boards, and boards without edges. */
export const boards: readonly GalleryGame[] = [
	{
		id: 'alice',
		title: 'Alice chess',
		text: `:Alice chess
8x8x2
rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR|8/8/8/8/8/8/8/8 w KQkq - 0 1
royal alice K Q R B N P +P==QRBN O-O=[*]isR[g]=isR[f] O-O-O=[*]isR[c]=isR[d]`,
		source: 'V. R. Parton, 1953',
		counts: [20, 400, 9384],
	},
	{
		id: 'alice-3d',
		title: 'Alice chess on three boards',
		text: `:Alice chess on three boards
8x8x3
rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR|8/8/8/8/8/8/8/8|8/8/8/8/8/8/8/8 w KQkq - 0 1
royal alice=3D K Q R B N P +P==QRBN O-O=[*]isR[g]=isR[f] O-O-O=[*]isR[c]=isR[d]`,
		source: 'C/CIF, rule alice',
		counts: [40, 1600],
	},
	{
		id: 'alice-4d',
		title: 'Quasi-Alice chess on four boards',
		text: `:Quasi-Alice chess on four boards
8x8x4
rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR|8/8/8/8/8/8/8/8|8/8/8/8/8/8/8/8|8/8/8/8/8/8/8/8 w KQkq - 0 1
royal alice=4D K Q R B N P +P==QRBN O-O=[*]isR[g]=isR[f] O-O-O=[*]isR[c]=isR[d]`,
		source: 'C/CIF, rule alice',
		counts: [60, 3600],
	},
	{
		id: 'cylinder',
		title: 'Cylinder chess',
		text: `:Cylinder chess
8x8
rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1
royal cylindric K Q R B N P +P==QRBN O-O=[*]isR[g]=isR[f] O-O-O=[*]isR[c]=isR[d]`,
		source: 'traditional; C/CIF, rule cylindric',
		counts: [20, 392, 9162, 211_036],
	},
	{
		id: 'cylinder-wrong-rook',
		title: 'Cylinder chess with both rooks',
		text: `:Cylinder chess with both rooks
8x8
rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1
royal cylindric=wrongrook K Q R B N P +P==QRBN O-O=[*]isR[g]=isR[f] O-O-O=[*]isR[c]=isR[d]`,
		source: 'C/CIF, rule cylindric',
		counts: [20, 392],
	},
	{
		id: 'torus',
		title: 'Torus chess',
		text: `:Torus chess
8x10
8/rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR/8 w - - 0 1
royal torus promotion+[9] K Q R B N P=mfW+cefF+[3]mefW02 +P==QRBN`,
		source: 'C/CIF, rule torus',
		counts: [55, 2505],
	},
	{
		id: 'glinski',
		title: "Gliński's hexagonal chess",
		text: `:Gliński's hexagonal chess
11x21
5b5/4q1k4/3n1b1n3/2r5r2/1p3b3p1/2p5p2/3p3p3/4p1p4/5p5/11/11/11/5P5/4P1P4/3P3P3/2P5P2/1P3B3P1/2R5R2/3N1B1N3/4Q1K4/5B5 w - - 0 1
royal promotion+[a16,b17,c18,d19,e20,f21,g20,h19,i18,j17,k16] zone[a1-5,a7,a9,a11,a13,a15,a17-21,b1-4,b6,b8,b10,b12,b14,b16,b18-21,c1-3,c5,c7,c9,c11,c13,c15,c17,c19-21,d1-2,d4,d6,d8,d10,d12,d14,d16,d18,d20-21,e1,e3,e5,e7,e9,e11,e13,e15,e17,e19,e21,f2,f4,f6,f8,f10,f12,f14,f16,f18,f20,g1,g3,g5,g7,g9,g11,g13,g15,g17,g19,g21,h1-2,h4,h6,h8,h10,h12,h14,h16,h18,h20-21,i1-3,i5,i7,i9,i11,i13,i15,i17,i19-21,j1-4,j6,j8,j10,j12,j14,j16,j18-21,k1-5,k7,k9,k11,k13,k15,k17-21]=hole K=vD+F+sD+(ff)(bb)C Q=vD0+F0+sD0+(ff)(bb)C0 R=vD0+F0 B=sD0+(ff)(bb)C0 N=(ff)(bb):1,5:+(ff)(bb):2,4:+(ll)(rr)C P=mfD+cefF+[b5,c6,d7,e8,f9,g8,h7,i6,j5]mefD02 +P==QRBN`,
		source: 'Władysław Gliński, 1936',
		counts: [51, 2586, 137_858],
	},
	{
		id: 'raumschach',
		title: 'Raumschach',
		text: `:Raumschach
5x5x5
5/5/5/PPPPP/RNKNR|5/5/5/PPPPP/BUQBU|5/5/5/5/5|ubqub/ppppp/5/5/5|rnknr/ppppp/5/5/5 w - - 0 1
royal promotion+[5E]=enter{!P} promotion#[5A]=enter{!p} K=WF+<+-1do>W+<+-1d>WF Q=Q+<+-1do>W0+<+-1d>Q R=R+<+-1do>W0 B=B+<+-1d>W0 N=N+<+-1>D+<+-2>W U=<+-1d>F0 P=mfW+cfF+<+1>mO+<+1>cfsW p=mfW+cfF+<-1>mO+<-1>cfsW +P==QRBNU #P==QRBNU`,
		source: 'Ferdinand Maack, 1907, in the form of A. S. M. Dickins',
		counts: [61, 3615, 237_316],
	},
];
