import type { GalleryGame } from './gallery-game.js';

/** Pieces that act on their neighbourhood. */
export const influence: readonly GalleryGame[] = [
	{
		id: 'immobilizer',
		title: 'Immobilizer chess',
		text: `:Immobilizer chess
8x8
rnbikbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBIKBNR w KQkq - 0 1
royal freezer# K I|immobilizer|=mQ #I=cK Q R B N P +P==QRBN O-O=[*]isR[g]=isR[f] O-O-O=[*]isR[c]=isR[d]`,
		source: 'C/CIF, rule freezer',
		counts: [20, 400],
	},
	{
		id: 'freezing-rooks',
		title: 'Freezing rooks',
		text: `:Freezing rooks
8x8
rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1
royal freezer# K Q R #R=cK B N P +P==QRBN O-O=[*]isR[g]=isR[f] O-O-O=[*]isR[c]=isR[d]`,
		source: 'C/CIF, rule freezer',
		counts: [20, 400],
	},
	{
		id: 'protecting-bishops',
		title: 'Protecting bishops',
		text: `:Protecting bishops
8x8
rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1
royal protector* K Q R B *B=cK N P +P==QRBN O-O=[*]isR[g]=isR[f] O-O-O=[*]isR[c]=isR[d]`,
		source: 'C/CIF, rule protector',
		counts: [20, 400],
	},
	{
		id: 'protector-over-freezer',
		title: 'Protectors over freezers',
		text: `:Protectors over freezers
8x8
rsbikbsr/pppppppp/8/8/8/8/PPPPPPPP/RSBIKBSR w KQkq - 0 1
royal protector*<1> freezer#<2> K I|immobilizer|=mQ #I=cK R B S|protector|=mQ *S=cK P +P==RB O-O=[*]isR[g]=isR[f] O-O-O=[*]isR[c]=isR[d]`,
		source: 'C/CIF, rule protector',
		counts: [16, 256],
	},
	{
		id: 'bodyguards',
		title: 'Bodyguards',
		text: `:Bodyguards
8x8
rgbqkbgr/pppppppp/8/8/8/8/PPPPPPPP/RGBQKBGR w KQkq - 0 1
royal stymizer* K Q R B G|bodyguard|=K2 *G=cK P +P==QRBG O-O=[*]isR[g]=isR[f] O-O-O=[*]isR[c]=isR[d]`,
		source: 'C/CIF, rule stymizer',
		counts: [16, 256],
	},
	{
		id: 'burning-queens',
		title: 'Burning queens',
		text: `:Burning queens
8x8
rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1
royal burner# K Q #Q=cK R B N P +P==QRBN O-O=[*]isR[g]=isR[f] O-O-O=[*]isR[c]=isR[d]`,
		source: 'C/CIF, rule burner',
		counts: [20, 400, 8902],
	},
	{
		id: 'crabs',
		title: 'Crabs',
		text: `:Crabs
8x8
rcbqkbcr/pppppppp/8/8/8/8/PPPPPPPP/RCBQKBCR w KQkq - 0 1
royal pincher* K Q R B C|crab|=mK *C=cK P +P==QRB O-O=[*]isR[g]=isR[f] O-O-O=[*]isR[c]=isR[d]`,
		source: 'C/CIF, rule pincher',
		counts: [16, 256, 4946],
	},
];
