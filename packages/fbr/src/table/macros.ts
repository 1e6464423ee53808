/** Rules that stand for other rules and pieces: `expand` replaces them. */
export const MACRO_RULES = {
	alice: {
		meaning: 'After its move a piece goes to the same square of the other board, which must be empty.',
		classes: ['macro', 'topology'],
		defaultAttribute: 'classic',
		exclusive: [['3D', '4D', 'classic']],
		attributes: {
			'3D': { meaning: 'There are three boards, and the player chooses the other one.' },
			'4D': { meaning: 'There are four boards; a piece goes to one with a king, unless both kings are on the board that it leaves.' },
			classic: { meaning: 'There are two boards.' },
		},
	},
	andernach: { meaning: 'A piece that captures changes sides, unless it is royal.', classes: ['macro', 'effect'] },
	atomic: {
		meaning: 'A capture by a piece that is neither royal nor a pawn explodes: it removes {set|every piece} around.',
		classes: ['macro', 'effect'],
		set: 'optional',
	},
	avalanche: {
		meaning: 'After each move the player pushes a pawn of the opponent.',
		classes: ['macro', 'turn'],
		attributes: { balance: { meaning: 'In the first turn of the game the side that begins pushes no pawn.' } },
	},
	benedict: {
		meaning: 'Nothing is captured; enemies that the moved piece attacks change sides, and turning the king wins.',
		classes: ['macro', 'effect', 'end'],
	},
	bouncing: { meaning: '{set|The bishop} bounces off the side edges.', classes: ['macro'], set: 'optional', defaultSet: '{B}' },
	cheshire: {
		meaning: 'Each square that a piece leaves disappears; {set} stands for it.',
		classes: ['macro', 'effect', 'topology'],
		set: 'required',
		newPieces: true,
	},
	monster: {
		meaning: 'One side moves twice in a turn, and the game ends with the capture of the king.',
		classes: ['macro', 'turn'],
	},
	spacious: { meaning: 'A piece may stop only where the next square in its direction is empty.', classes: ['macro'] },
	swapping: { meaning: 'A piece that is not royal may exchange places with pieces that it could capture.', classes: ['macro'] },
	switching: {
		meaning: 'A piece may exchange places with an adjacent friend.',
		classes: ['macro'],
		exclusive: [['notincheck', 'excluderoyals']],
		attributes: {
			notincheck: { meaning: 'This is not possible in check.' },
			excluderoyals: { meaning: 'This is not possible with a royal piece.' },
		},
	},
} as const;
