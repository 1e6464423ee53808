import type { Zone } from '@x/core';
import { asZone, zoneMaps } from '@x/core/rules';
import type { Lexicon } from '../lexicon.js';
import { list, numeral, sentence } from '../words.js';
import { areaWords, zoneWords } from '../zones.js';

/** The ordinals of small numbers, in letters. */
const ordinals = ['zeroth', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];

/** `third`, `12th`. */
export const ordinalWord = (value: number): string => ordinals[value] ?? `${value}th`;

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The title of a side as the name of a player: `White`, `Sente`. */
export const playerName = (lexicon: Lexicon, side: string): string => capital(lexicon.side(side));

/** Phrases of the exact sheet, and the words of players for them. Earlier ones come first. */
const phrases: readonly (readonly [RegExp, string])[] = [
	[/; (?:the cell passed over|then that cell|that cell) is (?:also )?remembered as '[^']*'/g, ''],
	[/; this is marked '[^']*'/g, ''],
	[/; it leaves (an? .+?) of neither side behind/g, ' and leaves $1 where it stood'],
	[
		/; then for every enemy piece one step in any direction from that cell, what stands on its cell, changing sides is put on its cell/g,
		'; then all enemy pieces next to it change sides',
	],
	[/[,;] (?:then )?'[^']+' becomes 0$/g, ''],
	[/; then it finishes in (?:the usual way|way \d+)/g, ''],
	[
		/^from (.+?) goes exactly two cells forward over an empty cell without capturing(?:, if the phase is [^;]*)?$/g,
		'from $1 it may go two cells forward if both are empty',
	],
	[
		/^goes exactly two cells (.+?) over an empty cell without capturing, if it carries '[^']*'$/g,
		'if it has not moved yet, it may go two cells $1 if both are empty',
	],
	[/^from for (\w+) ([^,]+?) it may/g, 'from $2 a $1 one may'],
	[/^from all ranks it/g, 'from any rank it'],
	[/^from (its .+?) (steps|slides|leaps) /g, 'on $1 it also $2 '],
	[/ without capturing or only to capture an enemy piece other than (an? .+)$/g, ', but never captures $1'],
	[/^steps one cell (.+?) only to capture$/g, 'captures one cell $1'],
	[/^steps one cell (.+?) only to capture (an? .+)$/g, 'captures $2 one cell $1'],
	[
		/^(?:slides|moves) (along .+?), leaps over one (.+?) and goes on to any cell beyond only to capture$/g,
		'captures $1: it jumps over exactly one $2 and takes the next piece beyond',
	],
	[
		/(?:goes|leaps) like a knight \(1,2\), by way of an empty cell one cell along ranks and files/g,
		'goes one cell straight and then one diagonally outward; a piece on the first of these cells blocks the way',
	],
	[
		/(?:goes|leaps) like a zebra \(2,3\), by way of an empty cell .*?outward/g,
		'goes one cell straight and then two diagonally outward; a piece on the way blocks it',
	],
	[/goes exactly two cells (.+?) over an empty cell/g, 'goes exactly two cells $1; a piece in between blocks the way'],
	[
		/rides any number of leaps like a knight \(1,2\) over empty cells/g,
		'makes any number of knight’s jumps in one direction until a piece is in the way',
	],
	[/^leaps (like a \w+ \(\d,\d\)) only to capture$/g, 'captures by jumping $1, over any piece'],
	[/leaps like a \w+ \((\d),(\d)\)/g, 'jumps $2 cells straight and $1 to the side, over any piece'],
	[/, over any piece without capturing/g, ', over any piece, without capturing'],
	[/like a \w+ \((\d),(\d)\)/g, '$2 cells straight and $1 to the side'],
	[/^(?:leaps|slides|rides) (.+) only to capture$/g, 'captures $1'],
	[/\bleaps\b/g, 'jumps'],
	[/\bsteps one cell/g, 'moves one cell'],
	[/\bslides\b/g, 'moves'],
	[/jumps over one piece and goes on to any cell beyond/g, 'jumps over exactly one piece and lands on any cell beyond'],
	[/jumps over one (.+?) and goes on to any cell beyond/g, 'jumps over exactly one $1 and lands on any cell beyond'],
	[/, if the cell it comes to is on ((?:its|ranks?|files?) [^,;]+)$/g, '; it stays on $1'],
	[/the cell it comes to/g, 'the cell where it lands'],
	[/the cell it starts from/g, 'the cell where it stands'],
	[/, if it carries '[^']*'/g, ', if it has not moved yet'],
	[/\bfriendly\b/g, 'own'],
	[/\ba own\b/g, 'an own'],
	[/the player's /g, 'its player’s '],
];

/** The word for the places of the board: squares, but points where pieces stand on the crossings of lines, and cells on other boards. */
export const placeNoun = (lexicon: Lexicon): string =>
	lexicon.hexagonal || lexicon.ruleset.space.axes.length !== 2 ? 'cell' : lexicon.names?.look?.cells === 'points' ? 'point' : 'square';

/** A clause of the exact sheet in the words of players. */
export function playerClause(lexicon: Lexicon, clause: string): string {
	const plain = phrases.reduce((text, [pattern, words]) => text.replace(pattern, words), clause);
	const digits = plain.replace(/\b(\d+)(?:st|nd|rd|th)\b/g, (_, rank: string) => ordinalWord(Number(rank)));
	const jumps = digits.replace(
		/(\d) cells straight and (\d) to/g,
		(_, far: string, near: string) => `${numeral(Number(far))} cells straight and ${numeral(Number(near))} to`,
	);
	const sides = lexicon.ruleset.sideOrder.reduce(
		(text, side) => text.replaceAll(`, for ${lexicon.side(side)} `, `, for ${playerName(lexicon, side)} `),
		jumps,
	);
	return sides.replace(/\bcell(s?)\b/g, `${placeNoun(lexicon)}$1`);
}

/** A clause as a sentence in the words of players. */
export const playerSentence = (lexicon: Lexicon, clause: string): string => sentence(playerClause(lexicon, clause));

/** A zone as players call it: by its ranks and files, as the starting cells of a kind, as the end of the files, or cell by cell. */
export function playerArea(lexicon: Lexicon, name: string, kind?: string): string {
	const words = areaWords(lexicon, name);
	const zone = lexicon.ruleset.zones[name];
	if (zone === undefined || !words.startsWith('the zone ')) return words;
	const { lattice, ruleset } = lexicon;
	const [first] = ruleset.sideOrder;
	const listed = asZone('cells', zone)?.cells;
	if (listed !== undefined && lattice !== undefined && first !== undefined) {
		const cells = new Set(listed.map(String));
		const homes = ruleset.start.pieces.filter(({ piece }) => piece.side === first && piece.kind === kind).map(({ at }) => String(at));
		if (homes.length === cells.size && homes.every((home) => cells.has(home))) return 'its starting cell';
		const ahead = listed.map((cell) => lattice.cellAt(cell.map((value, axis) => Number(value) + (axis === 1 ? 1 : 0))));
		if (ahead.every((cell) => cell === undefined || lattice.exists[cell] !== 1)) return 'the far end of a file';
	}
	const said = zoneWords(lexicon, zone);
	return / as \S+ counts/.test(said) && lattice !== undefined ? cellByCell(lexicon, name) : said;
}

/** The cells of a zone one by one, for each side where they differ: `a5 to a8 …, for Black …`. */
function cellByCell(lexicon: Lexicon, name: string): string {
	const { lattice, ruleset } = lexicon;
	if (lattice === undefined) return name;
	const words = ruleset.sideOrder.map((side, index) => {
		const inside = zoneMaps(ruleset, lattice)[index]?.[name];
		return {
			side,
			cells: list(
				lexicon.cellsWhere((cell) => inside?.[cell] === 1),
				'or',
			),
		};
	});
	const [first, ...others] = words;
	const rest = others.filter(({ cells }) => cells !== first?.cells);
	return (first?.cells ?? '') + rest.map(({ side, cells }) => ` (${playerName(lexicon, side)}: ${cells})`).join('');
}

/** A clause in which the names of zones are replaced by what players call them. */
export const withAreas = (lexicon: Lexicon, clause: string, kind?: string): string =>
	clause.replace(/(?:in |on |from |)the zone '([^']+)'/g, (all: string, name: string) => {
		const near = /^(?:in|from) /.exec(all)?.[0].replace('in', 'on') ?? '';
		return near + playerArea(lexicon, name, kind);
	});

/** The most cells that are named one by one. */
const FEW = 4;

/** A zone of few cells, the same for all sides, cell by cell: `d4, e4, d5 or e5`; undefined for other zones. */
export function fewCells(lexicon: Lexicon, zone: Zone): string | undefined {
	const { lattice, ruleset } = lexicon;
	const box = asZone('box', zone)?.box;
	if (lattice === undefined || box === undefined) return undefined;
	const inside = Array.from({ length: lattice.count }, (_, cell) => cell).filter((cell) =>
		lattice.vecOf(cell).every((value, axis) => {
			const [low, high] = box[axis] ?? [null, null];
			return (low === null || value >= Number(low)) && (high === null || value <= Number(high));
		}),
	);
	const sets = ruleset.sideOrder.map(
		(side) => new Set(inside.map((cell) => lattice.orientCell(ruleset.sides[side]!, lattice.vecOf(cell)))),
	);
	if (inside.length > FEW || sets.some((set) => inside.some((cell) => !set.has(cell)))) return undefined;
	return list(
		lexicon.cellsWhere((cell) => inside.includes(cell)),
		'or',
	);
}
