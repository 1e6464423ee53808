/** The words of variants.ini. */
export const KEYS = {
	maxFile: 'the number of files, or the last one as a letter',
	maxRank: 'the number of ranks',
	startFen: 'the start, from the top rank',
	promotionRegionWhite: 'where the pawns of White promote: *8',
	promotionRegionBlack: 'where the pawns of Black promote: *1',
	promotionPieceTypes: 'the letters that a pawn may become: nbrq',
	promotionPawnTypes: 'the letters that promote like pawns',
	promotedPieceType: 'pieces that turn over: p:g l:g',
	promotionLimit: 'the most by promotion: q:1',
	doubleStepRegionWhite: 'where the pawns of White make it: *2',
	doubleStepRegionBlack: 'where the pawns of Black make it: *7',
	enPassantRegion: 'where captures en passant are possible; - for none',
	castlingKingsideFile: 'the target file of the king on its side',
	castlingQueensideFile: 'the target file of the king on the other side',
	checkmateValue: 'the score of the side that is mated',
	stalemateValue: 'the score of the side without a move',
	nFoldRule: 'how often a position comes before the game ends',
	nFoldValue: 'the score of that repetition',
	nMoveRule: 'moves without progress before a draw; 0 for none',
	dropNoDoubled: 'the letter that may not be dropped on a file with another',
	flagPiece: 'the letter that wins on the goal squares',
	flagRegionWhite: 'the goal squares of White: *8',
	flagRegionBlack: 'the goal squares of Black: *1',
	extinctionValue: 'the score of the side whose pieces are gone',
	extinctionPieceTypes: 'the letters that count for it; * for all',
} as const;

export const SWITCHES = {
	mandatoryPawnPromotion: 'a pawn must promote',
	mandatoryPiecePromotion: 'a piece that turns over must promote',
	doubleStep: 'pawns make a double step',
	castling: 'there is castling',
	perpetualCheckIllegal: 'perpetual check loses',
	checkCounting: 'the third check wins',
	mustCapture: 'captures are mandatory',
	pieceDrops: 'pieces in hand may be dropped',
	mustDrop: 'a piece in hand must be dropped',
	capturesToHand: 'captured pieces go to the hand',
	shogiPawnDropMateIllegal: 'a dropped pawn may not mate',
	immobilityIllegal: 'pieces may not be dropped where they can never move',
	seirawanGating: 'pieces in hand enter where a piece first leaves',
	flyingGeneral: 'kings may not face each other on an open file',
	dupleCheck: 'check when all royal pieces are attacked',
} as const;

export const PIECES = {
	pawn: 'the pawn of chess',
	knight: 'N',
	bishop: 'B',
	rook: 'R',
	queen: 'Q',
	king: 'one square in all directions; royal',
	commoner: 'a king that is not royal',
	fers: 'one square diagonally',
	wazir: 'one square along ranks and files',
	alfil: 'jumps two squares diagonally',
	silver: 'the silver of shogi',
	gold: 'the gold of shogi',
	lance: 'slides forward',
	shogiPawn: 'one square forward',
	shogiKnight: 'the knight of shogi',
	archbishop: 'bishop or knight',
	chancellor: 'rook or knight',
	amazon: 'queen or knight',
	cannon: 'the cannon of xiangqi',
	horse: 'the horse of xiangqi',
	elephant: 'the elephant of xiangqi',
	soldier: 'forward or sideways',
	customPiece1: 'a letter and moves in Betza notation: l:N',
} as const;

export const SWITCH = { true: 'yes', false: 'no' } as const;

export const SCORES = { win: 'it wins', loss: 'it loses', draw: 'the game is drawn' } as const;

export const TITLES = {
	keys: 'The game',
	switches: 'Keys with true or false',
	pieces: 'Pieces',
	switch: 'True or false',
	scores: 'Scores',
} as const;
