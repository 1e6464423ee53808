import { position as positionOf, setupOf } from '@x/core';
import { type Diagnostic, type Fault, isNotationError } from '@x/diagnostics';
import { stringify as fenOf, safeParsePosition } from '@x/fen';
import { chess } from '@x/games/ready/chess';
import { fromLong, type IcnGame, positionAt, stringify, toLong } from '@x/icn';
import { fromChess, toChess } from '@x/icn/chess';
import { parseLong } from '@x/icn/schema';
import * as strings from '../../strings/worker/plane.js';
import type { Ask, FormReading, FormView, IcnForm } from '../protocol.js';
import { knownPlane } from './read.js';

const DIALECTS = { seed: 'seed', site: 'site' } as const;
const STYLES = { readable: 'readable', short: 'short', compact: 'compact' } as const;

const wordsOf = (problems: readonly (Diagnostic | Fault)[]): readonly string[] => [...new Set(problems.map(({ message }) => message))];

/** The information that a style leaves out of this game. */
const leftOut = ({ moves }: IcnGame, style: string): readonly string[] => {
	const comments = moves.some(({ comment, clock }) => comment !== undefined || clock !== undefined);
	const marks = moves.some(({ check, mark, piece, capture }) => check ?? mark ?? piece ?? capture);
	return [
		...(style !== 'readable' && comments ? [strings.lostComments] : []),
		...(style === 'compact' && marks ? [strings.lostMarks] : []),
	];
};

const written = (game: IcnGame, node: number, form: IcnForm): Omit<FormView, 'form'> => {
	if (form === 'long') return { text: JSON.stringify(toLong(game), null, '\t'), lost: [] };
	if (form === 'fen') {
		const setup = toChess(positionAt(game, node));
		if (!setup.ok) return { text: undefined, lost: wordsOf(setup.problems) };
		const lost = setup.warnings.map(({ message, path }) => `${message} (${path})`);
		return { text: fenOf(positionOf(chess, setup.value)), lost };
	}
	const [dialect, style] = form.split(' ') as [keyof typeof DIALECTS, keyof typeof STYLES];
	return { text: stringify(game, { dialect: DIALECTS[dialect], style: STYLES[style] }), lost: leftOut(game, style) };
};

/** The game in another form. */
export const formOf = ({ doc, node, form }: Ask<'form'>): FormView => {
	const { game } = knownPlane(doc);
	if (game === undefined) return { form, text: undefined, lost: [strings.fixFirst] };
	try {
		return { form, ...written(game, node, form) };
	} catch (error) {
		// An unreachable position may have no FEN.
		const problems = error instanceof Error && 'problems' in error ? (error.problems as readonly Diagnostic[]) : undefined;
		if (problems === undefined) throw error;
		return { form, text: undefined, lost: wordsOf(problems) };
	}
};

const fault = (message: string, text: string): Diagnostic => ({
	code: 'playground/form',
	message,
	severity: 'error',
	span: { from: 0, to: text.length },
});

/** The faults of a text in another form. */
const problemsOf = (error: unknown, text: string): readonly Diagnostic[] => {
	if (isNotationError(error)) return error.problems.map((problem) => ({ ...problem, span: { from: 0, to: text.length } }));
	if (error instanceof SyntaxError) return [fault(strings.notJson(error.message), text)];
	throw error;
};

/** A game in the long form, or a position in FEN, as ICN. */
export const readForm = (form: IcnForm, text: string): FormReading => {
	if (form === 'fen') {
		const parsed = safeParsePosition(text, chess);
		if (!parsed.ok) return { text, icn: undefined, problems: parsed.problems };
		return { text, icn: stringify(fromChess(setupOf(parsed.value))), problems: parsed.warnings };
	}
	try {
		const long = parseLong(JSON.parse(text));
		if (!long.ok) return { text, icn: undefined, problems: long.problems.map(({ message, path }) => fault(`${message} (${path})`, text)) };
		return { text, icn: stringify(fromLong(long.value)), problems: [] };
	} catch (error) {
		return { text, icn: undefined, problems: problemsOf(error, text) };
	}
};
