import type { Branch } from '../analyse/plan.js';
import type { Path } from '../ruleset/types.js';

type RideBranch = Extract<Branch, { shape: 'ride' }>;

const paths = new WeakMap<RideBranch, Path>();

/** A ride as the path it was recognised from. */
export function pathOf(branch: RideBranch): Path {
	let path = paths.get(branch);
	if (path === undefined) {
		const test = (tests: RideBranch['guards']['before']): Path[] => tests.map((cond) => ({ test: cond }));
		const step: Path = { step: { bound: 'd' } };
		const empty: Path = { test: { is: 'at', a: { who: 'empty' } } };
		const arrive: Path[] =
			branch.ends.mode === 'quiet' ? [empty] : [{ test: { is: 'at', a: { who: 'enemy' } } }, { do: { capture: 'at' } }];
		const loop: Path = { loop: { seq: [step, empty] }, ...(branch.max < 0 ? {} : { max: branch.max - 1 }) };
		const become: Path[] = branch.ends.becomes === undefined ? [] : [{ do: { set: 'at', to: { kind: branch.ends.becomes, side: 'own' } } }];
		const { before, arriving, landed } = branch.guards;
		const ride: Path = { seq: [loop, step, ...test(arriving), ...arrive, { do: { land: true } }, ...test(landed), ...become] };
		path = { seq: [...test(before), { each: branch.vectors, as: 'd', path: ride }] };
		paths.set(branch, path);
	}
	return path;
}
