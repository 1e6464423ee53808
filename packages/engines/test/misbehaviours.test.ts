import { readFileSync } from 'node:fs';
import { apply, type Position } from '@x/core';
import { chess } from '@x/games/ready/chess';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { type Engine, isEngineError, type ProtocolName, startEngine } from '../src/index.js';
import { playGame } from '../src/positions.js';
import { fakeProgram } from './fake/fake-engine.js';

/** A fake engine that does something wrong, the request to it, and the report that is expected from the client. */
interface Misbehaviour {
	readonly id: string;
	readonly does: string;
	readonly protocol: ProtocolName;
	readonly request: 'start' | 'option' | 'search' | 'stop' | 'moves' | 'close';
	readonly input: string;
	readonly expect: { readonly error?: string; readonly warnings: readonly string[] };
}

const table: readonly Misbehaviour[] = JSON.parse(readFileSync(new URL('../vectors/misbehaviours.json', import.meta.url), 'utf8'));

/** A limit that a silent engine always exceeds, and one that no other engine does. */
const [SHORT, LONG] = [300, 60_000];

/** Short are only the limits whose excess is the expected result. */
const limitsOf = ({
	expect: { error },
}: Misbehaviour): { readonly startLimit: number; readonly readyLimit: number; readonly answerLimit: number } => {
	const patience = error === 'engines/silent' ? SHORT : LONG;
	return { startLimit: error === 'engines/start-slow' ? SHORT : LONG, readyLimit: patience, answerLimit: patience };
};

/** Makes the request, and returns the codes of the warnings of the lines. */
const request = async (engine: Engine, { request: what }: Misbehaviour): Promise<readonly string[]> => {
	if (what === 'close') {
		await engine.close();
		return [];
	}
	if (what === 'option') await engine.setOption('Hash', 32);
	const player = await playGame(engine, chess);
	const position: Position = what === 'moves' ? apply(chess.start, 'e2e4') : chess.start;
	const analysis = player.analyse(position, what === 'stop' ? {} : { moveTime: 10 });
	if (what === 'stop') void analysis.stop().catch(() => {});
	const codes: string[] = [];
	for await (const { line } of analysis) codes.push(...line.warnings.map(({ code }) => code));
	await analysis.result;
	// All lines that the engine wrote before have been read.
	await engine.ready();
	return codes;
};

const outcomeOf = async (one: Misbehaviour): Promise<{ readonly error?: string; readonly warnings: readonly string[] }> => {
	const transport = fakeProgram(one.input, one.protocol);
	let engine: Engine | undefined;
	try {
		engine = await startEngine(transport, { protocol: one.protocol, ...limitsOf(one) });
		const lines = await request(engine, one);
		return { warnings: [...new Set([...engine.warnings.map(({ code }) => code), ...lines])] };
	} catch (error) {
		if (!isEngineError(error)) throw error;
		return { error: error.code, warnings: [] };
	} finally {
		await engine?.close();
		// Resolves when the program is gone, and its pipes are closed.
		await transport.closed;
	}
};

/** Pipes and programs that this process holds. */
const held = (): number => process.getActiveResourcesInfo().filter((name) => /Pipe|Process/.test(name)).length;

describe('an engine that', () => {
	const before = held();

	it.concurrent.each(table)('$does ($id)', async (one) => {
		expect(await outcomeOf(one)).toEqual(one.expect);
	});

	// The system closes the last pipe a moment later.
	afterAll(() => vi.waitFor(() => expect(held()).toBeLessThanOrEqual(before)));
});

describe('the table of misbehaviours', () => {
	it('has at least 40, each with a name of its own', () => {
		expect(new Set(table.map(({ id }) => id)).size).toBe(table.length);
		expect(table.length).toBeGreaterThanOrEqual(40);
	});
});
