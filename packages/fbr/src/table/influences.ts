/** Rules of pieces that act on others within their reach. */
export const INFLUENCE_RULES = {
	burner: {
		meaning: 'Of the opponent’s pieces, {set|any} that stops within reach of a definition with the prefix {prefix} is removed.',
		classes: ['influence', 'effect'],
		prefix: 'required',
		order: 'optional',
		set: 'optional',
		bareSet: true,
		adds: true,
	},
	freezer: {
		meaning: 'Of the opponent’s pieces, {set|any} within reach of a definition with the prefix {prefix} cannot move and gives no check.',
		classes: ['influence', 'restriction'],
		prefix: 'required',
		order: 'optional',
		set: 'optional',
		bareNumber: 'attackers',
		adds: true,
		attributes: {
			attackers: { meaning: 'It takes {number} pieces to freeze one.', number: 'required' },
			capture: { meaning: 'A frozen piece cannot capture, but it can move.' },
			checking: { meaning: 'A frozen piece still gives check.' },
			move: { meaning: 'A frozen piece can only capture.' },
			single: { meaning: 'It freezes at most one enemy freezer that is {set}.', set: 'required' },
			suicide: { meaning: 'A frozen piece may remove itself as a move.' },
		},
	},
	pincher: {
		meaning:
			'As a move, of the opponent’s pieces {set|any} within reach of a definition with the prefix {prefix} may be put on a free square of its first rank.',
		classes: ['influence', 'effect'],
		prefix: 'required',
		order: 'optional',
		set: 'optional',
		bareSet: true,
		adds: true,
	},
	protector: {
		meaning: '{set|A piece} within reach of a friendly definition with the prefix {prefix} cannot be captured or checked.',
		classes: ['influence', 'restriction'],
		prefix: 'required',
		order: 'optional',
		set: 'optional',
		adds: true,
	},
	stymizer: {
		meaning:
			'Of the opponent’s pieces, {set|any} within reach of a definition with the prefix {prefix} makes only the first leg of its move.',
		classes: ['influence', 'restriction'],
		prefix: 'required',
		order: 'optional',
		set: 'optional',
		adds: true,
	},
} as const;
