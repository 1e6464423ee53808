import { RulesetError } from '@x/diagnostics';
import type { Plan } from '../../analyse/plan.js';
import { ChangedCodes } from '../../board/changed-codes.js';
import { PHASE } from '../../board/registers.js';
import { StoreRegisters } from '../../board/stores.js';
import type { Slots } from '../../evaluate/evaluation-context.js';
import { Frames } from '../../evaluate/frames.js';
import { mentions } from '../../rules/structure.js';
import type { Ruleset, Side } from '../../rules/types.js';
import { Lattice } from '../../space/lattice.js';
import { zoneMaps } from '../../space/zones.js';
import { Attacks } from './attack/attacks.js';
import { Lines } from './attack/lines.js';
import { BoardState } from './board-state.js';
import { Generator } from './legality/generator.js';
import type { Cursor, ExtraAttackers, GameInPlay, PathRuntime } from './model.js';
import { Outcomes } from './outcomes.js';

import { expand } from './tables/expansion.js';

import { StaticTests } from './tables/static.js';
import type { Tables } from './tables/tables.js';

import { Player } from './turn/player.js';

/** A loaded game: tables, compiled conditions, and the board in play. Built once; only the board changes. */
export class LoadedGame implements GameInPlay {
	readonly plan: Plan;
	readonly ruleset: Ruleset;
	readonly lattice: Lattice;
	readonly size: number;
	readonly codes: ChangedCodes;
	readonly registers: StoreRegisters;
	/** Zone bitmaps by side. */
	readonly zones: readonly Readonly<Record<string, Uint8Array>>[];
	readonly sides: readonly Side[];
	readonly tables: Tables;
	/** 1 for codes whose piece is royal whatever the board; all 0 where that depends on the board. */
	readonly royal: Uint8Array;
	readonly scripted: Uint8Array;
	readonly scripting: boolean;
	readonly royalScripts: boolean;
	readonly slots: Slots;
	readonly boardState: BoardState;
	readonly attacks: Attacks;
	readonly lines: Lines;
	readonly generator: Generator;
	readonly player: Player;
	readonly outcomes: Outcomes;
	readonly pathRuntime: PathRuntime | undefined;
	readonly availableRuntime: PathRuntime | undefined;
	/** Hops, hits and walks that attack, where the game has some. */
	readonly extraAttackers: ExtraAttackers | undefined;
	remembers: boolean;
	repeats: () => number = () => 1;
	phaseInstead = -1;
	checked = -1;
	safe = -1;
	safeAt = -1;
	recording = 0;
	readonly readStamp: Int32Array;
	everythingRead = false;
	readonly hooksCapture: boolean;
	cursor: Cursor | undefined;
	timeless = false;
	entering = false;
	counting = false;
	readonly frames: Frames = new Frames(this);

	/** `slots`: those of the game loaded before from the same plan, where its moves are still in use. */
	constructor(
		plan: Plan,
		pathRuntime?: (inPlay: LoadedGame) => PathRuntime,
		slots: Slots = { bounds: new Map(), marks: new Map(), loops: 0 },
	) {
		const { ruleset } = plan;
		this.plan = plan;
		this.slots = slots;
		this.remembers = plan.facts.history !== undefined;
		this.ruleset = ruleset;
		this.lattice = new Lattice(ruleset.space);
		this.size = this.lattice.count;
		this.hooksCapture = mentions(ruleset.after, 'capture');
		this.codes = new ChangedCodes(ruleset);
		this.registers = new StoreRegisters(ruleset, this.codes, plan.facts.pointSets ?? []);
		this.sides = ruleset.sideOrder.map((name) => ruleset.sides[name]!);
		this.zones = zoneMaps(ruleset, this.lattice);
		this.readStamp = new Int32Array(this.size);
		const statics = new StaticTests(this);
		this.royal = Uint8Array.from(this.codes.side, (side, code) =>
			plan.facts.staticRoyal && this.codes.isPlayers(code) && statics.of(ruleset.royal, side)(code, 0, 0, 0) ? 1 : 0,
		);
		this.availableRuntime = pathRuntime?.(this);
		const { tables, demoted } = expand(this, statics);
		this.tables = tables;
		this.scripted = new Uint8Array(this.codes.count);
		tables.scripts.forEach((scripts, row) => {
			if (scripts !== undefined) this.scripted[Math.floor(row / this.size)] = 1;
		});
		this.scripting = this.scripted.includes(1);
		this.royalScripts = this.scripted.every((scripted, code) => scripted <= this.royal[code]!);
		this.boardState = new BoardState(this.size, this.codes, this.royal, tables.rays, this.registers.initial, this.registers.hashed);
		this.attacks = new Attacks(this);
		const phases = Object.values(ruleset.turn.phases);
		const needed =
			Object.values(plan.kinds).some((kind) => kind.programs.length > 0) ||
			tables.hoppers.length > 0 ||
			demoted.size > 0 ||
			phases.some((phase) => phase.also !== undefined || phase.skip !== undefined);
		if (needed) this.extended();
		const declares =
			ruleset.outcomes.some(({ when }) => when === 'moved') ||
			ruleset.immune !== undefined ||
			Object.values(ruleset.points).includes('walk') ||
			this.remembers ||
			phases.some((phase) => phase.pieces !== undefined) ||
			mentions([ruleset.after, phases], 'end');
		this.pathRuntime = needed || declares ? this.availableRuntime : undefined;
		this.extraAttackers = this.pathRuntime?.tables.extraAttackers(demoted);
		this.availableRuntime?.ready(demoted, statics);
		this.lines = new Lines(this);
		this.generator = new Generator(this);
		this.player = new Player(this);
		this.outcomes = new Outcomes(this);
	}

	/** Content hash of the ruleset. */
	get hash(): string {
		return this.plan.hash;
	}

	extended(): PathRuntime {
		if (this.availableRuntime === undefined) {
			const message = 'This plan needs path programs. Use `load(plan, programs)`, with `programs` of `@x/core/load`.';
			throw new RulesetError([{ code: 'rules/needs-programs', message, path: '', severity: 'error' }]);
		}
		return this.availableRuntime;
	}

	safely(side: number, list: () => void): void {
		const { safe, safeAt } = this;
		this.safe = side;
		this.safeAt = this.boardState.top;
		try {
			list();
		} finally {
			this.safe = safe;
			this.safeAt = safeAt;
		}
	}

	read(cell: number): number {
		if (this.recording !== 0) this.readStamp[cell] = this.recording;
		return this.boardState.board[cell]!;
	}

	phaseNow(): number {
		return this.phaseInstead >= 0 ? this.phaseInstead : this.boardState.registers[PHASE]!;
	}
}
