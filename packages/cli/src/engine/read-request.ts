import type { ProtocolName } from '@x/engines/protocols';
import type { EngineRequest, SearchLimits } from './request.js';

/** The words for limits behind `go`, in the protocols that are like UCI. */
const LIMIT_WORDS = [
	'depth',
	'nodes',
	'movetime',
	'wtime',
	'btime',
	'winc',
	'binc',
	'movestogo',
	'byoyomi',
	'time',
	'opptime',
	'increment',
	'oppincrement',
];

interface GoWords {
	readonly numbers: ReadonlyMap<string, number>;
	readonly flags: ReadonlySet<string>;
	readonly only: readonly string[] | undefined;
}

const goWords = (words: readonly string[]): GoWords => {
	const numbers = new Map<string, number>();
	const flags = new Set<string>();
	let only: readonly string[] | undefined;
	for (let at = 0; at < words.length; at++) {
		const word = words[at]!;
		if (word === 'searchmoves') {
			only = words.slice(at + 1);
			break;
		}
		const value = Number(words[at + 1]);
		if (LIMIT_WORDS.includes(word) && Number.isFinite(value)) numbers.set(word, Math.max(0, value));
		else flags.add(word);
	}
	return { numbers, flags, only };
};

/** The limits of `go`. `toMove`: which of the sides is to move, for UCCI, whose times are those of the side to move. */
export const readLimits = (words: readonly string[], protocol: ProtocolName, toMove: 0 | 1): SearchLimits => {
	const { numbers, flags, only } = goWords(words);
	const [first, second] = protocol === 'usi' ? ['b', 'w'] : ['w', 'b'];
	const pair = <T>(own: T, other: T): readonly [T, T] => (toMove === 0 ? [own, other] : [other, own]);
	const isChinese = protocol === 'ucci' && numbers.has('time');
	const clock = isChinese
		? pair(numbers.get('time'), numbers.get('opptime'))
		: ([numbers.get(`${first}time`), numbers.get(`${second}time`)] as const);
	const increment = isChinese
		? pair(numbers.get('increment') ?? 0, numbers.get('oppincrement') ?? 0)
		: ([numbers.get(`${first}inc`) ?? 0, numbers.get(`${second}inc`) ?? 0] as const);
	return {
		depth: numbers.get('depth'),
		nodes: numbers.get('nodes'),
		moveTime: numbers.get('movetime'),
		...(clock.some((one) => one !== undefined) && { clock, increment }),
		movesToGo: numbers.get('movestogo'),
		byoyomi: numbers.get('byoyomi'),
		infinite: flags.has('infinite') || (numbers.size === 0 && !flags.has('ponder')),
		ponder: flags.has('ponder'),
		only,
	};
};

const optionOf = (words: readonly string[], named: boolean): EngineRequest => {
	const rest = named ? words.slice(words[0] === 'name' ? 1 : 0) : words;
	const at = named ? rest.indexOf('value') : 1;
	const name = rest.slice(0, at < 0 ? undefined : at).join(' ');
	const value = at < 0 ? '' : rest.slice(named ? at + 1 : at).join(' ');
	return { type: 'option', name, value: value === '<empty>' ? '' : value };
};

const positionOf = (words: readonly string[]): EngineRequest => {
	const at = words.indexOf('moves');
	const end = at < 0 ? words.length : at;
	const moves = at < 0 ? [] : words.slice(at + 1);
	const isStart = words[0] === 'startpos';
	return { type: 'position', start: isStart ? undefined : words.slice(/^(fen|sfen)$/.test(words[0] ?? '') ? 1 : 0, end).join(' '), moves };
};

/** Reads a line of UCI, USI, UCCI or UCI-Cyclone. */
export const readRequest = (line: string, protocol: ProtocolName, toMove: () => 0 | 1): EngineRequest => {
	const [first = '', ...words] = line.trim().split(/\s+/);
	switch (first) {
		case protocol === 'uci-cyclone' ? 'uci' : protocol:
			return { type: 'hello' };
		case 'isready':
			return { type: 'ready' };
		case 'ucinewgame':
		case 'usinewgame':
			return { type: 'newGame' };
		case 'setoption':
			return optionOf(words, protocol !== 'ucci');
		case 'position':
			return positionOf(words);
		case 'fen':
		case 'startpos':
			return positionOf([first, ...words]);
		case 'go':
			return { type: 'go', limits: readLimits(words, protocol, toMove()) };
		case 'stop':
			return { type: 'stop' };
		case 'ponderhit':
			return { type: 'ponderHit' };
		case 'quit':
			return { type: 'quit' };
		case '':
		case 'debug':
		case 'register':
		case 'gameover':
		case 'banmoves':
			return { type: 'nothing' };
		default:
			return { type: 'unknown', text: line };
	}
};
