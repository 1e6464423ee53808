import type { Branch } from '../../../analyse/plan.js';
import type { Cond, Path } from '../../../rules/types.js';

type RideBranch = Extract<Branch, { shape: 'ride' }>;

/** Whether a ride is the same between all cells: no guards, no change of kind. */
export const isUniform = ({ guards, ends }: RideBranch): boolean =>
	guards.before.length + guards.arriving.length + guards.landed.length === 0 && ends.becomes === undefined;

const paths = new WeakMap<RideBranch, Path>();

/** A ride as the path it was recognised from, for rides that tables cannot hold. */
export function pathOf(branch: RideBranch): Path {
	let path = paths.get(branch);
	if (path === undefined) {
		const test = (tests: readonly Cond[]): Path[] => tests.map((cond) => ({ test: cond }));
		const step: Path = { step: { bound: 'd' } };
		const at = (who: 'empty' | 'enemy'): Path => ({ test: { is: 'at', a: { who } } });
		const { guards, ends, max } = branch;
		const loop: Path = { loop: { seq: [step, at('empty')] }, ...(max < 0 ? {} : { max: max - 1 }) };
		const arrive: Path[] = ends.mode === 'quiet' ? [at('empty')] : [at('enemy'), { do: { capture: 'at' } }];
		const become: Path[] = ends.becomes === undefined ? [] : [{ do: { set: 'at', to: { kind: ends.becomes, side: 'own' } } }];
		const ride = [loop, step, ...test(guards.arriving), ...arrive, { do: { land: true } } as Path, ...test(guards.landed), ...become];
		path = { seq: [...test(guards.before), { each: branch.vectors, as: 'd', path: { seq: ride } }] };
		paths.set(branch, path);
	}
	return path;
}
