import type { Fault } from '@x/diagnostics';
import { under } from '../rules/check/space.js';
import type { Path, Ruleset } from '../rules/types.js';
import { Inspection } from './inspect.js';
import { inheritsNames } from './names.js';
import type { Plan } from './plan.js';

/** Properties of nodes for which tables have no form, each with its words; the most telling ones first. */
const REASONS: readonly (readonly [key: string, words: string])[] = [
	['pick', 'picks cells or pieces'],
	['forEach', 'has effects at the ends of another path'],
	['matches', 'counts the ends of another path'],
	['store', 'reads or writes a store'],
	['var', 'reads or writes a variable'],
	['end', 'may end the game'],
	['later', 'captures at the end of its walk'],
	['greedy', 'has a greedy loop'],
	['series', 'steps by a series'],
	['wraps', 'steps across edges in its own way'],
	['attacked', 'tests attacks'],
	['royalAttacked', 'tests attacks'],
	['compare', 'compares numbers'],
	['mark', 'marks a cell'],
	['go', 'jumps to a cell'],
	['leave', 'leaves a piece behind'],
	['as', 'lands as another piece'],
	['set', 'writes cells besides its landing'],
];

/** Why a path is a program, in words. */
function reasonOf(ruleset: Ruleset, path: Path): string {
	const keys = new Set<string>();
	const add = (node: object): void => {
		// An `as` of an `each` is the name of a direction.
		for (const key of Object.keys(node)) if (key !== 'as' || !('each' in node)) keys.add(key);
	};
	const num = (node: unknown): void => {
		if (typeof node === 'object' && node !== null) add(node);
	};
	new Inspection(ruleset, { path: add, cond: add, effect: add, num, once: true }).path(path);
	return REASONS.find(([key]) => keys.has(key))?.[1] ?? 'has steps, tests and effects in an order that tables do not have';
}

const note = (code: string, path: string, message: string, hint: string): Fault => ({
	code: `rules/${code}`,
	message,
	severity: 'warning',
	path,
	hint,
});

/** Warnings about the speed of a game: why all its paths are interpreted, or which kinds and phases have paths that tables cannot hold, and why. */
export function speedNotes({ ruleset, facts, kinds, drops = {} }: Plan): Fault[] {
	if (facts.literal === true) {
		const reader = inheritsNames(ruleset);
		return [
			reader === undefined
				? note(
						'literal',
						'sides',
						'Both sides are of one team, so no table is used.',
						'Give the sides different teams, if they may capture each other.',
					)
				: note(
						'literal',
						reader,
						'This reads a mark or a direction of another walk, so no table is used.',
						'Give the name in the walk that reads it.',
					),
		];
	}
	/** The note on a named path, some parts of which are programs. */
	const programNote = (name: string, what: string, programs: readonly Path[]): Fault[] => {
		if (programs.length === 0) return [];
		const reasons = [...new Set(programs.map((path) => reasonOf(ruleset, path)))].join(', ');
		return [
			note(
				'path-program',
				under('paths', name),
				`${what} by ${programs.length === 1 ? 'a program' : `${programs.length} programs`} besides tables: its path ${reasons}.`,
				'Programs are slower than tables. The result is the same.',
			),
		];
	};
	const ofPhases = [...new Set(Object.values(ruleset.turn.phases).flatMap(({ also = [] }) => also))].filter(
		(name) => drops[name] === undefined,
	);
	return [
		...Object.entries(kinds).flatMap(([kind, { programs }]) =>
			programNote(
				ruleset.kinds[kind]!.moves,
				`${kind} is played`,
				programs.map(({ path }) => path),
			),
		),
		...ofPhases.flatMap((use) => programNote(use, 'A move of no piece is made', [{ use }])),
	];
}
