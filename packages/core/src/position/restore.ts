import type { Fault, Result } from '@x/diagnostics';
import { checkOptions, quote } from '@x/diagnostics';
import { list, object, type Shape, text, whole } from '../rules/check/form.js';
import { formFaults, setupForm } from '../rules/check/setup-form.js';
import type { SetupCode } from '../rules/setup-code.js';
import type { AnyGame, AnyMove, AnyPosition, PositionIn } from './any-board.js';
import { anyGameGiven } from './arguments.js';
import { moveName } from './name.js';
import { turn } from './queries.js';
import type { SavedGame } from './saved-game.js';
import { toMove } from './to-move.js';
import { validate } from './validate.js';

const makeForm = (): Shape => object({ version: whole, 'game?': text, hash: text, 'start?': setupForm, moves: list(text) });

/** The form of a saved game. */
const FORM = /* @__PURE__ */ makeForm();

/** How a saved game is read. */
export interface RestoreOptions {
	/** Plays the moves by the rules of the game, also where the position was saved with other rules. */
	readonly replay?: boolean | undefined;
}

/** The codes of a saved game. `restore` also has those of `validate`, for its start. */
export type SavedCode =
	| 'saved/wrong-shape'
	| 'saved/missing-key'
	| 'saved/unknown-key'
	| 'saved/unknown-version'
	| 'saved/other-rules'
	| 'saved/illegal-move'
	| 'saved/other-keys';

/** A fault with the path of its part put before its own path. */
const under = <Code extends string>(part: string, fault: Fault<Code>): Fault<Code> => ({
	...fault,
	path: fault.path === '' ? part : `${part}.${fault.path}`,
});

const refused = (
	code: SavedCode extends `saved/${infer Short}` ? Short : never,
	path: string,
	message: string,
	hint?: string,
): { readonly ok: false; readonly problems: readonly Fault<SavedCode>[] } => ({
	ok: false,
	problems: [{ code: `saved/${code}`, message, severity: 'error', path, ...(hint !== undefined && { hint }) }],
});

/** Checks everything in a saved game but its start and its moves: form, version, rules. Returns undefined where all of it is right. */
function savedFaults(
	value: unknown,
	{ hash, id }: AnyGame,
	replay: boolean,
): { readonly ok: false; readonly problems: readonly Fault<SavedCode>[] } | undefined {
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
	const problems = formFaults(FORM, value, 'saved');
	if (problems.length > 0) return { ok: false, problems };
	if (given!.hash === hash || replay) return undefined;
	const called = (name: string | undefined): string => (name === undefined ? '' : ` (${quote(name)})`);
	return refused(
		'other-rules',
		'hash',
		`Expected a game played by the rules ${hash}${called(id)}, found one played by the rules ${quote(given!.hash!)}${called(given!.game)}.`,
		'Restore it with the rules that it was saved with, or play its moves by these rules: `restore(game, saved, { replay: true })`.',
	);
}

/** The legal move with a name; undefined where there is none. With `replay`, a name may have any form that `toMove` reads. */
function moveNamed(position: AnyPosition, name: string, replay: boolean): AnyMove | undefined {
	const read = toMove(position, name);
	return read.ok && (replay || moveName(read.value) === name) ? read.value : undefined;
}

/** The refusal of the first move that does not fit, with its number, its name and the side to move. */
function moveRefused(position: AnyPosition, index: number, move: string): Result<never, Fault<SavedCode>> {
	const { side } = turn(position);
	const { problems } = refused(
		'illegal-move',
		`moves[${index}]`,
		`Expected a legal move of ${side}, found ${quote(move)}.`,
		`Restore the position before it with \`moves: saved.moves.slice(0, ${index})\`. \`explain\` says there why the move is not legal.`,
	);
	return { ok: false, problems: problems.map((fault) => ({ ...fault, data: { index, move, turn: side } })) };
}

/** The keys of earlier positions in a setup do not fit other rules. */
const otherKeys = (count: number): Fault<SavedCode> => ({
	code: 'saved/other-keys',
	message: `Expected keys of positions by these rules, found ${count} by other rules. Repetitions of those positions may not be counted.`,
	severity: 'warning',
	path: 'start.seen',
});

/**
 * Restores a saved position with its history: moves, keys and repetitions equal those of the position that was saved. `saved` is the value that
 * `JSON.parse` returns.
 *
 * A saved game states its rules by their hash. With `replay`, the moves are played by the rules of `game`, whatever the hash: for games that were
 * saved before the rules were corrected.
 *
 * Each problem is a fault with its path: `saved/wrong-shape`, `saved/missing-key`, `saved/unknown-key`, `saved/unknown-version`,
 * `saved/other-rules` (the ruleset has another hash), `saved/illegal-move` for the first move that does not fit (`data` has its `index`, the `move` and
 * the side of the `turn`), and the faults of `validate` below `start`.
 *
 * @throws TypeError where `game` is not a game, or for an unknown option.
 *
 * @example
 * const text = JSON.stringify(apply(chess.start, 'e2e4'));
 * const back = restore(chess, JSON.parse(text));
 * back.ok && turn(back.value) // → { side: 'black', phase: 'black', ply: 1 }
 */
export function restore<G extends AnyGame>(
	game: G,
	saved: unknown,
	options: RestoreOptions = {},
): Result<PositionIn<G>, Fault<SavedCode | SetupCode>> {
	const { engine } = anyGameGiven(game);
	checkOptions(options, { replay: 'boolean' });
	const { replay = false } = options;
	const faults = savedFaults(saved, game, replay);
	if (faults !== undefined) return faults;
	const { start, moves, hash } = saved as SavedGame;
	// The start of a ruleset of the plane may have faults.
	const isUsual = start === undefined && engine.validate === undefined;
	const first = isUsual ? undefined : validate(game, start ?? game.ruleset.start);
	if (first?.ok === false) return { ok: false, problems: first.problems.map((fault) => under('start', fault)) };
	let position: AnyPosition = first?.value ?? game.start;
	for (const [index, name] of moves.entries()) {
		const move = moveNamed(position, name, replay);
		if (move === undefined) return moveRefused(position, index, name);
		position = engine.apply(position, move);
	}
	const seen = hash === game.hash ? 0 : (start?.seen?.length ?? 0);
	return { ok: true, value: position, warnings: seen === 0 ? [] : [otherKeys(seen)] };
}
