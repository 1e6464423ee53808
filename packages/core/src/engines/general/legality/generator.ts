import { PHASE } from '../../../board/registers.js';
import type { GameInPlay } from '../model.js';

import { Ceilings } from './ceilings.js';
import { TableMoveList } from './move-list.js';
import { MovesToList } from './moves-to.js';
import { Pins } from './pins.js';
import { RouteSorter } from './route-sorter.js';

/**
 * The legal moves of the position on the board: by pins where `Pins.fits` and the side has one royal, else by trial of every law in the
 * path runtime.
 */
export class Generator {
	readonly moveList: TableMoveList;
	readonly pins: Pins;
	readonly movesTo: MovesToList;
	readonly pinnable: boolean;
	readonly alternates: boolean;
	readonly pointTakesMatter: boolean;
	readonly ceilings: Ceilings | undefined;
	private readonly inPlay: GameInPlay;
	private readonly sorter: RouteSorter;

	constructor(inPlay: GameInPlay) {
		this.inPlay = inPlay;
		this.moveList = new TableMoveList(inPlay);
		this.sorter = new RouteSorter(this.moveList, inPlay.size);
		this.pins = new Pins(inPlay, this.moveList);
		this.movesTo = new MovesToList(inPlay, this.moveList, this.pins);
		this.pointTakesMatter =
			!inPlay.plan.facts.staticRoyal ||
			inPlay.tables.pointTakes.some(({ takers }) =>
				takers.some(({ victims }) => inPlay.royal.some((royal, code) => royal === 1 && victims[code] === 1)),
			);
		const { phases } = inPlay.ruleset.turn;
		this.alternates = Object.values(phases).every(({ side, next }) => next.every(({ to }) => phases[to]!.side !== side));
		this.pinnable = Pins.fits(inPlay, this.pointTakesMatter);
		this.ceilings = this.pinnable && inPlay.plan.facts.ceilings === true ? new Ceilings(inPlay, this.moveList) : undefined;
	}

	generate(): number {
		const { inPlay, moveList } = this;
		const base = moveList.top;
		const phase = inPlay.boardState.registers[PHASE]!;
		const side = inPlay.player.sideOf[phase]!;
		if (this.usesPins(side)) {
			this.pins.list(side, phase);
			this.ceilings?.keep(base, side);
		} else inPlay.extended().legality.generate(side, phase);
		if (inPlay.player.walking) inPlay.pathRuntime?.lists.mergeLasting(base, side);
		return moveList.top - base;
	}

	usesPins(side: number): boolean {
		return this.pinnable && this.inPlay.boardState.royals[side] === 1 && this.ceilings?.isBroken(side) !== true;
	}

	during<T>(use: (base: number, count: number) => T): T {
		const { moveList, inPlay } = this;
		const base = moveList.top;
		const height = inPlay.pathRuntime?.records.height() ?? 0;
		const result = use(base, this.generate());
		moveList.top = base;
		inPlay.pathRuntime?.records.truncate(height);
		return result;
	}

	sort(base: number): void {
		this.sorter.sort(base);
	}

	any(): boolean {
		return this.during((_, count) => count > 0);
	}
}
