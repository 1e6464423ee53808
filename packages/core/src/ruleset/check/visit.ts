import type { CellRef, Cond, Effect, Filter, FlagEdit, Num, Path, PieceExpr, Vec, VecRef } from '../types.js';

/** What a name in a ruleset may name. `area` is a zone or a point; `via` is a path asked by an attack query. */
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

/** Told of every name and vector that a node holds, with its JSON path. */
export interface Visitor {
	refer(thing: Thing, name: string, at: string): void;
	vector(vector: Vec, at: string): void;
	/** A name that the node gives to a direction or a cell. */
	give(thing: 'bound' | 'mark', name: string): void;
	/** What follows belongs to outcomes, or no longer. */
	outcomes(now: boolean): void;
	/** A node that adds a second cell to a point, or asks history. */
	rare(what: 'adds' | 'history'): void;
	/** A fault of the node itself. */
	odd(code: string, at: string, message: string): void;
	/** Whether a path or condition was seen all through already, so that it need not be again. */
	known(node: object): boolean;
	/** It is seen all through. */
	done(node: object): void;
}

const all = <T>(list: readonly T[] | undefined, at: string, visit: (item: T, at: string) => void): void => {
	if (list !== undefined) for (let index = 0; index < list.length; index++) visit(list[index]!, `${at}[${index}]`);
};

export function visitFilter(filter: Filter, at: string, visitor: Visitor): void {
	all(filter.kind, `${at}.kind`, (name, where) => visitor.refer('kind', name, where));
	all(filter.notKind, `${at}.notKind`, (name, where) => visitor.refer('kind', name, where));
	all(filter.side, `${at}.side`, (name, where) => visitor.refer('side', name, where));
	if (filter.flag !== undefined) visitor.refer('flag', filter.flag, `${at}.flag`);
	if (filter.notFlag !== undefined) visitor.refer('flag', filter.notFlag, `${at}.notFlag`);
}

function visitVector(reference: VecRef, at: string, visitor: Visitor): void {
	if ('bound' in reference) visitor.refer('bound', reference.bound, `${at}.bound`);
	else visitor.vector(reference, at);
}

export function visitCell(reference: CellRef, at: string, visitor: Visitor): void {
	if (typeof reference === 'string') return;
	if ('mark' in reference) visitor.refer('mark', reference.mark, `${at}.mark`);
	else if ('point' in reference) visitor.refer('point', reference.point, `${at}.point`);
	else if ('cell' in reference) visitor.vector(reference.cell, `${at}.cell`);
	else {
		visitCell(reference.from, `${at}.from`, visitor);
		visitVector(reference.by, `${at}.by`, visitor);
	}
}

export function visitPiece(expression: PieceExpr, at: string, visitor: Visitor): void {
	if (typeof expression === 'string') return;
	if ('kind' in expression) visitor.refer('kind', expression.kind, `${at}.kind`);
	else if ('of' in expression) visitCell(expression.of, `${at}.of`, visitor);
	else if ('was' in expression) visitCell(expression.was, `${at}.was`, visitor);
	else visitPiece(expression.recolour, `${at}.recolour`, visitor);
}

export function visitNumber(number: Num, at: string, visitor: Visitor): void {
	if (typeof number === 'number') return;
	if ('var' in number) visitor.refer('var', number.var, `${at}.var`);
	else if ('store' in number) {
		visitor.refer('store', number.store, `${at}.store`);
		if (number.kind !== undefined) visitor.refer('kind', number.kind, `${at}.kind`);
	} else if ('count' in number) {
		visitFilter(number.count, `${at}.count`, visitor);
		if (number.zone !== undefined) visitor.refer('area', number.zone, `${at}.zone`);
		if (number.if !== undefined) visitCondition(number.if, `${at}.if`, visitor);
	} else if ('captured' in number) {
		visitFilter(number.captured, `${at}.captured`, visitor);
		if (number.zone !== undefined) visitor.refer('area', number.zone, `${at}.zone`);
	} else if ('matches' in number) {
		visitPath(number.matches, `${at}.matches`, visitor);
		visitCell(number.from, `${at}.from`, visitor);
	} else if ('kept' in number) {
		visitor.refer('trace', number.kept, `${at}.kept`);
		visitor.rare('history');
	} else if ('repeats' in number) visitor.rare('history');
	else if ('moves' in number) {
		if (number.moves !== 'next') visitor.refer('phase', number.moves, `${at}.moves`);
		if (number.if !== undefined) visitCondition(number.if, `${at}.if`, visitor);
	} else if ('sum' in number) all(number.sum, `${at}.sum`, ({ of }, where) => visitNumber(of, `${where}.of`, visitor));
}

export function visitCondition(condition: Cond, at: string, visitor: Visitor): void {
	if (visitor.known(condition)) return;
	if ('is' in condition) {
		visitCell(condition.is, `${at}.is`, visitor);
		visitFilter(condition.a, `${at}.a`, visitor);
	} else if ('in' in condition) {
		visitCell(condition.in, `${at}.in`, visitor);
		visitor.refer('area', condition.zone, `${at}.zone`);
	} else if ('same' in condition) all(condition.same, `${at}.same`, (cell, where) => visitCell(cell, where, visitor));
	else if ('mover' in condition) visitFilter(condition.mover, `${at}.mover`, visitor);
	else if ('attacked' in condition) {
		visitCell(condition.attacked, `${at}.attacked`, visitor);
		if (condition.via !== undefined) visitor.refer('via', condition.via, `${at}.via`);
		if (condition.if !== undefined) visitCondition(condition.if, `${at}.if`, visitor);
		if (condition.as !== undefined) visitPiece(condition.as, `${at}.as`, visitor);
	} else if ('phase' in condition) all(condition.phase, `${at}.phase`, (name, where) => visitor.refer('phase', name, where));
	else if ('compare' in condition) {
		visitNumber(condition.compare[0], `${at}.compare[0]`, visitor);
		visitNumber(condition.compare[2], `${at}.compare[2]`, visitor);
	} else if ('before' in condition) visitCondition(condition.before, `${at}.before`, visitor);
	else if ('def' in condition) visitor.refer('def', condition.def, `${at}.def`);
	else if ('all' in condition) all(condition.all, `${at}.all`, (part, where) => visitCondition(part, where, visitor));
	else if ('some' in condition) all(condition.some, `${at}.some`, (part, where) => visitCondition(part, where, visitor));
	else if ('not' in condition) visitCondition(condition.not, `${at}.not`, visitor);
	visitor.done(condition);
}

function visitEdit(edit: FlagEdit | undefined, at: string, visitor: Visitor): void {
	if (edit === undefined || typeof edit === 'string') return;
	all(edit.add, `${at}.add`, (name, where) => visitor.refer('flag', name, where));
	all(edit.drop, `${at}.drop`, (name, where) => visitor.refer('flag', name, where));
}

export function visitEffect(effect: Effect, at: string, visitor: Visitor): void {
	if ('land' in effect) {
		if (effect.as !== undefined) visitPiece(effect.as, `${at}.as`, visitor);
		if (effect.leave !== undefined) visitPiece(effect.leave, `${at}.leave`, visitor);
		visitEdit(effect.flags, `${at}.flags`, visitor);
	} else if ('capture' in effect) visitCell(effect.capture, `${at}.capture`, visitor);
	else if ('set' in effect) {
		visitCell(effect.set, `${at}.set`, visitor);
		visitPiece(effect.to, `${at}.to`, visitor);
		visitEdit(effect.flags, `${at}.flags`, visitor);
	} else if ('point' in effect) {
		visitor.refer('point', effect.point, `${at}.point`);
		if (effect.to !== null) visitCell(effect.to, `${at}.to`, visitor);
		if (effect.add === true) visitor.rare('adds');
	} else if ('var' in effect) {
		visitor.refer('var', effect.var, `${at}.var`);
		if (effect.to === undefined && effect.add === undefined)
			visitor.odd('rules/idle-effect', at, 'The effect neither sets the variable nor adds to it.');
		if (effect.to !== undefined) visitNumber(effect.to, `${at}.to`, visitor);
		if (effect.add !== undefined) visitNumber(effect.add, `${at}.add`, visitor);
	} else if ('store' in effect) {
		visitor.refer('store', effect.store, `${at}.store`);
		if (typeof effect.kind === 'string') visitor.refer('kind', effect.kind, `${at}.kind`);
		else visitCell(effect.kind.of, `${at}.kind.of`, visitor);
		visitNumber(effect.add, `${at}.add`, visitor);
	} else if ('forEach' in effect) {
		visitPath(effect.forEach, `${at}.forEach`, visitor);
		if (effect.from !== null) visitCell(effect.from, `${at}.from`, visitor);
		all(effect.do, `${at}.do`, (part, where) => visitEffect(part, where, visitor));
	}
}

export function visitPath(path: Path, at: string, visitor: Visitor): void {
	if (visitor.known(path)) return;
	// Those that are most come first.
	if ('test' in path) visitCondition(path.test, `${at}.test`, visitor);
	else if ('do' in path) visitEffect(path.do, `${at}.do`, visitor);
	else if ('seq' in path) all(path.seq, `${at}.seq`, (part, where) => visitPath(part, where, visitor));
	else if ('step' in path) {
		visitVector(path.step, `${at}.step`, visitor);
		if (path.wraps !== undefined) visitor.refer('wrap', path.wraps, `${at}.wraps`);
	} else if ('any' in path) all(path.any, `${at}.any`, (part, where) => visitPath(part, where, visitor));
	else if ('each' in path) {
		if ('bound' in path.each) {
			visitor.refer('bound', path.each.bound, `${at}.each.bound`);
			visitor.refer('map', path.each.map, `${at}.each.map`);
		} else all(path.each, `${at}.each`, (vector, where) => visitor.vector(vector, where));
		visitor.give('bound', path.as);
		visitPath(path.path, `${at}.path`, visitor);
	} else if ('pick' in path) {
		visitFilter(path.pick, `${at}.pick`, visitor);
		if (path.zone !== undefined) visitor.refer('area', path.zone, `${at}.zone`);
	} else if ('loop' in path) {
		if (path.max !== undefined && Number(path.max) < (path.min ?? 0))
			visitor.odd('rules/loop-bounds', at, 'The loop must run more often than it may.');
		visitPath(path.loop, `${at}.loop`, visitor);
	} else if ('go' in path) visitCell(path.go, `${at}.go`, visitor);
	else if ('mark' in path) visitor.give('mark', path.mark);
	else if ('use' in path) visitor.refer('path', path.use, `${at}.use`);
	visitor.done(path);
}
