import type { Position } from '@x/core';
import { EngineServer, type EngineSurroundings, OVERHEAD } from './engine-server.js';
import type { SearchLimits } from './request.js';
import { setupLine } from './setup-line.js';
import type { Deadline, Report } from './thinker.js';

/** Names that XBoard has for variants, where they differ from the ids of games. */
const XBOARD_NAMES: Readonly<Record<string, string>> = {
	chess: 'normal',
	chess960: 'fischerandom',
	antichess: 'giveaway',
	'three-check': '3check',
	'king-of-the-hill': 'kingofthehill',
	'racing-kings': 'racingkings',
};

/** The variants whose rules and boards XBoard knows itself. */
const KNOWN = [
	'normal',
	'fischerandom',
	'crazyhouse',
	'bughouse',
	'suicide',
	'giveaway',
	'losers',
	'atomic',
	'3check',
	'knightmate',
	'capablanca',
	'gothic',
	'caparandom',
	'janus',
	'courier',
	'shogi',
	'xiangqi',
	'shatranj',
	'makruk',
	'seirawan',
	'grand',
	'spartan',
	'berolina',
];

/** Requests without an effect on this engine. */
const IGNORED = [
	'xboard',
	'accepted',
	'rejected',
	'random',
	'post',
	'nopost',
	'hard',
	'easy',
	'computer',
	'name',
	'rating',
	'ics',
	'bk',
	'hint',
	'draw',
	'.',
	'result',
	'memory',
	'cores',
	'egtpath',
	'nps',
	'white',
	'black',
	'pause',
	'resume',
	'',
];

/** Requests that leave a search alone. */
const HARMLESS = ['.', 'post', 'nopost', 'hard', 'easy', 'draw', 'hint', 'bk', ''];

/** An engine that speaks the protocol of XBoard and WinBoard. */
export class XboardServer {
	readonly #server: EngineServer;
	/** The side that the engine plays: 0 moves first; undefined in force mode. */
	#plays: 0 | 1 | undefined;
	#analyses = false;
	#moveTime: number | undefined;
	#depth: number | undefined;
	#movesPerControl = 0;
	#increment = 0;
	/** Milliseconds on the clocks of the engine and of the opponent. */
	#time: number | undefined;
	/** The positions before, for `undo`. */
	#before: Position[] = [];

	constructor(surroundings: EngineSurroundings) {
		this.#server = new EngineServer(surroundings, 'xboard');
	}

	/** Answers requests until there are no more. */
	async run(): Promise<void> {
		for (let line = await this.#server.next(); line !== undefined; line = await this.#server.next()) {
			if (line.trim() === 'quit') return;
			await this.#answer(line.trim());
			if (this.#analyses) await this.#analyse();
			else if (this.#plays === this.#server.match.toMove) await this.#move();
		}
	}

	async #answer(line: string): Promise<void> {
		const [first = '', ...words] = line.split(/\s+/);
		const rest = words.join(' ');
		const { match } = this.#server;
		switch (first) {
			case 'protover':
				this.#introduce();
				break;
			case 'ping':
				this.#server.prepare();
				this.#server.write(`pong ${rest}`);
				break;
			case 'new':
				await this.#begin('chess');
				break;
			case 'variant':
				await this.#begin(rest);
				break;
			case 'force':
				this.#plays = undefined;
				break;
			case 'go':
				this.#plays = match.toMove;
				break;
			case 'playother':
				this.#plays = match.toMove === 0 ? 1 : 0;
				break;
			case 'analyze':
				this.#plays = undefined;
				this.#analyses = true;
				break;
			case 'exit':
				this.#analyses = false;
				break;
			case 'setboard':
				this.#setBoard(rest);
				break;
			case 'usermove':
				this.#userMove(rest);
				break;
			case 'undo':
				this.#undo(1);
				break;
			case 'remove':
				this.#undo(2);
				break;
			case 'option':
				this.#setOption(rest);
				break;
			default:
				this.#limit(first, words, line);
		}
	}

	#limit(first: string, words: readonly string[], line: string): void {
		const [value = Number.NaN] = words.map(Number);
		switch (first) {
			case 'st':
				this.#moveTime = value * 1000;
				this.#time = undefined;
				break;
			case 'sd':
				this.#depth = value;
				break;
			case 'time':
				this.#time = value * 10;
				break;
			case 'otim':
				break;
			case 'level':
				this.#movesPerControl = value;
				this.#increment = Number(words[2]) * 1000 || 0;
				this.#moveTime = undefined;
				break;
			case '?':
				break;
			default:
				if (!IGNORED.includes(first)) this.#server.write(`Error (unknown command): ${line}`);
		}
	}

	/** The program has already asked for more time: `feature done=0`. */
	#introduce(): void {
		const { write, variants, version } = this.#server.surroundings;
		const names = variants.map((name) => XBOARD_NAMES[name] ?? name);
		for (const line of [
			'feature ping=1 setboard=1 playother=1 usermove=1 time=1 draw=0 sigint=0 sigterm=0 reuse=1 analyze=1 colors=0 san=0 nps=0 memory=0 smp=0 debug=1',
			`feature myname="x ${version}"`,
			`feature variants="${names.join(',')}"`,
			`feature option="Move Overhead -spin ${OVERHEAD} 0 5000"`,
			'feature option="Nodes -spin 1000000000 1 1000000000"',
			'feature done=1',
		])
			write(line);
	}

	/** A game begins: the engine plays the side that moves second. */
	async #begin(name: string): Promise<void> {
		const { variants } = this.#server.surroundings;
		const variant = variants.find((one) => one === name || XBOARD_NAMES[one] === name);
		// `new` means chess; an engine without chess keeps its game.
		if (variant === undefined || !(await this.#server.choose(variant))) {
			if (name !== 'chess') return this.#server.write(`Error (unknown variant): ${name}`);
		}
		this.#server.match.setUp(undefined);
		this.#plays = 1;
		this.#analyses = false;
		this.#before = [];
		this.#depth = undefined;
		if (name !== 'chess' && !KNOWN.includes(name)) this.#server.write(setupLine(this.#server.match.game));
	}

	#setBoard(text: string): void {
		const fault = this.#server.match.setUp(text);
		this.#before = [];
		if (fault !== undefined) this.#server.write(`tellusererror Illegal position: ${fault}`);
	}

	#userMove(text: string): void {
		const { match } = this.#server;
		const { position } = match;
		if (match.play(text)) {
			this.#before.push(position);
			this.#tellEnd();
		} else this.#server.write(`Illegal move: ${text}`);
	}

	#undo(count: number): void {
		for (let left = count; left > 0; left--) {
			const position = this.#before.pop();
			if (position !== undefined) this.#server.match.goTo(position);
		}
	}

	#setOption(text: string): void {
		const [name = '', value = ''] = text.split('=');
		if (name === 'Move Overhead') this.#server.overhead = Number(value) || 0;
		else if (name === 'Nodes') this.#server.nodes = Math.max(1, Number(value) || 1);
		else this.#server.write(`Error (unknown option): ${name}`);
	}

	/** Says the result, if the game is over. */
	#tellEnd(): boolean {
		const { result } = this.#server.match;
		if (result === undefined) return false;
		this.#server.write(`${result.text} {${result.reason}}`);
		this.#plays = undefined;
		return true;
	}

	get #limits(): SearchLimits {
		const time = this.#moveTime === undefined ? this.#time : undefined;
		const played = Math.floor(this.#before.length / 2);
		const { toMove } = this.#server.match;
		return {
			depth: this.#depth,
			moveTime: this.#moveTime ?? (time === undefined && this.#depth === undefined ? 1000 : undefined),
			...(time !== undefined && {
				clock: toMove === 0 ? [time, undefined] : [undefined, time],
				increment: [this.#increment, this.#increment],
			}),
			...(this.#movesPerControl > 0 && { movesToGo: this.#movesPerControl - (played % this.#movesPerControl) }),
		};
	}

	async #move(): Promise<void> {
		const { match } = this.#server;
		if (!match.goesOn) {
			this.#tellEnd();
			return;
		}
		let dropped = false;
		const moves = await this.#server.think(
			this.#limits,
			(report) => this.#report(report),
			(line, deadline) => {
				const done = this.#interrupt(line, deadline);
				dropped ||= deadline.stopped && !done;
				return done;
			},
		);
		// A request that changes the game takes the place of the answer.
		if (dropped) return;
		this.#before.push(match.position);
		const text = match.write(moves);
		match.add(moves);
		this.#server.write(`move ${text}`);
		this.#tellEnd();
	}

	async #analyse(): Promise<void> {
		await this.#server.think(
			{ infinite: true },
			(report) => this.#report(report),
			(line, deadline) => this.#interrupt(line, deadline),
		);
	}

	/** Answers a request while a search runs. Others end it, and are answered afterwards. */
	#interrupt(line: string, deadline: Deadline): boolean {
		const [first = ''] = line.trim().split(/\s+/);
		if (first === '?') {
			deadline.stopped = !this.#analyses;
			return true;
		}
		if (first === 'ping' && this.#analyses) {
			this.#server.write(`pong ${line.trim().slice(5)}`);
			return true;
		}
		if (HARMLESS.includes(first)) return true;
		// The answer to `ping` comes behind the move.
		if (first !== 'ping' && first !== 'time' && first !== 'otim') deadline.stopped = true;
		return false;
	}

	#report({ depth, nodes, time, score, move }: Report): void {
		const mate = Math.sign(score.value) * (100_000 + Math.ceil(Math.abs(score.value) / 2));
		const text = this.#server.match.firstOf(move) ?? '';
		this.#server.write(`${depth} ${score.kind === 'points' ? score.value : mate} ${Math.round(time / 10)} ${nodes} ${text}`);
	}
}
