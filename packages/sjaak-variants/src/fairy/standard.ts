import { parseBetza, stringifyBetza } from '@x/mbn/betza';

/** A text in the order of terms and letters that comparisons need. */
const canonical = (betza: string): string => {
	const { dialect, terms } = parseBetza(betza, { dialect: 'fairy' });
	return terms
		.map((term) => stringifyBetza({ dialect, terms: [term] }))
		.sort()
		.join(' ');
};

/** The named pieces of Fairy-Stockfish, in Betza notation. */
export const STANDARD: Readonly<Record<string, string>> = {
	pawn: 'fmWfceFifmW2',
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
	dragon: 'RF',
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
	commoner: 'K',
	king: 'K',
	wazir: 'W',
	clobber: 'cW',
	breakthrough: 'fmWfF',
	immobile: '',
	janggiCannon: 'pR',
	janggiElephant: 'nZ',
	banner: 'RcpRnN',
	soldier: 'fsW',
	horse: 'nN',
	elephant: 'nA',
	cannon: 'mRcpR',
	centaur: 'KN',
	customPiece: '',
};

/** The standard names by the canonical text of their moves. */
const NAMES: ReadonlyMap<string, string> = new Map(
	Object.entries(STANDARD)
		.filter(([name]) => !['commoner', 'king', 'pawn', 'customPiece'].includes(name))
		.reverse()
		.map(([name, betza]) => [canonical(betza), name]),
);

/** The standard name of a piece with these moves. */
export const standardName = (betza: string): string | undefined => NAMES.get(canonical(betza));
