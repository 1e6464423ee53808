import type { Ruleset, Zone } from '@x/core';

/**
 * The squares of a zone for a side, on the board from White's point of view.
 *
 * @example
 * import { chess } from '@x/games/chess';
 * [...cellsOf(chess.rules, chess.rules.zones.last!, 'black')].length // 8
 */
export function cellsOf(ruleset: Ruleset, zone: Zone, side: string): ReadonlySet<number> {
	if ('perSide' in zone) {
		const own = zone.perSide[side];
		return own === undefined ? new Set() : plain(ruleset, own);
	}
	const { matrix } = ruleset.sides[side]!.frame;
	const [files, ranks] = sizes(ruleset);
	const turned = [Number(matrix[0]![0]) < 0, Number(matrix[1]![1]) < 0];
	return new Set(
		[...plain(ruleset, zone)].map((cell) => {
			const [x, y] = [cell % files!, Math.floor(cell / files!)];
			return (turned[0] ? files! - 1 - x : x) + (turned[1] ? ranks! - 1 - y : y) * files!;
		}),
	);
}

const sizes = (ruleset: Ruleset): number[] => ruleset.space.axes.map(({ extent }) => Number(extent[1]) + 1);

/** As written, independent of a point of view. */
function plain(ruleset: Ruleset, zone: Zone): ReadonlySet<number> {
	const [files, ranks] = sizes(ruleset);
	const all = Array.from({ length: files! * ranks! }, (_, cell) => cell);
	if ('cells' in zone) return new Set(zone.cells.map(([x, y]) => Number(x) + Number(y) * files!));
	if ('union' in zone) return new Set(zone.union.flatMap((part) => [...plain(ruleset, part)]));
	if ('minus' in zone) {
		const less = plain(ruleset, zone.minus[1]);
		return new Set([...plain(ruleset, zone.minus[0])].filter((cell) => !less.has(cell)));
	}
	if ('parity' in zone) return new Set(all.filter((cell) => ((cell % files!) + Math.floor(cell / files!)) % 2 === zone.parity));
	if ('perSide' in zone) return new Set();
	const fits = (range: (typeof zone.box)[number], value: number): boolean =>
		range === null ||
		range === undefined ||
		((range[0] === null || value >= Number(range[0])) && (range[1] === null || value <= Number(range[1])));
	return new Set(all.filter((cell) => fits(zone.box[0]!, cell % files!) && fits(zone.box[1]!, Math.floor(cell / files!))));
}
