import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { clockText, limitsText } from '../../src/players/limits.js';
import { checkProgram, readPlayer } from '../../src/players/player-choice.js';

const none = { given: {}, program: { moveTime: 100 }, opponent: { nodes: 200 } };
const read = (text: string, given = {}): ReturnType<typeof readPlayer> => readPlayer(text, '/games', { ...none, given });

describe('an ENGINE', () => {
	it('is a program with its arguments and settings', () => {
		expect(
			read(`gnuchess --uci "two words" option.Hash=64 'option.Skill Level=3' name=Mine protocol=xboard variant=normal nodes=5`),
		).toEqual({
			kind: 'program',
			name: 'Mine',
			limits: { nodes: 5 },
			command: 'gnuchess',
			arguments: ['--uci', 'two words'],
			protocol: 'xboard',
			options: { Hash: '64', 'Skill Level': '3' },
			variant: 'normal',
		});
	});

	it('is found in PATH by its name, and by a path from the folder of the user', () => {
		expect(read('stockfish')).toMatchObject({ command: 'stockfish', name: 'stockfish', protocol: 'uci', limits: { moveTime: 100 } });
		expect(read('./bin/sf')).toMatchObject({ command: resolve('/games/bin/sf'), name: 'sf' });
	});

	it('is the computer player', () => {
		expect(read('opponent')).toEqual({ kind: 'opponent', name: 'opponent:search', limits: { nodes: 200 }, level: 'search' });
		expect(read('opponent:random clock=60 nodes=5')).toMatchObject({ level: 'random', limits: { clock: { base: 60_000, increment: 0 } } });
	});

	it('has its own limits, those of all, or the usual ones', () => {
		expect(read('sf depth=4', { nodes: 9 }).limits).toEqual({ depth: 4 });
		expect(read('sf', { nodes: 9 }).limits).toEqual({ nodes: 9 });
		expect(read('sf clock=40/60.5+0.25').limits).toEqual({ clock: { base: 60_500, increment: 250, moves: 40 } });
	});

	it.each([
		['', 'Expected an engine, found "".'],
		['option.Hash=1', 'Expected an engine'],
		['opponent:fast', 'Expected opponent:random, opponent:greedy or opponent:search, found "opponent:fast"'],
		['opponent option.Hash=1', 'Expected name= or limits behind opponent, found "option.Hash".'],
		['sf protocol=uxi', 'Expected one of uci, usi, ucci, uci-cyclone, xboard for protocol=, found "uxi".'],
		['sf nodes=1 nodes=2', 'Expected nodes once'],
		['sf nodes=0', 'Expected a whole number of at least 1 for nodes=, found "0".'],
		['sf clock=fast', 'Expected a clock such as 60+0.5 for clock=, found "fast".'],
		['sf clock=0', 'Expected a clock'],
	])('refuses %j', (text, message) => {
		expect(() => read(text)).toThrow(message);
	});

	it('is started for others only if this machine names it', () => {
		const program = read('stockfish');
		expect(() => checkProgram(program, {})).toThrow('Expected an engine that X_ENGINES names, found "stockfish" in a job.');
		expect(() => checkProgram(program, { X_ENGINES: 'gnuchess stockfish' })).not.toThrow();
		expect(() => checkProgram(read('opponent'), {})).not.toThrow();
	});
});

it('writes limits in words', () => {
	expect(clockText({ base: 60_500, increment: 250, moves: 40 })).toBe('40/60.5+0.25');
	expect(limitsText({ clock: { base: 1000, increment: 0 }, moveTime: 5, nodes: 6, depth: 7 })).toBe(
		'clock 1, 5 ms a move, 6 nodes, depth 7',
	);
});
