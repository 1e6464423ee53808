import { PHASE } from '../../board/registers.js';
import { nameInCells } from '../../position/name.js';
import type { Captured, Move, Write } from '../../position/types.js';
import type { BitboardState } from './model.js';
import { becomesOf, CASTLING, capturedOf, fromOf, kindOf, shapeOf, toOf } from './packed.js';
import { castlingOf } from './tables.js';

const NONE: readonly never[] = /* @__PURE__ */ Object.freeze([]);

/** A move as one number; every other property is computed on access. */
export class BitboardMove implements Move {
	readonly position: BitboardState;
	readonly packed: number;

	constructor(position: BitboardState, packed: number) {
		this.position = position;
		this.packed = packed;
	}

	get from(): number {
		return fromOf(this.packed);
	}

	get to(): number {
		return toOf(this.packed);
	}

	get side(): string {
		const { engine } = this.position.game;
		return engine.ground.codes.sides[engine.side(this.position)]!;
	}

	get kind(): string {
		return this.position.game.engine.ground.codes.kinds[kindOf(this.packed)]!;
	}

	get promotion(): string | undefined {
		// Reading an array at index -1 is slow.
		const kind = becomesOf(this.packed);
		return kind < 0 ? undefined : this.position.game.engine.ground.codes.kinds[kind];
	}

	get captured(): readonly Captured[] {
		const { packed, position } = this;
		return capturedOf(packed) === 0 ? NONE : position.game.engine.captured(position, packed);
	}

	get marks(): readonly string[] {
		const { packed, position } = this;
		const { engine } = position.game;
		return shapeOf(packed) === CASTLING ? castlingOf(engine.tables, engine.side(position), packed).marks : NONE;
	}

	get writes(): readonly Write[] {
		return this.position.game.engine.writes(this.position, this.packed);
	}

	get phase(): string {
		const { engine } = this.position.game;
		return engine.ground.registers.phases[engine.registers(this.position)[PHASE]!]!;
	}

	toJSON(): string {
		return nameInCells(this);
	}

	toString(): string {
		return this.toJSON();
	}
}
