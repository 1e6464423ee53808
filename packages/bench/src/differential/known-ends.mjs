/** Known differences of moves, checks and ends, each with its reason and its source. */
import { apply, legal, outcome } from '@x/core';
import { resultOf } from './compare.mjs';
import { clocksOf, isDraw, isPass, JANGGI, namesOf, OWN_PAWNS, pieceCount } from './facts.mjs';

/** @type {readonly import('./facts.mjs').Known[]} */
export const KNOWN_ENDS = [
	{
		kind: 'end',
		holds: ({ reason, theirs }) => ['fivefold-repetition', '75-move-rule'].includes(reason) && theirs === '*',
		reason: 'Fairy-Stockfish does not have automatic draws by repetition or by the number of moves',
		source: 'FIDE Laws of Chess, 9.6',
	},
	{
		kind: 'end',
		holds: ({ reason, ours, theirs, board }) => /repetition|perpetual/.test(reason) && theirs === '*' && board.result(true) === ours,
		reason: 'the rules decide a repetition automatically, which must be claimed in Fairy-Stockfish',
		source: 'the ruleset of the preset',
	},
	{
		kind: 'end',
		holds: (difference) =>
			difference.ours === '*' && isDraw(difference.theirs) && (pieceCount(difference) <= 3 || difference.board.isInsufficientMaterial()),
		reason: 'Fairy-Stockfish draws with a lone minor piece, or with bishops on cells of one colour; our rules only with bare kings',
		source: 'the ruleset of the preset; Fairy-Stockfish, Position::is_immediate_game_end and insufficient material',
	},
	{
		kind: 'end',
		holds: (difference) => clocksOf(difference).limit !== undefined && difference.ours === '*' && isDraw(difference.theirs),
		reason: 'the players count; Fairy-Stockfish draws the game at the end of a count',
		source: 'the ruleset of the preset: counting is left to the players',
	},
	{
		kind: 'claim',
		presets: ['pawnsideways', 'petrified'],
		holds: ({ ours, theirs, fen }) => ours === '*' && isDraw(theirs) && Number(fen.split(' ')[4]) >= 100,
		reason: 'every pawn move resets the clock, as in chess; in Fairy-Stockfish a reversible step sideways does not',
		source: 'FIDE Laws of Chess, 9.3; Fairy-Stockfish, Position::do_move',
	},
	{
		kind: 'claim',
		holds: (difference) =>
			(namesOf(difference).hand ?? namesOf(difference).gate) !== undefined &&
			/move-rule/.test(difference.reason) &&
			difference.theirs === '*',
		reason: 'Fairy-Stockfish resets the clock at a drop of an officer; ours continues, like lichess.org',
		source: 'chessops, which plays the archives of lichess.org; Fairy-Stockfish, Position::do_move',
	},
	{
		kind: 'claim',
		holds: (difference) => clocksOf(difference).limit !== undefined && difference.ours === '*' && isDraw(difference.theirs),
		reason: 'the players count; in Fairy-Stockfish the draw may be claimed at the end of a count',
		source: 'the ruleset of the preset: counting is left to the players',
	},
	{
		kind: 'claim',
		presets: ['janggimodern'],
		holds: ({ reason, ours, theirs }) => (reason === 'repetition' || ours === '*') && theirs !== '*',
		reason: 'the side that repeats the position for the fourth time loses; in Fairy-Stockfish the points decide after the third occurrence',
		source: 'the ruleset of the preset',
	},
	{
		kind: 'end',
		holds: (difference) =>
			isDraw(difference.ours) &&
			difference.theirs === '*' &&
			/material|bare|two-kings/.test(difference.reason) &&
			pieceCount(difference) === 2,
		reason: 'bare kings are a draw; Fairy-Stockfish continues the game',
		source: 'checkmate is not possible',
	},
	{
		kind: 'claim',
		presets: ['seirawan', 'seirawan960', 'shouse'],
		holds: ({ ours, theirs }) => ours === '*' && isDraw(theirs),
		reason: 'a position includes the right of a piece to be replaced; in Fairy-Stockfish not with an empty hand',
		source: 'FIDE Laws of Chess, 9.2.3, on rights',
	},
	{
		kind: 'claim',
		presets: OWN_PAWNS,
		holds: ({ reason, ours, theirs }) => isDraw(ours) && reason === 'threefold-repetition' && theirs === '*',
		reason: 'a position includes a passed cell only if a pawn can capture there; in Fairy-Stockfish always for pawns with special moves',
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
		reason: 'without a cell for a wall, the side is stalemated in the second half of its turn; in Fairy-Stockfish it does not have a turn',
		source: 'the ruleset of the preset',
	},
	{
		kind: 'claim',
		presets: [...JANGGI, 'ataxx'],
		holds: ({ ours, theirs, played }) => ours === '*' && theirs !== '*' && played.some(isPass),
		reason: 'a pass changes the position, because a second pass decides; Fairy-Stockfish treats both as one position for repetition',
		source: 'the ruleset of the preset',
	},
	{
		kind: 'end',
		presets: ['xiangqi'],
		holds: ({ reason, ours, theirs, board }) =>
			['perpetual-chase', 'repetition'].includes(reason) && theirs === '*' && board.result(true) !== ours,
		reason: 'our chases are legal captures; Fairy-Stockfish counts some pinned pieces and blocked horses otherwise',
		source: 'github.com/fairy-stockfish/Fairy-Stockfish/issues/468',
	},
	{
		kind: 'claim',
		presets: ['ataxx'],
		holds: ({ reason, ours, theirs }) => reason === 'threefold-repetition' && isDraw(ours) && theirs !== '*',
		reason: 'the third occurrence of a position is a draw; in Fairy-Stockfish the player with more pieces wins',
		source: 'the ruleset of the preset',
	},
	{
		kind: 'claim',
		presets: ['jesonmor'],
		holds: ({ ours, theirs, fen }) => ours === '*' && isDraw(theirs) && Number(fen.split(' ')[4]) >= 100,
		reason: 'Fairy-Stockfish allows a claim after a hundred plies without a capture; this game has no such rule',
		source: 'Jeson mor, chessvariants.com',
	},
	{
		kind: 'claim',
		presets: JANGGI,
		holds: ({ ours, theirs, fen }) => ours === '*' && theirs !== '*' && Number(fen.split(' ')[4]) >= 100,
		reason: 'Fairy-Stockfish allows a claim after a hundred plies without a capture; the preset has the limit of its own federation',
		source: 'the ruleset of the preset',
	},
	{
		kind: 'end',
		presets: ['janggi', 'janggimodern'],
		holds: ({ ours, theirs, board }) => ours === '*' && theirs !== '*' && board.isInsufficientMaterial?.() !== false,
		reason: 'if neither side can mate, Fairy-Stockfish decides by points immediately; our rules do so after passes or a claim',
		source: 'the ruleset of the preset',
	},
	{
		kind: 'end',
		presets: ['dobutsu', 'torishogi'],
		holds: ({ reason, theirs }) => reason === 'repetition' && theirs === '*',
		reason: 'the third occurrence decides according to the rules of this game; in Fairy-Stockfish the fourth may be claimed',
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
		reason: 'a pawn may not be dropped for mate; in Fairy-Stockfish it may, and the side loses',
		source: 'shogiops; specifications of the family of shogi',
	},
];
