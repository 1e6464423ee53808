import type { Cond, Effect, Game, Path, Position, Ruleset } from '@x/core';
import { pieceAt, setupOf, turn } from '@x/core';
import { stopsOf, type WalkEnd } from '@x/core/reference';
import { conditionWords } from '../conditions.js';
import { limitOf } from '../leaflet/recognise.js';
import { Lexicon } from '../lexicon.js';
import { conjuncts } from '../parts.js';
import { article, quantity } from '../words.js';
import { duringPath } from '../writers.js';
import { inArea } from '../zones.js';
import type { NoPathReason } from './paths.js';
import { stateOf } from './references.js';
import { type Culprit, plainList, playerName, seenWords, sentence, titleOf } from './words.js';

const putsBy = (effect: Effect, kind: string): boolean => {
	if ('forEach' in effect) return effect.do.some((part) => putsBy(part, kind));
	const piece = 'set' in effect ? effect.to : 'land' in effect ? effect.as : undefined;
	return typeof piece === 'object' && piece !== null && 'kind' in piece && piece.kind === kind;
};

/** Whether a path puts a piece of the kind on the board. */
const puts = (paths: Ruleset['paths'], path: Path, kind: string): boolean => {
	if ('seq' in path) return path.seq.some((part) => puts(paths, part, kind));
	if ('any' in path) return path.any.some((part) => puts(paths, part, kind));
	if ('each' in path) return puts(paths, path.path, kind);
	if ('loop' in path) return puts(paths, path.loop, kind);
	if ('use' in path) return puts(paths, paths[path.use]!, kind);
	return 'do' in path && putsBy(path.do, kind);
};

/** The branches of a path that put a piece of the kind. */
const branchesThatPut = (paths: Ruleset['paths'], path: Path, kind: string): Path => {
	if ('use' in path && puts(paths, path, kind)) return branchesThatPut(paths, paths[path.use]!, kind);
	if ('seq' in path) return { seq: path.seq.map((part) => branchesThatPut(paths, part, kind)) };
	if (!('any' in path)) return path;
	const branches = path.any.filter((part) => puts(paths, part, kind));
	return branches.length === 0 ? path : { any: branches.map((part) => branchesThatPut(paths, part, kind)) };
};

/** Whether every branch of a path asks for an empty cell. */
const needsEmpty = (paths: Ruleset['paths'], path: Path): boolean => {
	if ('seq' in path) return path.seq.some((part) => needsEmpty(paths, part));
	if ('any' in path) return path.any.every((part) => needsEmpty(paths, part));
	if ('use' in path) return needsEmpty(paths, paths[path.use]!);
	if ('pick' in path) return path.pick.who === 'empty';
	return 'test' in path && 'is' in path.test && path.test.is === 'at' && path.test.a.who === 'empty';
};

/** The reason why a piece of a kind cannot be dropped on a cell. */
export function explainNoDrop(position: Position, kind: string, to: number): NoPathReason {
	const { game } = position;
	const { paths, turn: order } = game.ruleset;
	const title = sentence(article(titleOf(game, kind)));
	const waysOf = (also: readonly string[] = []): readonly Path[] =>
		also.map((name) => paths[name]!).filter((path) => puts(paths, path, kind));
	const ways = waysOf(order.phases[turn(position).phase]!.also);
	if (ways.length === 0) {
		const when = Object.values(order.phases).some(({ also }) => waysOf(also).length > 0) ? 'now' : 'in this game';
		return { message: `${title} cannot be put on the board ${when}.`, culprits: [], at: undefined };
	}
	const branches = ways.map((path) => branchesThatPut(paths, path, kind));
	const piece = pieceAt(position, to);
	if (piece !== undefined && branches.every((path) => needsEmpty(paths, path))) return occupiedReason(position, { cell: to, piece });
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
	const [occupied] = 'is' in failed && failed.is === 'at' && failed.a.who === 'empty' ? standing(to) : [];
	if (occupied !== undefined) return occupiedReason(position, occupied);
	const title = sentence(article(titleOf(game, kind)));
	const limit = limitOf(failed);
	const missing = missingIn(position, failed);
	if (missing !== undefined) return { message: `${playerName(game, side)} has ${missing} in hand.`, culprits: [], at: undefined };
	const lexicon = new Lexicon(game.ruleset, game.names);
	if ('in' in failed) return { message: `${title} may be dropped only ${inArea(lexicon, failed.zone)}.`, culprits: [], at: to };
	const culprits = counted.flatMap(standing);
	const alike = culprits.length > 0 && culprits.every(({ piece }) => piece.side === side && piece.kind === kind);
	if (limit !== undefined && 'matches' in limit.number && alike) return { message: onLine(game, lexicon, culprits, to), culprits, at: to };
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
		const number = limitOf(part)?.number;
		if (number === undefined || !('store' in number) || number.of !== 'own') continue;
		const held = stores[number.store]?.[side] ?? {};
		if (number.kind === undefined) return 'nothing';
		if ((held[number.kind] ?? 0) === 0) return `no ${titleOf(position.game, number.kind)}`;
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
