import type { Coord, Side, Space, Vec } from '@x/core';
import type { Entry } from './entry.js';
import type { Lexicon } from './lexicon.js';
import { list, plural, quantity, quoted } from './words.js';
import { zoneWords } from './zones.js';

const bare = (vec: readonly Coord[]): string => `(${vec.join(', ')})`;

/** One axis in words: `eight files (a to h)`. */
function axisWords(lexicon: Lexicon, axis: number): string {
	const [low, high] = lexicon.ruleset.space.axes[axis]!.extent;
	const noun = lexicon.axis(axis);
	if (low === null && high === null) return `${plural(noun)} without end`;
	if (low === null || high === null) return `${plural(noun)} ${low === null ? `up to ${high}` : `from ${low} on`}`;
	const size = Number(high) - Number(low) + 1;
	const ends = size === 1 || lexicon.hexagonal ? '' : ` (${lexicon.axisValue(axis, low)} to ${lexicon.axisValue(axis, high)})`;
	return `${quantity(size, noun)}${ends}`;
}

function shapeWords(lexicon: Lexicon): string {
	const { space } = lexicon.ruleset;
	const axes = list(space.axes.map((_, axis) => axisWords(lexicon, axis)));
	const missing = space.holes?.length ?? 0;
	const { lattice } = lexicon;
	if (lattice === undefined)
		return `the board has ${axes}${missing === 0 ? '' : `; these cells are missing: ${list(space.holes!.map(bare))}`}`;
	const cells = lattice.exists.reduce((sum, exists) => sum + exists, 0);
	if (lexicon.hexagonal) return `the board has ${cells} hexagonal cells, in ${quantity(lattice.sizes[0]!, 'file')}`;
	const holes =
		missing === 0
			? ''
			: `; ${missing === 1 ? 'this cell is' : 'these cells are'} missing: ${list(space.holes!.map((hole) => holeName(lexicon, hole)))}`;
	return `the board has ${axes}, ${quantity(cells, 'cell')}${holes}`;
}

const holeName = (lexicon: Lexicon, hole: Vec): string => hole.map((value, axis) => lexicon.axisValue(axis, value)).join('');

function closedWords(lexicon: Lexicon, flags: readonly boolean[]): string | undefined {
	const { axes } = lexicon.ruleset.space;
	const closed = flags.flatMap((flag, axis) => (flag ? [axis] : []));
	if (closed.length === 0) return undefined;
	return list(
		closed.map((axis) => {
			const [low, high] = axes[axis]!.extent;
			const noun = lexicon.axis(axis);
			if (low === null || high === null) return `the ${plural(noun)} are closed`;
			if (Number(high) - Number(low) === 1) return `from each ${noun} a step leads to the other one`;
			return `the ${plural(noun)} are closed: ${lexicon.axisValue(axis, low)} and ${lexicon.axisValue(axis, high)} are neighbours`;
		}),
	);
}

/** Named wraps and named relations of a space. */
function namedReadings(lexicon: Lexicon, space: Space): string[] {
	const wraps = Object.entries(space.wraps ?? {}).map(
		([name, flags]) => `${quoted(name)} is the same board where ${closedWords(lexicon, flags) ?? 'nothing is closed'}`,
	);
	const maps = Object.entries(space.maps ?? {}).map(
		([name, relation]) =>
			`the relation ${quoted(name)} gives ${list(relation.map(([from, to]) => `for ${bare(from)} ${list(to.map(bare), 'or')}`))}`,
	);
	return [...wraps, ...maps];
}

/** The direction on the board of an axis in the frame of a side. */
function leads(lexicon: Lexicon, { frame }: Side, axis: number): string {
	const parts = frame.matrix.flatMap((row, target): string[] => {
		const factor = Number(row[axis] ?? 0);
		if (factor === 0) return [];
		const end = lexicon.ruleset.space.axes[target]?.extent[factor > 0 ? 1 : 0];
		if (typeof end !== 'number' || lexicon.hexagonal) return [`${factor > 0 ? 'up' : 'down'} the ${plural(lexicon.axis(target))}`];
		return [`towards ${lexicon.axis(target)} ${lexicon.axisValue(target, end)}`];
	});
	return list(parts);
}

function sideWords(lexicon: Lexicon, name: string, side: Side): string {
	const { axes } = lexicon.ruleset.space;
	const directions =
		axes.length < 2 || lexicon.hexagonal ? ['forward'] : axes.length === 2 ? ['right', 'forward'] : ['right', 'forward', 'up'];
	const ways = directions.map((direction, index) => {
		const axis = directions.length === 1 ? Math.min(1, axes.length - 1) : index;
		return `${direction} is ${leads(lexicon, side, axis)}`;
	});
	const mirror =
		side.frame.mirror === undefined || side.frame.mirror.every((value) => Number(value) === 0)
			? ''
			: `, with its zero cell at ${bare(side.frame.mirror)}`;
	const team = side.team === name ? '' : `; it belongs to the team ${quoted(side.team)}`;
	const own = Object.entries(lexicon.ruleset.turn.phases).filter(([, phase]) => phase.side === name);
	const threat = own.length === 1 && own[0]![0] === side.threat ? '' : `; whom it attacks is judged as in the phase ${quoted(side.threat)}`;
	return `for ${lexicon.side(name)}, ${list(ways)}${mirror}${team}${threat}`;
}

/** The board, its sides and its zones. */
export function boardEntries(lexicon: Lexicon): Entry[] {
	const { space, sides, sideOrder, zones } = lexicon.ruleset;
	const closed = closedWords(
		lexicon,
		space.axes.map(({ wrap }) => wrap === true),
	);
	const shape = [shapeWords(lexicon), ...(closed === undefined ? [] : [closed]), ...namedReadings(lexicon, space)];
	return [
		{ path: 'space', texts: shape, part: space },
		{ path: 'sides', texts: [`the sides are ${list(sideOrder.map((side) => lexicon.side(side)))}`], part: sideOrder },
		...sideOrder.map((name): Entry => ({ path: `sides.${name}`, texts: [sideWords(lexicon, name, sides[name]!)], part: sides[name] })),
		...Object.entries(zones).map(
			([name, zone]): Entry => ({
				path: `zones.${name}`,
				texts: [`the zone ${quoted(name)} is ${zoneWords(lexicon, zone)}`],
				part: zone,
			}),
		),
	];
}
