import type { Cond, Game, Path, Position, Ruleset } from '@x/core';
import { pieceAt, setupOf, turn } from '@x/core';
import { stopsOf, type WalkEnd } from '@x/core/reference';
import { asCondition, asNumber, foldSome, type Pass } from '@x/core/rules';
import { conditionWords } from '../conditions.js';
import { limitOf } from '../leaflet/recognise.js';
import { Lexicon } from '../lexicon.js';
import { conjuncts, filterHere } from '../parts.js';
import { article, quantity } from '../words.js';
import { duringPath } from '../writers.js';
import { inArea } from '../zones.js';
import type { NoPathReason } from './paths.js';
import { stateOf } from './references.js';
import { type Culprit, plainList, playerName, seenWords, sentence, titleOf } from './words.js';

const isKind: Pass<'piece', boolean, [string]> = foldSome('piece', { kind: (piece, kind) => piece.kind === kind }, () => false);

/** Whether an effect puts a piece of the kind on the board. */
const putsBy: Pass<'effect', boolean, [string]> = foldSome(
	'effect',
	{
		forEach: (effect, kind) => effect.do.some((part) => putsBy(part, kind)),
		set: ({ to }, kind) => isKind(to, kind),
		land: ({ as }, kind) => as !== undefined && isKind(as, kind),
	},
	() => false,
);

type Paths = Ruleset['paths'];

/** Whether a path puts a piece of the kind on the board. */
const puts: Pass<'path', boolean, [string, Paths]> = foldSome(
	'path',
	{
		seq: ({ seq }, kind, paths) => seq.some((part) => puts(part, kind, paths)),
		any: ({ any }, kind, paths) => any.some((part) => puts(part, kind, paths)),
		each: ({ path }, kind, paths) => puts(path, kind, paths),
		loop: ({ loop }, kind, paths) => puts(loop, kind, paths),
		use: ({ use }, kind, paths) => puts(paths[use]!, kind, paths),
		do: (path, kind) => putsBy(path.do, kind),
	},
	() => false,
);

/** The branches of a path that put a piece of the kind. */
const branchesThatPut: Pass<'path', Path, [string, Paths]> = foldSome(
	'path',
	{
		use: (path, kind, paths) => (puts(path, kind, paths) ? branchesThatPut(paths[path.use]!, kind, paths) : path),
		seq: ({ seq }, kind, paths) => ({ seq: seq.map((part) => branchesThatPut(part, kind, paths)) }),
		any: (path, kind, paths) => {
			const branches = path.any.filter((part) => puts(part, kind, paths));
			return branches.length === 0 ? path : { any: branches.map((part) => branchesThatPut(part, kind, paths)) };
		},
	},
	(path) => path,
);

/** Whether every branch of a path asks for an empty cell. */
const needsEmpty: Pass<'path', boolean, [Paths]> = foldSome(
	'path',
	{
		seq: ({ seq }, paths) => seq.some((part) => needsEmpty(part, paths)),
		any: ({ any }, paths) => any.every((part) => needsEmpty(part, paths)),
		use: ({ use }, paths) => needsEmpty(paths[use]!, paths),
		pick: ({ pick }) => pick.who === 'empty',
		test: ({ test }) => filterHere(test)?.who === 'empty',
	},
	() => false,
);

/** The reason why a piece of a kind cannot be dropped on a cell. */
export function explainNoDrop(position: Position, kind: string, to: number): NoPathReason {
	const { game } = position;
	const { paths, turn: order } = game.ruleset;
	const title = sentence(article(titleOf(game, kind)));
	const waysOf = (also: readonly string[] = []): readonly Path[] =>
		also.map((name) => paths[name]!).filter((path) => puts(path, kind, paths));
	const ways = waysOf(order.phases[turn(position).phase]!.also);
	if (ways.length === 0) {
		const when = Object.values(order.phases).some(({ also }) => waysOf(also).length > 0) ? 'now' : 'in this game';
		return { message: `${title} cannot be put on the board ${when}.`, culprits: [], at: undefined };
	}
	const branches = ways.map((path) => branchesThatPut(path, kind, paths));
	const piece = pieceAt(position, to);
	if (piece !== undefined && branches.every((path) => needsEmpty(path, paths))) return occupiedReason(position, { cell: to, piece });
	const state = stateOf(position);
	const ends = branches.flatMap((path) => stopsOf(state, path));
	// A test that failed before a cell was chosen is the best reason, such as an empty hand. Among tests on the cell, the last one got furthest.
	const end =
		ends.find(({ at, failed }) => at === undefined && failed !== undefined) ?? ends.findLast(({ at, failed }) => at === to && failed);
	if (end?.failed === undefined) return { message: `${title} cannot be dropped on ${game.cellName(to)} now.`, culprits: [], at: undefined };
	return dropReason(position, { ...end, failed: end.failed }, kind, to);
}

const occupiedReason = (position: Position, { cell, piece }: Culprit): NoPathReason => {
	const { game } = position;
	const seen = sentence(seenWords(game, piece, turn(position).side));
	return { message: `${seen} is on ${game.cellName(cell)}.`, culprits: [{ cell, piece }], at: cell };
};

function dropReason(position: Position, end: WalkEnd & { readonly failed: Cond }, kind: string, to: number): NoPathReason {
	const { at, failed, counted = [] } = end;
	const { game } = position;
	const { side } = turn(position);
	const standing = (cell: number): readonly Culprit[] => {
		const piece = pieceAt(position, cell);
		return piece === undefined ? [] : [{ cell, piece }];
	};
	const [occupied] = filterHere(failed)?.who === 'empty' ? standing(to) : [];
	if (occupied !== undefined) return occupiedReason(position, occupied);
	const title = sentence(article(titleOf(game, kind)));
	const missing = missingIn(position, failed);
	if (missing !== undefined) return { message: `${playerName(game, side)} has ${missing} in hand.`, culprits: [], at: undefined };
	const lexicon = new Lexicon(game.ruleset, game.names);
	const area = asCondition('in', failed)?.zone;
	if (area !== undefined) return { message: `${title} may be dropped only ${inArea(lexicon, area)}.`, culprits: [], at: to };
	const culprits = counted.flatMap(standing);
	const alike = culprits.length > 0 && culprits.every(({ piece }) => piece.side === side && piece.kind === kind);
	if (alike && asNumber('matches', limitOf(failed)?.number) !== undefined)
		return { message: onLine(game, lexicon, culprits, to), culprits, at: to };
	const wording = { ...duringPath(lexicon), at: game.cellName(to), own: playerName(game, side) };
	const blame = culprits.length === 0 ? '' : ` In the way: ${plainList(game, culprits)}.`;
	const message = `${title} cannot be dropped on ${game.cellName(to)}. The rule: ${conditionWords(wording, failed)}.${blame}`;
	return { message, culprits, at: at ?? undefined };
}

/** The piece that a store of the side to move does not have: `no gold`, `nothing`. */
function missingIn(position: Position, failed: Cond): string | undefined {
	const { stores = {} } = setupOf(position);
	const { side } = turn(position);
	for (const part of conjuncts(failed)) {
		const stock = asNumber('store', limitOf(part)?.number);
		if (stock?.of !== 'own') continue;
		if (stock.kind === undefined) return 'nothing';
		if ((stores[stock.store]?.[side]?.[stock.kind] ?? 0) === 0) return `no ${titleOf(position.game, stock.kind)}`;
	}
	return undefined;
}

/** Too many pieces of a kind on the line of the cell: `A pawn of yours is already on file 5.` */
function onLine(game: Game, lexicon: Lexicon, culprits: readonly Culprit[], to: number): string {
	const file = game.vecOf(to)[0]!;
	const title = titleOf(game, culprits[0]!.piece.kind);
	const sameFile = culprits.every(({ cell }) => game.vecOf(cell)[0] === file);
	const where = sameFile ? ` on file ${lexicon.axisValue(0, file)}` : ` on the line of ${game.cellName(to)}`;
	const many =
		culprits.length === 1 ? `${sentence(article(title))} of yours is` : `${sentence(quantity(culprits.length, title))} of yours are`;
	return `${many} already${where}.`;
}
