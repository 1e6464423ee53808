import { asCondition, asEffect, fold, foldSome, forKinds, no, type Pass } from '../../../rules/fold.js';
import type { CellRef, Path, Vec } from '../../../rules/types.js';
import type { CompiledGame } from '../compiled-game.js';
import type { MoverTests } from '../model.js';

import type { Steps } from './steps.js';
import { append, type Rays, type Script } from './tables.js';

/** The target of a vector of the ruleset from each cell, for one side. */
type Shift = (by: Vec) => Int32Array;

/**
 * Scripts by `code * size + origin`: walks without loops or captures whose cells all follow from the origin. Empty where the game has
 * none.
 */
export function scriptsOf(inPlay: CompiledGame, tests: MoverTests, rays: Rays, steps: Steps): (readonly Script[] | undefined)[] {
	const { plan, codes, size, lattice } = inPlay;
	const scripted = Object.values(plan.kinds).some(({ branches }) => branches.some(({ shape }) => shape === 'script'));
	if (!scripted) return [];
	const table = new Array<Script[] | undefined>(codes.count * size).fill(undefined);
	const shifts = inPlay.sides.map((side): Shift => {
		const known = new Map<Vec, Int32Array>();
		return (by) => {
			const table = known.get(by) ?? steps.by(lattice.orient(side, by));
			known.set(by, table);
			return table;
		};
	});
	for (let code = 0; code < codes.count; code++) {
		if (!codes.isPlayers(code)) continue;
		for (const branch of plan.kinds[codes.kinds[codes.kind[code]!]!]!.branches) {
			if (branch.shape !== 'script' || !tests.admits({ seq: branch.items }, code)) continue;
			for (let origin = 0; origin < size; origin++) {
				const script =
					lattice.exists[origin] === 1 ? scriptOf(inPlay, branch.items, code, origin, rays, shifts[codes.side[code]!]!) : undefined;
				if (script !== undefined) append(table, code * size + origin, script);
			}
		}
	}
	return table;
}

const CELLS: Pass<'cell', number, [ScriptReader]> = /* @__PURE__ */ fold('cell', {
	// Scripts refer to fixed cells.
	...forKinds(() => -1, 'mark', 'point'),
	plain: (ref, reader) => reader[ref],
	cell: ({ cell }, { inPlay, side }) => inPlay.lattice.orientCell(inPlay.sides[side]!, cell),
	from: ({ from, by }, reader) => {
		const cell = CELLS(from, reader);
		return cell < 0 || 'bound' in by ? -1 : reader.shift(by)[cell]!;
	},
});

/** A written piece: a code, or -2 minus the cell whose piece is copied without its flags; there is none off the board. */
const PIECES: Pass<'piece', number, [ScriptReader]> = /* @__PURE__ */ foldSome(
	'piece',
	{
		plain: () => 0,
		of: ({ of }, reader) => {
			const cell = CELLS(of, reader);
			return cell < 0 ? 0 : -2 - cell;
		},
		kind: ({ kind }, { inPlay: { codes }, side }) => codes.of(side, codes.kinds.indexOf(kind)),
	},
	() => -1,
);

/** Whether a condition of a script can hold. A test that depends on the board becomes a need. */
const CONDITIONS: Pass<'condition', boolean, [ScriptReader]> = /* @__PURE__ */ foldSome(
	'condition',
	{
		is: ({ is, a }, reader) => {
			const cell = CELLS(is, reader);
			const filter = reader.inPlay.codes.matching(a, reader.side);
			if (cell === reader.origin) return filter[reader.code] === 1;
			reader.needs.push({ cell, filter });
			return cell >= 0;
		},
		in: (cond, reader) => reader.inPlay.zones[reader.side]![cond.zone]![CELLS(cond.in, reader)] === 1,
		same: ({ same: [one, other] }, reader) => CELLS(one, reader) >= 0 && CELLS(one, reader) === CELLS(other, reader),
		not: ({ not }, reader) => {
			const cell = CELLS(asCondition('attacked', not)!.attacked, reader);
			// A cell off the board is not attacked.
			if (cell >= 0) reader.safe.push(cell);
			return true;
		},
		mover: ({ mover }, { inPlay, side, code }) => inPlay.codes.matching(mover, side)[code] === 1,
	},
	no,
);

/** Follows an item; false where it fails whatever the board is. */
const ITEMS: Pass<'path', boolean, [ScriptReader]> = /* @__PURE__ */ foldSome(
	'path',
	{
		step: ({ step }, reader) => reader.go({ from: 'at', by: step }),
		go: ({ go }, reader) => reader.go(go),
		mark: ({ mark }, reader) => {
			reader.marked.set(mark, reader.at);
			return true;
		},
		test: ({ test }, reader) => CONDITIONS(test, reader),
		do: ({ do: effect }, reader) => {
			const write = asEffect('set', effect);
			if (write === undefined) reader.land();
			else reader.writes.push(CELLS(write.set, reader), PIECES(write.to, reader));
			return reader.writes.at(-2)! >= 0;
		},
	},
	no,
);

/** A script as far as its items are followed from one cell. */
class ScriptReader {
	at: number;
	stand: number;
	readonly needs: { cell: number; filter: Uint8Array }[] = [];
	readonly safe: number[] = [];
	readonly writes: number[] = [];
	readonly marked = new Map<string, number>();
	readonly inPlay: CompiledGame;
	readonly code: number;
	readonly side: number;
	readonly origin: number;
	readonly shift: Shift;

	constructor(inPlay: CompiledGame, code: number, origin: number, shift: Shift) {
		this.inPlay = inPlay;
		this.code = code;
		this.side = inPlay.codes.side[code]!;
		this.origin = origin;
		this.at = origin;
		this.stand = origin;
		this.shift = shift;
	}

	go(ref: CellRef): boolean {
		this.at = CELLS(ref, this);
		return this.at >= 0;
	}

	land(): void {
		this.writes.push(this.stand, 0, this.at, this.inPlay.codes.landed[this.code]!);
		this.stand = this.at;
	}
}

/** Evaluates the items of a script from one cell; undefined where it leaves the board or a static test fails. */
function scriptOf(
	inPlay: CompiledGame,
	items: readonly Path[],
	code: number,
	origin: number,
	rays: Rays,
	shift: Shift,
): Script | undefined {
	const reader = new ScriptReader(inPlay, code, origin, shift);
	if (!items.every((item) => ITEMS(item, reader))) return undefined;
	const { at, stand, needs, safe, writes, marked } = reader;
	/** Whether a written piece may be another royal. Copying the script's own royal from its origin does not count. */
	const isRoyal = (written: number): boolean => (written < 0 ? written === -2 - origin : inPlay.royal[written] === 1);
	const alone = writes.every((written, index) => index % 2 === 0 || written === 0 || writes[index - 1] === stand || !isRoyal(written));
	const royalAt = inPlay.royal[code] === 1 && alone && opensNothing(rays, inPlay.size, stand, writes) ? stand : -1;
	const marks = [...marked.keys()].sort();
	const after = new Map<number, number>();
	const codeOn = (cell: number): number => after.get(cell) ?? -2 - cell;
	for (let index = 0; index < writes.length; index += 2) {
		const written = writes[index + 1]!;
		after.set(writes[index]!, written < -1 ? codeOn(-2 - written) : written);
	}
	const [standing, under] = [codeOn(stand), codeOn(at)];
	return {
		from: origin,
		to: at,
		needs,
		safe,
		writes,
		marks: Object.freeze(marks),
		marked: marks.map((mark) => marked.get(mark)!),
		stand,
		standing,
		under,
		royalAt,
	};
}

/**
 * Whether the cells that a script empties can open no line to a cell: beyond each emptied cell the line ends, or a piece of the script
 * itself stands on it.
 */
function opensNothing({ start, items }: Rays, size: number, cell: number, writes: readonly number[]): boolean {
	const after = new Map<number, number>();
	for (let index = 0; index < writes.length; index += 2) after.set(writes[index]!, writes[index + 1]!);
	for (let row = cell; row < start.length - 1; row += size) {
		let opened = false;
		let filled = false;
		for (let index = start[row]!; index < start[row + 1]!; index++) {
			const code = after.get(items[index]!);
			if (code === undefined) continue;
			if (code !== 0) filled = true;
			else if (index < start[row + 1]! - 1) opened = true;
		}
		if (opened && !filled) return false;
	}
	return true;
}
