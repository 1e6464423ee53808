import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { startEngine } from '../src/index.js';
import { LineSplitter, LONGEST_LINE } from '../src/transport/line-splitter.js';
import { processTransport } from '../src/transport/process.js';
import { streamTransport } from '../src/transport/streams.js';
import { webSocketTransport } from '../src/transport/websocket.js';
import { workerTransport } from '../src/transport/worker.js';

/** An event target whose events tests send: a worker or a WebSocket. */
class Target {
	readyState = 0;
	readonly sent: string[] = [];
	ended = 0;
	readonly #listeners = new Map<string, (event: never) => void>();
	addEventListener(type: string, listener: (event: never) => void): void {
		this.#listeners.set(type, listener);
	}
	postMessage(text: string): void {
		this.sent.push(text);
	}
	send(text: string): void {
		this.sent.push(text);
	}
	terminate(): void {
		this.ended++;
	}
	close(): void {
		this.ended++;
	}
	fire(type: string, event: unknown = {}): void {
		this.#listeners.get(type)?.(event as never);
	}
}

const linesOf = (transport: { listen(listener: (line: string) => void): void }): string[] => {
	const lines: string[] = [];
	transport.listen((line) => lines.push(line));
	return lines;
};

describe('lines', () => {
	it('are put together from parts, and cut when they are too long', () => {
		const lines: string[] = [];
		const splitter = new LineSplitter((line) => lines.push(line));
		for (const part of ['a', 'b\r', '\nc\n\nd', 'x'.repeat(LONGEST_LINE), 'y'.repeat(LONGEST_LINE), '\ne\nf']) splitter.push(part);
		splitter.finish();
		expect(lines.map((line) => line.slice(0, 9))).toEqual(['ab', 'c', '', 'dxxxxxxxx', 'e', 'f']);
		expect(lines[3]).toHaveLength(LONGEST_LINE);
	});
});

describe('a worker', () => {
	it('sends and receives lines until it is ended', async () => {
		const worker = new Target();
		const transport = workerTransport(worker);
		const lines = linesOf(transport);
		transport.send('uci');
		worker.fire('message', { data: 'uciok' });
		worker.fire('message', { data: { data: 'readyok' } });
		worker.fire('message', { data: 5 });
		transport.close();
		transport.close();
		transport.send('quit');
		worker.fire('message', { data: 'late' });
		expect([worker.sent, lines, worker.ended, await transport.closed]).toEqual([['uci'], ['uciok', 'readyok'], 1, { kind: 'closed' }]);
	});

	it('that fails is the end of the connection', async () => {
		const worker = new Target();
		const transport = workerTransport(worker);
		worker.fire('error', { message: 'SharedArrayBuffer is not defined' });
		expect(await transport.closed).toEqual({ kind: 'error', message: 'SharedArrayBuffer is not defined' });
	});
});

describe('a WebSocket', () => {
	it('sends what waited when it is open', async () => {
		const socket = new Target();
		const transport = webSocketTransport(socket);
		const lines = linesOf(transport);
		transport.send('uci');
		expect(socket.sent).toEqual([]);
		socket.readyState = 1;
		socket.fire('open');
		transport.send('isready');
		socket.fire('message', { data: 'uciok\nreadyok' });
		socket.fire('close', { code: 1006, reason: '' });
		expect([socket.sent, lines]).toEqual([
			['uci', 'isready'],
			['uciok', 'readyok'],
		]);
		expect(await transport.closed).toEqual({ kind: 'error', code: 1006, message: 'The WebSocket was closed.' });
	});
});

describe('two streams', () => {
	it('carry an engine', async () => {
		const from = new PassThrough();
		const answers: Readonly<Record<string, string>> = { uci: 'uciok\n', isready: 'readyok\n' };
		const transport = streamTransport({ from, write: (text) => void from.write(answers[text.trim()] ?? ''), close: () => void from.end() });
		const engine = await startEngine(transport);
		await engine.close();
		expect(await transport.closed).toEqual({ kind: 'closed' });
	});

	it('that fail are the end of the connection', async () => {
		const from = new PassThrough();
		const transport = streamTransport({ from, write: () => {} });
		linesOf(transport);
		from.destroy(new Error('broken pipe'));
		expect(await transport.closed).toEqual({ kind: 'error', message: 'broken pipe' });
	});
});

describe('a program', () => {
	it('that does not exist is the end of the connection', async () => {
		await expect(startEngine(processTransport('no-such-engine'))).rejects.toMatchObject({ code: 'engines/start' });
	});

	it('is started without a shell, in a folder and an environment', async () => {
		const transport = processTransport(process.execPath, {
			arguments: ['-e', 'console.log(process.argv[1], process.env.WORD, process.cwd())', '$HOME'],
			folder: '/',
			environment: { WORD: 'here' },
		});
		const lines = linesOf(transport);
		expect(await transport.closed).toEqual({ kind: 'exit', code: 0, message: undefined });
		expect(lines).toEqual(['$HOME here /']);
	});
});
