import { Inspection } from '../../../analyse/inspect.js';
import type { Step } from '../../../evaluate/evaluation-context.js';
import { asCell, asEffect } from '../../../rules/fold.js';
import type { CellRef, Effect, Path } from '../../../rules/types.js';
import { FlatWalks, mayBeFlatForAttack } from './flat-walks.js';
import { type Leg, Legs, type SurveyCondition, UNKNOWN } from './legs.js';
import type { Part, PathRuntimeParts, Reached, ReachedWalk } from './model.js';
import { Survey } from './survey.js';

/** Facts about a cell since the last write, or about a point (encoded as -2 minus its register): the codes that may stand there. */
interface Fact {
	readonly place: number;
	readonly table: Uint8Array;
	readonly before: Fact | undefined;
}

/** The greatest number of cells that are looked at before a walk; beyond, it is walked. */
const MOST_NEEDS = 40;

/** The findings of a survey about one path. */
interface Found {
	readonly ends: boolean;
	readonly captures: Uint8Array | undefined;
	readonly needs: ReachedWalk['needs'];
}

/**
 * The cells that walks may reach and capture on, computed without a board.
 *
 * Proof: a survey follows every walk that some board allows. It passes every test unless zones, cells, or the mover at the start decide
 * it, and it answers "everywhere" where it cannot follow a path. So no position has a capture that the survey does not find.
 *
 * The first test of a cell on every branch is collected (`needs`): while none of them holds, no walk of the path ends, and none writes
 * anything. A branch that ends, writes or begins a loop before such a test makes that unknown; a loop may cut a branch at a state in which
 * another branch was tested before.
 */
export class Reach extends Survey {
	readonly mayReturn = true;
	/** By `code * size + cell`. */
	private readonly rows: (Reached | undefined)[] = [];
	private readonly everywhere: Uint8Array;
	private readonly parts: readonly (readonly Part[])[];
	readonly flats: FlatWalks;
	private hasEnds = false;
	private captures: Uint8Array | undefined;
	private facts: Fact | undefined;
	/** By cell: the codes that pass a first test there; undefined where a branch goes on without one. */
	private needs: Map<number, Uint8Array> | undefined;
	/** The current branch is behind its first test. */
	private tested = false;

	/** `parts`: by code. */
	constructor(runtime: PathRuntimeParts, parts: readonly (readonly Part[])[]) {
		super(runtime, new Legs(runtime));
		this.parts = parts;
		this.flats = new FlatWalks(runtime, this.legs);
		this.everywhere = new Uint8Array(runtime.inPlay.size).fill(3);
	}

	of(code: number, cell: number): Reached {
		const row = code * this.runtime.inPlay.size + cell;
		let found = this.rows[row];
		if (found === undefined) {
			found = this.survey(code, cell);
			this.rows[row] = found;
		}
		return found;
	}

	private survey(code: number, cell: number): Reached {
		const walks: ReachedWalk[] = [];
		const capturingSteps: Step[] = [];
		let captures: Uint8Array | undefined;
		let walked: Uint8Array | undefined;
		const others: { readonly part: Part; readonly captures: Uint8Array }[] = [];
		this.flats.begin(code, cell);
		for (const part of this.parts[code]!) {
			const { path } = part;
			const found = this.surveyPath(path, code, cell);
			if (!found.ends) continue;
			const isFlat = part.flat && this.flats.add(path);
			if (!isFlat) walks.push({ part, needs: found.needs });
			if (!part.captures || found.captures === undefined) continue;
			captures = united(captures, found.captures);
			if (!isFlat) others.push({ part, captures: found.captures });
		}
		const flat = this.flats.operations(true);
		for (const other of others) {
			if (mayBeFlatForAttack(other.part.path) && this.flats.add(other.part.path, true)) continue;
			capturingSteps.push(other.part.step());
			walked = united(walked, other.captures);
		}
		const attackOps = others.length > capturingSteps.length ? this.flats.operations(false) : flat;
		const captureCells: number[] = [];
		captures?.forEach((bits, on) => {
			if (bits > 0) captureCells.push(2 * on + (bits >> 1));
		});
		return { walks, capturingSteps, flat, attackOps, captures, captureCells: Int32Array.from(captureCells), walked };
	}

	private surveyPath(path: Path, code: number, cell: number): Found {
		this.hasEnds = false;
		this.captures = undefined;
		this.facts = undefined;
		this.needs = new Map();
		this.tested = false;
		const sure = this.follow(path, code, cell);
		if (!sure) return { ends: true, captures: this.everywhere, needs: undefined };
		return { ends: this.hasEnds, captures: this.captures, needs: this.needsFound() };
	}

	/** The tests found; undefined where they would seldom stop a walk, since an empty cell passes, or cost as much. */
	private needsFound(): ReachedWalk['needs'] {
		const { needs } = this;
		if (needs === undefined || needs.size > MOST_NEEDS) return undefined;
		const tables = [...needs.values()];
		return tables.some((fits) => fits[0] === 1) ? undefined : { cells: Int32Array.from(needs.keys()), tables };
	}

	/** Whether the board does not stop a walk at its first tests. */
	isOpen({ needs }: ReachedWalk): boolean {
		if (needs === undefined) return true;
		const { inPlay } = this.runtime;
		const { cells, tables } = needs;
		for (let index = 0; index < cells.length; index++) if (tables[index]![inPlay.read(cells[index]!)] === 1) return true;
		return false;
	}

	end(): void {
		this.hasEnds = true;
		this.passUntested();
	}

	private passUntested(): void {
		if (!this.tested) this.needs = undefined;
	}

	/** Facts about cells hold for one round only: another round may reach the same state without them. */
	forgetting(round: Leg): void {
		const { facts } = this;
		this.facts = undefined;
		this.passUntested();
		round(this);
		this.facts = facts;
	}

	ask(condition: SurveyCondition, next: Leg): void {
		if (condition.holds(this) === false) return;
		const { facts } = this;
		const { piece } = condition;
		if (piece !== undefined && !this.written && (piece.placed || piece.point >= 0))
			this.facts = { place: piece.placed ? piece.cell(this) : -2 - piece.point, table: piece.tables[this.side]!, before: facts };
		const { tested } = this;
		this.tested ||= this.noteNeed(condition);
		next(this);
		this.tested = tested;
		this.facts = facts;
	}

	/** Notes a first test of a cell; false for other tests. */
	private noteNeed(condition: SurveyCondition): boolean {
		if (condition.all !== undefined) return condition.all.some((part) => this.noteNeed(part));
		const fits = condition.not === undefined ? 1 : 0;
		const { piece } = condition.not ?? condition;
		if (piece === undefined || !piece.placed) return false;
		const cell = piece.cell(this);
		if (cell < 0) return false;
		const before = this.needs?.get(cell);
		this.needs?.set(
			cell,
			piece.tables[this.side]!.map((fit, code) => (fit === fits || before?.[code] === 1 ? 1 : 0)),
		);
		return true;
	}

	act(effect: Effect, next: Leg): void {
		const { stand, written, facts } = this;
		this.passUntested();
		const captured = asEffect('capture', effect)?.capture;
		if (captured !== undefined) this.capture(captured);
		if (asEffect('forEach', effect) !== undefined) this.refuseCaptures(effect);
		if (asEffect('land', effect) !== undefined) this.stand = this.at;
		this.written = true;
		this.facts = undefined;
		next(this);
		this.stand = stand;
		this.written = written;
		this.facts = facts;
	}

	/** The captures of an effect that runs in other places are not followed. */
	private refuseCaptures(effect: Effect): void {
		const refuse = (inner: Effect): void => {
			if (asEffect('capture', inner) !== undefined) throw UNKNOWN;
		};
		new Inspection(this.runtime.inPlay.ruleset, { effect: refuse }).effect(effect);
	}

	/** Records a capture and the possible victims, as far as the tests before it limit them. */
	private capture(ref: CellRef): void {
		const { inPlay } = this.runtime;
		const { codes, royal, size, plan } = inPlay;
		const place = this.placeOf(ref);
		let worst = !plan.facts.staticRoyal;
		let some = false;
		for (let code = 1; code < codes.count; code++) {
			let fits = true;
			for (let test = this.facts; test !== undefined && fits; test = test.before) fits = test.place !== place || test.table[code] === 1;
			if (!fits) continue;
			some = true;
			if (royal[code] === 1 && codes.side[code] === 1 - this.side) worst = true;
		}
		if (!some) return;
		this.captures ??= new Uint8Array(size);
		const bits = worst ? 3 : 1;
		if (place < -1) for (let on = 0; on < size; on++) this.captures[on] = this.captures[on]! | bits;
		else if (place >= 0) this.captures[place] = this.captures[place]! | bits;
	}

	/** A number that two references share only if they mean the same cell, for every cursor. */
	private placeOf(ref: CellRef): number {
		const point = asCell('point', ref)?.point;
		return point === undefined ? this.cellOf(ref) : -2 - this.runtime.inPlay.registers.point(point);
	}
}

function united(one: Uint8Array | undefined, other: Uint8Array): Uint8Array {
	return one === undefined ? other.slice() : one.map((bits, cell) => bits | other[cell]!);
}
