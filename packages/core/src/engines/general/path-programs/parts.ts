import type { Step } from '../../../evaluate/evaluation-context.js';
import { pathOf } from '../../../evaluate/paths.js';
import type { Path } from '../../../rules/types.js';
import type { MoverTests } from '../model.js';
import { dependenciesOf, readsMore } from './dependencies.js';
import { mayBeFlat } from './flat-walks.js';
import type { Part, PathRuntimeParts } from './model.js';
import { emit } from './named.js';

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
		this.compiled ??= pathOf(this.runtime.inPlay, this.path, emit);
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
export function dependsOnMore({ inPlay, reach, parts }: PathRuntimeParts): boolean {
	const { codes, ruleset, size } = inPlay;
	return parts.some((list, code) => {
		if (!list.some(({ path, captures }) => captures && readsMore(ruleset, path))) return false;
		if (!codes.isPlayers(code)) return true;
		for (let cell = 0; cell < size; cell++) if (reach.of(code, cell).captures?.some((bits) => bits > 1) === true) return true;
		return false;
	});
}
