import type { ProtocolName } from '@x/engines/protocols';
import { EngineServer, type EngineSurroundings, OVERHEAD } from './engine-server.js';
import { readRequest } from './read-request.js';
import type { EngineRequest, SearchLimits } from './request.js';
import type { Deadline, Report } from './thinker.js';

type Family = Exclude<ProtocolName, 'xboard'>;

const STARTED: Readonly<Record<Family, string>> = { uci: 'uciok', usi: 'usiok', ucci: 'ucciok', 'uci-cyclone': 'uciok' };

const VARIANT: Readonly<Record<Family, string>> = {
	uci: 'UCI_Variant',
	usi: 'USI_Variant',
	ucci: 'UCI_Variant',
	'uci-cyclone': 'UCI_Variant',
};

/** The most positions that the option of the strength has. */
const MOST_NODES = 1_000_000_000;

/** An engine that speaks UCI, USI, UCCI or UCI-Cyclone. */
export class UciServer {
	readonly #server: EngineServer;
	readonly #protocol: Family;

	constructor(surroundings: EngineSurroundings, protocol: Family) {
		this.#protocol = protocol;
		this.#server = new EngineServer(surroundings, protocol);
	}

	/** Answers requests until there are no more. */
	async run(): Promise<void> {
		for (let line = await this.#server.next(); line !== undefined; line = await this.#server.next()) {
			const request = this.#read(line);
			if (request.type === 'quit') return;
			await this.#answer(request);
		}
	}

	#read(line: string): EngineRequest {
		return readRequest(line, this.#protocol, () => this.#server.match.toMove);
	}

	async #answer(request: EngineRequest): Promise<void> {
		switch (request.type) {
			case 'hello':
				this.#introduce();
				break;
			case 'ready':
				this.#server.prepare();
				this.#server.write('readyok');
				break;
			case 'newGame':
				this.#server.match.setUp(undefined);
				break;
			case 'option':
				await this.#setOption(request.name, request.value);
				break;
			case 'position':
				this.#setPosition(request.start, request.moves);
				break;
			case 'go':
				await this.#go(request.limits);
				break;
			case 'unknown':
				this.#server.write(`info string Unknown command: ${request.text}`);
				break;
			default:
				// Nothing runs that could be stopped.
				break;
		}
	}

	#introduce(): void {
		const { write, variants, version } = this.#server.surroundings;
		const word = this.#protocol === 'ucci' ? 'option' : 'option name';
		const space = (name: string): string => (this.#protocol === 'ucci' || this.#protocol === 'usi' ? name.replaceAll(' ', '_') : name);
		for (const line of [
			`id name x ${version}`,
			'id author the authors of @x',
			`${word} ${space('Move Overhead')} type spin default ${OVERHEAD} min 0 max 5000`,
			`${word} Nodes type spin default ${MOST_NODES} min 1 max ${MOST_NODES}`,
			...(this.#protocol === 'uci'
				? [
						`option name Ponder type check default false`,
						`option name UCI_Chess960 type check default ${this.#server.match.wording.chess960}`,
					]
				: []),
			...(this.#protocol === 'usi' ? ['option name USI_Ponder type check default false'] : []),
			`${word} ${VARIANT[this.#protocol]} type combo default ${this.#server.variant} ${variants.map((name) => `var ${name}`).join(' ')}`,
			STARTED[this.#protocol],
		])
			write(line);
	}

	async #setOption(name: string, value: string): Promise<void> {
		const server = this.#server;
		switch (name.toLowerCase().replaceAll('_', ' ')) {
			case 'uci variant':
			case 'usi variant':
				if (!(await server.choose(value))) server.write(`Error: no variant ${value}`);
				break;
			case 'uci chess960':
				server.match.castleByRook(value === 'true');
				break;
			case 'move overhead':
				server.overhead = Number(value) || 0;
				break;
			case 'nodes':
				server.nodes = Math.max(1, Number(value) || 1);
				break;
			case 'ponder':
			case 'usi ponder':
			case 'usemillisec':
				break;
			default:
				server.write(`No such option: ${name}`);
		}
	}

	#setPosition(start: string | undefined, moves: readonly string[]): void {
		const { match } = this.#server;
		const fault = match.setUp(start);
		if (fault !== undefined) {
			this.#server.write(`Illegal position: ${fault}`);
			return;
		}
		const illegal = moves.find((move) => !match.play(move));
		if (illegal !== undefined) this.#server.write(`Illegal move: ${illegal}`);
	}

	async #go(limits: SearchLimits): Promise<void> {
		const moves = await this.#server.think(
			limits,
			(report) => this.#report(report),
			(line, deadline) => this.#interrupt(line, deadline),
		);
		if (moves.length > 0) this.#server.write(`bestmove ${this.#server.match.write(moves)}`);
		else
			this.#server.write(
				{ uci: 'bestmove (none)', usi: 'bestmove resign', ucci: 'nobestmove', 'uci-cyclone': 'bestmove (none)' }[this.#protocol],
			);
	}

	#report({ depth, nodes, time, score, move }: Report): void {
		const plies = score.value;
		const moves = this.#protocol === 'usi' ? plies : Math.sign(plies) * Math.ceil(Math.abs(plies) / 2);
		const points = this.#protocol === 'ucci' ? score.value : `cp ${score.value}`;
		const value = score.kind === 'points' ? points : `mate ${moves}`;
		const speed = Math.round((nodes * 1000) / Math.max(1, time));
		const line = this.#server.match.firstOf(move);
		this.#server.write(
			`info depth ${depth} score ${value} nodes ${nodes} nps ${speed} time ${Math.round(time)}${line === undefined ? '' : ` pv ${line}`}`,
		);
	}

	/** Answers a request while a search runs. The others wait. */
	#interrupt(line: string, deadline: Deadline): boolean {
		switch (this.#read(line).type) {
			case 'ready':
				this.#server.write('readyok');
				return true;
			case 'stop':
				deadline.stopped = true;
				return true;
			case 'ponderHit':
				this.#server.onPonderHit();
				return true;
			case 'quit':
				deadline.stopped = true;
				return false;
			default:
				return false;
		}
	}
}
