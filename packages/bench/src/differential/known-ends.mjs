/** Known differences of moves, checks and ends, each with its reason and its source. */
import { apply, legal, outcome } from '@x/core';
import { resultOf } from './compare.mjs';
import { clocksOf, isDraw, isPass, JANGGI, namesOf, OWN_PAWNS, pieceCount } from './facts.mjs';

/** @type {readonly import('./facts.mjs').Known[]} */
export const KNOWN_ENDS = [
	{
		kind: 'end',
		holds: ({ reason, theirs }) => ['fivefold-repetition', '75-move-rule'].includes(reason) && theirs === '*',
		reason: 'draws without a claim: there is none by repetition or by the number of moves there',
		source: 'FIDE Laws of Chess, 9.6',
	},
	{
		kind: 'end',
		holds: ({ reason, ours, theirs, board }) => /repetition|perpetual/.test(reason) && theirs === '*' && board.result(true) === ours,
		reason: 'the rules decide a repetition at once, which is a claim there',
		source: 'the ruleset of the preset',
	},
	{
		kind: 'end',
		holds: (difference) =>
			difference.ours === '*' && isDraw(difference.theirs) && (pieceCount(difference) <= 3 || difference.board.isInsufficientMaterial()),
		reason:
			'a lone minor piece, or bishops on cells of one colour, are a draw there; here bare kings are, as no rule of the game says more',
		source: 'the ruleset of the preset; Fairy-Stockfish, Position::is_immediate_game_end and insufficient material',
	},
	{
		kind: 'end',
		holds: (difference) => clocksOf(difference).limit !== undefined && difference.ours === '*' && isDraw(difference.theirs),
		reason: 'the players count; there the game is drawn at the end of a count',
		source: 'the ruleset of the preset: counting is left to the players',
	},
	{
		kind: 'claim',
		presets: ['pawnsideways', 'petrified'],
		holds: ({ ours, theirs, fen }) => ours === '*' && isDraw(theirs) && Number(fen.split(' ')[4]) >= 100,
		reason: 'every move of a pawn sets the clock back, as in chess; there a step sideways, which can be taken back, does not',
		source: 'FIDE Laws of Chess, 9.3; Fairy-Stockfish, Position::do_move',
	},
	{
		kind: 'claim',
		holds: (difference) =>
			(namesOf(difference).hand ?? namesOf(difference).gate) !== undefined &&
			/move-rule/.test(difference.reason) &&
			difference.theirs === '*',
		reason: 'a drop of an officer sets the clock back there; ours goes on, as lichess.org has it',
		source: 'chessops, which plays the archives of lichess.org; Fairy-Stockfish, Position::do_move',
	},
	{
		kind: 'claim',
		holds: (difference) => clocksOf(difference).limit !== undefined && difference.ours === '*' && isDraw(difference.theirs),
		reason: 'the players count; there the game may be called drawn at the end of a count',
		source: 'the ruleset of the preset: counting is left to the players',
	},
	{
		kind: 'claim',
		presets: ['janggimodern'],
		holds: ({ reason, ours, theirs }) => (reason === 'repetition' || ours === '*') && theirs !== '*',
		reason: 'who repeats the position for the fourth time loses; there the points decide after the third',
		source: 'the ruleset of the preset',
	},
	{
		kind: 'end',
		holds: (difference) =>
			isDraw(difference.ours) && difference.theirs === '*' && /material|bare/.test(difference.reason) && pieceCount(difference) === 2,
		reason: 'bare kings are a draw; there the game goes on',
		source: 'nothing can ever mate',
	},
	{
		kind: 'claim',
		presets: ['seirawan', 'seirawan960', 'shouse'],
		holds: ({ ours, theirs }) => ours === '*' && isDraw(theirs),
		reason: 'the right of a piece to be replaced belongs to a position; there it does not where the hand is empty',
		source: 'FIDE Laws of Chess, 9.2.3, on rights',
	},
	{
		kind: 'claim',
		presets: OWN_PAWNS,
		holds: ({ reason, ours, theirs }) => isDraw(ours) && reason === 'threefold-repetition' && theirs === '*',
		reason:
			'a cell that was passed belongs to a position only where a pawn can capture there; for pawns with a gait of their own it always does there',
		source: 'FIDE Laws of Chess, 9.2.3',
	},
	{
		kind: 'end',
		presets: ['isolation', 'isolation7x7'],
		holds: ({ position, theirs }) =>
			legal(position).every((move) => {
				const next = apply(position, move);
				return resultOf(next, outcome(next)) === theirs;
			}),
		reason: 'with no cell left for a wall the side is stuck in the second half of its turn; there it has no turn',
		source: 'the ruleset of the preset',
	},
	{
		kind: 'claim',
		presets: JANGGI,
		holds: ({ ours, theirs, played }) => ours === '*' && theirs !== '*' && played.some(isPass),
		reason: 'after a pass a position is another one, since a second pass decides; there the two are one for repetition',
		source: 'the ruleset of the preset',
	},
	{
		kind: 'claim',
		presets: JANGGI,
		holds: ({ ours, theirs, fen }) => ours === '*' && theirs !== '*' && Number(fen.split(' ')[4]) >= 100,
		reason: 'a hundred plies without a capture may be claimed there; the preset has the limit of its own federation',
		source: 'the ruleset of the preset',
	},
	{
		kind: 'end',
		presets: ['janggi', 'janggimodern'],
		holds: ({ ours, theirs, board }) => ours === '*' && theirs !== '*' && board.isInsufficientMaterial?.() !== false,
		reason: 'where neither side can mate the points decide at once there; here they do when the players pass or claim',
		source: 'the ruleset of the preset',
	},
	{
		kind: 'end',
		presets: ['dobutsu', 'torishogi'],
		holds: ({ reason, theirs }) => reason === 'repetition' && theirs === '*',
		reason: 'the third occurrence decides, as the rules of this game say; the fourth may be claimed there',
		source: 'Japan Dobutsu Shogi rules; Tori shogi, chessvariants.com',
	},
	{
		kind: 'check',
		presets: ['petrified'],
		holds: ({ ours, theirs }) => ours === 'false' && theirs === 'true',
		reason: 'kings do not capture, so a king next to another king does not give check; in Fairy-Stockfish it does',
		source: 'the ruleset of the preset',
	},
	{
		kind: 'end',
		presets: ['petrified'],
		holds: ({ reason, ours, theirs }) => reason === 'stalemate' && isDraw(ours) && theirs !== '*',
		reason: 'kings do not capture, so a side without a move next to the other king is not mated; in Fairy-Stockfish it is',
		source: 'the ruleset of the preset',
	},
	{
		kind: 'moves',
		holds: ({ position, ours, theirs }) =>
			ours === '' &&
			theirs.split(' ').every((name) => name[1] === '@') &&
			position.game.ruleset.forbid.some(({ id }) => id === 'no-mate-by-pawn-drop'),
		reason: 'a pawn may not be dropped for mate; there it may, and loses',
		source: 'shogiops; specifications of the family of shogi',
	},
];
