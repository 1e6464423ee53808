import { type Diagnostic, NotationError, type Position, validate } from '@x/core';
import { safeParse, stringify } from '@x/feen';
import {
	type Binding,
	chess,
	chuShogi,
	crazyhouse,
	fromPosition,
	janggi,
	makruk,
	minishogi,
	raumschach,
	shogi,
	toSetup,
	xiangqi,
} from '@x/feen/bindings';
import { stringify as fenOf } from '@x/fen';
import type { Offer } from './offer.js';
import type { FeenReading, FeenView } from './protocol.js';

/** What the letters and marks of FEEN mean in each game that has published ones. */
const BINDINGS: Readonly<Record<string, Binding>> = {
	chess,
	chess960: chess,
	crazyhouse,
	shogi,
	minishogi,
	chushogi: chuShogi,
	xiangqi,
	janggi,
	janggicasual: janggi,
	janggimodern: janggi,
	janggitraditional: janggi,
	makruk,
	raumschach,
};

const bindingOf = (id: string): Binding | undefined => (Object.hasOwn(BINDINGS, id) ? BINDINGS[id] : undefined);

/** A position as FEEN, with what FEEN drops. */
export const writeFeen = (id: string, position: Position): FeenView => {
	const binding = bindingOf(id);
	if (binding === undefined) return { text: undefined, dropped: ['FEEN has no letters for this game yet.'] };
	const written = fromPosition(position, binding);
	if (!written.ok) return { text: undefined, dropped: written.problems.map(({ message }) => message) };
	const counts = Object.entries(written.value.aux).map(([name, value]) => `The count “${name}”, ${value}, is not in it.`);
	return { text: stringify(written.value.feen), dropped: [...written.warnings.map(({ message }) => message), ...counts] };
};

/** A text of FEEN as the FEN that the game's usual dialect writes. */
export const readFeen = ({ id, game, dialects: [usual] }: Offer, text: string): FeenReading => {
	const fault = (message: string): Diagnostic => ({
		code: 'playground/feen',
		message,
		severity: 'error',
		span: { from: 0, to: text.length },
	});
	const binding = bindingOf(id);
	if (binding === undefined || usual === undefined)
		return { text, fen: undefined, problems: [fault('FEEN has no letters for this game.')] };
	const parsed = safeParse(text);
	if (!parsed.ok) return { text, fen: undefined, problems: parsed.problems };
	const setup = toSetup(parsed.value, game, binding);
	if (!setup.ok) return { text, fen: undefined, problems: setup.problems.map(({ message }) => fault(message)) };
	const position = validate(game, setup.value);
	if (!position.ok) return { text, fen: undefined, problems: position.problems.map(({ message }) => fault(message)) };
	try {
		return { text, fen: fenOf(position.value, usual.options), problems: [] };
	} catch (error) {
		if (error instanceof NotationError) return { text, fen: undefined, problems: error.problems };
		throw error;
	}
};
