import type { Game } from '@x/core';
import { compile } from '@x/core/compile';
import type { Diagnostic } from '@x/diagnostics';
import { chess as ruleset } from '@x/games/chess';
import { chess } from '@x/games/ready/chess';
import { type ErrorExample, type ExampleFix, exampleOf } from '../../../tools/lib/error-examples.js';
import { type ResolveOptions, safeParse, safeResolve } from '../src/index.js';
import { fromFen } from './support/fen.js';
import { own } from './support/shared.js';

export interface Case {
	readonly id: string;
	readonly code: string;
	/** One case of each code has a meaning and a good text. */
	readonly meaning?: string;
	readonly good?: string;
	readonly fix?: ExampleFix;
	readonly via: 'parse' | 'resolve';
	readonly input: string;
	readonly fen?: string;
	readonly options?: ResolveOptions;
	readonly span: readonly [number, number];
}

/** Chess with an empty hand. */
const handChess: Game = compile({ ...ruleset.rules, stores: { hand: {} } }, { ...ruleset.names, hand: 'hand' });

export const cases: readonly Case[] = JSON.parse(own('vectors/errors.json'));

/** The problems of a reader, or its warnings. */
function problemsOf({ via, input, fen, options }: Case): readonly Diagnostic[] {
	if (via === 'parse') {
		const result = safeParse(input, options);
		return result.ok ? result.warnings : result.problems;
	}
	const position = fen === 'hand' ? handChess.start : fromFen(chess, fen ?? 'start');
	const result = safeResolve(input, position, options);
	return result.ok ? result.warnings : result.problems;
}

/** The first problem of a reader, or its first warning. */
export const reported = (entry: Case): Diagnostic | undefined => problemsOf(entry)[0];

export const examples: readonly ErrorExample[] = cases
	.filter(({ meaning }) => meaning !== undefined)
	.map((entry) => exampleOf(entry, ['input'], problemsOf, ['via', 'fen', 'options']));
