import { isObject, type JobData } from '@x/jobs';
import { Unusable } from '@x/jobs/errors';
import * as z from 'zod';
import { TEXT_KINDS } from '../input/text-kind.js';
import { LEVELS, PROTOCOLS } from '../players/player-choice.js';
import type { TaskName } from './task-table.js';

/**
 * The data of jobs that came from a queue or a file, where anyone may have written it. Values are checked and used as they are: a copy would lose names
 * such as `__proto__`, which are values of tags.
 */

const count = z.int().min(0);
const text = z.string();
const flag = z.boolean();

/** Names that files choose, with values of one form. */
const namesTo = (form: z.ZodType): z.ZodType =>
	z.custom((value) => isObject(value) && Object.values(value).every((one) => form.safeParse(one).success), 'expected names with values');

const source = z.discriminatedUnion('kind', [
	z.strictObject({ kind: z.literal('id'), id: text }),
	z.strictObject({
		kind: z.literal('rules'),
		language: z.enum(['variants.txt', 'variants.ini', 'fbr', 'json', 'diagram']),
		text,
		name: text.optional(),
	}),
]);
const game = z.strictObject({ source, fen: text.optional(), number: count.max(959).optional(), moves: z.array(text).optional() });

const packing = z.enum(['none', 'gzip', 'zstd', 'utf-16le', 'utf-16be']);
const range = z
	.strictObject({
		name: text,
		path: text.min(1),
		from: count,
		to: count,
		packing,
		digest: z.stringFormat('SHA-256', /^[0-9a-f]{64}$/).optional(),
	})
	.refine(({ from, to }) => from <= to, 'expected an end behind the start');
const file = { name: text, path: text, packing, size: count };

const kind = z.enum(TEXT_KINDS);
const moves = z.enum(['text', 'rules', 'spellings']);
const counting = { position: text.optional(), plies: count.max(100), by: text.optional() };
const playing = {
	game,
	level: z.enum(['random', 'greedy', 'search']),
	nodes: count.min(1),
	longest: count.min(1).max(100_000),
	seed: count.max(2 ** 31 - 1),
};
const depth = count.max(100);

const place = z.strictObject({ line: count, column: count });
const fault = z.strictObject({
	file: text,
	kind,
	start: place,
	end: place,
	severity: z.enum(['error', 'warning']),
	code: text,
	message: text,
	hint: text.optional(),
	game: count.optional(),
	ply: count.optional(),
	repair: z.strictObject({ start: place, end: place, text }).optional(),
	excerpt: z.strictObject({ text, from: count, to: count }),
});

const score = { games: count, plies: count, white: count, draws: count, black: count };
const ratio = z.strictObject({ games: count, x: count, y: count, xx: count, yy: count, xy: count });

const most = count.min(1);
const limits = z.strictObject({
	clock: z.strictObject({ base: count, increment: count, moves: most.optional() }).optional(),
	moveTime: most.optional(),
	nodes: most.optional(),
	depth: most.optional(),
});
const player = z.discriminatedUnion('kind', [
	z.strictObject({ kind: z.literal('opponent'), name: text, limits, level: z.enum(LEVELS) }),
	z.strictObject({
		kind: z.literal('program'),
		name: text,
		limits,
		command: text.min(1),
		arguments: z.array(text),
		protocol: z.enum(PROTOCOLS),
		options: namesTo(text),
		variant: text.optional(),
	}),
]);
const matching = {
	players: z.array(player).length(2),
	adjudication: z.strictObject({
		draw: z.strictObject({ score: count, moves: most, from: count }).optional(),
		resign: z.strictObject({ score: most, moves: most }).optional(),
		longest: most.optional(),
	}),
	margin: count,
	seed: count.max(2 ** 31 - 1),
};
const number = z.number();
const analysing = { players: z.array(player).length(1), lineLength: count.max(1000), game: source.optional() };
const side = z.strictObject({
	side: text,
	name: text.optional(),
	turns: count,
	accuracy: number.optional(),
	loss: number.optional(),
	inaccuracies: count,
	mistakes: count,
	blunders: count,
});

type Forms = Readonly<Record<JobData, z.ZodType>>;

const FORMS: Readonly<Record<TaskName, Forms>> = {
	perft: {
		plan: z.strictObject({ game, depth, turns: flag, divide: flag, json: flag }),
		part: z.strictObject({ game, moves: z.array(text), depth, turns: flag, open: flag }),
		result: z.strictObject({ move: text.optional(), nodes: z.stringFormat('number', /^\d{1,16}$/) }),
	},
	balance: {
		plan: z.strictObject({ ...playing, games: count.min(1), picture: text.optional(), json: flag }),
		part: z.strictObject({ ...playing, first: count, count: count.min(1).max(1000) }),
		result: z.strictObject({
			games: count,
			wins: namesTo(count),
			stopped: count,
			ends: namesTo(count),
			lengths: namesTo(count),
			branching: ratio,
			mobility: namesTo(ratio),
		}),
	},
	stats: {
		plan: z.strictObject({ ...counting, files: z.array(z.strictObject(file)), range: count, top: count, json: flag }),
		part: z.strictObject({ ...counting, file: count, range }),
		result: z.strictObject({
			games: count,
			plies: count,
			results: namesTo(count),
			lengths: namesTo(count),
			variants: namesTo(count),
			illegalGames: count,
			faults: namesTo(count),
			openings: namesTo(z.strictObject({ ...score, variant: text, fen: text, line: text })),
			reached: count,
			moves: namesTo(z.strictObject(score)),
			tags: namesTo(z.strictObject(score)),
		}),
	},
	match: {
		plan: z.strictObject({
			...matching,
			openings: z.array(game).min(1),
			games: most,
			once: flag,
			sprt: z.strictObject({ elo0: number, elo1: number, alpha: number, beta: number }).optional(),
			output: text.optional(),
			json: flag,
		}),
		part: z.strictObject({ ...matching, opening: game, first: count, whites: z.array(count.max(1)).min(1).max(2) }),
		result: z.strictObject({
			games: z.array(
				z.strictObject({ white: count.max(1), points: z.literal([0, 0.5, 1]), reason: text, fault: text.optional(), pgn: text }),
			),
		}),
	},
	analyse: {
		plan: z.strictObject({ ...analysing, files: z.array(z.strictObject(file)), output: text.optional(), json: flag }),
		part: z.strictObject({ ...analysing, file: count, range }),
		result: z.strictObject({
			file: count,
			games: z.array(z.strictObject({ pgn: text.optional(), sides: z.array(side), note: text.optional() })),
		}),
	},
	check: {
		plan: z.strictObject({
			files: z.array(z.strictObject({ ...file, kind })),
			range: count,
			game: source,
			moves,
			report: z.strictObject({ json: flag, quiet: flag, errors: flag, 'error-on-warnings': flag }),
		}),
		part: z.strictObject({ file: count, range, kind, game: source, moves }),
		result: z.strictObject({
			file: count,
			games: count,
			lines: count,
			faults: z.array(fault),
			unusable: z.strictObject({ message: text, hint: text.optional() }).optional(),
		}),
	},
};

/** The most faults that a message lists. */
const MOST = 5;

const inOurWords = (message: string): string =>
	message
		.replace(/^(?:Invalid \w+|Too \w+): /, '')
		.replace(/ received /, ' found ')
		.replace(/ undefined$/, ' nothing');

/** Refuses data that is not a plan, a part or a result of a task. Throws an `Unusable` with its faults. */
export const checkForm = (task: string, what: JobData, value: unknown): void => {
	const forms: Readonly<Record<string, Forms>> = FORMS;
	const read = forms[task]![what].safeParse(value);
	if (read.success) return;
	const faults = read.error.issues.slice(0, MOST).map(({ path, message }) => `${[what, ...path].join('.')}: ${inOurWords(message)}`);
	throw new Unusable(`Expected a ${what} of ${task}, found faults: ${faults.join('; ')}.`);
};
