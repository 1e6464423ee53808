import { ENDED, MOVED } from '../../board/registers.js';
import { testOf } from '../../evaluate/expressions.js';
import { moveGiven } from '../../position/arguments.js';
import type { GameOutcome } from '../../position/game-outcome.js';
import { givenEnd } from '../../position/given-end.js';
import { orderTied } from '../../position/order.js';
import { printAsText } from '../../position/picture.js';
import { RecentLists } from '../../position/recent-lists.js';
import { isSameMove, ownMove } from '../../position/same-move.js';
import type { Engine, Game, Move, MoveNameParts, Root } from '../../position/types.js';
import { uniqueName } from '../../position/unique-name.js';
import type { Cond } from '../../rules/types.js';
import { attackersOn } from './attack/attackers.js';
import { moveTo, onBoard } from './board-cursor.js';
import { collect } from './collect.js';
import type { CompiledGame } from './compiled-game.js';
import { key } from './identity.js';
import { moveNamePartsOf } from './move-name-parts.js';
import { lastMove, PackedMove } from './moves.js';
import { legalMovesTo } from './moves-to.js';
import { BulkCounter } from './perft/bulk-counter.js';
import { count } from './perft/count.js';
import { LazyPosition } from './position.js';
import { TO } from './tables/tables.js';

/** The table engine: positions hold no board, the one board in play is brought to them. It plays every game that compiles. */
export class TableEngine implements Engine {
	ground: CompiledGame;
	private bulkCounter: BulkCounter | undefined;
	private readonly lists = new RecentLists();

	constructor(ground: CompiledGame) {
		this.ground = ground;
		printAsText(PackedMove, 'Move ');
	}

	/** Continues with a game that was loaded again. */
	replace(ground: CompiledGame): void {
		this.ground = ground;
		this.bulkCounter = undefined;
	}

	begin(game: Game, root: Root): LazyPosition {
		const position = new LazyPosition(game as LazyPosition['game'], root, undefined, 0, 0, undefined);
		return onBoard(position, () => position);
	}

	board(position: LazyPosition): ArrayLike<number> {
		return onBoard(position, ({ boardState }) => boardState.board);
	}

	registers(position: LazyPosition): ArrayLike<number> {
		return onBoard(position, ({ boardState }) => boardState.registers);
	}

	legal(position: LazyPosition): readonly Move[] {
		const known = this.lists.of(position);
		if (known !== undefined) return known;
		const moves = onBoard(position, (inPlay) =>
			inPlay.outcomes.decided() ? [] : inPlay.generator.during((base) => collect(inPlay, position, base)),
		);
		return this.lists.keep(position, orderTied(moves));
	}

	any(position: LazyPosition): boolean {
		const known = this.lists.of(position);
		if (known !== undefined) return known.length > 0;
		return onBoard(position, ({ outcomes, generator }) => !outcomes.decided() && generator.any());
	}

	own(position: LazyPosition, move: Move): Move | undefined {
		return move instanceof PackedMove && move.position === position ? move : ownMove(position, moveGiven(move));
	}

	same(a: Move, b: Move): boolean {
		return isSameMove(a, b);
	}

	moveName(move: Move): string {
		return uniqueName(move);
	}

	moveNameParts(move: Move): MoveNameParts {
		return moveNamePartsOf(this, move);
	}

	apply(position: LazyPosition, move: Move): LazyPosition {
		const { route, detail, recorded } = move as PackedMove;
		const { game } = position;
		return onBoard(position, () => {
			const child = new LazyPosition(game, position.root, position, route, detail, recorded);
			game.cursor.step(child);
			return child;
		});
	}

	movesTo(position: LazyPosition, to: number, kind: number, from: number): readonly Move[] {
		return legalMovesTo(this, position, to, kind, from);
	}

	marked(position: LazyPosition): readonly Move[] {
		return this.legal(position).filter(({ marks }) => marks.length > 0);
	}

	lastMove(position: LazyPosition): Move | undefined {
		return lastMove(position);
	}

	key(position: LazyPosition): string {
		return key(position);
	}

	royals(position: LazyPosition, side: number): readonly number[] {
		return onBoard(position, ({ attacks }) => attacks.royals(side));
	}

	attackers(position: LazyPosition, cell: number, side: number): number[] {
		return onBoard(position, (inPlay) => [...attackersOn(inPlay, cell, side)]);
	}

	holds(position: LazyPosition, side: number, condition: Cond): boolean {
		return onBoard(position, (inPlay) => {
			const context = inPlay.player.settle(inPlay.frames.push());
			context.side = side;
			const answer = testOf(inPlay, condition)(context);
			inPlay.frames.pop();
			return answer;
		});
	}

	check(position: LazyPosition, asked: number): boolean {
		return onBoard(position, ({ ruleset, attacks, player, frames }) => {
			const side = asked < 0 ? player.sideNow() : asked;
			if ('check' in ruleset.defs) return this.holds(position, side, { def: 'check' });
			const answer = attacks.royalAttacked(side, player.settle(frames.push()));
			frames.pop();
			return answer;
		});
	}

	outcome(position: LazyPosition, claims: boolean): GameOutcome | undefined {
		const given = givenEnd(position);
		if (given !== undefined) return given;
		return onBoard(position, ({ outcomes }) => {
			const early = outcomes.before();
			if (early !== undefined) return early;
			// A finished game cannot be claimed: claims are tested last.
			if (this.any(position)) {
				if (!claims) return undefined;
				moveTo(position);
				return outcomes.before(true);
			}
			moveTo(position);
			return outcomes.stuck() ?? { reason: 'stuck', draw: true };
		});
	}

	endedByMove(position: LazyPosition): boolean {
		const registers = this.registers(position);
		return registers[ENDED] !== 0 || registers[MOVED] !== 0;
	}

	mayRecur(position: LazyPosition): boolean {
		return position.game.occurrences.of(position).below !== undefined;
	}

	perft(position: LazyPosition, depth: number, turns: boolean): number {
		return onBoard(position, (inPlay) => {
			this.bulkCounter ??= new BulkCounter(inPlay);
			return count(inPlay, this.bulkCounter, depth, turns);
		});
	}

	reach(code: number, cell: number): readonly number[] | undefined {
		const { tables, size, codes, plan } = this.ground;
		if (plan.kinds[codes.kinds[codes.kind[code]!]!]!.programs.length > 0) return undefined;
		const row = code * size + cell;
		const targets: number[] = [...tables.leaps.items.slice(tables.leaps.start[row], tables.leaps.start[row + 1])];
		const ride = (ray: number): void => {
			targets.push(...tables.rays.items.slice(tables.rays.start[ray], tables.rays.start[ray + 1]));
		};
		for (let entry = tables.chains.start[row]!; entry < tables.chains.start[row + 1]!; entry++) {
			const { start, items } = tables.endings;
			const list = tables.chains.ends[entry]!;
			// A piece that always becomes another kind there never stands there itself.
			const stays = items.slice(start[list], start[list + 1]).some((ending) => ending === 0 || codes.kind[ending] === codes.kind[code]);
			if (stays) targets.push(tables.chains.head[entry]! & TO);
		}
		for (let entry = tables.rides.start[code]!; entry < tables.rides.start[code + 1]!; entry++)
			ride(tables.rides.direction[entry]! * size + cell);
		for (let entry = tables.tracks.start[row]!; entry < tables.tracks.start[row + 1]!; entry++) ride(tables.tracks.ray[entry]!);
		for (const { direction, hop } of tables.hoppers[code] ?? []) if (hop) ride(direction * size + cell);
		return targets;
	}
}
