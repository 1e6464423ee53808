import { type AppState, initialState } from '../state/app-state.js';
import type { Panel } from '../state/store.js';
import { LION_SKIRMISH } from '../worker/languages/lion-skirmish.js';
import { ownId, PLANE } from '../worker/protocol.js';
import { CANNON_SKIRMISH } from './workshop/cannon-skirmish.js';

/** A state to open that shows what a package does. */
export interface Example {
	/** The package without its scope. */
	readonly shows: string;
	readonly title: string;
	readonly state: AppState;
	/** The panel to open with it. */
	readonly panel: Panel;
	/** FEEN is shown too. */
	readonly feen?: true;
}

const game = (id: string, state: Partial<AppState> = {}): AppState => ({ ...initialState, ruleset: { id, hash: '' }, ...state });
const text = (moves: string): AppState['record'] => ({ kind: 'text', text: moves });

const COMMENTED = '1. e4 e5 2. Nf3 Nc6 3. Bb5 {the Spanish game} a6 (3... Nf6 4. O-O Nxe4) 4. Ba4 Nf6 5. O-O';

const TWO_GAMES = `[Event "Online"]
[White "Anna"]
[Black "Ben"]
[Result "1-0"]

1. e4 {[%clk 0:03:00]} e5 {[%clk 0:02:58]} 2. Bc4 {[%clk 0:02:57]} Nc6 {[%clk 0:02:51]} (2... Nf6 3. d3 c6 {is better}) 3. Qh5 $6
Nf6 $4 {[%clk 0:02:40] Black overlooks the threat.} 4. Qxf7# 1-0

[Event "Online"]
[White "Ben"]
[Black "Anna"]
[Result "1/2-1/2"]

1. d4 d5 2. Bf4 Nf6 1/2-1/2
`;

const FAR_ROOK = 'w K0,0|Q3,1|R1000000000000000000000,5|k0,9|r-4,7';

const CHASE = 'w 0/100 1 (8|1) K5,1+|P4,2+|R8,1+|k5,8|p3,4 1. P4,2 > 4,4 {two steps} | p3,4 x 4,3 {en passant}';

/** An example of every package. */
export const EXAMPLES: readonly Example[] = [
	{
		shows: 'core',
		title: 'Count the moves of a sharp position',
		state: game('chess', { start: { kind: 'fen', fen: 'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1' } }),
		panel: 'Laboratory',
	},
	{ shows: 'games', title: 'Play shogi', state: game('shogi'), panel: 'Game' },
	{ shows: 'describe', title: 'Read the rules of atomic chess', state: game('atomic'), panel: 'Rules' },
	{
		shows: 'san',
		title: 'Step through a game with comments and a variation',
		state: game('chess', { record: text(COMMENTED) }),
		panel: 'Game',
	},
	{
		shows: 'pgn',
		title: 'Read a PGN file of two games with clocks',
		state: game('chess', { record: text(TWO_GAMES) }),
		panel: 'Game',
	},
	{
		shows: 'diagnostics',
		title: 'See what is wrong with some moves, and copy it as text',
		state: game('chess', { record: text('1. e4 e5 2. Nf4 Nc6 3. Bb55') }),
		panel: 'Game',
	},
	{
		shows: 'fen',
		title: 'Edit a position of crazyhouse with pieces in hand',
		state: game('crazyhouse', { start: { kind: 'fen', fen: 'r1bqk2r/ppp2ppp/2n5/3p4/1b1P4/2N5/PP2PPPP/R1BQKB1R[Nnp] w KQkq - 0 7' } }),
		panel: 'Game',
	},
	{ shows: 'board', title: 'Turn xiangqi round', state: game('xiangqi', { flipped: true }), panel: 'Game' },
	{ shows: 'feen', title: 'Write xiangqi as FEEN', state: game('xiangqi'), panel: 'Game', feen: true },
	{ shows: 'icn', title: 'Read a game of infinite chess', state: game(PLANE, { record: text(CHASE) }), panel: 'Game' },
	{ shows: 'plane', title: 'Play with a rook that is very far away', state: game(PLANE, { record: text(FAR_ROOK) }), panel: 'Game' },
	{
		shows: 'mbn',
		title: 'Draw the moves of a cannon',
		state: game('chess', { piece: 'auto:mR+cpR' }),
		panel: 'Piece',
	},
	{
		shows: 'fbr',
		title: 'Expand a rule step by step',
		state: game(ownId({ language: 'fbr', text: LION_SKIRMISH })),
		panel: 'Workshop',
	},
	{
		shows: 'sjaak-variants',
		title: 'Change the rules of a variant',
		state: game(ownId({ language: 'sjaak', text: CANNON_SKIRMISH })),
		panel: 'Workshop',
	},
];
