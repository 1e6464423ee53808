/** Rules that forbid or demand moves. */
export const MOVE_RULES = {
	announcement: {
		meaning:
			'Before a move of {set|a piece} on {range|any square} the opponent may announce {word}, which must then be applied to that piece.',
		classes: ['restriction'],
		set: 'optional',
		range: 'optional',
		word: 'required',
		adds: true,
		attributes: {
			pieces: { meaning: 'Nothing is announced while a condition of a rule “pieces” is fulfilled for {set|any piece}.', set: 'optional' },
		},
	},
	difficulttrading: {
		meaning: '{set|The lion} may take its like at a distance only after another capture in the same move, or if it is undefended.',
		classes: ['restriction'],
		set: 'optional',
		defaultSet: '{L}',
		attributes: {
			minor: { meaning: 'A capture of {set} does not count as the other capture.', set: 'required' },
			royal: { meaning: 'Royal pieces do not count as defenders.' },
		},
	},
	mustcapture: {
		meaning: 'A player who can capture with {set|any piece} must do so; an answer to check comes first.',
		classes: ['restriction'],
		set: 'optional',
		attributes: {
			compulsory: { meaning: 'The capture comes before the answer to check.' },
			most: { meaning: 'The move must take the most, counted by {values|the number of pieces}.', values: 'optional' },
			multiple: { meaning: 'A move that takes several pieces must be preferred.' },
		},
	},
	nonrepeating: {
		meaning: 'A move of {set|any piece} must not lead back to an earlier position.',
		classes: ['restriction', 'end'],
		set: 'optional',
		attributes: {
			check: { meaning: 'This does not hold for a player in check.' },
			never: { meaning: 'No arrangement of the whole board may occur again, not even within a move of several parts.' },
		},
	},
	stopifchecking: { meaning: 'A move of several legs ends as soon as a leg gives check.', classes: ['restriction'] },
	pieces: {
		meaning: 'Limits or special properties hold for {set|every piece}.',
		more: { prefix: 'While a limit is not met, the items with the prefix {prefix} say what must be dropped.' },
		classes: ['restriction', 'end', 'effect'],
		prefix: 'optional',
		order: 'optional',
		set: 'optional',
		attributed: true,
		adds: true,
		aliases: { capture: 'maxcaptures' },
		attributes: {
			avoidsamecolored: { meaning: 'A player has at most {number} of them on squares of one colour.', number: 'required' },
			cannotbechecked: { meaning: 'A player who has nothing but them must not be checked.', needsSet: true },
			consecutive: { meaning: 'They may move in at most {number} turns in a row.', number: 'required' },
			draw: { meaning: 'The game is drawn when nothing but them remains.', needsSet: true },
			extinction: { meaning: 'The first side that has lost all pieces of one of these types loses.' },
			file: { meaning: 'A player has at most {number} of them on a file.', number: 'required', needsSet: true },
			holding: { meaning: 'A player has at most {number} of them in hand.', number: 'required', needsSet: true },
			immovable: { meaning: 'They never move.', numbered: 'They cannot move in the first {number} half-moves.', number: 'optional' },
			impartial: { meaning: 'They belong to the side to move, and give no check.', needsSet: true },
			maxcaptures: { meaning: 'A move captures at most {number} pieces.', number: 'required' },
			morethan: { meaning: 'A side loses as soon as it has no more than {number} of them.', number: 'required' },
			minimum: {
				meaning:
					'When a side has no more than {number} of them, the opponent must not capture; if the rule has a prefix, the side must drop one instead.',
				number: 'required',
			},
			neutral: { meaning: 'They are neutral: either side moves them, except while they give check.', needsSet: true },
			overall: { meaning: 'A player has at most {number} of them during the whole game.', number: 'required', needsSet: true },
			sum: { meaning: 'A player has at most {number} of each of these types on the board.', number: 'required', needsSet: true },
			taboo: { meaning: 'They cannot be captured or swapped by {set|any piece} that does not name them in its moves.', set: 'optional' },
			total: { meaning: 'A player has at most {number} of them on the board.', number: 'required', needsSet: true },
			transparent: { meaning: 'They give no check and block no piece, but their squares are occupied.', needsSet: true },
			win: { meaning: 'The side to move wins when the board has no more than {multiset}.', needsSet: true },
		},
	},
} as const;
