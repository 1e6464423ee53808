import type { Context } from '../../context.js';
import { showPlayed } from '../../plane/play.js';
import { docOf } from '../../state/doc.js';
import type { Entry, Log } from '../../state/log.js';
import { capital, moveSpeech } from '../../state/speech.js';
import * as strings from '../../strings/play.js';
import * as undoStrings from '../../strings/undo.js';
import { isPlane, type Level, type OpponentView, type Reading } from '../../worker/protocol.js';
import { movesAhead } from './moves-ahead.js';
import { planeSpeech } from './plane-speech.js';

/** The choices of the user. */
export interface OpponentSettings {
	readonly level: Level | 'off';
	/** The indices of the sides that the computer plays. */
	readonly sides: readonly number[];
	/** The most positions that a search evaluates. */
	readonly nodes: number;
}

/** The computer's part in the game on the board. */
export interface Opponent {
	settings(): OpponentSettings;
	change(settings: Partial<OpponentSettings>): void;
	/** Shows a good move as an arrow. */
	hint(): void;
}

/** The sides that play, with their titles. A game without edges names further sides, but only two play it. */
export const playersOf = ({ preset, sides }: Reading): readonly (readonly [side: string, title: string])[] =>
	Object.entries(sides).slice(0, isPlane(preset.id) ? 2 : undefined);

const OFF: OpponentSettings = { level: 'off', sides: [1], nodes: 3000 };

/** The position that a reading shows, as a name. */
const placeOf = ({ hash, shown, position, nodes }: Reading): string => `${hash} ${nodes.length} ${shown} ${position.key}`;

/** Whether the shown move is the last of its line, in a text that can be read and a game that goes on. */
const isOpen = ({ nodes, shown, position, problems, startProblems, plane }: Reading): boolean =>
	position.outcome === undefined &&
	plane?.refused === undefined &&
	startProblems.length === 0 &&
	!problems.some(({ severity }) => severity === 'error') &&
	!nodes.some(({ parent }, index) => index > 0 && parent === shown);

/** Whether a step of the log has only changed drawings. */
const isDrawing = ({ label }: Pick<Entry, 'label'>): boolean => label === undoStrings.drawing;

/** Whether the position was reached by a move, not by an undo or by typing: then the user is about to change more. */
const isPlayed = ({ past, future }: Log): boolean =>
	future.length === 0 && past.findLast((entry) => !isDrawing(entry))?.label !== undoStrings.typing;

/** Whether an undo or a redo of a move led from one log to the other. */
const stepBetween = (before: Log, now: Log): 'undo' | 'redo' | undefined => {
	const [step, entry] = now.future.length > before.future.length ? ['undo' as const, now.future[0]] : ['redo' as const, now.past.at(-1)];
	const other = entry?.state;
	if (entry === undefined || isDrawing(entry)) return undefined;
	if (now.future.length === before.future.length || (step === 'redo' && now.past.length <= before.past.length)) return undefined;
	const same = other?.ruleset.id === now.present.ruleset.id && other.start === now.present.start;
	return same ? step : undefined;
};

const create = (context: Context): Opponent => {
	const { store, interaction } = context;
	let settings = OFF;
	/** The place for which a move is being chosen. */
	let thinking: string | undefined;
	let log = store.log.peek();

	const report = (text: string): void => {
		store.computer.value = text;
	};
	const stop = (): void => {
		if (thinking === undefined) return;
		thinking = undefined;
		store.client.ask('opponent', { stop: true }, () => undefined);
		report('');
	};
	const ask = (reading: Reading, level: Level, then: (answer: OpponentView) => void): void => {
		const place = placeOf(reading);
		thinking = place;
		report(strings.thinking(capital(reading.position.sideTitle)));
		const asking = { doc: docOf(store.state.peek()), node: reading.shown, level, nodes: settings.nodes, seed: reading.shown + 1 };
		store.client.ask('opponent', asking, (answer) =>
			// The user may be drawing.
			store.whenFresh((now) => {
				if (thinking !== place || placeOf(now) !== place) return;
				thinking = undefined;
				report([answer.nodes > 1 ? strings.evaluated(answer.nodes) : '', answer.judgement ?? ''].join(' ').trim());
				then(answer);
			}),
		);
	};
	const isOwn = (reading: Reading): boolean =>
		settings.sides.includes(playersOf(reading).findIndex(([side]) => side === reading.position.side));
	/** Whether the computer is to move, and will. */
	const answers = (reading: Reading): boolean =>
		settings.level !== 'off' && isOwn(reading) && isOpen(reading) && (thinking === placeOf(reading) || isPlayed(store.log.peek()));
	const ahead = movesAhead(context, answers, (side) => settings.level !== 'off' && !settings.sides.includes(side));
	/** Undo and redo pass over the computer's moves. */
	const pass = (reading: Reading): boolean => {
		const now = store.log.peek();
		const step = stepBetween(log, now);
		log = now;
		if (step === undefined || settings.level === 'off' || !isOwn(reading)) return false;
		if (step === 'undo' && now.past.length > 0) store.undo();
		else if (step === 'redo' && now.future.length > 0) store.redo();
		else return false;
		return true;
	};
	const playOnPlane = ({ shown }: Reading, move: string): void => {
		const state = store.state.peek();
		store.client.ask('planePlay', { doc: docOf(state), node: shown, move }, (answer) => {
			if (store.state.peek() === state && 'played' in answer) showPlayed(context, answer.played);
		});
	};
	const look = (): void => {
		const reading = store.reading.peek();
		if (reading === undefined || !store.fresh.peek() || pass(reading)) return;
		ahead.look(reading);
		const { level } = settings;
		const place = placeOf(reading);
		if (thinking === place) return;
		stop();
		if (level === 'off' || !answers(reading)) return;
		ask(reading, level, ({ name }) => {
			if (name === undefined) return;
			if (isPlane(reading.preset.id)) playOnPlane(reading, name);
			else interaction.play(name);
		});
	};
	const show = (reading: Reading, name: string | undefined): void => {
		const { position, sides, board, plane } = reading;
		if (plane !== undefined && name !== undefined) store.notice.value = { text: strings.hinted(planeSpeech(plane, name)), undo: false };
		const move = position.legal.find((legal) => legal.name === name);
		if (move === undefined) return;
		interaction.hint.value = { key: position.key, moves: [move] };
		const words = moveSpeech(
			move,
			sides[move.side] ?? move.side,
			(cell) => board.cells.find((known) => known.cell === cell)?.name ?? '',
			'',
		);
		store.notice.value = { text: strings.hinted(words), undo: false };
	};
	store.reading.subscribe(() => queueMicrotask(look));
	return {
		settings: () => settings,
		change: (changes) => {
			settings = { ...settings, ...changes };
			stop();
			ahead.reset();
			report('');
			look();
		},
		hint: () => {
			// A move that is being chosen is not given up for a hint.
			if (thinking !== undefined) return;
			store.whenComplete((reading) => ask(reading, 'search', ({ name }) => show(reading, name)));
		},
	};
};

const opponents = new WeakMap<Context['store'], Opponent>();

/** The opponent of a page. It plays on when its panel is closed. */
export const opponentOf = (context: Context): Opponent => {
	const opponent = opponents.get(context.store) ?? create(context);
	opponents.set(context.store, opponent);
	return opponent;
};
