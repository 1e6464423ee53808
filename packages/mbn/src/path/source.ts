import type { Path } from '@x/core';
import { any, each } from '@x/core/build';
import { DIRECTION, type Environment, vector } from './environment.js';
import type { RequirementList } from './requirements.js';
import { same, type Vector } from './vectors.js';

/** The offsets of a base move in a leg: fixed ones, or those that follow from the direction of the leg before. */
export type Source =
	| { readonly type: 'fixed'; readonly vectors: readonly Vector[] }
	| { readonly type: 'relative'; readonly rows: readonly (readonly [Vector, readonly Vector[]])[] };

/** Every offset that a source can give. */
export function offsets(source: Source): readonly Vector[] {
	if (source.type === 'fixed') return source.vectors;
	const found: Vector[] = [];
	for (const [, vectors] of source.rows) for (const one of vectors) if (!found.some((other) => same(one, other))) found.push(one);
	return found;
}

/** A relative source that gives the same offsets from everywhere is a fixed one. */
export function simplified(source: Source): Source {
	if (source.type === 'fixed' || source.rows.length === 0) return source;
	const first = source.rows[0]![1];
	const equal = source.rows.every(([, vectors]) => vectors.length === first.length && vectors.every((one, at) => same(one, first[at]!)));
	return equal ? { type: 'fixed', vectors: first } : source;
}

/** The part of a source that gives one offset. */
const only = (source: Source, offset: Vector): Source =>
	source.type === 'fixed'
		? { type: 'fixed', vectors: [offset] }
		: {
				type: 'relative',
				rows: source.rows.filter(([, vectors]) => vectors.some((one) => same(one, offset))).map(([from]) => [from, [offset]]),
			};

/** Binds the direction to each offset of a source. */
export class Sources {
	readonly #environment: Environment;
	readonly #needs: RequirementList;

	constructor(environment: Environment, needs: RequirementList) {
		this.#environment = environment;
		this.#needs = needs;
	}

	/** `body` walks with the direction bound. `literal`: it is made once for each offset, which it is given. */
	each(source: Source, literal: boolean, body: (offset: Vector | undefined) => Path | undefined): Path | undefined {
		if (!literal) return this.#bound(source, body(undefined));
		const branches = offsets(source).flatMap((offset): Path[] => {
			const path = this.#bound(only(source, offset), body(offset));
			return path === undefined ? [] : [path];
		});
		return branches.length === 0 ? undefined : branches.length === 1 ? branches[0] : any(...branches);
	}

	#bound(source: Source, path: Path | undefined): Path | undefined {
		if (path === undefined || offsets(source).length === 0) return undefined;
		if (source.type === 'fixed')
			return each(
				source.vectors.map((one) => vector(this.#environment, one)),
				DIRECTION,
				path,
			);
		return each({ bound: DIRECTION, map: this.map(source.rows) }, DIRECTION, path);
	}

	/** The name of a map between offsets. */
	map(rows: readonly (readonly [Vector, readonly Vector[]])[]): string {
		return this.#needs.map(
			rows.map(([from, to]) => [vector(this.#environment, from), to.map((one) => vector(this.#environment, one))] as const),
		);
	}
}
