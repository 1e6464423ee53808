/** Rules of check and of the end of the game. */
export const END_RULES = {
	royal: {
		meaning: '{set|The king} is royal: it must not stay in check, and mate loses.',
		more: { range: 'Only the piece nearest to {range} is royal.' },
		classes: ['end', 'restriction'],
		set: 'optional',
		defaultSet: '{K}',
		range: 'optional',
		adds: true,
		attributes: {
			evasefacing: { meaning: 'Royal pieces may face each other as an offer: the opponent takes the draw or breaks the line.' },
			bare: { meaning: 'The first to take everything but the royal pieces wins.' },
			baremove: { meaning: 'The first to take everything but the royal pieces wins, unless the answer does the same: then it is a draw.' },
			castle: { meaning: 'It castles with {set}.', set: 'required' },
			checkmated: { meaning: 'The side that is mated wins.' },
			expose: {
				meaning: 'Check may be ignored, and the side that has lost all royal pieces loses.',
				numbered:
					'Check may be ignored by a side with at least {number} royal pieces, while one of them is safe; losing all of them loses.',
				number: 'optional',
			},
			maxchecks: { meaning: 'The side that gives {number} checks in all wins.', number: 'required' },
			mustevase: { meaning: 'In check only the royal piece may move.' },
			noperpetualcheck: { meaning: 'A bare royal piece must not be checked for ever.' },
			passover: { meaning: 'It may cross attacked squares.' },
			solely: {
				meaning: 'A player whose opponent begins the turn with nothing but royal pieces wins; if both have nothing else, it is a draw.',
			},
			suicide: { meaning: 'Of several royal pieces a mated one is removed as a move, unless another is in check.' },
			taboo: { meaning: 'Giving check is forbidden.' },
			untilcaptured: { meaning: 'Mate does not end the game; capturing all royal pieces does.' },
			virginzone: { meaning: 'Moves within {range} keep the right to castle.', range: 'required' },
			capture: {
				meaning: 'Check may be ignored, and a side loses when {number} types of its royal pieces are captured.',
				number: 'required',
				extension: true,
			},
		},
	},
	antiroyal: {
		meaning: '{set} is in check when it is not attacked, captures friends only, and cannot be captured.',
		classes: ['end', 'restriction'],
		set: 'required',
		adds: true,
	},
	draw: {
		meaning: 'Says when the game is drawn.',
		classes: ['end'],
		attributed: true,
		attributes: {
			repetition: {
				meaning: 'The game is drawn when a position occurs {number|3} times with the same player to move.',
				number: 'optional',
				defaultNumber: 3,
			},
			stalemate: { meaning: 'Stalemate is a draw.', number: 'optional' },
		},
	},
	loss: {
		meaning: 'Says when a player loses.',
		classes: ['end'],
		attributed: true,
		attributes: {
			perpetualcheck: {
				meaning: 'A player who gives {number|3} checks in a row in a repetition loses.',
				number: 'optional',
				defaultNumber: 3,
			},
			repetition: {
				meaning: 'A player who makes a position occur {number|3} times loses.',
				number: 'optional',
				defaultNumber: 3,
			},
			stalemate: { meaning: 'A stalemated player loses.', number: 'optional' },
		},
	},
	win: {
		meaning: 'Says when a player wins.',
		classes: ['end'],
		attributed: true,
		attributes: {
			mostpoints: {
				meaning: 'After {number} half-moves without capture or promotion the side with more material wins.',
				number: 'required',
			},
			stalemate: { meaning: 'A stalemated player wins.', number: 'optional' },
		},
	},
	stalemate: {
		meaning: 'Sets the result of a stalemate: a draw, a loss, a win, a skipped turn, or an illegal move.',
		classes: ['end'],
		attributed: true,
		exclusive: [['draw', 'invalid', 'loss', 'skip', 'win']],
		attributes: {
			draw: { meaning: 'Stalemate is a draw.' },
			invalid: { meaning: 'A move that stalemates the opponent is illegal.' },
			loss: { meaning: 'A stalemated player loses.' },
			skip: { meaning: 'A player without a move skips the turn.' },
			win: { meaning: 'A stalemated player wins.' },
		},
	},
	hill: {
		meaning: 'When {set|a royal piece} enters {range}, its player wins.',
		classes: ['end'],
		set: 'optional',
		range: 'required',
		adds: true,
		attributes: {
			balance: { meaning: 'After White enters, Black may only enter as well, which is a draw.' },
			fill: { meaning: 'It is won when pieces of one side stand on all of these squares.' },
			pass: { meaning: 'It counts only for a piece that has passed {range}.', range: 'required' },
		},
	},
} as const;
