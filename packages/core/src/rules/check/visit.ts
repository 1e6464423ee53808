import type { CellRef, Cond, Effect, Filter, FlagEdit, Num, Path, PieceExpr, Vec, VecRef } from '../types.js';

/** The kinds of things that names in a ruleset refer to. `area` is a zone or a point; `via` is the path of an attack query. */
export type Thing =
	| 'path'
	| 'via'
	| 'area'
	| 'kind'
	| 'flag'
	| 'var'
	| 'store'
	| 'point'
	| 'def'
	| 'map'
	| 'wrap'
	| 'phase'
	| 'side'
	| 'trace'
	| 'bound'
	| 'mark';

/** Called for every name and vector in a node, with its JSON path. */
export interface Visitor {
	refer(thing: Thing, name: string, at: string): void;
	vector(vector: Vec, at: string): void;
	/** A name that the node gives to a direction or a cell. */
	give(thing: 'bound' | 'mark', name: string): void;
	/** Called before (true) and after (false) the visit of the outcomes. */
	outcomes(now: boolean): void;
	/** A node that adds a second cell to a point, or reads the history. */
	rare(what: 'adds' | 'history'): void;
	/** A fault of the node itself. */
	fault(code: string, at: string, message: string): void;
	/** Whether a path or condition was visited completely before, and can be skipped. */
	known(node: object): boolean;
	/** Called at the end of the visit of a path or condition. */
	done(node: object): void;
}

/** Stands for a JSON path that is not used. No paths are built below it. */
export const NOWHERE = '';

const below = (at: string, part: string): string => (at === NOWHERE ? NOWHERE : at + part);

const all = <T>(list: readonly T[] | undefined, at: string, visit: (item: T, at: string) => void): void => {
	if (list !== undefined)
		for (let index = 0; index < list.length; index++) visit(list[index]!, at === NOWHERE ? NOWHERE : `${at}[${index}]`);
};

export function visitFilter(filter: Filter, at: string, visitor: Visitor): void {
	all(filter.kind, below(at, '.kind'), (name, where) => visitor.refer('kind', name, where));
	all(filter.notKind, below(at, '.notKind'), (name, where) => visitor.refer('kind', name, where));
	all(filter.side, below(at, '.side'), (name, where) => visitor.refer('side', name, where));
	if (filter.flag !== undefined) visitor.refer('flag', filter.flag, below(at, '.flag'));
	if (filter.notFlag !== undefined) visitor.refer('flag', filter.notFlag, below(at, '.notFlag'));
}

function visitVector(reference: VecRef, at: string, visitor: Visitor): void {
	if ('bound' in reference) visitor.refer('bound', reference.bound, below(at, '.bound'));
	else visitor.vector(reference, at);
}

export function visitCell(reference: CellRef, at: string, visitor: Visitor): void {
	if (typeof reference === 'string') return;
	if ('mark' in reference) visitor.refer('mark', reference.mark, below(at, '.mark'));
	else if ('point' in reference) visitor.refer('point', reference.point, below(at, '.point'));
	else if ('cell' in reference) visitor.vector(reference.cell, below(at, '.cell'));
	else {
		visitCell(reference.from, below(at, '.from'), visitor);
		visitVector(reference.by, below(at, '.by'), visitor);
	}
}

export function visitPiece(expression: PieceExpr, at: string, visitor: Visitor): void {
	if (typeof expression === 'string') return;
	if ('kind' in expression) visitor.refer('kind', expression.kind, below(at, '.kind'));
	else if ('of' in expression) visitCell(expression.of, below(at, '.of'), visitor);
	else if ('was' in expression) visitCell(expression.was, below(at, '.was'), visitor);
	else visitPiece(expression.recolour, below(at, '.recolour'), visitor);
}

export function visitNumber(number: Num, at: string, visitor: Visitor): void {
	if (typeof number === 'number') return;
	if ('var' in number) visitor.refer('var', number.var, below(at, '.var'));
	else if ('store' in number) {
		visitor.refer('store', number.store, below(at, '.store'));
		if (number.kind !== undefined) visitor.refer('kind', number.kind, below(at, '.kind'));
	} else if ('count' in number) {
		visitFilter(number.count, below(at, '.count'), visitor);
		if (number.zone !== undefined) visitor.refer('area', number.zone, below(at, '.zone'));
		if (number.if !== undefined) visitCondition(number.if, below(at, '.if'), visitor);
	} else if ('captured' in number) {
		visitFilter(number.captured, below(at, '.captured'), visitor);
		if (number.zone !== undefined) visitor.refer('area', number.zone, below(at, '.zone'));
	} else if ('matches' in number) {
		visitPath(number.matches, below(at, '.matches'), visitor);
		visitCell(number.from, below(at, '.from'), visitor);
	} else if ('kept' in number) {
		visitor.refer('trace', number.kept, below(at, '.kept'));
		visitor.rare('history');
	} else if ('repeats' in number) visitor.rare('history');
	else if ('moves' in number) {
		if (number.moves !== 'next') visitor.refer('phase', number.moves, below(at, '.moves'));
		if (number.if !== undefined) visitCondition(number.if, below(at, '.if'), visitor);
	} else if ('sum' in number) all(number.sum, below(at, '.sum'), ({ of }, where) => visitNumber(of, below(where, '.of'), visitor));
}

export function visitCondition(condition: Cond, at: string, visitor: Visitor): void {
	if (visitor.known(condition)) return;
	if ('is' in condition) {
		visitCell(condition.is, below(at, '.is'), visitor);
		visitFilter(condition.a, below(at, '.a'), visitor);
	} else if ('in' in condition) {
		visitCell(condition.in, below(at, '.in'), visitor);
		visitor.refer('area', condition.zone, below(at, '.zone'));
	} else if ('same' in condition) all(condition.same, below(at, '.same'), (cell, where) => visitCell(cell, where, visitor));
	else if ('mover' in condition) visitFilter(condition.mover, below(at, '.mover'), visitor);
	else if ('attacked' in condition) {
		visitCell(condition.attacked, below(at, '.attacked'), visitor);
		if (condition.via !== undefined) visitor.refer('via', condition.via, below(at, '.via'));
		if (condition.if !== undefined) visitCondition(condition.if, below(at, '.if'), visitor);
		if (condition.as !== undefined) visitPiece(condition.as, below(at, '.as'), visitor);
	} else if ('phase' in condition) all(condition.phase, below(at, '.phase'), (name, where) => visitor.refer('phase', name, where));
	else if ('compare' in condition) {
		visitNumber(condition.compare[0], below(at, '.compare[0]'), visitor);
		visitNumber(condition.compare[2], below(at, '.compare[2]'), visitor);
	} else if ('before' in condition) visitCondition(condition.before, below(at, '.before'), visitor);
	else if ('def' in condition) visitor.refer('def', condition.def, below(at, '.def'));
	else if ('all' in condition) all(condition.all, below(at, '.all'), (part, where) => visitCondition(part, where, visitor));
	else if ('some' in condition) all(condition.some, below(at, '.some'), (part, where) => visitCondition(part, where, visitor));
	else if ('not' in condition) visitCondition(condition.not, below(at, '.not'), visitor);
	visitor.done(condition);
}

function visitEdit(edit: FlagEdit | undefined, at: string, visitor: Visitor): void {
	if (edit === undefined || typeof edit === 'string') return;
	all(edit.add, below(at, '.add'), (name, where) => visitor.refer('flag', name, where));
	all(edit.drop, below(at, '.drop'), (name, where) => visitor.refer('flag', name, where));
}

export function visitEffect(effect: Effect, at: string, visitor: Visitor): void {
	if ('land' in effect) {
		if (effect.as !== undefined) visitPiece(effect.as, below(at, '.as'), visitor);
		if (effect.leave !== undefined) visitPiece(effect.leave, below(at, '.leave'), visitor);
		visitEdit(effect.flags, below(at, '.flags'), visitor);
	} else if ('capture' in effect) visitCell(effect.capture, below(at, '.capture'), visitor);
	else if ('set' in effect) {
		visitCell(effect.set, below(at, '.set'), visitor);
		visitPiece(effect.to, below(at, '.to'), visitor);
		visitEdit(effect.flags, below(at, '.flags'), visitor);
	} else if ('point' in effect) {
		visitor.refer('point', effect.point, below(at, '.point'));
		if (effect.to !== null) visitCell(effect.to, below(at, '.to'), visitor);
		if (effect.add === true) visitor.rare('adds');
	} else if ('var' in effect) {
		visitor.refer('var', effect.var, below(at, '.var'));
		if (effect.to === undefined && effect.add === undefined)
			visitor.fault('rules/idle-effect', at, 'Expected `to` or `add`, found neither.');
		if (effect.to !== undefined) visitNumber(effect.to, below(at, '.to'), visitor);
		if (effect.add !== undefined) visitNumber(effect.add, below(at, '.add'), visitor);
	} else if ('store' in effect) {
		visitor.refer('store', effect.store, below(at, '.store'));
		if (typeof effect.kind === 'string') visitor.refer('kind', effect.kind, below(at, '.kind'));
		else visitCell(effect.kind.of, below(at, '.kind.of'), visitor);
		visitNumber(effect.add, below(at, '.add'), visitor);
	} else if ('forEach' in effect) {
		visitPath(effect.forEach, below(at, '.forEach'), visitor);
		if (effect.from !== null) visitCell(effect.from, below(at, '.from'), visitor);
		all(effect.do, below(at, '.do'), (part, where) => visitEffect(part, where, visitor));
	}
}

export function visitPath(path: Path, at: string, visitor: Visitor): void {
	if (visitor.known(path)) return;
	// Ordered by frequency.
	if ('test' in path) visitCondition(path.test, below(at, '.test'), visitor);
	else if ('do' in path) visitEffect(path.do, below(at, '.do'), visitor);
	else if ('seq' in path) all(path.seq, below(at, '.seq'), (part, where) => visitPath(part, where, visitor));
	else if ('step' in path) {
		visitVector(path.step, below(at, '.step'), visitor);
		if (path.wraps !== undefined) visitor.refer('wrap', path.wraps, below(at, '.wraps'));
	} else if ('any' in path) all(path.any, below(at, '.any'), (part, where) => visitPath(part, where, visitor));
	else if ('each' in path) {
		if ('bound' in path.each) {
			visitor.refer('bound', path.each.bound, below(at, '.each.bound'));
			visitor.refer('map', path.each.map, below(at, '.each.map'));
		} else all(path.each, below(at, '.each'), (vector, where) => visitor.vector(vector, where));
		visitor.give('bound', path.as);
		visitPath(path.path, below(at, '.path'), visitor);
	} else if ('pick' in path) {
		visitFilter(path.pick, below(at, '.pick'), visitor);
		if (path.zone !== undefined) visitor.refer('area', path.zone, below(at, '.zone'));
	} else if ('loop' in path) {
		if (path.max !== undefined && Number(path.max) < (path.min ?? 0))
			visitor.fault('rules/loop-bounds', at, `Expected \`max\` of at least ${path.min ?? 0}, found ${path.max}.`);
		visitPath(path.loop, below(at, '.loop'), visitor);
	} else if ('go' in path) visitCell(path.go, below(at, '.go'), visitor);
	else if ('mark' in path) visitor.give('mark', path.mark);
	else if ('use' in path) visitor.refer('path', path.use, below(at, '.use'));
	visitor.done(path);
}
