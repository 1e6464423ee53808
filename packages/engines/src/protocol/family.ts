import { readInfo } from './info.js';
import type { Best, EngineOption, Limits, Message, OptionValue, PositionText } from './messages.js';
import { readOption } from './option.js';
import type { Protocol } from './protocol.js';

/** The differences of the protocols that are like UCI. */
export interface Member {
	readonly name: Protocol['name'];
	readonly variant: string;
	/** The first word, and the last one of the answer. */
	readonly hello: string;
	readonly started: string;
	readonly newGame: string | undefined;
	/** The words before a start in the engine's notation, and the start of the game. */
	readonly start: string;
	readonly initial: string;
	/** Whether options have the word `name`. */
	readonly namedOptions: boolean;
	/** Whether a mate is counted in moves of both sides. */
	readonly plies: boolean;
	readonly ponderHit: string;
	readonly unsupported: readonly (keyof Limits)[];
	/** The words of the limits behind `go`. */
	limits(limits: Limits, toMove: 0 | 1): readonly (string | number)[];
}

/** The words that engines say instead of a move. */
const NO_MOVE = ['(none)', '0000', 'none', 'null'];
const SAYS: Readonly<Record<string, Best['says']>> = { resign: 'resign', win: 'win', draw: 'draw' };

const bestOf = ([move, ...others]: readonly string[]): Message => {
	if (move === undefined) return { type: 'unreadable', text: 'bestmove' };
	const at = others.indexOf('ponder');
	const ponder = at < 0 ? undefined : others[at + 1];
	const says = SAYS[move] ?? others.map((word) => SAYS[word]).find((word) => word !== undefined);
	const none = SAYS[move] !== undefined || NO_MOVE.includes(move);
	return {
		type: 'best',
		best: { move: none ? undefined : move, ponder: ponder !== undefined && NO_MOVE.includes(ponder) ? undefined : ponder, says },
	};
};

/** The option that chooses the variant. Some engines keep its name of UCI in other protocols. */
const VARIANT = /^U[CS]I_Variant$/;

const optionMessages = (option: EngineOption | undefined, line: string): Message | readonly Message[] => {
	if (option === undefined) return { type: 'unreadable', text: line };
	const message: Message = { type: 'option', option };
	if (option.type !== 'combo' || !VARIANT.test(option.name)) return message;
	return [message, { type: 'variants', names: option.values, option: option.name }];
};

const read = (line: string, { started, namedOptions, plies }: Member): Message | readonly Message[] => {
	const text = line.trim();
	const words = text.split(/\s+/);
	const [first, second] = words;
	switch (first) {
		case 'info': {
			const { info, faults } = readInfo(words.slice(1), plies);
			return faults.length === 0 ? { type: 'info', info } : { type: 'info', info, faults };
		}
		case 'bestmove':
			return bestOf(words.slice(1));
		case 'nobestmove':
			return { type: 'best', best: {} };
		case 'readyok':
			return { type: 'ready' };
		case started:
			return { type: 'started' };
		case 'id':
			if (second === 'name' || second === 'author') return { type: second, text: words.slice(2).join(' ') };
			return { type: 'remark', text };
		case 'option':
			return namedOptions && second !== 'name'
				? { type: 'unreadable', text }
				: optionMessages(readOption(words.slice(namedOptions ? 2 : 1)), text);
		case 'copyprotection':
		case 'registration':
			return second === 'error' ? { type: 'complaint', text } : { type: 'remark', text };
		case 'bye':
		case 'checkmate':
		case '':
			return { type: 'remark', text };
		default:
			if (/^(illegal|invalid) (move|position|fen)\b/i.test(text)) return { type: 'refused', text };
			if (/^(error|fatal|panic|exception|no such option)\b/i.test(text)) return { type: 'complaint', text };
			return { type: 'unreadable', text };
	}
};

const positionLine = ({ start, initial }: Member, { start: given, moves = [] }: PositionText): string =>
	`${given === undefined ? initial : `${start} ${given}`}${moves.length === 0 ? '' : ` moves ${moves.join(' ')}`}`;

const optionLine = (named: boolean, { name, type }: EngineOption, value: OptionValue): string => {
	const words = named ? `setoption name ${name}` : `setoption ${name}`;
	if (type === 'button') return words;
	const text = value === '' ? '<empty>' : String(value);
	return named ? `${words} value ${text}` : `${words} ${text}`;
};

/** A protocol like UCI. */
export const familyMember = (member: Member): Protocol => ({
	name: member.name,
	variant: member.variant,
	hello: [member.hello],
	mayBeMute: false,
	read: (line) => read(line, member),
	accept: () => [],
	ping: () => 'isready',
	option: (option, value) => optionLine(member.namedOptions, option, value),
	newGame: () => (member.newGame === undefined ? [] : [member.newGame]),
	go: (position, limits) => [positionLine(member, position), ['go', ...member.limits(limits, position.toMove ?? 0)].join(' ')],
	stop: () => ({ line: 'stop', answers: true }),
	ponderHit: member.ponderHit,
	unsupported: member.unsupported,
	afterAnswer: undefined,
});

/** A limit with its word, unless it is missing. */
export const word = (name: string, value: number | undefined): readonly (string | number)[] => (value === undefined ? [] : [name, value]);

/** The words that UCI, USI and UCI-Cyclone have for limits. */
export const commonLimits = ({
	depth,
	nodes,
	mate,
	moveTime,
	clock,
	increment,
	movesToGo,
	infinite,
	ponder,
}: Limits): readonly (string | number)[] => [
	...(ponder ? ['ponder'] : []),
	...word('wtime', clock?.[0]),
	...word('btime', clock?.[1]),
	...word('winc', increment?.[0]),
	...word('binc', increment?.[1]),
	...word('movestogo', movesToGo),
	...word('depth', depth),
	...word('nodes', nodes),
	...word('mate', mate),
	...word('movetime', moveTime),
	...(infinite ? ['infinite'] : []),
];

/** The words for the only moves to search. They stand last: every word behind them is a move. */
export const onlyMoves = ({ only }: Limits): readonly string[] => (only === undefined ? [] : ['searchmoves', ...only]);
