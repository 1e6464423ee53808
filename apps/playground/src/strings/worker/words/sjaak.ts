import type { Ending, Key, PieceFlag, Switch } from '@x/sjaak-variants';

/** The titles of the groups of words. */
export const TITLES = {
	game: 'The game',
	piece: 'A piece',
	moves: 'Moves',
	flags: 'Flags of a piece',
	rules: 'Rules',
	endings: 'Endings',
	scores: 'Scores of an ending',
} as const;

/** The meanings of all keys. The compiler checks that none is missing. */
export const KEYS: Readonly<Record<Key, string>> = {
	Variant: 'begins a variant: its name',
	Board: 'files and ranks: 8x8',
	FEN: 'the start, from the top rank',
	Zone: 'names squares: hill = d4,e4,d5,e5',
	Exclude: 'holes of the board',
	WhiteFlag: 'the goal squares of Black',
	BlackFlag: 'the goal squares of White',
	Rule: 'an ending, or rules separated by commas',
	Piece: 'begins a piece: its name',
	Castle: 'a castling: white e1-g1 with h1',
	'XBoard pieces': 'the piece images of XBoard',
	'XBoard parent': 'the variant that XBoard uses for this one',
	Move: 'moves, and captures unless there is a Capture line',
	Capture: 'captures; none: it cannot capture',
	Initial: 'moves until the piece has moved',
	Special: 'moves instead of Move in the zone of its side',
	Symbol: 'the letter in moves, then the letters in a FEN',
	Prison: 'the zones in which its moves must end',
	Block: 'squares that count as occupied for it',
	'Drop zone': 'the zones in which it may be dropped',
	Promotion: 'the zones and the pieces that it may become',
	'Optional promotion': 'the zones in which promotion is optional',
	'Entry promotion': 'squares that count as entering the promotion zone',
	Demotion: 'its kind in a hand',
	'Allowed victims': 'the only pieces that it can capture',
	Flags: 'properties, separated by commas',
	Value: 'its value for an engine; the rules do not use it',
	Max: 'the most that a side may have by promotion',
};

export const MOVES = {
	'slide (H, V)': 'any distance along ranks and files, like a rook',
	'slide (D, A)': 'any distance along diagonals, like a bishop',
	'hop (H, V)': 'over exactly one piece, along ranks and files',
	'leap (1,2)': 'a jump in all its reflections, like a knight',
	'leap (0,1)|(1,1)': 'one square in all directions, like a king',
	'aleap (1,2)|(-1,2)': 'a jump by exactly these vectors',
	'leap (1,0)+(1,1)&(1,2)': 'a jump that needs an empty square between',
	'ride (1,2)': 'the same jump again and again, up to the first obstacle',
	'step N': 'one step forward; also NE, E, SE, S, SW, W, NW',
	'step 2N': 'up to two steps forward over empty squares',
	none: 'it does not move or capture in this way',
} as const;

export const FLAGS: Readonly<Record<PieceFlag, string>> = {
	royal: 'it must not be left attacked',
	set_ep: 'its double steps can be captured en passant',
	take_ep: 'it can capture en passant',
	drop_one_file: 'not dropped on a file with another of its kind',
	drop_no_check: 'a drop of it may not give check',
	drop_no_mate: 'a drop of it may not mate',
	drop_dead: 'may be dropped where it could never move',
	no_mate: 'it may not participate in checkmate',
	shak: 'counts for the rule shak rule',
	assimilate: 'a piece that captures it becomes its kind',
	iron: 'it cannot be captured',
	endangered: 'may not capture a protected enemy with this flag',
	no_retaliate: 'after its capture the reply may not capture a piece with this flag',
	capture_flag: 'only pieces with this flag reach goal squares',
	castle: 'ignored; accepted for old files',
};

export const SWITCHES: Readonly<Record<Switch, string>> = {
	'allow drops': 'a piece in hand may be dropped instead of a move',
	'force drops': 'a piece in hand must be dropped',
	'gate drops': 'a piece in hand enters where a piece first leaves its edge rank',
	'allow pickup': 'a side may take its own piece into its hand',
	'keep capture': 'a captured piece goes to the hand of the captor',
	'return capture': 'a captured piece goes to the hand of its owner',
	'forced capture': 'captures are mandatory',
	duplecheck: 'check when all royal pieces are attacked',
	'check any king': 'check when one of the royal pieces is attacked',
	taboo: 'royal pieces may not face each other on an open line',
	'en-passant check': 'a royal that slides may not pass attacked squares',
	'promote here': 'only the target square of a move can promote',
	'promote drop': 'pieces may be dropped promoted',
	'promote by move': 'in the zone a piece can move as its promotion, and becomes it',
	'quiet promotion': 'a promotion may not capture or attack',
	'special init': 'Special counts only for pieces that have not moved',
	'bare rule': 'a side with only a royal may answer once before loneking applies',
	'chase rule': 'perpetual chases as in xiangqi',
	'shak rule': 'checkmate wins only after a check by a piece with the flag shak',
};

export const ENDINGS: Readonly<Record<Ending, string>> = {
	checkmate: 'for the side that gives mate',
	stalemate: 'for the side that leaves the other without a move',
	repeat: 'with a number, such as repeat3: the position comes again',
	check: 'with a number, such as check3: that number of checks in all',
	perpetual: 'for the side that checks without end',
	loneking: 'for the side that leaves the other only its royal',
	nopieces: 'for the side that has lost all its pieces',
	captureanyflag: 'for the side that reaches a goal square',
	captureallflags: 'for the side that holds all goal squares',
	movecountdraw: 'a number of moves without a capture or a pawn move: then a draw',
};

export const SCORES = { win: 'it wins', loss: 'it loses', draw: 'the game is drawn', illegal: 'the move is forbidden' } as const;
