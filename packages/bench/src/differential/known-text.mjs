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
		reason: 'the rules of this game keep no clock, and the field has its start value',
		source: 'the ruleset of the preset',
	},
	{
		kind: 'fen',
		holds: (difference) => difference.reason === 'full' && clocksOf(difference).full === undefined,
		reason: 'the rules of this game count no moves, and the field has its start value',
		source: 'the ruleset of the preset',
	},
	{
		kind: 'fen',
		holds: (difference) =>
			difference.reason === 'half' &&
			(namesOf(difference).hand ?? namesOf(difference).gate) !== undefined &&
			Number(difference.theirs) < Number(difference.ours),
		reason: 'a drop of an officer sets the clock back there; ours goes on, as lichess.org has it',
		source: 'chessops, which plays the archives of lichess.org; Fairy-Stockfish, Position::do_move',
	},
	{
		kind: 'fen',
		holds: (difference) =>
			clocksOf(difference).limit !== undefined &&
			['en passant', 'half'].includes(difference.reason) &&
			/^\d/.test(difference.fen.split(' ')[3]),
		reason: 'the players begin to count; there a count begins by itself',
		source: 'the ruleset of the preset: counting is left to the players',
	},
	{
		kind: 'fen',
		presets: OWN_PAWNS,
		holds: ({ reason, ours, theirs }) => reason === 'en passant' && isVictimForm(ours, theirs),
		reason: 'for pawns with a gait of their own two cells are written after every double step there, whether or not a pawn can capture',
		source: 'Fairy-Stockfish, Position::do_move; our option asks for the cell where a capture is legal',
	},
	{
		kind: 'fen-read',
		presets: OWN_PAWNS,
		holds: ({ ours, theirs }) => isVictimForm(ours.split(' ')[3], theirs.split(' ')[3]),
		reason: 'such cells are read, and written again as one, or not at all where nothing can be captured',
		source: 'our option asks for the cell where a capture is legal',
	},
	{
		kind: 'fen',
		holds: ({ reason, ours, theirs }) => reason === 'castling' && ours === '-' && theirs === '',
		reason: 'nothing is written for rights that the empty hand makes worthless; we write a dash, so that fields stay separate',
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
		reason: '# is written for mates only there, not for other moves that end the game',
		source: 'specs of ffish: Board.sanMove',
	},
	{
		kind: 'san',
		holds: (difference) => difference.ours === `${bare(difference.theirs)}#` && ends(difference),
		reason: 'a move that ends the game by another rule is written with # here',
		source: 'the ruleset of the preset',
	},
	{
		kind: 'san',
		holds: ({ position, ours, theirs }) => bare(ours) === bare(theirs) && position.game.ruleset.defs.check !== undefined,
		reason: 'the ruleset says itself what check is, and + follows that',
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
		reason: 'pawns with a gait of their own have a letter there and none here',
		source: 'the names of the preset',
	},
	{
		kind: 'san',
		holds: (difference) => namesOf(difference).cells !== 'a1',
		reason: 'cells are called from the far corner here, as players of shogi do',
		source: 'the names of the preset',
	},
	{
		kind: 'san',
		holds: ({ ours, theirs }) => bare(withLetters(ours, { N: 'H', B: 'E' })) === bare(theirs),
		reason: 'horse and elephant are N and B here, as in FEN, and H and E there',
		source: 'the names of the preset',
	},
	{
		kind: 'san',
		holds: (difference) => hasPromotedLetters(difference) && endCell(difference.ours) === endCell(difference.theirs),
		reason: 'a promoted piece has its own letter behind a plus here, and there the letter of the piece whose moves it has',
		source: 'the names of the preset',
	},
	{
		kind: 'san',
		holds: ({ ours, theirs }) => theirs.startsWith(`${bare(ours)},`),
		reason: 'the cell of the wall, which follows from the move, is written there',
		source: 'Fairy-Stockfish, notation of walls',
	},
	{
		kind: 'fen',
		presets: ['pawnsideways', 'petrified'],
		holds: ({ reason, ours, theirs }) => reason === 'half' && Number(ours) < Number(theirs),
		reason: 'every move of a pawn sets the clock back, as in chess; there a step sideways, which can be taken back, does not',
		source: 'FIDE Laws of Chess, 9.3; Fairy-Stockfish, Position::do_move',
	},
	{
		kind: 'fen',
		presets: ['pawnback'],
		holds: ({ reason, ours, theirs }) => reason === 'half' && Number(ours) > Number(theirs),
		reason: 'a double step, which two single ones take back, leaves the clock; there it sets it back',
		source: 'the ruleset of the preset',
	},
	{
		kind: 'san',
		presets: ['atomic', 'atomic960', 'coregal', 'petrified', 'spartan', 'threekings'],
		holds: ({ ours, theirs }) => bare(ours) === bare(theirs),
		reason:
			'the ruleset decides here which attacks are check; there the sign also depends on attacks that threaten nothing or aim at another royal',
		source: 'chessops, which plays the archives of lichess.org',
	},
	{
		kind: 'san',
		holds: ({ ours, theirs }) => /^[a-l1-9]/.test(ours) && /^[A-Z][a-l]?\d*x?[a-l]\d/.test(theirs) && endCell(ours) === endCell(theirs),
		reason: 'pawns with a gait of their own have a letter there, and none but their file here',
		source: 'the names of the preset',
	},
	{
		kind: 'san',
		holds: ({ ours, reason }) => ours === '--' && isPass(reason),
		reason: 'a pass is written as a pass here, and as the move of a piece onto its own cell there',
		source: 'the names of the preset',
	},
	{
		kind: 'san',
		presets: ['sittuyin'],
		holds: ({ ours, theirs }) => ours.includes('=') && endCell(ours) === endCell(theirs),
		reason: 'cells of origin are written there where a pawn becomes a piece',
		source: 'the names of the preset',
	},
	{
		kind: 'fen',
		holds: ({ reason, ours, theirs, position }) => reason === 'en passant' && ours === '-' && isNeverTaken(position, theirs),
		reason: 'the cell is written where a capture is legal; there also where it would leave the king attacked',
		source: 'X-FEN; the lists of moves agree',
	},
	{
		kind: 'fen-read',
		holds: ({ ours, theirs, position }) => ours.split(' ')[3] === '-' && isNeverTaken(position, theirs.split(' ')[3]),
		reason: 'such a cell is read, and not written again as no capture is legal',
		source: 'X-FEN; the lists of moves agree',
	},
];
