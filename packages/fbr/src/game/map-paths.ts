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
