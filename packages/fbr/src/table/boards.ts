/** Rules of the board: its edges, its directions, its squares. */
export const BOARD_RULES = {
	cylindric: {
		meaning: 'The last file is joined to the first, so that pieces move across the side edges.',
		classes: ['topology'],
		attributes: {
			wrongrook: { meaning: 'The king may also castle across the edge with the other rook.' },
			null: { meaning: 'A piece may return to its own square, which counts as a move.' },
		},
	},
	torus: {
		meaning: 'The last file is joined to the first and the last rank to the first.',
		classes: ['topology'],
		attributes: {
			spacious: { meaning: 'A piece may stop only where the next square in its direction is empty.' },
			wrongrook: { meaning: 'The king may also castle across the edge with the other rook.' },
			null: { meaning: 'A piece may return to its own square, which counts as a move.' },
		},
	},
	diagonals: {
		meaning: 'Diagonal steps are possible only on some diagonals.',
		classes: ['topology', 'restriction'],
		attributed: true,
		attributes: {
			dark: { meaning: 'Diagonal steps are possible on the diagonals of the colour of a1.' },
			light: { meaning: 'Diagonal steps are possible on the diagonals of the colour of a2.' },
		},
	},
	direction: {
		meaning: 'Pieces on {range} may leave to the {direction}; squares with such a rule have no other directions.',
		classes: ['restriction', 'topology'],
		direction: 'required',
		range: 'required',
		adds: true,
	},
	mirror: {
		meaning: 'Ranges and moves of Black are those of White, reflected.',
		classes: ['topology'],
		defaultAttribute: 'vertical',
		attributes: {
			horizontal: { meaning: 'Files are exchanged for Black.' },
			vertical: { meaning: 'Ranks are exchanged for Black.' },
		},
	},
	zone: {
		meaning: 'Special rules hold on {range} for {set|every piece}.',
		classes: ['restriction', 'effect'],
		set: 'optional',
		range: 'required',
		attributed: true,
		adds: true,
		attributes: {
			captureonly: { meaning: 'The zone may be entered only with a capture or a swap.' },
			dontcross: { meaning: 'A sliding piece must stop where it enters the zone; a leap may cross it.' },
			hole: { meaning: 'The squares do not belong to the board; only leaps cross them.' },
			river: { meaning: 'A piece that ends two turns in a row there drowns: it is removed.' },
		},
	},
} as const;
