import { apply, outcome, type Position, turn } from '@x/core';
import { choose } from '@x/opponent';
import * as strings from '../../strings/worker/opponent.js';
import { winName } from '../end-view.js';
import type { SelfPlayOptions, SelfPlayView } from '../opponent-views.js';
import { capital, reasonWords, sideTitle } from '../words.js';
import { RuleWatch } from './unused-rules.js';

/** A game that lasts longer is stopped, and counts as a draw. */
const LONGEST = 400;

interface Ending {
	readonly text: string;
	readonly winner: string | undefined;
	readonly moves: number;
}

const add = (map: Map<string, number>, name: string): void => {
	map.set(name, (map.get(name) ?? 0) + 1);
};

/** Plays one game; draws that can be claimed are claimed. */
function* playGame(start: Position, { levels, nodes }: SelfPlayOptions, seed: number, watch: RuleWatch): Generator<undefined, Ending> {
	const { sideOrder } = start.game.ruleset;
	let position = start;
	watch.start(start);
	for (let moves = 0; moves < LONGEST; moves++) {
		const end = outcome(position, { claims: true });
		if (end !== undefined) {
			watch.end(end.reason);
			const text = (end.winner === undefined ? undefined : winName(start.game, end.reason)) ?? capital(reasonWords(end.reason));
			return { text: end.claim === undefined ? text : strings.claimed(text), winner: end.winner, moves };
		}
		const level = levels[sideOrder.indexOf(turn(position).side)] ?? 'random';
		const choice = yield* choose(position, { level, nodes, seed: seed + moves });
		if (choice === undefined) break;
		watch.move(choice.move);
		position = apply(position, choice.move);
		yield;
	}
	return { text: strings.stopped(LONGEST), winner: undefined, moves: LONGEST };
}

/** Plays games of the computer against itself, in steps; yields the table after each game. */
export function* playGames(start: Position, options: SelfPlayOptions): Generator<SelfPlayView | undefined, void> {
	const { game } = start;
	const { games, seed } = options;
	const wins = new Map(game.ruleset.sideOrder.map((side) => [side, 0]));
	const ends = new Map<string, number>();
	const lengths: number[] = [];
	const watch = new RuleWatch(game);
	for (let played = 1; played <= games; played++) {
		const { text, winner, moves } = yield* playGame(start, options, seed * 7919 + played * 1009, watch);
		if (winner !== undefined) add(wins, winner);
		add(ends, text);
		lengths.push(moves);
		const won = [...wins.values()].reduce((sum, count) => sum + count, 0);
		yield {
			games,
			played,
			wins: [...wins].map(([side, count]) => ({ side: capital(sideTitle(game, side)), count })),
			draws: played - won,
			length: {
				average: lengths.reduce((sum, length) => sum + length, 0) / played,
				shortest: Math.min(...lengths),
				longest: Math.max(...lengths),
			},
			ends: [...ends].map(([text, count]) => ({ text, count })).sort((a, b) => b.count - a.count),
			never: watch.unused(),
			done: played === games,
		};
	}
}
