/** The pieces that a key can define, in the order in which Fairy-Stockfish reads them, with their moves in its Betza notation. */
const STANDARD = {
	pawn: 'fmWfceF',
	knight: 'N',
	bishop: 'B',
	rook: 'R',
	queen: 'Q',
	fers: 'F',
	alfil: 'A',
	fersAlfil: 'FA',
	silver: 'FfW',
	aiwok: 'RNF',
	bers: 'RF',
	archbishop: 'BN',
	chancellor: 'RN',
	amazon: 'QN',
	knibis: 'mNcB',
	biskni: 'mBcN',
	kniroo: 'mNcR',
	rookni: 'mRcN',
	shogiPawn: 'fW',
	lance: 'fR',
	shogiKnight: 'fN',
	gold: 'WfF',
	dragonHorse: 'BW',
	clobber: 'cW',
	breakthrough: 'fmWfF',
	immobile: '',
	cannon: 'mRcpR',
	janggiCannon: 'pR',
	soldier: 'fsW',
	horse: 'nN',
	elephant: 'nA',
	janggiElephant: 'nZ',
	banner: 'RcpRnN',
	wazir: 'W',
	commoner: 'K',
	centaur: 'KN',
} as const;

/** The number of custom pieces. */
const CUSTOM = 25;

/** The names of pieces in the order in which Fairy-Stockfish reads their keys. */
export const PIECE_NAMES: readonly string[] = [
	...Object.keys(STANDARD),
	...Array.from({ length: CUSTOM }, (_, index) => `customPiece${index + 1}`),
	'king',
];

const known: ReadonlySet<string> = /* @__PURE__ */ new Set(PIECE_NAMES);

/** Whether a key defines a piece. */
export const isPieceName = (key: string): boolean => known.has(key);

/** Whether a key defines a piece by its moves. */
export const isCustom = (key: string): boolean => key.startsWith('customPiece');

/** The moves of a piece that a name stands for; a custom piece has none. */
export const standardMoves = (name: string): string =>
	name === 'king' ? 'K' : ((STANDARD as Readonly<Record<string, string>>)[name] ?? '');

/** The name of a piece inside a key: `mobilityRegionWhiteRook`. */
export const capitalised = (name: string): string => name.slice(0, 1).toUpperCase() + name.slice(1);
