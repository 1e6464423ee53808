import type { Path } from '@x/core';
import { foldSome, type Pass } from '@x/core/rules';

type Replace = (path: Path) => Path;

/** A path whose parts are replaced, the inner ones first. Paths inside conditions and effects stay. */
export const mapPaths = (path: Path, replace: Replace): Path => replace(withParts(path, replace));

const withParts: Pass<'path', Path, [Replace]> = foldSome<'path', Path, [Replace]>(
	'path',
	{
		seq: (path, replace) => ({ ...path, seq: path.seq.map((one) => mapPaths(one, replace)) }),
		any: (path, replace) => ({ ...path, any: path.any.map((one) => mapPaths(one, replace)) }),
		loop: (path, replace) => ({ ...path, loop: mapPaths(path.loop, replace) }),
		each: (path, replace) => ({ ...path, path: mapPaths(path.path, replace) }),
	},
	(path) => path,
);

type IsPart = (path: Path) => boolean;

/** The branches of a path that contain a part, in which the part is kept where it is; `undefined`: there are none. */
export const branchesWith = (path: Path, isPart: IsPart): Path | undefined => (isPart(path) ? path : partsWith(path, isPart));

const partsWith: Pass<'path', Path | undefined, [IsPart]> = foldSome<'path', Path | undefined, [IsPart]>(
	'path',
	{
		any: ({ any }, isPart) => {
			const found = any.flatMap((one) => branchesWith(one, isPart) ?? []);
			return found.length < 2 ? found[0] : { any: found };
		},
		seq: ({ seq }, isPart) => {
			const found = seq.map((one) => branchesWith(one, isPart));
			return found.every((one) => one === undefined) ? undefined : { seq: seq.map((one, at) => found[at] ?? one) };
		},
		each: (path, isPart) => {
			const found = branchesWith(path.path, isPart);
			return found && { ...path, path: found };
		},
		loop: (path, isPart) => {
			const found = branchesWith(path.loop, isPart);
			return found && { ...path, loop: found };
		},
	},
	() => undefined,
);
