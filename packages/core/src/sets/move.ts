import { PHASE } from '../board/registers.js';
import type { Captured, Move, Write } from '../position/move.js';
import type { SetPosition } from './position.js';
import { auxOf, CASTLES, capturedOf, fromOf, kindOf, shapeOf, TAKES, toOf } from './state.js';

const NONE: readonly never[] = [];

/** A move of a position as one number; the rest is said when asked. */
export class SetMove implements Move {
	readonly position: SetPosition;
	readonly packed: number;

	constructor(position: SetPosition, packed: number) {
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
		const { position } = this;
		const { states } = position.game.engine;
		return states.ground.codes.sides[states.side(position.words, position.at)]!;
	}

	get kind(): string {
		return this.position.game.engine.ground.codes.kinds[kindOf(this.packed)]!;
	}

	get promotion(): string | undefined {
		const { packed } = this;
		return shapeOf(packed) === 0 && auxOf(packed) !== 0 ? this.position.game.engine.ground.codes.kinds[auxOf(packed) - 1] : undefined;
	}

	get captured(): readonly Captured[] {
		const { packed, position } = this;
		const kind = capturedOf(packed);
		if (kind === 0) return NONE;
		const { states, tables } = position.game.engine;
		const side = 1 - states.side(position.words, position.at);
		return tables.captured(side, kind - 1, shapeOf(packed) === TAKES ? auxOf(packed) : toOf(packed));
	}

	get marks(): readonly string[] {
		const { packed } = this;
		return shapeOf(packed) === CASTLES ? this.position.game.engine.tables.marks[auxOf(packed)]! : NONE;
	}

	get writes(): readonly Write[] {
		return this.position.game.engine.writes(this.position, this.packed);
	}

	get phase(): string {
		const { states, ground } = this.position.game.engine;
		return ground.registers.phases[this.position.words[this.position.at + states.registers + PHASE]!]!;
	}
}
