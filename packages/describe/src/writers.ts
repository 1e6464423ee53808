import { conditionWords } from './conditions.js';
import type { Lexicon } from './lexicon.js';
import { pathWords } from './paths.js';
import type { Wording, Writers } from './wording.js';

const writers: Writers = { condition: conditionWords, path: pathWords };

/** The wording inside a path: the piece is described as it moves. */
export const duringPath = (lexicon: Lexicon): Wording => ({
	lexicon,
	writers,
	at: 'that cell',
	origin: 'the cell it starts from',
	stand: 'the cell it stands on',
	mover: 'it',
	own: 'the player',
	other: 'the opponent',
	nextMove: 'legal next move',
});

/** The wording after a move: in laws, hooks, choices and outcomes of a move. */
export const afterMove = (lexicon: Lexicon): Wording => ({
	lexicon,
	writers,
	at: 'the cell where the move ends',
	origin: 'the cell where it began',
	stand: 'the cell where the moved piece stands',
	mover: 'the moved piece',
	own: 'the player',
	other: 'the opponent',
	nextMove: 'legal next move',
});

/** The wording for one piece on its cell: royalty, flags, traces. */
export const forPiece = (lexicon: Lexicon, piece: string): Wording => ({
	lexicon,
	writers,
	at: 'its cell',
	origin: 'its cell',
	stand: 'its cell',
	mover: piece,
	own: 'its side',
	other: 'the other side',
	nextMove: 'legal next move',
});

/** The wording before a move is chosen: at the start of a turn, or where no move is legal. */
export const beforeMove = (lexicon: Lexicon): Wording => ({ ...afterMove(lexicon), nextMove: 'legal move' });
