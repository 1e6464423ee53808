/** A program that answers by a script: `node program.mjs PROTOCOL SCRIPT`. */
import { actionOf, answersTo, rulesOf, textOf } from './script.mjs';

const [, , protocol, script = ''] = process.argv;
const rules = rulesOf(script, protocol);
let stays = false;
let deaf = false;

const endless = (text) => {
	const write = () => {
		while (process.stdout.write(text));
		process.stdout.once('drain', write);
	};
	write();
};

const ACTIONS = {
	exit: (rest) => process.exit(Number(rest)),
	kill: (rest) => process.kill(process.pid, rest),
	throw: (rest) => {
		throw new Error(rest);
	},
	busy: () => {
		for (;;);
	},
	endless: (rest) => endless(`${rest}\n`),
	endlessLine: (rest) => endless(rest),
	bytes: (rest) => process.stdout.write(Buffer.from(rest, 'hex')),
	close: () => process.stdout.destroy(),
	deaf: () => {
		deaf = true;
		process.stdin.pause();
	},
	stay: () => {
		stays = true;
		process.on('SIGTERM', () => {});
		setInterval(() => {}, 1000);
	},
	errors: (rest) => process.stderr.write(`${rest}\n`),
	silence: () => {},
};

const answer = (line) => {
	for (const one of answersTo(rules, line)) {
		const action = actionOf(one);
		if (action === undefined) process.stdout.write(`${one}\n`);
		else if (!(stays && action.name === 'exit')) {
			const text = textOf(action);
			if (text === undefined) ACTIONS[action.name](action.rest);
			else process.stdout.write(text);
		}
	}
};

process.stdout.on('error', () => {});
answer('start');
let rest = '';
process.stdin.setEncoding('utf8');
process.stdin.on('data', (text) => {
	const lines = (rest + text).split('\n');
	rest = lines.pop();
	for (const line of lines) if (!deaf) answer(line);
});
