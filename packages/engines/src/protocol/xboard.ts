import type { EngineOption, Info, Limits, Message, OptionValue, PositionText, Score } from './messages.js';
import { optionOf } from './option.js';
import type { Features, Protocol } from './protocol.js';

/** Scores of at least this many hundredths are a mate, and the rest the number of moves. */
const MATE = 100_000;

const scoreOf = (value: number): Score =>
	Math.abs(value) < MATE ? { kind: 'points', value } : { kind: 'mate', value: Math.sign(value) * (Math.abs(value) - MATE) };

/** Line of thinking: depth, score, hundredths of a second, nodes, then others numbers up to a tab, then the moves. */
const THINKING = /^(\d+)[.&+]?\s+([+-]?\d+)\s+(\d+)\s+(\d+)(?:\s+(.*))?$/;

/** Whether a word of a line is a move: not a number of one, and not a mark of the engine. */
const isMove = (word: string): boolean => /[a-zA-Z@]/.test(word) && !/[()<>{}[\]]/.test(word);

const infoOf = ([, depth, score, time, nodes, rest = '']: readonly string[]): Info => {
	const tab = rest.indexOf('\t');
	const [selective, speed, hits] = tab < 0 ? [] : rest.slice(0, tab).trim().split(/\s+/).map(Number);
	const moves = (tab < 0 ? rest : rest.slice(tab + 1)).split(/\s+/).map((word) => word.replace(/^\d+\.+/, ''));
	const line = moves.findIndex((word) => word !== '' && !isMove(word) && !/^\d*\.*$/.test(word));
	return {
		depth: Number(depth),
		score: scoreOf(Number(score)),
		time: Number(time) * 10,
		nodes: Number(nodes),
		rank: 1,
		moves: (line < 0 ? moves : moves.slice(0, line)).filter(isMove),
		...(selective ? { selectiveDepth: selective } : {}),
		...(speed ? { speed } : {}),
		...(hits ? { tablebaseHits: hits } : {}),
	};
};

/** An option of `feature option="NAME -spin 1 0 9"`. */
const optionIn = (text: string): EngineOption | undefined => {
	const parts = /^(.*?)\s+-(\w+)\s*(.*)$/s.exec(text);
	if (parts === null) return undefined;
	const [, name = '', type = '', rest = ''] = parts;
	if (type === 'spin' || type === 'slider') {
		const [initial = '', least = '', most = ''] = rest.trim().split(/\s+/);
		return optionOf(name, 'spin', initial, Number(least), Number(most), []);
	}
	if (type === 'combo') {
		const values = rest.split(/\s*\/\/\/\s*/).map((one) => one.trim());
		const initial = values.find((one) => one.startsWith('*'))?.slice(1) ?? values[0] ?? '';
		return optionOf(
			name,
			type,
			initial,
			0,
			0,
			values.map((one) => one.replace(/^\*/, '')),
		);
	}
	const simple = type === 'save' || type === 'reset' ? 'button' : type;
	return optionOf(name, simple, rest, 0, 0, []);
};

const featureMessages = (text: string): readonly Message[] =>
	Array.from(text.matchAll(/([A-Za-z]\w*)\s*=\s*(?:"([^"]*)"|(\S+))/g), ([whole, name = '', quoted, bare = '']): readonly Message[] => {
		const value = quoted ?? bare;
		const feature: Message = { type: 'feature', name, value };
		if (name === 'done') return [{ type: value === '1' ? 'started' : 'wait' }];
		if (name === 'myname') return [{ type: 'name', text: value }];
		if (name === 'variants') return [feature, { type: 'variants', names: value.split(/\s*,\s*/).filter((one) => one !== '') }];
		if (name !== 'option') return [feature];
		const option = optionIn(value);
		return [option === undefined ? { type: 'unreadable', text: whole } : { type: 'option', option }];
	}).flat();

const read = (line: string): Message | readonly Message[] => {
	const text = line.trim();
	const thinking = THINKING.exec(text);
	if (thinking !== null) return { type: 'info', info: infoOf(thinking) };
	const [first = '', ...others] = text.split(/\s+/);
	const rest = others.join(' ');
	switch (first) {
		case 'feature': {
			const messages = featureMessages(rest);
			return messages.length === 0 ? { type: 'unreadable', text } : messages;
		}
		case 'move':
			return rest === '' ? { type: 'unreadable', text } : { type: 'best', best: { move: rest } };
		case 'pong':
			return { type: 'ready', token: rest };
		case 'resign':
			return { type: 'best', best: { says: 'resign' } };
		case 'tellusererror':
		case 'Error':
			// Not every engine knows the requests that it may ignore.
			return { type: IGNORED.test(text) ? 'remark' : 'complaint', text };
		case 'Illegal':
			return { type: 'refused', text };
		case '1-0':
		case '0-1':
		case '1/2-1/2':
			return { type: 'best', best: {} };
		case 'tellicsnoalias':
		case 'telluser':
		case 'tellothers':
		case 'tellall':
		case 'tellics':
		case 'askuser':
		case 'offer':
		case 'setup':
		case 'highlight':
		case 'stat01:':
		case '':
			return { type: 'remark', text };
		default:
			// Engines print what they like: lines of commentary begin with a sign, and older ones greet.
			return /^[#%*!(]|^\d+\.|^[A-Z]\w* [\w.]+$|^Hint:/.test(text) || first === 'Chess'
				? { type: 'remark', text }
				: { type: 'unreadable', text };
	}
};

/** Requests that an engine may not know. */
const IGNORED = /command\)\s*:\s*(accepted|easy|hard|post|xboard|protover)\b/;

/** Hundredths of seconds, of which XBoard counts its clocks. */
const centis = (milliseconds: number): number => Math.round(milliseconds / 10);
const seconds = (milliseconds: number): number => Math.max(1, Math.round(milliseconds / 1000));

/** The minutes of a clock, as `level` has them: `5` or `0:30`. */
const minutes = (milliseconds: number): string => {
	const all = seconds(milliseconds);
	return all % 60 === 0 ? String(all / 60) : `${Math.floor(all / 60)}:${String(all % 60).padStart(2, '0')}`;
};

const limitLines = ({ depth, moveTime, clock, increment, movesToGo }: Limits, toMove: 0 | 1): readonly string[] => [
	...(depth === undefined ? [] : [`sd ${depth}`]),
	...(moveTime === undefined ? [] : [`st ${moveTime % 1000 === 0 ? moveTime / 1000 : (moveTime / 1000).toFixed(2)}`]),
	...(clock === undefined
		? []
		: [
				`level ${movesToGo ?? 0} ${minutes(clock[toMove])} ${(increment?.[toMove] ?? 0) / 1000}`,
				`time ${centis(clock[toMove])}`,
				`otim ${centis(clock[1 - toMove]!)}`,
			]),
];

const newGame = (variant: string | undefined): readonly string[] => [
	'new',
	...(variant === undefined || variant === 'normal' || variant === 'chess' ? [] : [`variant ${variant}`]),
];

const go = ({ start, moves = [], toMove = 0 }: PositionText, limits: Limits, features: Features, variant?: string): readonly string[] => {
	const prefix = features.get('usermove') === '1' ? 'usermove ' : '';
	return [
		// It forgets the limits of the search before.
		...newGame(variant),
		'force',
		'post',
		...(limits.ponder ? ['hard'] : ['easy']),
		...(start === undefined ? [] : [`setboard ${start}`]),
		...moves.map((move) => prefix + move),
		...(limits.infinite ? ['analyze'] : [...limitLines(limits, toMove), 'go']),
	];
};

/** The Chess Engine Communication Protocol 2 of XBoard and WinBoard. */
export const xboard: Protocol = {
	name: 'xboard',
	variant: 'normal',
	hello: ['xboard', 'protover 2'],
	mayBeMute: true,
	read,
	accept: (features) => [...features.keys()].map((name) => `accepted ${name}`),
	ping: (token, features) => (features.get('ping') === '1' ? `ping ${token}` : undefined),
	option: ({ name, type }: EngineOption, value: OptionValue) =>
		type === 'button' ? `option ${name}` : `option ${name}=${typeof value === 'boolean' ? Number(value) : (value ?? '')}`,
	newGame,
	go,
	// An analysis has no answer: its last line is the result.
	stop: ({ infinite }) => (infinite ? { line: 'exit', answers: false } : { line: '?', answers: true }),
	ponderHit: undefined,
	unsupported: ['nodes', 'mate', 'byoyomi', 'only', 'ponder'],
	// Without it, the engine would play for both sides, or think on.
	afterAnswer: 'force',
};
