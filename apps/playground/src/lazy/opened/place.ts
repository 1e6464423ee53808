import type { Context } from '../../context.js';
import { type AppState, initialState } from '../../state/app-state.js';
import * as strings from '../../strings/opened.js';
import { setUp } from '../../strings/set-up.js';
import * as undoStrings from '../../strings/undo.js';
import { FIRST, type Given, isPlane, type Recognised } from '../../worker/protocol.js';
import { pieceState } from '../piece/piece-text.js';
import { giveRules } from '../workshop/rules.js';

export type Found = NonNullable<Recognised['found']>;
type Board = Given & { readonly to: 'board' };

/** Opens a list of games. */
type OpenList = (text: string) => void;

/** Puts a game on the board. `end`: its last position is shown. */
export const openBoard = ({ store }: Context, { preset, start, record }: Omit<Board, 'to'>, label: string, end: boolean): void => {
	const { flipped, piece } = store.state.peek();
	const cursor = end ? Number.MAX_SAFE_INTEGER : 0;
	const state: AppState = { ...initialState, ruleset: { id: preset.id, hash: '' }, start, record, cursor, flipped };
	store.panel.value = 'Game';
	store.dispatch({ type: 'open', state: piece === undefined ? state : { ...state, piece }, label });
};

/** Leaves a board without edges, which does not have all panels. */
const leavePlane = ({ store }: Context): void => {
	if (isPlane(store.state.peek().ruleset.id)) store.choose({ id: FIRST, title: FIRST });
};

/** Puts a recognised text where it belongs. */
const place = (context: Context, text: string, { kind, given }: Found, openList: OpenList): void => {
	const { store } = context;
	switch (given.to) {
		case 'link':
			store.open(given.link);
			break;
		case 'board':
			openBoard(context, given, undoStrings.openingText, kind === 'moves' || kind === 'uci' || kind === 'usi');
			break;
		case 'fen':
			if (given.preset.id !== store.state.peek().ruleset.id) store.choose(given.preset);
			store.panel.value = 'Game';
			store.dialect.value = given.dialect;
			store.writeFen(given.text, '');
			break;
		case 'feen':
			leavePlane(context);
			store.dispatch({ type: 'set up', setUp: { feen: given.text }, label: setUp.label(setUp.title) });
			break;
		case 'workshop':
			leavePlane(context);
			store.build('Workshop');
			giveRules(given);
			break;
		case 'piece':
			store.build('Piece');
			store.dispatch({ type: 'piece', piece: pieceState({ text: given.text, dialect: 'auto' }) });
			break;
		default:
			openList(text);
	}
};

/** Names the kind of a text, as the end of a sentence. */
export const wordsFor = ({ kind, notation, given }: Found): string => {
	switch (given.to) {
		case 'link':
			return strings.link;
		case 'board': {
			const { moves } = given.record.kind === 'moves' ? given.record : { moves: [given.record.text] };
			const { title } = given.preset;
			return (moves.length === 0 ? strings.position : strings.game)(
				title,
				kind === 'moves' || title.includes(notation) ? undefined : notation,
			);
		}
		case 'fen':
			return strings.faultyPosition(given.preset.title, notation);
		case 'feen':
			return strings.otherPosition;
		case 'workshop':
			return strings.rules(notation);
		case 'piece':
			return strings.piece(notation);
		default:
			return strings.listOf(notation);
	}
};

/** Texts that a field reads itself. */
const READ_BY: Readonly<Record<string, readonly Found['kind'][]>> = { fen: ['fen'], moves: ['pgn', 'moves'] };

/** Whether a text that was pasted into a field belongs elsewhere. */
const isElsewhere = (field: string, { kind, given }: Found, current: string): boolean => {
	if (kind === 'piece' || kind === 'moves') return false;
	const isOther = given.to === 'board' && given.preset.id !== current;
	return !READ_BY[field]!.includes(kind) || (isOther && kind === 'fen');
};

/** The field into which a text was pasted, and whether the user has seen what it is, and opens it. */
interface Asked {
	readonly field?: string | undefined;
	readonly sure?: boolean;
}

/**
 * Tells what a text is, and opens it; asks first if it may be something else. A text that was pasted into a field stays there, and is offered to the game
 * or the panel that it belongs to.
 */
export const takeText = (context: Context, text: string, { field, sure = false }: Asked, openList: OpenList): void => {
	const { store } = context;
	const current = store.state.peek().ruleset.id;
	if (field !== undefined && READ_BY[field] === undefined) return;
	store.client.ask('recognise', { text, ruleset: current }, ({ found, tried }) => {
		if (found === undefined) {
			if (field !== undefined) return;
			const names = tried.slice(1).join(', ');
			store.notice.value = {
				text: tried[0] === undefined ? strings.empty : strings.unknown(names, tried[0]),
				undo: false,
			};
			return;
		}
		if (field !== undefined && !isElsewhere(field, found, current)) return;
		const { given } = found;
		const preset = 'preset' in given && given.preset.id !== current ? given.preset : undefined;
		const isOpened = sure || (found.certain && field === undefined);
		const run = (): void => {
			place(context, text, found, openList);
			const undo = given.to === 'board' || given.to === 'link';
			const words = wordsFor(found);
			const said = preset === undefined ? strings.isText(words) : strings.switched(words, preset.title);
			store.notice.value = { text: strings.withLosses(said, found.lost), undo };
		};
		if (isOpened) run();
		else {
			const label = preset === undefined ? strings.openIt : strings.switchTo(preset.title);
			store.notice.value = { text: strings.looksLike(wordsFor(found)), undo: false, action: { label, run } };
		}
	});
};
