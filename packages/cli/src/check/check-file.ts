import type { Game } from '@x/core';
import type { Diagnostic } from '@x/diagnostics';
import type { Validator } from '@x/pgn';
import { xiangqiText } from '../convert/xiangqi.js';
import { type Block, blocksOf, oneBlock } from '../input/blocks.js';
import { allOf, type InputFile, textOf } from '../input/input-file.js';
import type { TextKind } from '../input/text-kind.js';
import type { Fault } from './fault.js';
import { LineMap } from './line-map.js';
import { PgnChecker } from './pgn-checker.js';
import { type Edit, editOf, withTextEdits } from './repairs.js';
import { LINE_KINDS, type TextChecker, textChecker } from './text-problems.js';

export type MoveCheck = 'text' | 'rules' | 'spellings';

/** The work on one file. */
export interface CheckTask {
	readonly input: Pick<InputFile, 'name' | 'bytes'>;
	readonly kind: TextKind;
	/** The game of positions. */
	readonly game: () => Promise<Game>;
	/** How moves of games are checked: not at all, by the rules, or with their spellings, which takes longer. */
	readonly moves: MoveCheck;
	/** Receives the number of bytes read, before unpacking. */
	readonly read: (bytes: number) => void;
	readonly fault: (fault: Fault) => void;
	/** Receives the repaired text in pieces. The faults that are repaired are only counted. */
	readonly repaired?: ((text: string | Uint8Array) => void) | undefined;
	/** Called after each piece of the file: time to write. */
	readonly pause: () => Promise<void>;
}

/** The counts of one file. */
export interface CheckTotals {
	/** Games of PGN. */
	readonly games: number;
	readonly repaired: number;
}

/** The most times a text is read again after repairs. */
const MOST_PASSES = 10;

const checkPgn = async (task: CheckTask): Promise<CheckTotals> => {
	const { input, moves, repaired } = task;
	let count = 0;
	const checker = new PgnChecker({
		file: input.name,
		validator: await pgnValidator(moves),
		fault: (fault) => {
			if (repaired !== undefined && fault.repair !== undefined) count++;
			else task.fault(fault);
		},
		repaired,
	});
	for await (const chunk of input.bytes(task.read)) {
		checker.push(chunk);
		await task.pause();
	}
	return { games: checker.end().games, repaired: count };
};

/** A validator of moves for all variants. */
export const pgnValidator = async (moves: MoveCheck): Promise<Validator | undefined> => {
	if (moves === 'text') return undefined;
	const [{ games }, { validator }] = await Promise.all([import('@x/pgn/games'), import('@x/pgn/validate')]);
	return validator(games, { warnings: moves === 'spellings' });
};

const editsOf = (problems: readonly Diagnostic[]): readonly Edit[] => problems.flatMap((problem) => editOf(problem) ?? []);

const faultsOf = (problems: readonly Diagnostic[], block: Block, { input, kind }: CheckTask): readonly Fault[] => {
	if (problems.length === 0) return [];
	const map = new LineMap(block.text, block.line);
	return [...problems]
		.sort((a, b) => a.span.from - b.span.from)
		.map((problem): Fault => {
			const { span, code, severity, message, hint } = problem;
			const [edit] = editsOf([problem]);
			return {
				file: input.name,
				kind,
				start: map.place(span.from),
				end: map.place(span.to),
				severity,
				code,
				message: /[.?!]$/.test(message) ? message : `${message}.`,
				...(hint === undefined ? {} : { hint }),
				...(edit === undefined ? {} : { repair: { start: map.place(edit.from), end: map.place(edit.to), text: edit.text } }),
				excerpt: map.excerpt(span.from, span.to),
			};
		});
};

/** Repairs a text until nothing is left that can be repaired, and gives on its last faults. */
const repairBlock = async (block: Block, check: TextChecker, task: CheckTask): Promise<number> => {
	let [{ text }, count] = [block, 0];
	for (let pass = 0; ; pass++) {
		const problems = await check(text);
		const edited = withTextEdits(text, pass < MOST_PASSES ? editsOf(problems) : []);
		if (edited.count === 0) {
			for (const fault of faultsOf(problems, { ...block, text }, task)) task.fault(fault);
			task.repaired?.(text);
			return count;
		}
		text = edited.text;
		count += edited.count;
	}
};

/** Files of shogi have several encodings; a repaired text keeps that of its file. */
const checkKif = async (task: CheckTask, bytes: AsyncIterable<Uint8Array>, check: TextChecker): Promise<CheckTotals> => {
	const { decode, encode } = await import('@x/kif');
	const { text, encoding } = decode(await allOf(bytes));
	const block: Block = { text, line: 1 };
	const { repaired } = task;
	if (repaired === undefined) {
		for (const fault of faultsOf(await check(text), block, task)) task.fault(fault);
		return { games: 0, repaired: 0 };
	}
	const written = (part: string | Uint8Array): void => repaired(typeof part === 'string' ? encode(part, encoding) : part);
	return { games: 0, repaired: await repairBlock(block, check, { ...task, repaired: written }) };
};

const wholeText = async (kind: TextKind, bytes: AsyncIterable<Uint8Array>): Promise<string> =>
	kind === 'wxf' ? xiangqiText(await allOf(bytes)) : textOf(bytes, { mark: kind === 'variants.txt' });

const checkText = async (task: CheckTask, kind: Exclude<TextKind, 'pgn'>): Promise<CheckTotals> => {
	const { input, repaired } = task;
	const check = await textChecker(kind, task.game);
	const bytes = input.bytes(task.read);
	if (kind === 'kif') return checkKif(task, bytes, check);
	const blocks = LINE_KINDS.includes(kind) ? blocksOf(bytes) : oneBlock(wholeText(kind, bytes));
	let count = 0;
	for await (const block of blocks) {
		if (repaired !== undefined) count += await repairBlock(block, check, task);
		else for (const fault of faultsOf(await check(block.text), block, task)) task.fault(fault);
		await task.pause();
	}
	return { games: 0, repaired: count };
};

/** Finds the faults of a file. */
export const checkFile = (task: CheckTask): Promise<CheckTotals> => (task.kind === 'pgn' ? checkPgn(task) : checkText(task, task.kind));
