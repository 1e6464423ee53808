const number = (count: number, one: string, many: string = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

/** The analysis of rules in the workshop. */
export const plan = {
	tabs: { pieces: 'Pictures', tree: 'Syntax tree', facts: 'Facts', plan: 'Plan' },
	tabList: 'Analysis of the rules',
	waiting: 'Analysing…',
	broken: 'These rules cannot be analysed before their errors are corrected.',
	unplayed: 'The board plays other rules. Play these rules to see their pieces.',
	treeLabel: 'Syntax tree of the rules',
	treeHint: 'The node of the caret is marked. Choose a node to select its text.',
	holds: 'Yes:',
	fails: 'No:',
	factsLabel: 'Facts about the rules',
	why: 'Why not bitboards:',
	kinds: 'How each piece is played',
	piece: 'Piece',
	shapesTitle: 'Moves',
	notes: 'Remarks about speed',
	hash: 'Canonical hash',
	drops: (count: number): string => (count === 1 ? 'One path of drops has a table.' : `${count} paths of drops have tables.`),
	none: 'no moves',
	board: (sizes: readonly (number | string)[], holes: number): string =>
		`The board has ${sizes.join(' × ')} squares${holes === 0 ? '' : `, of which ${number(holes, 'is a hole', 'are holes')}`}.`,
	sides: (sides: number, phases: number): string => `${number(sides, 'side')} in ${number(phases, 'phase')} of a turn.`,
	parts: (kinds: number, paths: number): string => `${number(kinds, 'kind')} of pieces, and ${number(paths, 'path')} by name.`,
	memory: (stores: number, points: number, vars: number): string =>
		`Between moves the game keeps ${number(stores, 'store')}, ${number(points, 'point')} and ${number(vars, 'number')}.`,
	/** fact → the sentence if it holds, and the sentence if it does not. */
	facts: {
		onlyRoyalLaw: [
			'The safety of the royal piece is the only law that every move must pass.',
			'The laws of moves are not the safety of the royal piece alone.',
		],
		staticRoyal: ['Whether a piece is royal depends on the piece alone.', 'Whether a piece is royal depends on the position.'],
		plainChoice: [
			'No move takes precedence over others, and royal pieces can always be attacked.',
			'Some moves take precedence over others, or a royal piece can be immune.',
		],
		quietHooks: [
			'After a move only numbers change, and the rules of moves do not read them.',
			'After a move more than numbers change, or the rules of moves read the numbers.',
		],
		offBoardHooks: ['Effects after a move leave the board alone.', 'Effects after a move change the board.'],
		plainCaptures: [
			'Captures depend only on the squares that the capturing piece tests.',
			'Captures depend on more than the squares that a piece tests: on points, phases, counts or attacks.',
		],
	},
	history: {
		none: 'Neither moves nor turns depend on earlier positions.',
		rules: 'The rules of moves read earlier positions.',
		outcomes: 'Ends of the game that decide about moves read earlier positions.',
	},
	lawMarks: (marks: readonly string[]): string => `The other laws concern moves with marks: ${marks.join(', ')}.`,
	pointSets: (points: readonly string[]): string => `Points that can be on several squares: ${points.join(', ')}.`,
	literal: 'No table is sound: every path is walked as it is written.',
	bitboards: 'Bitboards: sets of squares in machine words. The rules have only forms that they can hold.',
	tables: 'Tables of moves for the shapes below, and compiled programs for all other paths.',
	walked: 'Compiled programs alone: every path is walked as it is written.',
	obstacles: {
		axes: (count: number): string => `The board has ${number(count, 'axis', 'axes')}, not two.`,
		squares: (count: number): string =>
			Number.isFinite(count) ? `The board has ${count} squares, more than 64.` : 'The board has no end.',
		wrap: 'Edges of the board meet.',
		cells: 'The squares are not named by letter and number.',
		kinds: (count: number): string => `There are ${count} kinds of pieces, more than 15.`,
		phases: (count: number): string => `A round has ${number(count, 'phase')}, not two.`,
		stores: 'There are hands, drops or other stores.',
		traces: 'Pieces are followed from move to move.',
		prefer: 'Some moves take precedence over others.',
		immune: 'Royal pieces can be immune.',
		defs: 'The rules use conditions by name.',
		hooks: 'Effects after a move change more than numbers, or the rules of moves read the numbers.',
		laws: 'The safety of the royal piece is not the only law.',
		moves: 'A piece, an end of the game or the way of taking turns has a form that bitboards lack.',
	},
	shapes: {
		chain: ['set of steps', 'sets of steps'],
		ride: ['line', 'lines'],
		hop: ['hop', 'hops'],
		hit: ['capture along a line', 'captures along lines'],
		'point-take': ['capture in passing', 'captures in passing'],
		script: ['castling', 'castlings'],
		program: ['program', 'programs'],
	},
	shape: ([one, many]: readonly [string, string], count: number): string => number(count, one, many),
} as const;
