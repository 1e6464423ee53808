import { readFileSync } from 'node:fs';
import { chess } from '@x/games/ready/chess';
import { Lexer, validator } from './zz-pgn.mjs';

const [file, mode = 'validate', mb = '50'] = process.argv.slice(2);
const once = readFileSync(`/work/shared/vectors/pgn/${file}.pgn`);
const times = Math.ceil((+mb * 1e6) / once.length);
const bytes = new Uint8Array(once.length * times + times);
for (let i = 0; i < times; i++) {
	bytes.set(once, i * (once.length + 1));
	bytes[i * (once.length + 1) + once.length] = 10;
}
const dec = new TextDecoder();
const decode = (from, to) => dec.decode(bytes.subarray(from, to));
class Sink {
	tags = [];
	open_ = false;
	plies = 0;
	bad = 0;
	games = 0;
	lexer;
	constructor(v) {
		this.v = v;
	}
	begin() {
		this.tags = [];
		this.open_ = false;
		this.games++;
	}
	tag(from, to, p) {
		this.tags.push({ name: decode(p.nameFrom, p.nameTo), value: decode(p.valueFrom, p.valueTo) });
	}
	number() {}
	move(from, to) {
		this.plies++;
		if (this.v === undefined) return;
		if (!this.open_) {
			this.v.begin(this.tags);
			this.open_ = true;
		}
		if (this.v.move(bytes, from, to, decode) !== 1) this.bad++;
	}
	nag() {}
	comment() {}
	open() {
		this.v?.open();
	}
	close() {
		this.v?.close();
	}
	result() {}
	problem() {}
	end() {
		return false;
	}
}
for (let r = 0; r < 3; r++) {
	const v = mode === 'validate' ? validator(() => chess) : undefined;
	const sink = new Sink(v);
	const lexer = new Lexer(sink, { token: 1 << 24, depth: 1000 }, decode);
	lexer.bytes = bytes;
	lexer.end = bytes.length;
	const t = process.cpuUsage();
	const p = performance.now();
	lexer.run(true);
	const c = process.cpuUsage(t);
	const ms = (c.user + c.system) / 1000;
	console.log(
		file,
		mode,
		sink.games,
		'games',
		sink.plies,
		'plies',
		sink.bad,
		'bad',
		ms.toFixed(0),
		'ms cpu',
		(performance.now() - p).toFixed(0),
		'wall',
		(sink.plies / ms / 1000).toFixed(2),
		'Mplies/s',
		(bytes.length / ms / 1000).toFixed(0),
		'MB/s',
	);
}
