/** Rules of pieces off the board. */
export const HAND_RULES = {
	holding: {
		meaning:
			'When {set|a piece} is captured on {range|any square}, it goes to the hand of the capturing player, changes sides, and may be dropped instead of a move.',
		classes: ['hand'],
		set: 'optional',
		range: 'optional',
		exclusive: [['demote', 'either']],
		attributes: {
			demote: {
				meaning:
					'A captured piece is demoted: it becomes what it was before its promotion, or what its item with the prefix {prefix|“-”} says.',
				prefix: 'optional',
				defaultPrefix: '-',
			},
			either: { meaning: 'A captured piece may be dropped promoted or demoted.' },
			notflip: { meaning: 'A captured piece keeps its side.' },
			pocket: { meaning: 'The hand holds only warped pieces and what it held at the start.' },
			promote: {
				meaning: 'A captured piece is promoted by the items with the prefix {prefix|“+”}.',
				prefix: 'optional',
				defaultPrefix: '+',
			},
			share: { meaning: 'Both players share one hand.' },
		},
	},
	drop: {
		meaning: '{set|Any piece but a royal one} may be dropped on {range|the whole board}.',
		classes: ['hand'],
		set: 'optional',
		range: 'optional',
		needsRule: ['holding', 'bughouse', 'gating'],
		adds: true,
		attributes: {
			captured: { meaning: 'A drop is possible only after the loss of {set}, one drop for each loss.', set: 'required' },
			immediate: { meaning: 'A captured piece is dropped at once.' },
			nocheck: { meaning: 'A drop must not give check.' },
			nomate: { meaning: 'A drop must not give mate.' },
			withattack: { meaning: 'The dropped piece must attack an enemy.' },
		},
	},
	gating: {
		meaning: 'When a piece first moves from {range|its square}, {set|a piece} in hand may be put there.',
		classes: ['hand'],
		set: 'optional',
		range: 'optional',
		attributes: { ordered: { meaning: 'The pieces come in the order of the set.', needsSet: true } },
	},
	warp: {
		meaning: 'Instead of a move a player may take an own piece that is not royal off the board.',
		classes: ['hand'],
		attributes: { start: { meaning: 'This is not possible in the first {number} half-moves.', number: 'required' } },
	},
} as const;
