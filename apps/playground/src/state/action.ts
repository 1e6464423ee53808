import * as strings from '../strings/undo.js';
import { type AppState, type GameRecord, NO_MOVES, type Start } from './app-state.js';

/** The actions of a user. Plain data: replaying their log gives the same state. */
export type Action =
	| {
			readonly type: 'play';
			readonly record: GameRecord;
			readonly cursor: number;
			readonly label: string;
	  }
	/** `game`: which of several games in the text. */
	| { readonly type: 'write'; readonly text: string; readonly game?: number | undefined }
	| { readonly type: 'begin'; readonly start: Start; readonly label: string }
	| { readonly type: 'choose'; readonly ruleset: AppState['ruleset']; readonly start: Start; readonly record?: GameRecord }
	/** `label`: what is opened, if it is not a link. */
	| { readonly type: 'open'; readonly state: AppState; readonly label?: string }
	/** The board is set up, in one step more; without a position the mode ends. */
	| { readonly type: 'set up'; readonly setUp: AppState['setUp']; readonly label: string }
	| { readonly type: 'go'; readonly cursor: number }
	| { readonly type: 'game'; readonly game: number }
	| { readonly type: 'flip' }
	| { readonly type: 'look'; readonly view: string }
	| { readonly type: 'piece'; readonly piece: string }
	/** The engine has read the text: the shown move, and the move names if the text contains nothing else. */
	| { readonly type: 'settle'; readonly cursor: number; readonly moves?: readonly string[]; readonly hash: string; readonly game: number };

/** The next state; the same object when nothing changes. */
export const reduce = (state: AppState, action: Action): AppState => {
	switch (action.type) {
		case 'play':
			return { ...state, record: action.record, cursor: action.cursor };
		case 'write':
			if (state.record.kind === 'text' && state.record.text === action.text) return state;
			return { ...ofGame(state, action.game), record: action.text === '' ? NO_MOVES : { kind: 'text', text: action.text } };
		case 'begin':
			return { ...ofGame(state, 0), start: action.start, record: NO_MOVES, cursor: 0 };
		case 'choose':
			return {
				...ofGame(state, action.record === undefined ? 0 : state.game),
				view: action.record === undefined ? undefined : state.view,
				ruleset: action.ruleset,
				start: action.start,
				record: action.record ?? NO_MOVES,
				cursor: action.record === undefined ? 0 : state.cursor,
			};
		case 'open':
			return action.state;
		case 'set up':
			return { ...state, setUp: action.setUp };
		case 'go':
			return state.cursor === action.cursor ? state : { ...state, cursor: action.cursor };
		case 'game':
			return (state.game ?? 0) === action.game ? state : { ...ofGame(state, action.game), cursor: 0 };
		case 'flip':
			return { ...state, flipped: !state.flipped };
		case 'look':
			return state.view === action.view ? state : { ...state, view: action.view };
		case 'piece':
			return { ...state, piece: action.piece };
		case 'settle':
			return settle(state, action);
	}
};

const settle = (state: AppState, action: Action & { type: 'settle' }): AppState => {
	const record: GameRecord =
		state.record.kind === 'text' && action.moves !== undefined ? { kind: 'moves', moves: action.moves } : state.record;
	const ruleset = state.ruleset.hash === '' ? { ...state.ruleset, hash: action.hash } : state.ruleset;
	const chosen = state.game ?? 0;
	if (record === state.record && ruleset === state.ruleset && state.cursor === action.cursor && chosen === action.game) return state;
	const { setUp } = state;
	return { ...ofGame(state, action.game), ...(setUp && { setUp }), record, ruleset, cursor: action.cursor };
};

/** The state with another game of its text. It discards a pending setup. */
const ofGame = ({ game: _, setUp: __, ...state }: AppState, game: number | undefined): AppState => (game ? { ...state, game } : state);

/** Actions that change only the view, or that follow from reading. Undo skips them. */
export const isView = (action: Action): boolean => ['go', 'game', 'flip', 'look', 'piece', 'settle'].includes(action.type);

/** The description of the action for undo. */
export const labelOf = (action: Action): string => {
	switch (action.type) {
		case 'play':
		case 'begin':
		case 'set up':
			return action.label;
		case 'write':
			return strings.typing;
		case 'choose':
			return strings.rules;
		case 'open':
			return action.label ?? strings.openingLink;
		default:
			return '';
	}
};
