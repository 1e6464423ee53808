import type { Fault, Result } from '@x/diagnostics';
import { quote } from '@x/diagnostics';
import { list, object, type Shape, text, vector, whole } from '../rules/check/form.js';
import { formFaults, setupForm } from '../rules/check/setup-form.js';
import type { Vec } from '../rules/types.js';
import type { AnyGame, AnyPosition, PositionIn } from './any-board.js';
import { anyGameGiven } from './arguments.js';
import { legal } from './legal.js';
import { moveName } from './name.js';
import type { Move, Position, SavedGame } from './types.js';
import { validate } from './validate.js';

const savedForm = (move: Shape): Shape => object({ version: whole, 'game?': text, hash: text, start: setupForm, moves: list(move) });

const makeForms = () => ({ names: savedForm(text), ends: savedForm(object({ from: vector, to: vector, 'promotion?': text })) }) as const;

/** The forms of a saved game: with moves by name, or by origin and target. */
const FORMS = /* @__PURE__ */ makeForms();

/** A saved game of any board. */
type Saved = Omit<SavedGame, 'moves'> & { readonly moves: readonly (string | { readonly from: Vec; readonly to: Vec })[] };

/** The legal move with a name. On bounded boards names are unique. */
const moveNamed = (position: Position, name: string): Move | undefined => legal(position).find((move) => moveName(move) === name);

/** A fault with the path of its part put before its own path. */
const under = (part: string, fault: Fault): Fault => ({ ...fault, path: fault.path === '' ? part : `${part}.${fault.path}` });

const refused = (
	code: string,
	path: string,
	message: string,
	hint?: string,
): { readonly ok: false; readonly problems: readonly Fault[] } => ({
	ok: false,
	problems: [{ code: `saved/${code}`, message, severity: 'error', path, ...(hint !== undefined && { hint }) }],
});

/** Checks everything in a saved game but its start and its moves: form, version, rules. Returns undefined where all of it is right. */
function savedFaults(
	value: unknown,
	{ hash, id }: AnyGame,
	moves: 'names' | 'ends',
): { readonly ok: false; readonly problems: readonly Fault[] } | undefined {
	const given = value as Partial<SavedGame> | null | undefined;
	if (typeof value === 'string')
		return refused('wrong-shape', '', `Expected a saved game, found the string ${quote(value)}.`, 'Read the text with `JSON.parse` first.');
	if (typeof given?.version === 'number' && given.version !== 1)
		return refused(
			'unknown-version',
			'version',
			`Expected version 1, found ${given.version}.`,
			'A later release of @x/core wrote it. Update @x/core.',
		);
	const problems = formFaults(FORMS[moves], value, 'saved');
	if (problems.length > 0) return { ok: false, problems };
	if (given!.hash === hash) return undefined;
	const called = (name: string | undefined): string => (name === undefined ? '' : ` (${quote(name)})`);
	return refused(
		'other-rules',
		'hash',
		`Expected a game played by the rules ${hash}${called(id)}, found one played by the rules ${quote(given!.hash!)}${called(given!.game)}.`,
		'Restore it with the rules that it was saved with.',
	);
}

/**
 * Restores a saved position with its history: moves, keys and repetitions equal those of the position that was saved. `saved` is the value that
 * `JSON.parse` returns.
 *
 * Each problem is a fault with its path: `saved/wrong-shape`, `saved/missing-key`, `saved/unknown-version`, `saved/other-rules` (the ruleset
 * has another hash), `saved/illegal-move`, and the faults of `validate` below `start`.
 *
 * @throws TypeError where `game` is not a game.
 *
 * @example
 * const e4 = toMove(chess.start, 'e2e4');
 * const text = e4.ok ? JSON.stringify(apply(chess.start, e4.value)) : '';
 * const back = restore(chess, JSON.parse(text));
 * back.ok && turn(back.value) // → { side: 'black', phase: 'black', ply: 1 }
 */
export function restore<G extends AnyGame>(game: G, saved: unknown): Result<PositionIn<G>, Fault> {
	const { engine } = anyGameGiven(game);
	const faults = savedFaults(saved, game, engine.moveSavedAs === undefined ? 'names' : 'ends');
	if (faults !== undefined) return faults;
	const { start, moves } = saved as Saved;
	const first = validate(game, start);
	if (!first.ok) return { ok: false, problems: first.problems.map((fault) => under('start', fault)) };
	let position: AnyPosition = first.value;
	for (const [index, one] of moves.entries()) {
		const move = engine.moveSavedAs === undefined ? moveNamed(position as Position, one as string) : engine.moveSavedAs(position, one);
		const text = typeof one === 'string' ? one : `${one.from}>${one.to}`;
		if (move === undefined) return refused('illegal-move', `moves[${index}]`, `Expected a legal move, found ${quote(text)}.`);
		position = engine.apply(position, move);
	}
	return { ok: true, value: position, warnings: [] };
}
