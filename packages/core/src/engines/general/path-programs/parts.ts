import { Inspection } from '../../../analyse/inspect.js';
import type { Step } from '../../../evaluate/evaluation-context.js';
import { mentions } from '../../../rules/structure.js';
import type { Num, Path, Ruleset } from '../../../rules/types.js';
import type { MoverTests } from '../model.js';
import { DEPENDS_ON } from './depends-on.js';
import { mayBeFlat } from './flat-walks.js';
import type { Part, PathRuntimeParts } from './model.js';
import { emit } from './named.js';
import { pathOf } from './paths.js';

/** The inputs of a path, as bits of `DEPENDS_ON`. */
export function dependenciesOf(ruleset: Ruleset, path: Path): number {
	let dependencies: number = DEPENDS_ON.cells;
	const pointed = (node: object): void => {
		if ((dependencies & DEPENDS_ON.points) === 0 && mentions(node, 'point')) dependencies |= DEPENDS_ON.points;
	};
	new Inspection(ruleset, {
		path: (node) => {
			if ('go' in node) pointed(node);
			else if ('pick' in node && node.zone !== undefined && !Object.hasOwn(ruleset.zones, node.zone)) dependencies |= DEPENDS_ON.more;
		},
		cond: (node) => {
			// Compound conditions are visited part by part.
			if (!('all' in node || 'some' in node || 'not' in node)) pointed(node);
			if ('attacked' in node) dependencies |= DEPENDS_ON.attacks;
			else if ('royalAttacked' in node) dependencies |= DEPENDS_ON.royals;
			else if ('phase' in node || 'before' in node || ('in' in node && !Object.hasOwn(ruleset.zones, node.zone)))
				dependencies |= DEPENDS_ON.more;
		},
		num: (node) => {
			if (typeof node !== 'number' && 'zone' in node && node.zone !== undefined && !Object.hasOwn(ruleset.zones, node.zone))
				dependencies |= DEPENDS_ON.more;
			if (typeof node !== 'number' && 'store' in node) dependencies |= node.of === 'own' ? DEPENDS_ON.stores : DEPENDS_ON.more;
			else if (typeof node !== 'number' && !('matches' in node || 'count' in node || 'captured' in node || 'sum' in node))
				dependencies |= DEPENDS_ON.more;
		},
		effect: (node) => {
			if ('var' in node) dependencies |= DEPENDS_ON.more;
			else if ('store' in node) dependencies |= node.of === 'own' ? DEPENDS_ON.stores : DEPENDS_ON.more;
			else pointed('point' in node ? { to: node.to } : node);
		},
	}).path(path);
	return dependencies;
}

/** A path of a game. Everything is computed on first use, since many paths are never walked. */
class PathPart implements Part {
	readonly path: Path;
	readonly captures: boolean;
	private readonly runtime: PathRuntimeParts;
	private compiled: Step | undefined = undefined;
	private known = 0;

	constructor(runtime: PathRuntimeParts, path: Path, captures: boolean) {
		this.runtime = runtime;
		this.path = path;
		this.captures = captures;
	}

	get flat(): boolean {
		return mayBeFlat(this.path);
	}

	step(): Step {
		this.compiled ??= pathOf(this.runtime, this.path, emit);
		return this.compiled;
	}

	dependencies(): number {
		this.known ||= dependenciesOf(this.runtime.inPlay.ruleset, this.path);
		return this.known;
	}
}

/** By code: its paths. `demoted`: by kind, the branches that tables cannot hold on this board. */
export function partsOf(
	runtime: PathRuntimeParts,
	demoted: ReadonlyMap<string, readonly Path[]>,
	statics: MoverTests,
): readonly (readonly Part[])[] {
	const { codes, plan } = runtime.inPlay;
	const compiled = new Map<Path, Part>();
	const partOf = (path: Path, captures: boolean): Part => {
		let part = compiled.get(path);
		if (part === undefined) {
			part = new PathPart(runtime, path, captures);
			compiled.set(path, part);
		}
		return part;
	};
	const ofKinds = codes.kinds.map((kind) => [
		...plan.kinds[kind]!.programs.map(({ path, captures }) => partOf(path, captures)),
		...(demoted.get(kind) ?? []).map((path) => partOf(path, true)),
	]);
	return Array.from(codes.kind, (kind, code) => {
		const all = ofKinds[kind] ?? [];
		return codes.isPlayers(code) && all.length > 0 ? all.filter(({ path }) => statics.admits(path, code)) : all;
	});
}

/** A function whose result is computed on first use. */
export function lazily<T>(make: () => T): () => T {
	let made: T | undefined;
	return () => {
		made ??= make();
		return made;
	};
}

/** Whether walks that capture royals depend on more than the board: a trial by pins runs no hooks, so their writes would be missing. */
export function dependsOnMore({ inPlay, reach }: PathRuntimeParts, parts: readonly (readonly Part[])[]): boolean {
	const { codes, ruleset, size } = inPlay;
	return parts.some((list, code) => {
		if (!list.some(({ path, captures }) => captures && dependsOnState(ruleset, path))) return false;
		if (!codes.isPlayers(code)) return true;
		for (let cell = 0; cell < size; cell++) if (reach.of(code, cell).captures?.some((bits) => bits > 1) === true) return true;
		return false;
	});
}

/** Whether a path reads variables, stores, or other state that is not on the board. */
function dependsOnState(ruleset: Ruleset, path: Path): boolean {
	let more = false;
	const num = (node: Num): void => {
		if (typeof node !== 'number' && !('matches' in node || 'count' in node || 'captured' in node || 'sum' in node)) more = true;
	};
	new Inspection(ruleset, { num }).path(path);
	return more;
}
