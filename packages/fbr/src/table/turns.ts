/** Rules of the order of moves. */
export const TURN_RULES = {
	turn: {
		meaning: 'A part of a turn: {set|any piece} moves.',
		more: { prefix: 'Its moves are those of the definitions with the prefix {prefix}.' },
		classes: ['turn'],
		prefix: 'optional',
		order: 'optional',
		set: 'optional',
		adds: true,
		attributes: {
			achievable: { meaning: 'A player who cannot make this part loses, unless another part can take the last royal piece.' },
			again: { meaning: 'This part exists only if a piece of its set moved in the part before.' },
			alter: { meaning: 'The turn must change the position.' },
			balance: { meaning: 'In the first turn of the game the side that begins skips this part.' },
			castling: { meaning: 'Castling ends the turn.' },
			avalanche: {
				meaning: 'This part may expose the own king, which must be safe after the next turn; a pushed pawn is promoted by its owner.',
			},
			check: { meaning: 'The king may be in check after this part, if a later part ends the check.' },
			compulsory: { meaning: 'A player who cannot make this part is stalemated.' },
			dontcross: { meaning: 'A move must not cross a square twice.' },
			enpassant: { meaning: 'En passant is allowed in this part, at the first opportunity.' },
			optional: { meaning: 'This part may be left out, unless it is needed against check.' },
			untilcapture: { meaning: 'This part has no captures, and is lost for good after the first capture.' },
			captureroyal: { meaning: 'This part may capture the royal piece.', extension: true },
		},
	},
	progressive: {
		meaning: 'White makes one move, Black two, White three, and so on.',
		classes: ['turn'],
		defaultAttribute: 'italian',
		exclusive: [['english', 'italian', 'moderate', 'scotish']],
		aliases: { scottish: 'scotish' },
		attributes: {
			english: { meaning: 'A check ends the series, nothing is taken en passant, and no piece moves twice before all others have moved.' },
			italian: { meaning: 'Check may be given only with the last move of the series.' },
			moderate: { meaning: 'A player may make up to one move more than the opponent just made, each with another piece.' },
			scotish: { meaning: 'A check ends the series.' },
		},
	},
	musketeer: { meaning: 'The rules of Musketeer Chess: each side gates two chosen pieces.', classes: ['hand', 'turn'] },
	bughouse: { meaning: 'A game of two teams on two boards: captured pieces go to the partner.', classes: ['hand', 'turn'] },
} as const;
