import { PHASE } from '../board/registers.js';
import type { Candidate } from '../legal/candidate.js';
import { changesSince } from '../legal/candidate.js';
import type { Kernel } from '../load/kernel.js';
import type { Captured, Move, Write } from '../move/move.js';
import { auxOf, endingOf, fromOf, LEAVING, NOWHERE, RECORDED, recordOf, shapeOf, TAKING, toOf } from '../move/packed.js';
import type { Position } from './position.js';
import { seat } from './seat.js';

const NONE: readonly never[] = [];

/** A move of a position: numbers now, everything else when asked. */
class MoveValue implements Move {
	readonly position: Position;
	readonly route: number;
	readonly detail: number;
	readonly candidate: Candidate | undefined;
	private readonly code: number;
	private readonly victim: number;
	private knownWrites: readonly Write[] | undefined = undefined;

	constructor(position: Position, route: number, detail: number, candidate: Candidate | undefined, code: number, victim: number) {
		this.position = position;
		this.route = route;
		this.detail = detail;
		this.candidate = candidate;
		this.code = code;
		this.victim = victim;
	}

	get from(): number | undefined {
		const from = fromOf(this.route);
		return from === NOWHERE ? undefined : from;
	}

	get to(): number {
		const to = toOf(this.route);
		return to === NOWHERE ? -1 : to;
	}

	get side(): string {
		const { kernel } = this.position.game;
		return kernel.codes.sideName(kernel.player.sideOf[this.phaseIndex()]!);
	}

	get kind(): string {
		const { codes } = this.position.game.kernel;
		if (this.code !== 0) return codes.kinds[codes.kind[this.code]!]!;
		return this.placed(this.to)?.kind ?? '';
	}

	get promotion(): string | undefined {
		const { codes, tables } = this.position.game.kernel;
		if (this.code === 0) return undefined;
		const kind = codes.kinds[codes.kind[this.code]!]!;
		if (this.candidate !== undefined) {
			const now = this.placed(this.candidate.stand) ?? this.placed(this.to);
			return now === undefined || now.kind === kind ? undefined : now.kind;
		}
		const ending = shapeOf(this.detail) === LEAVING ? 0 : endingOf(this.detail);
		const becomes = ending === 0 ? this.code : tables.endings.items[ending - 1]!;
		const promoted = codes.kinds[codes.kind[becomes]!]!;
		return promoted === kind ? undefined : promoted;
	}

	get captured(): readonly Captured[] {
		const { codes } = this.position.game.kernel;
		const event = (code: number, cell: number): Captured => ({
			cell,
			side: codes.sideName(codes.side[code]!),
			kind: codes.kinds[codes.kind[code]!]!,
		});
		if (this.candidate !== undefined)
			return this.candidate.eventCodes.map((code, index) => event(code, this.candidate!.eventCells[index]!));
		if (this.victim === 0) return NONE;
		return [event(this.victim, shapeOf(this.detail) === TAKING ? auxOf(this.detail) : toOf(this.route))];
	}

	get marks(): readonly string[] {
		const { candidate } = this;
		if (candidate === undefined) return NONE;
		return [...this.position.game.kernel.slots.marks].flatMap(([name, slot]) => (candidate.marks[slot]! >= 0 ? [name] : [])).sort();
	}

	get writes(): readonly Write[] {
		if (this.knownWrites === undefined) {
			const { kernel } = this.position.game;
			seat(this.position);
			const mark = kernel.bench.top;
			withMove(this, (route, detail) => kernel.player.make(route, detail, kernel.player.sideNow()));
			const changes = changesSince(kernel, mark);
			const writes: Write[] = [];
			for (let index = 0; index < changes.length && changes[index]! < kernel.size; index += 2) {
				writes.push({ cell: changes[index]!, piece: kernel.codes.data(changes[index + 1]!) });
			}
			kernel.bench.undo(mark);
			this.knownWrites = writes;
		}
		return this.knownWrites;
	}

	get phase(): string {
		return this.position.game.kernel.registers.phases[this.phaseIndex()]!;
	}

	private phaseIndex(): number {
		seat(this.position);
		return this.position.game.kernel.bench.registers[PHASE]!;
	}

	private placed(cell: number): { readonly kind: string } | undefined {
		return this.writes.find((write) => write.cell === cell)?.piece ?? undefined;
	}
}

/** A packed move of the seated position as a value. */
export function moveValue(kernel: Kernel, position: Position, route: number, detail: number): Move {
	const { board } = kernel.bench;
	if (shapeOf(detail) === RECORDED) {
		const candidate = kernel.generator.lister.candidates[recordOf(detail)]!;
		return new MoveValue(position, route, detail, candidate, candidate.first, 0);
	}
	const victim = board[shapeOf(detail) === TAKING ? auxOf(detail) : toOf(route)]!;
	return new MoveValue(position, route, detail, undefined, board[fromOf(route)]!, victim);
}

/** Gives a move's packed form, its recorded walk put where the player finds it for as long as the callback runs. */
export function withMove<T>(move: Move, run: (route: number, detail: number) => T): T {
	if (move.candidate === undefined) return run(move.route, move.detail);
	const { candidates } = move.position.game.kernel.generator.lister;
	const number = candidates.push(move.candidate) - 1;
	try {
		return run(move.route, (RECORDED << 26) | number);
	} finally {
		candidates.length = number;
	}
}
