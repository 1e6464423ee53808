import { type Branch, becoming } from '../../../analyse/plan.js';
import type { CompiledGame } from '../compiled-game.js';
import type { GameInPlay } from '../model.js';

import { auxOf, DROPPED, RECORDED, SCRIPTED, shapeOf, TAKING } from '../packed-move.js';
import { Threats } from './threats.js';

/**
 * Legality by pins and checks.
 *
 * Proof, under the conditions of `fits`: all attacks on the royal are table leaps and rides over empty cells. Filling a cell can only cut
 * such an attack. So a move of another piece exposes the royal if and only if emptying its origin does: the piece is the first on a line
 * from the royal, and the next piece behind it attacks along that line (a pin). Therefore, out of check, every plain move of an unpinned
 * piece is legal. In check by one attacker, such a move is legal if and only if it captures the attacker or fills a cell between. A move
 * of the royal is legal if and only if its target is not attacked with the royal lifted; the piece on the target is captured, and never
 * attacks its own cell. All other candidates (pinned pieces, captures on points, scripts, recorded walks, several checks) are tried on
 * the board.
 */
export class Pins extends Threats {
	/** Some law besides royal safety reads a mark. */
	private get lawMarks(): boolean {
		return this.inPlay.plan.facts.lawMarks !== undefined;
	}

	static fits(inPlay: GameInPlay, royalOnPoint: boolean): boolean {
		const { plan, pathRuntime, tables, ruleset } = inPlay;
		const { onlyRoyalLaw, staticRoyal, plainChoice, offBoardHooks } = plan.facts;
		const facts = onlyRoyalLaw && staticRoyal && plainChoice && offBoardHooks;
		const admitsAll = Object.values(ruleset.turn.phases).every((phase) => phase.pieces === undefined);
		// Only moves of the path runtime may set marks that other laws read, and these are tested against every law.
		const tabled = tables.scripts.some((scripts) =>
			scripts?.some(({ marks }) => marks.some((mark) => plan.facts.lawMarks?.includes(mark))),
		);
		return facts && !tabled && !royalOnPoint && pathRuntime?.attacks.captures() !== true && admitsAll && keepsRoyals(inPlay);
	}

	list(side: number, phase: number): void {
		const { inPlay, moveList } = this;
		const { list } = inPlay.boardState;
		const royal = inPlay.boardState.royalCell[side]!;
		const first = side * inPlay.size;
		const last = first + inPlay.boardState.counts[side]!;
		const start = moveList.top;
		this.scanThreats(royal, side);
		this.steps(royal, side);
		const { pinned, stamp } = this;
		if (this.checks < 2 || this.needsTrial) {
			const base = moveList.top;
			for (let place = first; place < last; place++) {
				const cell = list[place]!;
				if (pinned[cell] !== stamp && cell !== royal) moveList.piece(cell, side);
			}
			if (this.checks > 0 || this.risky) this.filter(base, side, royal);
		}
		this.listTried(start, side, phase, royal);
	}

	/** Some moves of unpinned pieces may expose the royal. */
	get risky(): boolean {
		return this.needsTrial || this.dangers > 0;
	}

	steps(royal: number, side: number): void {
		const { moveList } = this;
		const base = moveList.top;
		moveList.piece(royal, side);
		if (moveList.top > base) this.keepSteps(base, side, royal);
	}

	/** Keeps the safe steps of the royal above `base`; all are tested on one board without the royal. */
	private keepSteps(base: number, side: number, royal: number): void {
		const { inPlay, moveList } = this;
		const { boardState, attacks } = inPlay;
		const code = boardState.board[royal]!;
		boardState.lift(royal, 0);
		let kept = base;
		for (let index = base; index < moveList.top; index++) {
			const route = moveList.routes[index]!;
			if (attacks.byTable(route & 0xffff, 1 - side)) continue;
			// The lifted royal blocks no line: a cell that is safe now is safe while the royal stands.
			moveList.safeCells[route & 0xffff] = this.stamp;
			moveList.routes[kept] = route;
			moveList.details[kept++] = moveList.details[index]!;
		}
		moveList.top = kept;
		boardState.lift(royal, code);
	}

	listTried(start: number, side: number, phase: number, royal: number, tabled = false): void {
		const { inPlay, moveList, pinned, stamp } = this;
		const { boardState, pathRuntime } = inPlay;
		const { list, board } = boardState;
		const first = side * inPlay.size;
		const last = first + boardState.counts[side]!;
		const { tried } = moveList;
		moveList.tried = moveList.top;
		// Trials reorder the list of pieces, so everything is listed before anything is tried.
		if (this.pinnedCount > 0 && (this.checks < 2 || this.needsTrial))
			for (let place = first; place < last; place++) if (pinned[list[place]!] === stamp) moveList.piece(list[place]!, side);
		if (inPlay.royalScripts) {
			if (inPlay.scripted[board[royal]!] === 1) moveList.scripts(royal, side, stamp);
		} else if (inPlay.scripting) {
			for (let place = first; place < last; place++)
				if (inPlay.scripted[board[list[place]!]!] === 1) moveList.scripts(list[place]!, side, stamp);
		}
		moveList.pointTakes(side);
		if (pathRuntime !== undefined) {
			inPlay.safely(this.checks === 0 ? side : -1, () => {
				if (pathRuntime.lists.walks) for (const cell of list.slice(first, last)) pathRuntime.lists.piece(cell, side, start);
				if (!tabled) pathRuntime.lists.phase(side, phase, start);
			});
		}
		const base = moveList.tried;
		moveList.tried = tried;
		if (moveList.top > base) this.filter(base, side, royal);
	}

	filter(base: number, side: number, royal: number): void {
		const { moveList, pinned, evading, danger, stamp, checks, needsTrial } = this;
		const end = moveList.top;
		let kept = base;
		for (let index = base; index < end; index++) {
			const detail = moveList.details[index]!;
			const route = moveList.routes[index]!;
			const from = route >>> 16;
			const shape = detail >>> 26;
			if (needsTrial || danger[route & 0xffff] === stamp) {
				if (!this.safe(route, detail, side)) continue;
			} else if (shape === DROPPED) {
				// A drop fills a cell, so it can only cut an attack.
				if (checks > 1 || (checks === 1 && evading[route & 0xffff] !== stamp)) continue;
			} else if (shape >= TAKING || from === royal || pinned[from] === stamp || checks > 1) {
				if (!this.safe(route, detail, side)) continue;
			} else if (checks === 1 && evading[route & 0xffff] !== stamp) continue;
			moveList.routes[kept] = route;
			moveList.details[kept++] = detail;
		}
		moveList.top = kept;
		// Last, because a law that looks at replies overwrites the threats found here.
		if (this.lawMarks)
			moveList.keep(base, (route, detail) => shapeOf(detail) < RECORDED || this.inPlay.pathRuntime!.legality.lawful(route, detail, side));
	}

	filterFew(base: number, side: number, royal: number): void {
		const { inPlay, moveList } = this;
		const { checked, lines } = inPlay;
		if (moveList.top === base + 1 && moveList.routes[base]! >>> 16 === royal && moveList.details[base]! >>> 26 < TAKING) {
			this.keepSteps(base, side, royal);
			return;
		}
		let plain = checked === 0;
		for (let index = base; index < moveList.top && plain; index++) {
			const from = moveList.routes[index]! >>> 16;
			plain = from !== royal && moveList.details[index]! >>> 26 < TAKING && lines.shields(from, royal, 1 - side) === 0;
		}
		if (plain) return;
		this.scanThreats(royal, side);
		this.filter(base, side, royal);
	}

	safe(route: number, detail: number, side: number): boolean {
		const { boardState, player, attacks, tables, size } = this.inPlay;
		const from = route >>> 16;
		if (shapeOf(detail) === SCRIPTED) {
			// The cells a script fills can only cut lines. Where the cells it empties open none, a cell that is safe now stays safe.
			const { royalAt } = tables.scripts[boardState.board[from]! * size + from]![auxOf(detail)]!;
			if (royalAt >= 0 && !attacks.byTable(royalAt, 1 - side)) return true;
		}
		const mark = boardState.top;
		player.write(route, detail);
		const royals = boardState.royals[side]!;
		// The walk may have created another royal.
		const attacked = royals === 1 ? attacks.byTable(boardState.royalCell[side]!, 1 - side) : royals > 1 && attacks.royalAttacked(side);
		boardState.undo(mark);
		return !attacked;
	}
}

/** Whether table moves keep royals royal and turn no other piece into a royal; walks are tried. */
function keepsRoyals({ codes, plan, royal }: CompiledGame): boolean {
	const isRoyal = (side: number, kind: string): number => royal[codes.of(side, codes.kindIndex(kind))]!;
	const becomes = (branch: Branch): readonly string[] => {
		if (branch.shape === 'ride' || branch.shape === 'point-take') return branch.ends.becomes === undefined ? [] : [branch.ends.becomes];
		return branch.shape === 'chain' ? branch.items.flatMap((item) => becoming(item) ?? []) : [];
	};
	return (
		royal.every((is, code) => !codes.isPlayers(code) || is === royal[codes.withFlags(code, 0)]) &&
		Object.entries(plan.kinds).every(([kind, { branches }]) => {
			const others = new Set(branches.flatMap(becomes));
			return [...others].every((other) => [0, 1].every((side) => isRoyal(side, other) === isRoyal(side, kind)));
		})
	);
}
