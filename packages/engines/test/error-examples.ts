import { readFileSync } from 'node:fs';
import { chess } from '@x/games/ready/chess';
import { type ErrorExample, type ExampleProblem, exampleOf } from '../../../tools/lib/error-examples.js';
import { type Engine, type EngineProblem, isEngineError, startEngine } from '../src/index.js';
import { playGame } from '../src/positions.js';
import { fakeEngine } from './fake/fake-engine.js';

/** A code with a script of a fake engine that leads to it, and one that does not. */
interface Example {
	readonly code: string;
	readonly meaning: string;
	readonly severity: string;
	/** The answers of the engine, where they differ from those of a good one. */
	readonly text: string;
	/** A request before a search, or with it. */
	readonly request?: string;
	readonly good: string;
}

export const catalogue: readonly Example[] = JSON.parse(readFileSync(new URL('../vectors/errors.json', import.meta.url), 'utf8'));

/** Milliseconds, for engines that are silent: those in this process answer at once. */
const LIMIT = 1500;

const asked = async (engine: Engine, request: string | undefined): Promise<readonly EngineProblem[]> => {
	if (request?.startsWith('setOption')) await engine.setOption('Hash', 32);
	const player = await playGame(engine, chess);
	const analysis = player.analyse(chess.start, { moveTime: 1, ...(request === 'lines: 2' && { lines: 2 }) });
	const found: EngineProblem[] = [];
	const read = (async () => {
		for await (const { line } of analysis) found.push(...line.warnings);
		await analysis.result;
	})();
	if (request === 'close') {
		// A good engine has answered by then.
		await Promise.race([read, new Promise((resolve) => setTimeout(resolve, LIMIT / 4))]);
		await engine.close();
	}
	await read;
	return [...engine.warnings, ...found];
};

const problemsOf = async (text: string, request: string | undefined): Promise<readonly EngineProblem[]> => {
	let engine: Engine | undefined;
	try {
		engine = await startEngine(fakeEngine(text), { startLimit: LIMIT, readyLimit: LIMIT, answerLimit: LIMIT });
		return await asked(engine, request);
	} catch (error) {
		if (!isEngineError(error)) throw error;
		return [error.problem];
	} finally {
		await engine?.close();
	}
};

/** The problems of all texts. Engines answer later, but a catalogue is read at once. */
const known = new Map<string, readonly ExampleProblem[]>(
	await Promise.all(
		catalogue.flatMap(({ text, good, request }) =>
			[text, good].map(async (one) => [one, (await problemsOf(one, request)).map((problem) => ({ ...problem, path: '' }))] as const),
		),
	),
);

/** `tools/errors.mjs` writes a page for each. */
export const examples: readonly ErrorExample[] = catalogue.map((entry) =>
	exampleOf(entry, ['text'], ({ text }) => known.get(text) ?? [], ['request']),
);
