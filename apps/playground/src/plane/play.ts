import type { PlaneEventMap, XPlane } from '@x/board/plane';
import type { Context } from '../context.js';
import { docOf } from '../state/doc.js';
import * as strings from '../strings/icn.js';
import type { PlanePlay, Point } from '../worker/protocol.js';
import { cellOf, lookOf, pointOf, reachOf } from './position.js';

/** The cells of a move in ICN. */
const MOVE = /(-?\d+),(-?\d+)[>x](-?\d+),(-?\d+)/;

type PlayedMove = Extract<PlanePlay, { played: unknown }>['played'];

/** Shows a move that the engine played: goes to it, or changes the text. */
export const showPlayed = ({ store, interaction }: Context, { text, cursor, label, dropped }: PlayedMove): void => {
	interaction.clear();
	if (text === undefined) {
		store.go(cursor);
		return;
	}
	store.dispatch({ type: 'play', record: { kind: 'text', text }, cursor, label });
	if (dropped === 0) return;
	store.notice.value = { text: strings.replaced(label, dropped), undo: true };
};

/** Answers the events of an unbounded board: asks the engine, and changes the text. Returns a function that removes the listeners. */
export const playOn = (plane: XPlane, context: Context): (() => void) => {
	const { store, interaction } = context;
	let marked: { readonly before: XPlane['marks']; readonly shown: XPlane['marks'] } | undefined;
	/** Removes the reason, and the marks of the pieces to blame. */
	const clear = (): void => {
		interaction.clear();
		if (marked !== undefined && plane.marks === marked.shown) plane.marks = marked.before;
		marked = undefined;
	};
	const refuse = (message: string, culprits: readonly Point[] = []): void => {
		clear();
		interaction.refusal.value = { from: undefined, to: -1, message, culprits: [], at: undefined, rules: [] };
		interaction.say(message);
		if (culprits.length === 0) return;
		const before = plane.marks;
		plane.marks = [...(before ?? []), ...culprits.map((cell) => ({ cell: cellOf(cell), color: 'red' as const }))];
		marked = { before, shown: plane.marks };
	};

	const choose = (options: Extract<PlanePlay, { choose: unknown }>['choose']): void => {
		const [, x = 0, y = 0, toX = 0, toY = 0] = MOVE.exec(options[0]?.move ?? '') ?? [];
		plane.choices = {
			from: [BigInt(x), BigInt(y)],
			to: [BigInt(toX), BigInt(toY)],
			options: options.map(({ move, look }) => ({ id: move, label: look.title.replace(/^\S+ /, ''), look: lookOf(look) })),
		};
	};

	/** Plays a move in ICN. */
	const play = (move: string): void => {
		const state = store.state.peek();
		store.client.ask('planePlay', { doc: docOf(state), node: state.cursor, move }, (answer) => {
			if (store.state.peek().record !== state.record) return;
			if ('refused' in answer) refuse(answer.refused, answer.culprits);
			else if ('choose' in answer) choose(answer.choose);
			else {
				clear();
				showPlayed(context, answer.played);
			}
		});
	};

	const handlers: { readonly [K in keyof PlaneEventMap]?: (event: PlaneEventMap[K]) => void } = {
		'plane-cell': clear,
		'plane-cancel': clear,
		'plane-pick': ({ detail: { cell } }) => {
			clear();
			const state = store.state.peek();
			store.client.ask('reach', { doc: docOf(state), node: state.cursor, from: pointOf(cell) }, (answer) => {
				if (store.state.peek().record === state.record) plane.reach = reachOf(answer);
			});
		},
		'plane-move': ({ detail: { from, to, choice } }) => play(choice ?? `${from}>${to}`),
		'plane-submit': (event) => {
			const { text } = event.detail;
			clear();
			if (/[>x]/.test(text)) {
				play(text);
				return;
			}
			event.preventDefault();
			refuse(strings.notMove(text));
		},
		'plane-view': ({ detail: { view } }) => store.dispatch({ type: 'look', view }),
		'plane-say': (event) => {
			// The page announces everything in one region: of two texts in a row a screen reader announces only the last.
			event.preventDefault();
			interaction.say(event.detail.text);
		},
	};
	const names = Object.keys(handlers) as readonly (keyof PlaneEventMap)[];
	for (const name of names) plane.addEventListener(name, handlers[name] as (event: Event) => void);
	return () => {
		for (const name of names) plane.removeEventListener(name, handlers[name] as (event: Event) => void);
	};
};
