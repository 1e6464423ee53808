import type { CellRef, Cond, Effect, Num, Path, PieceExpr, Ruleset, VecRef, Zone } from '@x/core/src/ruleset/types';

/** The kinds of nodes of each of the small languages, by what tells them from their like. */
export const NODE_KINDS = {
	zone: ['cells', 'box', 'union', 'minus', 'parity', 'perSide'],
	cell: ['origin', 'stand', 'at', 'mark', 'point', 'cell', 'from'],
	vector: ['a list of coordinates', 'bound'],
	number: ['a number', 'var', 'store', 'count', 'captured', 'matches', 'repeats', 'kept', 'moves', 'sum'],
	condition: ['is', 'in', 'same', 'mover', 'attacked', 'royalAttacked', 'phase', 'compare', 'before', 'def', 'all', 'some', 'not'],
	piece: ['none', 'mover', 'kind', 'of', 'recolour', 'was'],
	effect: ['land', 'capture', 'set', 'point', 'var', 'store', 'forEach', 'end'],
	path: ['step', 'each', 'pick', 'seq', 'any', 'loop', 'test', 'do', 'go', 'mark', 'use'],
} as const;

type Language = keyof typeof NODE_KINDS;

/** The kinds of nodes that a ruleset uses: `path step`, `condition is`, … */
export function kindsUsed(ruleset: Ruleset): Set<string> {
	const met = new Set<string>();
	const meet = (language: Language, node: object | string): void => {
		const found = NODE_KINDS[language].find((kind) => (typeof node === 'string' ? node === kind : kind in node));
		if (found === undefined) throw new Error(`An unknown ${language}: ${JSON.stringify(node)}`);
		met.add(`${language} ${found}`);
	};
	const zone = (node: Zone): void => {
		meet('zone', node);
		if ('union' in node) node.union.forEach(zone);
		else if ('minus' in node) node.minus.forEach(zone);
		else if ('perSide' in node) Object.values(node.perSide).forEach(zone);
	};
	const vector = (node: VecRef): void => meet('vector', 'bound' in node ? node : 'a list of coordinates');
	const cell = (node: CellRef): void => {
		meet('cell', node);
		if (typeof node !== 'object' || !('from' in node)) return;
		cell(node.from);
		vector(node.by);
	};
	const piece = (node: PieceExpr): void => {
		meet('piece', node);
		if (typeof node !== 'object') return;
		if ('of' in node) cell(node.of);
		else if ('was' in node) cell(node.was);
		else if ('recolour' in node) piece(node.recolour);
	};
	const number = (node: Num): void => {
		meet('number', typeof node === 'number' ? 'a number' : node);
		if (typeof node === 'number') return;
		if ('matches' in node) {
			path(node.matches);
			cell(node.from);
		} else if ('sum' in node) for (const { of } of node.sum) number(of);
		else if (('count' in node || 'moves' in node) && node.if !== undefined) condition(node.if);
	};
	const condition = (node: Cond): void => {
		meet('condition', node);
		if ('is' in node) cell(node.is);
		else if ('in' in node) cell(node.in);
		else if ('same' in node) node.same.forEach(cell);
		else if ('attacked' in node) {
			cell(node.attacked);
			if (node.if !== undefined) condition(node.if);
			if (node.as !== undefined) piece(node.as);
		} else if ('compare' in node) {
			number(node.compare[0]);
			number(node.compare[2]);
		} else if ('before' in node) condition(node.before);
		else if ('all' in node) node.all.forEach(condition);
		else if ('some' in node) node.some.forEach(condition);
		else if ('not' in node) condition(node.not);
	};
	const effect = (node: Effect): void => {
		meet('effect', node);
		if ('land' in node) for (const part of [node.as, node.leave]) part !== undefined && piece(part);
		else if ('capture' in node) cell(node.capture);
		else if ('set' in node) {
			cell(node.set);
			piece(node.to);
		} else if ('point' in node) node.to !== null && cell(node.to);
		else if ('var' in node) for (const part of [node.add, node.to]) part !== undefined && number(part);
		else if ('store' in node) {
			number(node.add);
			if (typeof node.kind === 'object') cell(node.kind.of);
		} else if ('forEach' in node) {
			path(node.forEach);
			if (node.from !== null) cell(node.from);
			node.do.forEach(effect);
		}
	};
	const path = (node: Path): void => {
		meet('path', node);
		if ('step' in node) vector(node.step);
		else if ('each' in node) path(node.path);
		else if ('seq' in node) node.seq.forEach(path);
		else if ('any' in node) node.any.forEach(path);
		else if ('loop' in node) path(node.loop);
		else if ('test' in node) condition(node.test);
		else if ('do' in node) effect(node.do);
		else if ('go' in node) cell(node.go);
	};
	Object.values(ruleset.zones).forEach(zone);
	Object.values(ruleset.paths).forEach(path);
	for (const named of Object.values(ruleset.defs)) condition(named);
	for (const flag of Object.values(ruleset.flags)) if (flag.while !== undefined) condition(flag.while);
	for (const trace of Object.values(ruleset.traces)) condition(trace.if);
	condition(ruleset.royal);
	if (ruleset.immune !== undefined) condition(ruleset.immune);
	const phases = Object.values(ruleset.turn.phases);
	for (const hook of [...ruleset.after, ...phases.flatMap(({ enter = [] }) => enter)]) {
		if (hook.if !== undefined) condition(hook.if);
		[...hook.do, ...(hook.else ?? [])].forEach(effect);
	}
	for (const { next } of phases) for (const { if: when } of next) if (when !== undefined) condition(when);
	for (const law of ruleset.forbid) condition(law.if);
	for (const { keep } of ruleset.prefer) 'most' in keep ? number(keep.most) : condition(keep.if);
	for (const { if: when, result } of ruleset.outcomes) {
		if (when !== undefined) condition(when);
		if (typeof result !== 'string') result.points.forEach(number);
	}
	return met;
}
