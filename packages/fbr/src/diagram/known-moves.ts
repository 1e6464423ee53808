/** The moves of pieces whose names Interactive Diagrams know, in XBetza. */
const KNOWN = {
	pawn: 'fmWfceFifmnD',
	knight: 'N',
	bishop: 'B',
	rook: 'R',
	queen: 'Q',
	king: 'KisO2',
	ferz: 'F',
	wazir: 'W',
	alfil: 'A',
	dabbaba: 'D',
	camel: 'C',
	zebra: 'Z',
	nightrider: 'NN',
	archbishop: 'BN',
	cardinal: 'BN',
	chancellor: 'RN',
	marshall: 'RN',
	amazon: 'QN',
	commoner: 'K',
	man: 'K',
	cannon: 'mRcpR',
	grasshopper: 'gQ',
	centaur: 'KN',
} as const;

/** The moves of a name; undefined for an unknown one. */
export const knownMoves = (name: string): string | undefined =>
	new Map<string, string>(Object.entries(KNOWN)).get(name.trim().toLowerCase());

/** The names of pieces whose moves are known. */
export const KNOWN_NAMES: readonly string[] = Object.keys(KNOWN);
