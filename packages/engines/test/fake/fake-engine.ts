import { fileURLToPath } from 'node:url';
import type { ProtocolName, Transport } from '../../src/index.js';
import { ending } from '../../src/transport/ending.js';
import { LineSplitter } from '../../src/transport/line-splitter.js';
import { processTransport } from '../../src/transport/process.js';
import { actionOf, answersTo, rulesOf, textOf } from './script.mjs';

/** A fake engine, and the lines that it got. */
export interface Fake extends Transport {
	readonly got: readonly string[];
	/** Writes a line unasked. */
	say(line: string): void;
}

/** A fake engine in this process. It answers in later tasks, as programs do. */
export const fakeEngine = (script = '', protocol: ProtocolName = 'uci'): Fake => {
	const rules = rulesOf(script, protocol);
	const { closed, ended, end } = ending();
	const got: string[] = [];
	let listener: (line: string) => void = () => {};
	const splitter = new LineSplitter((line) => listener(line));
	const write = (text: string): void => {
		if (!ended()) splitter.push(text);
	};
	const act = (one: string): void => {
		const action = actionOf(one);
		if (action === undefined) write(`${one}\n`);
		else if (action.name === 'exit') end({ kind: 'exit', code: Number(action.rest) });
		else if (action.name === 'fail') end({ kind: 'error', message: 'No such program.' });
		else write(textOf(action) ?? '');
	};
	const answer = (line: string): void => {
		setImmediate(() => {
			for (const one of answersTo(rules, line)) act(one);
		});
	};
	return {
		closed,
		got,
		say: (line) => write(`${line}\n`),
		send: (line) => {
			if (ended()) return;
			got.push(line);
			answer(line);
		},
		listen: (next) => {
			listener = next;
			answer('start');
		},
		close: (force) => {
			if (force || rules.get('quit')?.[0] !== '{exit 0}') end({ kind: 'closed' });
		},
	};
};

const PROGRAM = fileURLToPath(new URL('program.mjs', import.meta.url));

/** A fake engine that is a program. */
export const fakeProgram = (script = '', protocol: ProtocolName = 'uci'): Transport =>
	processTransport(process.execPath, { arguments: [PROGRAM, protocol, script], patience: 200 });
