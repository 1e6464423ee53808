import { describe, expect, it } from 'vitest';
import { EngineError, type EngineProblem, type Info, startEngine } from '../src/index.js';
import { fakeEngine } from './fake/fake-engine.js';

const codeOf = async (promise: Promise<unknown>): Promise<unknown> => {
	try {
		return await promise;
	} catch (error) {
		return error instanceof EngineError ? error.code : error;
	}
};

describe('starting an engine', () => {
	it('reads its name and its options', async () => {
		const engine = await startEngine(fakeEngine());
		expect([engine.name, engine.author, engine.protocol, engine.variants]).toEqual(['Fake', 'Nobody', 'uci', ['chess', 'atomic']]);
		expect(engine.options).toContainEqual({ name: 'Hash', type: 'spin', initial: 16, least: 1, most: 1024 });
		expect(engine.options).toContainEqual({ name: 'Style', type: 'combo', initial: 'Solid', values: ['Solid', 'Wild'] });
		expect(engine.options).toContainEqual({ name: 'Book', type: 'string', initial: '' });
		expect(engine.options).toContainEqual({ name: 'Clear Hash', type: 'button' });
		await engine.close();
		expect(await engine.closed).toBeUndefined();
	});

	it('sets options before it is ready', async () => {
		const fake = fakeEngine();
		const engine = await startEngine(fake, { options: { Hash: 64, style: 'Wild', 'Clear Hash': undefined, Ponder: true, Book: '' } });
		expect(fake.got.filter((line) => line.startsWith('set'))).toEqual([
			'setoption name Hash value 64',
			'setoption name Style value Wild',
			'setoption name Clear Hash',
			'setoption name Ponder value true',
			'setoption name Book value <empty>',
		]);
		await engine.close();
	});

	it('ends the engine when an option is refused', async () => {
		const fake = fakeEngine();
		expect(await codeOf(startEngine(fake, { options: { Hash: 0 } }))).toBe('engines/option-value');
		expect(await fake.closed).toEqual({ kind: 'closed' });
	});

	it('ends the engine when the signal is aborted', async () => {
		const fake = fakeEngine('uci → {silence}');
		const controller = new AbortController();
		const started = startEngine(fake, { signal: controller.signal });
		controller.abort('enough');
		await expect(started).rejects.toBe('enough');
		expect(await fake.closed).toEqual({ kind: 'closed' });
	});

	it('refuses arguments of other types', async () => {
		await expect(startEngine('stockfish' as never)).rejects.toThrow('transport: Expected a Transport, found the string "stockfish".');
		await expect(startEngine(fakeEngine(), { protocol: 'cecp' as never })).rejects.toThrow('options.protocol');
	});

	it('takes an engine of XBoard that says nothing for an old one', async () => {
		const engine = await startEngine(fakeEngine('protover → {silence}', 'xboard'), { protocol: 'xboard', startLimit: 20 });
		expect(engine.options).toEqual([]);
		await engine.close();
	});

	it('does not wait for ever for an engine of XBoard that asked for more time', async () => {
		const started = startEngine(fakeEngine('protover → feature done=0 ping=1', 'xboard'), { protocol: 'xboard', startLimit: 500 });
		expect(await codeOf(started)).toBe('engines/start-slow');
	});

	it('gives an engine of XBoard more time when it asks for it', async () => {
		const fake = fakeEngine('protover → feature done=0 ping=1 | feature done=1', 'xboard');
		const engine = await startEngine(fake, { protocol: 'xboard' });
		expect(fake.got).toEqual(['xboard', 'protover 2', 'accepted ping', 'ping 1']);
		await engine.close();
	});
});

describe('a search', () => {
	it('reports lines and the best move', async () => {
		const engine = await startEngine(fakeEngine());
		const analysis = engine.search({ moves: ['d2d4'] }, { depth: 1 });
		const infos: Info[] = [];
		for await (const info of analysis) infos.push(info);
		expect(infos).toEqual([{ rank: 1, depth: 1, nodes: 20, time: 1, score: { kind: 'points', value: 20 }, moves: ['e2e4', 'e7e5'] }]);
		expect(await analysis.result).toEqual({ move: 'e2e4', ponder: 'e7e5', says: undefined });
		await engine.close();
	});

	it('goes on until it is stopped', async () => {
		const fake = fakeEngine();
		const engine = await startEngine(fake);
		const analysis = engine.search({});
		for await (const { depth } of analysis) if (depth === 1) break;
		expect((await analysis.result).move).toBe('e2e4');
		expect(fake.got.slice(-3)).toEqual(['position startpos', 'go infinite', 'stop']);
		await engine.close();
	});

	it('stops the one before', async () => {
		const fake = fakeEngine();
		const engine = await startEngine(fake);
		const first = engine.search({});
		for await (const _ of first) break;
		const second = engine.search({ moves: ['e2e4'] }, { depth: 2 });
		expect((await first.result).move).toBe('e2e4');
		expect((await second.result).move).toBe('e2e4');
		expect(fake.got.slice(-5)).toEqual(['position startpos', 'go infinite', 'stop', 'position startpos moves e2e4', 'go depth 2']);
		await engine.close();
	});

	it('is not stopped once it has answered, while the engine of XBoard is brought to rest', async () => {
		const fake = fakeEngine('', 'xboard');
		const engine = await startEngine(fake, { protocol: 'xboard' });
		await engine.search({}, { depth: 1 }).result;
		await engine.search({}, { depth: 1 }).result;
		expect(fake.got).not.toContain('?');
		await engine.close();
	});

	it('fails with the reason of its signal, and the next one is not disturbed', async () => {
		const fake = fakeEngine();
		const engine = await startEngine(fake);
		const controller = new AbortController();
		const first = engine.search({}, {}, { signal: controller.signal });
		const second = engine.search({ moves: ['e2e4'] }, { depth: 2 });
		controller.abort(new Error('enough'));
		await expect(first.result).rejects.toThrow('enough');
		expect((await second.result).move).toBe('e2e4');
		expect(engine.warnings).toEqual([]);
		await engine.close();
	});

	it('ponders, and goes on in its own time when the move was played', async () => {
		const fake = fakeEngine();
		const engine = await startEngine(fake);
		const analysis = engine.search({ moves: ['e2e4', 'e7e5'] }, { ponder: true, clock: [1000, 1000] });
		for await (const _ of analysis) {
			analysis.ponderHit();
			break;
		}
		await analysis.result;
		expect(fake.got).toContain('ponderhit');
		expect(fake.got).toContain('go ponder wtime 1000 btime 1000');
		await engine.close();
	});

	it('of XBoard has no answer when it is an analysis', async () => {
		const fake = fakeEngine('', 'xboard');
		const engine = await startEngine(fake, { protocol: 'xboard' });
		const analysis = engine.search({ start: '8/8/8/8/8/8/8/8 w - - 0 1', moves: ['e2e4'] });
		for await (const _ of analysis) break;
		expect((await analysis.result).move).toBe('e2e4');
		expect(fake.got).toContain('usermove e2e4');
		expect(fake.got.slice(fake.got.indexOf('analyze')).filter((line) => !line.startsWith('ping'))).toEqual(['analyze', 'exit']);
		const game = engine.search({}, { moveTime: 1500, depth: 4 });
		expect((await game.result).move).toBe('e2e4');
		expect(fake.got).toContain('st 1.50');
		await engine.close();
	});

	it('refuses limits that the protocol cannot say, and those that are none', async () => {
		const engine = await startEngine(fakeEngine('', 'xboard'), { protocol: 'xboard' });
		expect(() => engine.search({}, { nodes: 5 })).toThrow('The protocol xboard has no words for the limit "nodes".');
		expect(() => engine.search({}, { depth: -1 })).toThrow('limits.depth: Expected a whole number from 0, found the number -1.');
		expect(() => engine.search({}, { clock: [1] as never })).toThrow('limits.clock: Expected two whole numbers from 0, found a list.');
		expect(() => engine.search({ moves: ['e2e4\nquit'] })).toThrow('position.moves[0]: Expected a move without blanks');
		expect(() => engine.search({ start: 'a\nb' })).toThrow('position.start: Expected a text of one line');
		await engine.close();
	});

	it('keeps the newest of many lines', async () => {
		const engine = await startEngine(fakeEngine('go → {times 1000 info depth 1 nodes 7 pv e2e4} | info depth 9 pv d2d4 | bestmove d2d4'));
		const analysis = engine.search({}, { depth: 9 });
		await analysis.result;
		let count = 0;
		let last: Info | undefined;
		for await (const info of analysis) {
			count++;
			last = info;
		}
		expect([count, last?.depth]).toEqual([256, 9]);
		await engine.close();
	});
});

describe('options', () => {
	it('have hints for wrong names and values', async () => {
		const engine = await startEngine(fakeEngine());
		const problem = async (name: string, value: never): Promise<EngineProblem> => {
			const error = await engine.setOption(name, value).catch((one: unknown) => one);
			return (error as EngineError).problem;
		};
		expect(await problem('Hsah', 1 as never)).toMatchObject({ code: 'engines/option-unknown', hint: 'Did you mean "Hash"?' });
		expect(await problem('Style', 'Wid' as never)).toMatchObject({ hint: 'Did you mean "Wild"?' });
		expect((await problem('Hash', '5' as never)).message).toBe('Expected a whole number from 1 to 1024 for "Hash", found the string "5".');
		expect((await problem('Book', 'a\nquit' as never)).code).toBe('engines/option-value');
		await engine.close();
	});

	it('choose the variant of a game', async () => {
		const fake = fakeEngine();
		const engine = await startEngine(fake);
		await engine.newGame('atomic');
		expect(engine.variant).toBe('atomic');
		expect(fake.got.filter((line) => line !== 'isready').slice(-2)).toEqual(['setoption name UCI_Variant value atomic', 'ucinewgame']);
		expect(await codeOf(engine.newGame('shogi'))).toBe('engines/variant');
		await engine.close();
	});
});

describe('an engine that was closed', () => {
	it('refuses requests', async () => {
		const engine = await startEngine(fakeEngine());
		await engine.close();
		await engine.close();
		expect(await codeOf(engine.search({}).result)).toBe('engines/closed');
		expect(await codeOf(engine.ready())).toBe('engines/closed');
		expect(await codeOf(engine.newGame())).toBe('engines/closed');
	});

	it('ends the search that runs', async () => {
		const engine = await startEngine(fakeEngine());
		const { result } = engine.search({});
		await engine.close();
		expect(await codeOf(result)).toBe('engines/closed');
	});
});
