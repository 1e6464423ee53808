import type { Flag, Hook, Life, Setup, Var } from '@x/core';
import { conditionWords } from './conditions.js';
import { effectWords } from './effects.js';
import type { Entry } from './entry.js';
import { filterNoun } from './filters.js';
import type { Lexicon } from './lexicon.js';
import { article, list, numeral, plural, quantity, quoted } from './words.js';
import { afterMove, beforeMove, forPiece } from './writers.js';

const lives: Readonly<Record<Life, string>> = {
	walk: 'until the move is over',
	turn: 'until the turn is over',
	reply: 'until the next turn of the side that noted it',
	game: 'for the whole game',
};

function flagWords(lexicon: Lexicon, name: string, flag: Flag): string[] {
	const kinds = flag.kinds === undefined ? 'any piece' : article(lexicon.kinds(flag.kinds));
	const moving = flag.onMove === 'keep' ? 'keeps it when it moves' : 'loses it when it moves';
	const dying =
		flag.while === undefined
			? []
			: [`${quoted(name)} is lost as soon as this is not so: ${conditionWords(forPiece(lexicon, 'the piece'), flag.while)}`];
	return [`${quoted(name)} is carried by ${kinds}, which ${moving}`, ...dying];
}

function variableWords(name: string, { start, perSide, life = 'game', identity }: Var): string {
	const each = perSide === true ? ' for each side' : '';
	const same = identity === true ? '; positions in which it differs are different positions' : '';
	return `the number ${quoted(name)} is kept${each} ${lives[life]}, from ${start} on${same}`;
}

/** The records of a position besides its pieces: flags, points, variables, stores, traces; and the definitions. */
export function recordEntries(lexicon: Lexicon): Entry[] {
	const { flags, points, vars, stores, traces, defs } = lexicon.ruleset;
	return [
		...Object.entries(flags).map(([name, flag]): Entry => ({ path: `flags.${name}`, texts: flagWords(lexicon, name, flag), part: flag })),
		...Object.entries(points).map(
			([name, life]): Entry => ({
				path: `points.${name}`,
				texts: [`cells are remembered as ${quoted(name)} ${lives[life]}`],
				part: life,
			}),
		),
		...Object.entries(vars).map(([name, data]): Entry => ({ path: `vars.${name}`, texts: [variableWords(name, data)], part: data })),
		...Object.entries(stores).map(([name, store]): Entry => {
			const owner = store.shared === true ? 'there is one common' : 'each side has its own';
			const turned = Object.entries(store.as ?? {}).map(
				([from, to]) => `${article(lexicon.kind(from))} becomes ${article(lexicon.kind(to))}`,
			);
			const as = turned.length === 0 ? '' : `; in it ${list(turned)}`;
			return { path: `stores.${name}`, texts: [`${owner} store of pieces, ${quoted(name)}${as}`], part: store };
		}),
		...Object.entries(traces).map(([name, trace]): Entry => {
			const wording = forPiece(lexicon, 'the piece');
			const who = filterNoun(afterMove(lexicon), trace.of) ?? 'piece';
			const when = conditionWords({ ...wording, own: 'the player', other: 'the opponent' }, trace.if);
			return { path: `traces.${name}`, texts: [`after every move ${quoted(name)} notes each ${who} for which ${when}`], part: trace };
		}),
		...Object.entries(defs).map(
			([name, condition]): Entry => ({
				path: `defs.${name}`,
				texts: [`${quoted(name)} holds when ${conditionWords(beforeMove(lexicon), condition)}`],
				part: condition,
			}),
		),
	];
}

/** A hook as a clause. */
export function hookWords(lexicon: Lexicon, hook: Hook): string {
	const wording = afterMove(lexicon);
	const done = (effects: Hook['do']): string =>
		effects.length === 0 ? 'nothing happens' : list(effects.map((effect) => effectWords(wording, effect)));
	const otherwise = hook.else === undefined ? '' : `; otherwise ${done(hook.else)}`;
	return hook.if === undefined ? `${done(hook.do)}${otherwise}` : `if ${conditionWords(wording, hook.if)}, ${done(hook.do)}${otherwise}`;
}

/** The pieces of a side with their cells, grouped by kind and flags. */
export function arrangementWords(lexicon: Lexicon, pieces: Setup['pieces'], side: string): string {
	const groups = new Map<string, { kind: string; flags: readonly string[]; cells: string[] }>();
	for (const { at, piece } of pieces) {
		if (piece.side !== side) continue;
		const flags = [...(piece.flags ?? [])].sort();
		const key = [piece.kind, ...flags].join(' ');
		const group = groups.get(key) ?? { kind: piece.kind, flags, cells: [] };
		groups.set(key, { ...group, cells: [...group.cells, lexicon.absoluteCell(at)] });
	}
	return list(
		[...groups.values()].map(({ kind, flags, cells }) => {
			const title = lexicon.kind(kind);
			const noun = cells.length === 1 ? article(title) : `${numeral(cells.length)} ${plural(title)}`;
			return `${noun} on ${list(cells)}${flags.length === 0 ? '' : ` (carrying ${list(flags.map(quoted))})`}`;
		}),
	);
}

/** The initial arrangement. */
export function startEntries(lexicon: Lexicon): Entry[] {
	const { start, sideOrder } = lexicon.ruleset;
	const owners = [...sideOrder, 'neutral'].filter((side) => start.pieces.some(({ piece }) => piece.side === side));
	const rest: Entry[] = [
		...Object.entries(start.points ?? {}).map(
			([name, cells]): Entry => ({
				path: `start.points.${name}`,
				texts: [
					`at the start ${list(cells.map((cell) => lexicon.absoluteCell(cell)))} ${cells.length === 1 ? 'is' : 'are'} remembered as ${quoted(name)}`,
				],
				part: cells,
			}),
		),
		...Object.entries(start.vars ?? {}).map(
			([name, value]): Entry => ({
				path: `start.vars.${name}`,
				texts: [
					`at the start ${quoted(name)} is ${typeof value === 'number' ? value : list(Object.entries(value).map(([side, of]) => `${of} for ${lexicon.side(side)}`))}`,
				],
				part: value,
			}),
		),
		...Object.entries(start.stores ?? {}).map(
			([name, holders]): Entry => ({
				path: `start.stores.${name}`,
				texts: Object.entries(holders).map(
					([holder, kinds]) =>
						`at the start ${holder === 'shared' ? 'the common' : `${lexicon.side(holder)}'s`} ${quoted(name)} holds ${list(Object.entries(kinds).map(([kind, amount]) => quantity(amount, lexicon.kind(kind))))}`,
				),
				part: holders,
			}),
		),
	];
	const seen =
		start.seen === undefined
			? []
			: [
					{
						path: 'start.seen',
						texts: [`${quantity(start.seen.length, 'position')} ${start.seen.length === 1 ? 'counts' : 'count'} as seen before the start`],
						part: start.seen,
					},
				];
	return [
		...(owners.length === 0 ? [{ path: 'start.pieces', texts: ['the board is empty at the start'], part: [] }] : []),
		...owners.map(
			(side): Entry => ({
				path: `start.pieces.${side}`,
				about: lexicon.side(side),
				texts: [arrangementWords(lexicon, start.pieces, side)],
				part: start.pieces.filter(({ piece }) => piece.side === side),
			}),
		),
		...rest,
		...seen,
		...endedEntries(lexicon),
	];
}

/** The outcome of a start at which the game is already over. */
function endedEntries(lexicon: Lexicon): Entry[] {
	const { ended } = lexicon.ruleset.start;
	if (ended === undefined) return [];
	const { reason, winner, draw, points, playable } = ended;
	const results = [
		...(winner === undefined ? [] : [`a win for ${lexicon.side(winner)}`]),
		...(draw === undefined ? [] : ['a draw']),
		...(points === undefined ? [] : [`a score of ${points.join(' to ')}`]),
	];
	const moves = playable === true ? ', though moves are left' : '';
	return [{ path: 'start.ended', texts: [`the game is over at the start: ${list(results)} by ${quoted(reason)}${moves}`], part: ended }];
}
