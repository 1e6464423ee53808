/** The titles of the groups of words. */
export const TITLES = {
	game: 'The text',
	rules: 'The rules',
	path: 'Paths',
	condition: 'Conditions',
	effect: 'Effects',
	number: 'Numbers',
	cell: 'Squares',
	zone: 'Zones',
	piece: 'Pieces to write',
	choice: 'Preferred moves',
	result: 'Results',
	filter: 'Filters of pieces',
	names: 'Names',
} as const;

export const GAME = {
	id: 'a short name that never changes',
	title: 'the name of the game',
	rules: 'the rules',
	names: 'letters of the pieces, names of the squares and of the sides',
} as const;

export const RULES = {
	version: 'the version of the format: 2',
	space: 'the axes of the board, its holes and its edges that meet',
	zones: 'sets of squares by name',
	sides: 'the sides: the team, the direction in which they play, and the phase in which they attack',
	sideOrder: 'the sides in their order; vectors are written as the first one sees them',
	kinds: 'the kinds of pieces, each with the name of its path',
	flags: 'marks that pieces carry, such as the right to castle',
	stores: 'hands and other stores of pieces',
	points: 'squares that the game remembers, such as that of en passant, and for how long',
	vars: 'numbers that the game counts',
	traces: 'pieces that the game follows from move to move, as in perpetual chases',
	defs: 'conditions by name',
	paths: 'the ways in which pieces move, by name',
	royal: 'the condition for a piece to be royal',
	immune: 'the condition under which a royal piece cannot be attacked',
	after: 'effects after each move',
	forbid: 'a move is illegal if one of these conditions holds after it',
	prefer: 'if some moves pass, only they are legal: mandatory captures',
	outcomes: 'the ends of the game, the first that applies counts',
	turn: 'the phases of a turn, and the first one',
	start: 'the position from which the game starts',
} as const;

export const PATHS = {
	step: 'goes by a vector; fails off the board',
	each: 'walks a path once for each vector of a list',
	pick: 'goes to each piece or square that passes a filter',
	seq: 'one after the other',
	any: 'each of these alternatives',
	loop: 'repeats a path, any number of times',
	test: 'goes on if a condition holds',
	do: 'has an effect',
	go: 'jumps to a square',
	mark: 'gives the square a name',
	use: 'walks a path of “paths”',
} as const;

export const CONDITIONS = {
	is: 'the content of a square passes a filter',
	in: 'a square is in a zone',
	same: 'two squares are one',
	mover: 'the piece that moves passes a filter',
	attacked: 'a square is attacked',
	royalAttacked: 'a royal piece is attacked: check',
	phase: 'the turn is in one of these phases',
	compare: 'compares two numbers',
	before: 'a condition held before the move',
	def: 'a condition of “defs”',
	all: 'all of these conditions hold',
	some: 'one of these conditions holds',
	not: 'a condition does not hold',
} as const;

export const EFFECTS = {
	land: 'the piece lands on the square',
	capture: 'removes a piece as captured',
	set: 'writes a piece on a square',
	point: 'sets or clears a point',
	var: 'adds to a number, or sets it',
	store: 'adds pieces to a store',
	forEach: 'effects at each end of a path, as in an explosion',
	end: 'ends the game',
} as const;

export const NUMBERS = {
	var: 'a number of “vars”',
	store: 'the number of pieces in a store',
	count: 'the number of pieces that pass a filter',
	captured: 'the number of pieces that the move captured',
	matches: 'the number of ends of a path',
	repeats: 'how often the position has occurred',
	kept: 'how many moves long a trace has held without a break',
	moves: 'the number of legal moves of a phase',
	sum: 'a sum, with factors',
} as const;

export const CELLS = {
	origin: 'the square from which the piece started',
	stand: 'the square on which the piece is now',
	at: 'the square that the path has reached',
	mark: 'a square that the path has named',
	point: 'the square of a point',
	cell: 'a fixed square, by its coordinates',
	from: 'a square by a vector from another one',
} as const;

export const ZONES = {
	cells: 'squares, by their coordinates',
	box: 'a rectangle: bounds for each axis; null for all',
	union: 'the squares of several zones',
	minus: 'a zone without another one',
	parity: 'the squares of one colour: 0 or 1',
	perSide: 'a zone for each side',
} as const;

export const PIECES = {
	none: 'an empty square',
	mover: 'the piece that moves',
	kind: 'a piece of a kind and a side',
	of: 'the piece on a square',
	recolour: 'a piece with the other side',
	was: 'the piece that was on a square before the move',
} as const;

export const CHOICES = {
	if: 'keeps the moves after which a condition holds',
	most: 'keeps the moves with the greatest number',
} as const;

export const RESULTS = {
	win: 'the side wins',
	loss: 'the side loses',
	draw: 'neither side wins',
	points: 'points for the side and for the other one',
} as const;

export const FILTERS = {
	who: '“empty”, “occupied”, “friend”, “enemy” or “neutral”',
	side: 'one of these sides',
	kind: 'one of these kinds',
	notKind: 'none of these kinds',
	flag: 'carries a flag',
	notFlag: 'does not carry a flag',
} as const;

export const NAMES = {
	kinds: 'the letter of each kind',
	kindOrder: 'the kinds in the order of texts',
	cells: 'the scheme of names of squares: “a1”, “shogi”, “hex”, “xy” or “layers”',
	sides: 'the letter of each side in a FEN',
	sideTitles: 'the sides as players call them',
	castling: 'how castling is written',
	files: 'how other rights are written: by files',
	enPassant: 'the point that a double step leaves',
	passers: 'the kinds that make double steps',
	enPassantVictim: 'the point of the piece captured en passant',
	clocks: 'the numbers that a FEN writes',
	hand: 'the store that is written as a hand',
	handOrder: 'the kinds in the order of a hand',
	gate: 'the store whose pieces enter where others leave',
	gaps: 'the sign of a hole in the board',
	silent: 'the kinds without a letter in moves',
	look: 'how the board and the pieces are drawn',
} as const;
