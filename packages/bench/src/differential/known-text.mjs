/** Known differences of FEN and SAN, each with its reason and its source. */
import { legal } from '@x/core';
import { bare, clocksOf, endCell, ends, hasPromotedLetters, isPass, isVictimForm, namesOf, OWN_PAWNS, withLetters } from './facts.mjs';

/** Whether a name is a cell on which no legal move captures en passant. */
const isNeverTaken = (position, name) =>
	/^[a-l]\d+$/.test(name) &&
	!legal(position).some(({ to, captured }) => to === position.game.cellNamed(name) && captured.some(({ cell }) => cell !== to));

/** @type {readonly import('./facts.mjs').Known[]} */
export const KNOWN_TEXT = [
	{
		kind: 'fen',
		holds: (difference) => difference.reason === 'half' && clocksOf(difference).half === undefined,
		reason: 'the rules of this game do not have a clock, so the field has its start value',
		source: 'the ruleset of the preset',
	},
	{
		kind: 'fen',
		holds: (difference) => difference.reason === 'full' && clocksOf(difference).full === undefined,
		reason: 'the rules of this game do not count moves, so the field has its start value',
		source: 'the ruleset of the preset',
	},
	{
		kind: 'fen',
		holds: (difference) =>
			difference.reason === 'half' &&
			(namesOf(difference).hand ?? namesOf(difference).gate) !== undefined &&
			Number(difference.theirs) < Number(difference.ours),
		reason: 'Fairy-Stockfish resets the clock at a drop of an officer; ours continues, like lichess.org',
		source: 'chessops, which plays the archives of lichess.org; Fairy-Stockfish, Position::do_move',
	},
	{
		kind: 'fen',
		holds: (difference) =>
			clocksOf(difference).limit !== undefined &&
			['en passant', 'half'].includes(difference.reason) &&
			/^\d/.test(difference.fen.split(' ')[3]),
		reason: 'the players begin a count; in Fairy-Stockfish it begins automatically',
		source: 'the ruleset of the preset: counting is left to the players',
	},
	{
		kind: 'fen',
		presets: OWN_PAWNS,
		holds: ({ reason, ours, theirs }) => reason === 'en passant' && isVictimForm(ours, theirs),
		reason: 'for pawns with special moves, Fairy-Stockfish writes two cells after every double step, even if no pawn can capture',
		source: 'Fairy-Stockfish, Position::do_move; our option requires a legal capture',
	},
	{
		kind: 'fen-read',
		presets: OWN_PAWNS,
		holds: ({ ours, theirs }) => isVictimForm(ours.split(' ')[3], theirs.split(' ')[3]),
		reason: 'such cells are read, and written back as one, or omitted without a capture',
		source: 'our option requires a legal capture',
	},
	{
		kind: 'fen',
		holds: ({ reason, ours, theirs }) => reason === 'castling' && ours === '-' && theirs === '',
		reason: 'Fairy-Stockfish omits rights that are worthless with an empty hand; we write a dash, so that fields stay separate',
		source: 'Fairy-Stockfish, Position::fen',
	},
	{
		kind: 'fen-read',
		holds: ({ ours, theirs }) => theirs.includes('  ') && ours.startsWith(theirs.replace('  ', ' - ')),
		reason: 'an empty castling field is read as a dash, with a warning',
		source: 'Fairy-Stockfish, Position::fen',
	},
	{
		kind: 'san',
		holds: (difference) => difference.ours === `${difference.theirs}#` && ends(difference),
		reason: 'Fairy-Stockfish writes # only for mates, not for other moves that end the game',
		source: 'specs of ffish: Board.sanMove',
	},
	{
		kind: 'san',
		holds: (difference) => difference.ours === `${bare(difference.theirs)}#` && ends(difference),
		reason: 'we write # for a move that ends the game by another rule',
		source: 'the ruleset of the preset',
	},
	{
		kind: 'san',
		holds: ({ position, ours, theirs }) => bare(ours) === bare(theirs) && position.game.ruleset.defs.check !== undefined,
		reason: 'the ruleset defines check, and + follows its definition',
		source: 'the ruleset of the preset',
	},
	{
		kind: 'san',
		presets: ['losers', 'misere', 'shatar'],
		holds: ({ ours, theirs }) => theirs === `${bare(ours)}#`,
		reason: 'a mate that does not win (in losers and misere, or niol in shatar) is written as a check',
		source: 'the ruleset of the preset',
	},
	{
		kind: 'san',
		holds: ({ ours, theirs }) => /^[a-l]/.test(ours) && /^[A-Z]/.test(theirs) && ours === theirs.slice(1),
		reason: 'Fairy-Stockfish writes pawns with special moves with a letter, we do not',
		source: 'the names of the preset',
	},
	{
		kind: 'san',
		holds: (difference) => namesOf(difference).cells !== 'a1',
		reason: 'we name cells from the far corner, like players of shogi',
		source: 'the names of the preset',
	},
	{
		kind: 'san',
		holds: ({ ours, theirs }) => bare(withLetters(ours, { N: 'H', B: 'E' })) === bare(theirs),
		reason: 'horse and elephant are N and B, as in FEN; in Fairy-Stockfish they are H and E',
		source: 'the names of the preset',
	},
	{
		kind: 'san',
		holds: (difference) => hasPromotedLetters(difference) && endCell(difference.ours) === endCell(difference.theirs),
		reason: 'a promoted piece has its own letter after a plus; in Fairy-Stockfish it has the letter of the piece with the same moves',
		source: 'the names of the preset',
	},
	{
		kind: 'san',
		holds: ({ ours, theirs }) => theirs.startsWith(`${bare(ours)},`),
		reason: 'Fairy-Stockfish writes the cell of the wall, which follows from the move',
		source: 'Fairy-Stockfish, notation of walls',
	},
	{
		kind: 'fen',
		presets: ['pawnsideways', 'petrified'],
		holds: ({ reason, ours, theirs }) => reason === 'half' && Number(ours) < Number(theirs),
		reason: 'every pawn move resets the clock, as in chess; in Fairy-Stockfish a reversible step sideways does not',
		source: 'FIDE Laws of Chess, 9.3; Fairy-Stockfish, Position::do_move',
	},
	{
		kind: 'fen',
		presets: ['pawnback'],
		holds: ({ reason, ours, theirs }) => reason === 'half' && Number(ours) > Number(theirs),
		reason: 'a double step, which two single steps reverse, does not reset the clock; in Fairy-Stockfish it does',
		source: 'the ruleset of the preset',
	},
	{
		kind: 'san',
		presets: ['atomic', 'atomic960', 'coregal', 'petrified', 'spartan', 'threekings'],
		holds: ({ ours, theirs }) => bare(ours) === bare(theirs),
		reason:
			'the ruleset defines which attacks are check; in Fairy-Stockfish the sign also depends on attacks that threaten nothing or another royal',
		source: 'chessops, which plays the archives of lichess.org',
	},
	{
		kind: 'san',
		holds: ({ ours, theirs }) => /^[a-l1-9]/.test(ours) && /^[A-Z][a-l]?\d*x?[a-l]\d/.test(theirs) && endCell(ours) === endCell(theirs),
		reason: 'Fairy-Stockfish writes pawns with special moves with a letter, we write only their file',
		source: 'the names of the preset',
	},
	{
		kind: 'san',
		holds: ({ ours, reason }) => ours === '--' && isPass(reason),
		reason: 'we write a pass as a pass, Fairy-Stockfish as the move of a piece to its own cell',
		source: 'the names of the preset',
	},
	{
		kind: 'san',
		presets: ['sittuyin'],
		holds: ({ ours, theirs }) => ours.includes('=') && endCell(ours) === endCell(theirs),
		reason: 'Fairy-Stockfish writes the origin if a pawn promotes',
		source: 'the names of the preset',
	},
	{
		kind: 'fen',
		holds: ({ reason, ours, theirs, position }) => reason === 'en passant' && ours === '-' && isNeverTaken(position, theirs),
		reason: 'we write the cell if a capture is legal; Fairy-Stockfish also if it would leave the king attacked',
		source: 'X-FEN; the lists of moves agree',
	},
	{
		kind: 'fen-read',
		holds: ({ ours, theirs, position }) => ours.split(' ')[3] === '-' && isNeverTaken(position, theirs.split(' ')[3]),
		reason: 'such a cell is read, and omitted in writing because no capture is legal',
		source: 'X-FEN; the lists of moves agree',
	},
];
