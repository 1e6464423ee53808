import type { GameRecord, Start } from '../src/state/app-state.js';
import { allCapabilities } from '../src/worker/all-capabilities.js';
import { playableGame } from '../src/worker/all-games.js';
import { createEngine } from '../src/worker/engine.js';
import { moreAnswers } from '../src/worker/more-answers.js';
import type { MoveNode, PositionView, Reading } from '../src/worker/protocol.js';

export const engine = createEngine(playableGame, moreAnswers(allCapabilities));

export const cell = (name: string): number => playableGame('chess')!.game.cell(name);

export const text = (value: string): GameRecord => ({ kind: 'text', text: value });

export const moves = (...names: string[]): GameRecord => ({ kind: 'moves', moves: names });

export interface Asked {
	readonly ruleset?: string;
	readonly start?: Start;
	readonly node?: number;
	readonly caret?: number;
	readonly game?: number | undefined;
}

/** The real engine's reading of a record. */
export const read = (record: GameRecord, { ruleset = 'chess', start = { kind: 'preset' }, node, caret, game }: Asked = {}): Reading =>
	engine.answer('read', {
		doc: { ruleset, start, record, game },
		place: caret === undefined ? { node: node ?? Number.MAX_SAFE_INTEGER } : { caret },
	});

export const sans = (nodes: readonly MoveNode[]): readonly string[] => nodes.slice(1).map(({ san }) => san);

export const legalMove = (position: PositionView, san: string): PositionView['legal'][number] => {
	const found = position.legal.find((move) => move.san === san);
	if (found === undefined) throw new Error(`${san} is not legal here`);
	return found;
};
