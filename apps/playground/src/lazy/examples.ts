import { type AppState, initialState } from '../state/app-state.js';
import type { Panel } from '../state/panels.js';
import type { Building } from '../state/view.js';
import { PINNED, WRONG } from '../state/wrong-move.js';
import * as strings from '../strings/examples.js';
import { LION_SKIRMISH } from '../worker/languages/lion-skirmish.js';
import { ownId, PLANE } from '../worker/protocol.js';
import type { PictureCut } from './picture/cut.js';
import { CANNON_SKIRMISH } from './workshop/cannon-skirmish.js';

/** A state to open that shows what a package does. */
export interface Example {
	/** The package without its scope. */
	readonly shows: string;
	readonly title: string;
	/** Its benefit, in one sentence. */
	readonly says: string;
	/** It is shown to new visitors. */
	readonly start?: true;
	/** The part of the board in its picture, and a mark. By default the part around the royal piece of the first side. */
	readonly cut?: PictureCut;
	/** A move that the page refuses when it is opened, from cell to cell. */
	readonly wrong?: readonly [from: string, to: string];
	readonly state: AppState;
	/** The panel, the part of the panel `Build`, or the dialog to open with it. */
	readonly panel: Panel | Building | 'NewGame';
	/** FEEN is shown too. */
	readonly feen?: true;
}

const game = (id: string, state: Partial<AppState> = {}): AppState => ({ ...initialState, ruleset: { id, hash: '' }, ...state });
const text = (moves: string): AppState['record'] => ({ kind: 'text', text: moves });

const COMMENTED = `1. e4 e5 2. Nf3 Nc6 3. Bb5 {${strings.spanish}} a6 (3... Nf6 4. O-O Nxe4) 4. Ba4 Nf6 5. O-O`;

const TWO_GAMES = `[Event "Online"]
[White "Anna"]
[Black "Ben"]
[Result "1-0"]

1. e4 {[%clk 0:03:00]} e5 {[%clk 0:02:58]} 2. Bc4 {[%clk 0:02:57]} Nc6 {[%clk 0:02:51]} (2... Nf6 3. d3 c6 {${strings.better}}) 3. Qh5 $6
Nf6 $4 {[%clk 0:02:40] ${strings.threat}} 4. Qxf7# 1-0

[Event "Online"]
[White "Ben"]
[Black "Anna"]
[Result "1/2-1/2"]

1. d4 d5 2. Bf4 Nf6 1/2-1/2
`;

const SHORT_PAWNS = '[short-pawns:chess]\ndoubleStep = false\nstalemateValue = loss\n';

const FAR_ROOK = 'w K0,0|Q3,1|R1000000000000000000000,5|k0,9|r-4,7';

const CHASE = `w 0/100 1 (8|1) K5,1+|P4,2+|R8,1+|k5,8|p3,4 1. P4,2 > 4,4 {${strings.twoSteps}} | p3,4 x 4,3 {${strings.enPassant}}`;

/** Examples of every package: those for new visitors first. */
export const EXAMPLES: readonly Example[] = [
	{
		shows: 'core',
		...strings.wrongMove,
		start: true,
		cut: { part: ['b4', 'e7'], mark: { type: 'arrow', cells: WRONG } },
		wrong: WRONG,
		state: PINNED,
		panel: 'Game',
	},
	{ shows: 'games', ...strings.shogi, start: true, cut: { part: ['6i', '4g'] }, state: game('shogi'), panel: 'Game' },
	{ shows: 'board', ...strings.xiangqi, start: true, cut: { part: ['a2', 'd5'] }, state: game('xiangqi'), panel: 'Game' },
	{
		shows: 'games',
		...strings.duck,
		start: true,
		cut: { part: ['d5', 'f7'] },
		state: game('duck', { record: { kind: 'moves', moves: ['e2e4', '*@e6'] }, cursor: 2 }),
		panel: 'Game',
	},
	{ shows: 'games', ...strings.hexagonal, start: true, cut: { part: ['d4', 'f1', 'h4'] }, state: game('glinski'), panel: 'Game' },
	{
		shows: 'plane',
		...strings.infinite,
		start: true,
		cut: { part: ['-1,-1', '3,3'] },
		state: game(PLANE, { record: text(FAR_ROOK) }),
		panel: 'Game',
	},
	{
		shows: 'sjaak-variants',
		...strings.ownGame,
		start: true,
		cut: { part: ['a1', 'd4'] },
		state: game(ownId({ language: 'sjaak', text: CANNON_SKIRMISH })),
		panel: 'Workshop',
	},
	{ shows: 'games', ...strings.levels, start: true, cut: { part: ['Aa2', 'Dd4'] }, state: game('raumschach'), panel: 'Game' },
	{
		shows: 'diagnostics',
		...strings.mistake,
		cut: { part: ['e1', 'h4'], mark: { type: 'arrow', cells: ['g1', 'f4'] } },
		state: game('chess', { record: text('1. e4 e5 2. Nf4 Nc6 3. Bb55'), cursor: 2 }),
		panel: 'Game',
	},
	{
		shows: 'fbr',
		...strings.fbr,
		state: game(ownId({ language: 'fbr', text: LION_SKIRMISH })),
		panel: 'Workshop',
	},
	{
		shows: 'core',
		...strings.count,
		cut: { part: ['d3', 'g6'] },
		state: game('chess', { start: { kind: 'fen', fen: 'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1' } }),
		panel: 'Analyse',
	},
	{
		shows: 'describe',
		...strings.atomic,
		cut: { part: ['c5', 'f8'], mark: { type: 'tint', cells: ['d7', 'e7', 'f7', 'd8', 'e8', 'f8'] } },
		state: game('atomic'),
		panel: 'Rules',
	},
	{
		shows: 'san',
		...strings.commented,
		cut: { part: ['b4', 'e7'] },
		state: game('chess', { record: text(COMMENTED), cursor: 5 }),
		panel: 'Game',
	},
	{
		shows: 'pgn',
		...strings.pgn,
		cut: { part: ['e5', 'h8'] },
		state: game('chess', { record: text(TWO_GAMES) }),
		panel: 'Game',
	},
	{
		shows: 'fen',
		...strings.crazyhouse,
		cut: { part: ['e6', 'g8'], mark: { type: 'diamond', cells: ['f6'] } },
		state: game('crazyhouse', { start: { kind: 'fen', fen: 'r1bqk2r/ppp2ppp/2n5/3p4/1b1P4/2N5/PP2PPPP/R1BQKB1R[Nnp] w KQkq - 0 7' } }),
		panel: 'Game',
	},
	{
		shows: 'feen',
		...strings.feen,
		cut: { part: ['d1', 'f3'] },
		state: game('xiangqi'),
		panel: 'Game',
		feen: true,
	},
	{
		shows: 'wxf',
		...strings.chineseMoves,
		cut: { part: ['c3', 'f6'] },
		state: game('xiangqi', { record: text('1. 炮二平五 马8进7 2. 马二进三 车9平8'), cursor: 4 }),
		panel: 'Game',
	},
	{
		shows: 'kif',
		...strings.kif,
		cut: { part: ['8h', '6f'] },
		state: game('shogi', { record: text('1. ７六歩(77) ３四歩(33) 2. ２二角成(88) ２二銀(31)'), cursor: 4 }),
		panel: 'Game',
	},
	{
		shows: 'variants-ini',
		...strings.ini,
		state: game(ownId({ language: 'fairy', text: SHORT_PAWNS })),
		panel: 'Workshop',
	},
	{
		shows: 'icn',
		...strings.icn,
		cut: { part: ['3,0', '8,5'] },
		state: game(PLANE, { record: text(CHASE) }),
		panel: 'Game',
	},
	{
		shows: 'engines',
		...strings.engines,
		cut: { part: ['f6', 'h8'] },
		state: game('crazyhouse', { record: text('1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. Bxf7+ Kxf7 5. Nxe5+ Nxe5 6. Qh5+'), cursor: 11 }),
		panel: 'Analyse',
	},
	{
		shows: 'opponent',
		...strings.opponent,
		cut: { part: ['g1', 'i3'] },
		state: game('capablanca'),
		panel: 'NewGame',
	},
	{
		shows: 'mbn',
		...strings.cannon,
		cut: { part: ['a1', 'c3'] },
		state: game('chess', { piece: 'auto:mR+cpR' }),
		panel: 'Piece',
	},
];
