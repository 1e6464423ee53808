/**
 * The moves of pieces whose names Interactive Diagrams know, in XBetza: facts of the script of the page `interactive-diagrams` of
 * chessvariants.com.
 */
const KNOWN = {
	pawn: 'ifmnDfmWfceF',
	knight: 'N',
	bishop: 'B',
	rook: 'R',
	queen: 'Q',
	king: 'KisO2',
	cardinal: 'BN',
	archbishop: 'BN',
	chancellor: 'RN',
	marshall: 'RN',
	amazon: 'QN',
	lion: 'KNADcaKcabKmabK',
	mao: 'mafsW',
	horse: 'mafsW',
	elephant: 'mafF',
	cannon: 'mRcpR',
	pao: 'mRcpR',
	advisor: 'F',
	lance: 'fR',
	copper: 'vWfF',
	silver: 'FfW',
	silvergeneral: 'FfW',
	gold: 'WfF',
	goldgeneral: 'WfF',
	man: 'K',
	commoner: 'K',
	ferz: 'F',
	camel: 'C',
	zebra: 'Z',
	nightrider: 'N0',
	grasshopper: 'gQ',
	griffon: 'yafsF',
	gryphon: 'yafsF',
	wizard: 'FC',
	champion: 'WAD',
	falcon: 'mafmafsKmafsmafKmaflmafrKmafrmaflK',
} as const;

/** The files of a board on which the king castles by two squares; on a wider one by three. */
const NARROW = 8;

/** The moves of a name on a board with this number of files; undefined for an unknown name. */
export function knownMoves(name: string, files: number): string | undefined {
	const plain = name.trim().toLowerCase();
	if (plain === 'king' && files > NARROW) return 'KisO3';
	return new Map<string, string>(Object.entries(KNOWN)).get(plain);
}

/** The names of pieces whose moves are known. */
export const KNOWN_NAMES: readonly string[] = Object.keys(KNOWN);
