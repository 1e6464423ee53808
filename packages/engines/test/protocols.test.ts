import { describe, expect, it } from 'vitest';
import { type Limits, type ProtocolName, protocols } from '../src/protocols.js';

/** A line of an engine, and what it means. */
const LINES: readonly (readonly [ProtocolName, string, unknown])[] = [
	['uci', 'id name Stockfish 15.1', { type: 'name', text: 'Stockfish 15.1' }],
	['uci', 'uciok', { type: 'started' }],
	['uci', 'readyok\r', { type: 'ready' }],
	[
		'uci',
		'option name Skill Level type spin default 20 min -20 max 20',
		{ type: 'option', option: { name: 'Skill Level', type: 'spin', initial: 20, least: -20, most: 20 } },
	],
	['uci', 'option name A B type string default <empty>', { type: 'option', option: { name: 'A B', type: 'string', initial: '' } }],
	['uci', 'option name Hash type spin default many', { type: 'unreadable', text: 'option name Hash type spin default many' }],
	['uci', 'bestmove e7e8q', { type: 'best', best: { move: 'e7e8q', ponder: undefined, says: undefined } }],
	['uci', 'bestmove (none)', { type: 'best', best: { move: undefined, ponder: undefined, says: undefined } }],
	['uci', 'info string NNUE is used', { type: 'info', info: { rank: 1, moves: [], text: 'NNUE is used' } }],
	[
		'uci',
		'info depth 8 currmove e2e4 currmovenumber 3',
		{ type: 'info', info: { rank: 1, moves: [], depth: 8, current: 'e2e4', currentNumber: 3 } },
	],
	[
		'uci',
		'info depth 17 seldepth 20 multipv 2 score cp 38 upperbound wdl 200 700 100 nodes 228044 nps 757621 hashfull 103 tbhits 1 time 301 pv d2d4 d7d5',
		{
			type: 'info',
			info: {
				depth: 17,
				selectiveDepth: 20,
				rank: 2,
				score: { kind: 'points', value: 38, bound: 'upper' },
				chances: [0.2, 0.7, 0.1],
				nodes: 228044,
				speed: 757621,
				tableUse: 0.103,
				tablebaseHits: 1,
				time: 301,
				moves: ['d2d4', 'd7d5'],
			},
		},
	],
	['uci', 'info score mate -3 pv P@e4', { type: 'info', info: { rank: 1, score: { kind: 'mate', value: -3 }, moves: ['P@e4'] } }],
	['uci', 'info depth x', { type: 'info', info: { rank: 1, moves: [] }, faults: ['depth x'] }],
	['usi', 'info score mate 5 pv B*5e', { type: 'info', info: { rank: 1, score: { kind: 'mate', value: 3 }, moves: ['B*5e'] } }],
	[
		'usi',
		'info score mate + pv 7g7f',
		{ type: 'info', info: { rank: 1, score: { kind: 'mate', value: Number.POSITIVE_INFINITY }, moves: ['7g7f'] } },
	],
	['usi', 'bestmove resign', { type: 'best', best: { move: undefined, ponder: undefined, says: 'resign' } }],
	['usi', 'bestmove win', { type: 'best', best: { move: undefined, ponder: undefined, says: 'win' } }],
	[
		'ucci',
		'option hashsize type spin default 16 min 1 max 64',
		{ type: 'option', option: { name: 'hashsize', type: 'spin', initial: 16, least: 1, most: 64 } },
	],
	[
		'ucci',
		'info depth 3 score -79 pv h7h1 e2e6',
		{ type: 'info', info: { rank: 1, depth: 3, score: { kind: 'points', value: -79 }, moves: ['h7h1', 'e2e6'] } },
	],
	['ucci', 'nobestmove', { type: 'best', best: {} }],
	['ucci', 'bestmove h2e2 draw', { type: 'best', best: { move: 'h2e2', ponder: undefined, says: 'draw' } }],
	[
		'xboard',
		'feature ping=1 myname="GNU Chess" variants="normal,atomic" option="Style -combo Solid /// *Wild" done=1',
		[
			{ type: 'feature', name: 'ping', value: '1' },
			{ type: 'name', text: 'GNU Chess' },
			{ type: 'feature', name: 'variants', value: 'normal,atomic' },
			{ type: 'variants', names: ['normal', 'atomic'] },
			{ type: 'option', option: { name: 'Style', type: 'combo', initial: 'Wild', values: ['Solid', 'Wild'] } },
			{ type: 'started' },
		],
	],
	[
		'xboard',
		'  7 +17 2 55361 Nc6 Nc3 Nf6',
		{
			type: 'info',
			info: { depth: 7, score: { kind: 'points', value: 17 }, time: 20, nodes: 55361, rank: 1, moves: ['Nc6', 'Nc3', 'Nf6'] },
		},
	],
	[
		'xboard',
		'14 100005 66 735040 20 1100359 2\t 1. a7a8q e8f7',
		{
			type: 'info',
			info: {
				depth: 14,
				score: { kind: 'mate', value: 5 },
				time: 660,
				nodes: 735040,
				rank: 1,
				moves: ['a7a8q', 'e8f7'],
				selectiveDepth: 20,
				speed: 1100359,
				tablebaseHits: 2,
			},
		},
	],
	['xboard', 'Illegal move (in check): e2e4', { type: 'refused', text: 'Illegal move (in check): e2e4' }],
	['xboard', 'Error (unkown command): post', { type: 'remark', text: 'Error (unkown command): post' }],
	['xboard', '# a remark', { type: 'remark', text: '# a remark' }],
	['xboard', 'pong 3', { type: 'ready', token: '3' }],
	['xboard', '1-0 {White mates}', { type: 'best', best: {} }],
	['xboard', 'blah', { type: 'unreadable', text: 'blah' }],
];

/** A search, and the lines that ask for it. */
const SEARCHES: readonly (readonly [ProtocolName, Limits, readonly string[]])[] = [
	[
		'uci',
		{ clock: [1000, 2000], increment: [10, 20], movesToGo: 5, only: ['e2e4'] },
		['position startpos moves e2e4', 'go wtime 1000 btime 2000 winc 10 binc 20 movestogo 5 searchmoves e2e4'],
	],
	['uci', { nodes: 100, mate: 3 }, ['position startpos moves e2e4', 'go nodes 100 mate 3']],
	['usi', { clock: [1000, 2000], byoyomi: 500 }, ['position startpos moves e2e4', 'go btime 1000 wtime 2000 byoyomi 500']],
	[
		'ucci',
		{ clock: [1000, 2000], increment: [10, 20] },
		['position startpos moves e2e4', 'go time 2000 increment 20 opptime 1000 oppincrement 10'],
	],
	['ucci', { moveTime: 300 }, ['position startpos moves e2e4', 'go time 300 movestogo 1']],
	['uci-cyclone', { infinite: true }, ['startpos moves e2e4', 'go infinite']],
	[
		'xboard',
		{ clock: [60_000, 90_000], increment: [0, 2000], movesToGo: 40 },
		['new', 'force', 'post', 'easy', 'e2e4', 'level 40 1:30 2', 'time 9000', 'otim 6000', 'go'],
	],
	['xboard', { infinite: true }, ['new', 'force', 'post', 'easy', 'e2e4', 'analyze']],
];

describe('a line of an engine', () => {
	it.each(LINES)('of %s is read: %s', (protocol, line, message) => {
		expect(protocols[protocol].read(line)).toEqual(message);
	});

	it('never makes reading fail', () => {
		const words = [
			'info',
			'bestmove',
			'option',
			'name',
			'score',
			'cp',
			'mate',
			'pv',
			'feature',
			'1',
			'-',
			'=',
			'"',
			'type',
			'combo',
			'string',
			'\t',
			'wdl',
			'',
		];
		let seed = 3;
		for (let count = 0; count < 5000; count++) {
			const line = Array.from({ length: seed % 9 }, () => {
				seed = (seed * 1103515245 + 12345) % 2147483648;
				return words[seed % words.length]!;
			}).join(' ');
			for (const protocol of Object.values(protocols)) expect(protocol.read(line)).toBeTypeOf('object');
			seed = (seed * 1103515245 + 12345) % 2147483648;
		}
	});
});

describe('a search', () => {
	it.each(SEARCHES)('of %s is asked for: %j', (protocol, limits, lines) => {
		expect(protocols[protocol].go({ moves: ['e2e4'], toMove: 1 }, limits, new Map())).toEqual(lines);
	});
});
