import type { GalleryEntry } from '../lazy-views.js';

const CASTLING = 'O-O=[*]isR[g]=isR[f] O-O-O=[*]isR[c]=isR[d]';
const ORTHODOX = `8x8
rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1`;

/** Texts to begin with. */
export const FBR_EXAMPLES: readonly GalleryEntry[] = [
	{
		id: 'atomic',
		title: 'Atomic chess',
		text: `:Atomic chess
${ORTHODOX}
royal
atomic
K Q R B N P +P==QRBN
${CASTLING}
`,
	},
	{
		id: 'berolina',
		title: 'Berolina chess',
		text: `:Berolina chess
${ORTHODOX}
royal
K Q R B N
P=mfF+cfW+[2]mfF02
+P==QRBN
${CASTLING}
`,
	},
	{
		id: 'bouncing',
		title: 'Bouncing bishops',
		text: `:Bouncing bishops
${ORTHODOX}
royal
bouncing{B}
K Q R B N P +P==QRBN
${CASTLING}
`,
	},
	{
		id: 'capablanca',
		title: 'Capablanca chess',
		text: `:Capablanca chess
10x8
rnabqkbcnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNABQKBCNR w KQkq - 0 1
royal
K Q R B N P
A|Archbishop|=BN
C|Chancellor|=RN
+P==QACRBN
O-O=[*]isR[i]=isR[h]
O-O-O=[*]isR[c]=isR[d]
`,
	},
	{
		id: 'chess',
		title: 'Chess',
		text: `:Chess
${ORTHODOX}
royal
draw=repetition(3)
K Q R B N P +P==QRBN
${CASTLING}
`,
	},
	{
		id: 'hill',
		title: 'King of the hill',
		text: `:King of the hill
${ORTHODOX}
royal
hill[d4,e4,d5,e5]
K Q R B N P +P==QRBN
${CASTLING}
`,
	},
];
