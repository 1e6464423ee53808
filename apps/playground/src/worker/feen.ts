import { type Position, validate } from '@x/core';
import { type Diagnostic, isNotationError } from '@x/diagnostics';
import { safeParse, stringify } from '@x/feen';
import { type Binding, fromPosition, gameBindings, toSetup } from '@x/feen/bindings';
import { stringify as fenOf } from '@x/fen';
import * as strings from '../strings/worker/engine.js';
import { placeOf } from './feen-place.js';
import type { PlayableGame } from './playable-game.js';
import type { FeenReading, FeenView } from './protocol.js';

/** The games with a mapping, each before its variants. */
export const FEEN_GAMES: readonly string[] = Object.keys(gameBindings);

const bindingOf = (id: string): Binding | undefined => (Object.hasOwn(gameBindings, id) ? gameBindings[id] : undefined);

/** The fields of the side record, in words. */
const keptWords = (name: string, value: unknown): readonly string[] => {
	if (value === null) return [];
	if (name === 'vars') return Object.entries(value as object).map(([counted, number]) => counts(counted, number));
	if (name === 'lastLionCapture') return [strings.lostLion(String(value))];
	return [strings.lost[name] ?? counts(name, value)];
};

const counts = (name: string, value: unknown): string =>
	strings.lostCount(name, (typeof value === 'object' ? Object.values(value ?? {}) : [value]).map(String));

/** A position as FEEN, with the information that FEEN drops. */
export const writeFeen = (id: string, position: Position): FeenView => {
	const binding = bindingOf(id);
	if (binding === undefined) return { text: undefined, dropped: [strings.noFeen] };
	const written = fromPosition(position, binding);
	if (!written.ok) return { text: undefined, dropped: written.problems.map(({ message }) => message) };
	// The fields of the side record are reported with their values.
	const lost = written.warnings.filter(({ code }) => !/-(?:clock|move-number|checks|extra)$/.test(code));
	const kept = Object.entries(written.value.aux).flatMap(([name, value]) => keptWords(name, value));
	return { text: stringify(written.value.feen), dropped: [...lost.map(({ message }) => message), ...kept] };
};

/** The position of a text of FEEN in a game; its problems include the information that the game drops. */
export const feenPosition = (
	{ id, game }: PlayableGame,
	text: string,
): { readonly position: Position | undefined; readonly problems: readonly Diagnostic[] } => {
	const told = (message: string, severity: Diagnostic['severity'] = 'error', path?: string): Diagnostic => ({
		code: 'playground/feen',
		message,
		severity,
		span: placeOf(text, path),
	});
	const refused = (problems: readonly Diagnostic[]) => ({ position: undefined, problems });
	const binding = bindingOf(id);
	if (binding === undefined) return refused([told(strings.noFeen)]);
	const parsed = safeParse(text);
	if (!parsed.ok) return refused(parsed.problems);
	const setup = toSetup(parsed.value, game, binding);
	if (!setup.ok) return refused(setup.problems.map(({ message, severity, path }) => told(message, severity, path)));
	const position = validate(game, setup.value);
	if (!position.ok) return refused(position.problems.map(({ message }) => told(message)));
	return { position: position.value, problems: setup.warnings.map(({ message, severity, path }) => told(message, severity, path)) };
};

/** A text of FEEN as FEN in the game's usual dialect; its problems include the information that the game drops. */
export const readFeen = (playable: PlayableGame, text: string): FeenReading => {
	const { position, problems } = feenPosition(playable, text);
	const [usual] = playable.dialects;
	const fault = (message: string): Diagnostic => ({
		code: 'playground/feen',
		message,
		severity: 'error',
		span: { from: 0, to: text.length },
	});
	if (position === undefined) return { text, fen: undefined, problems };
	if (usual === undefined) return { text, fen: undefined, problems: [fault(strings.noFeen)] };
	try {
		return { text, fen: fenOf(position, usual.options), problems };
	} catch (error) {
		if (isNotationError(error)) return { text, fen: undefined, problems: error.problems.map(({ message }) => fault(message)) };
		throw error;
	}
};
