import type { Path } from '@x/core';

/** A path whose parts are replaced, the inner ones first. Paths inside conditions and effects stay. */
export function mapPaths(path: Path, replace: (path: Path) => Path): Path {
	const inner = (one: Path): Path => mapPaths(one, replace);
	if ('seq' in path) return replace({ ...path, seq: path.seq.map(inner) });
	if ('any' in path) return replace({ ...path, any: path.any.map(inner) });
	if ('loop' in path) return replace({ ...path, loop: inner(path.loop) });
	if ('each' in path) return replace({ ...path, path: inner(path.path) });
	return replace(path);
}

/** The branches of a path that contain a part, in which the part is kept where it is; `undefined`: there are none. */
export function branchesWith(path: Path, isPart: (path: Path) => boolean): Path | undefined {
	const inner = (one: Path): Path | undefined => branchesWith(one, isPart);
	if (isPart(path)) return path;
	if ('any' in path) {
		const found = path.any.flatMap((one) => inner(one) ?? []);
		return found.length === 0 ? undefined : found.length === 1 ? found[0] : { any: found };
	}
	if ('seq' in path) {
		const found = path.seq.map(inner);
		return found.every((one) => one === undefined) ? undefined : { seq: path.seq.map((one, at) => found[at] ?? one) };
	}
	if ('each' in path) {
		const found = inner(path.path);
		return found && { ...path, path: found };
	}
	if ('loop' in path) {
		const found = inner(path.loop);
		return found && { ...path, loop: found };
	}
	return undefined;
}
