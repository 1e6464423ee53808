import type { Effect, Path, Position, Ruleset } from '@x/core';
import { pieceAt, turn } from '@x/core';
import { stopsOf, type WalkEnd } from '@x/core/reference';
import { conditionWords } from '../conditions.js';
import { Lexicon } from '../lexicon.js';
import { article } from '../words.js';
import { duringPath } from '../writers.js';
import { inArea } from '../zones.js';
import type { NoPathReason } from './paths.js';
import { stateOf } from './references.js';
import { type Culprit, culpritsWords, pieceWords, sentence, titleOf } from './words.js';

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

/** The reason why a piece of a kind cannot be dropped on a cell. */
export function explainNoDrop(position: Position, kind: string, to: number): NoPathReason {
	const { game } = position;
	const { paths, turn: order } = game.ruleset;
	const { side, phase } = turn(position);
	const title = titleOf(game, kind);
	const refusal = `${article(title)} cannot be put on ${game.cellName(to)}`;
	const ways = (order.phases[phase]!.also ?? []).map((name) => paths[name]!).filter((path) => puts(paths, path, kind));
	if (ways.length === 0)
		return { message: `${sentence(refusal)}: in this phase no ${title} is put on the board.`, culprits: [], at: undefined };
	const state = stateOf(position);
	const ends = ways.flatMap((path) => stopsOf(state, branchesThatPut(paths, path, kind)));
	// A test that failed before a cell was chosen is the best reason, such as an empty hand. Among tests on the cell, the last one got furthest.
	const end =
		ends.find(({ at, failed }) => at === undefined && failed !== undefined) ?? ends.findLast(({ at, failed }) => at === to && failed);
	if (end?.failed === undefined) return { message: `${sentence(refusal)}.`, culprits: [], at: undefined };
	return dropReason(position, { ...end, failed: end.failed }, refusal, to, side);
}

function dropReason(
	position: Position,
	{ at, failed, counted = [] }: WalkEnd & { readonly failed: object },
	refusal: string,
	to: number,
	side: string,
): NoPathReason {
	const { game } = position;
	const standing = (cell: number): readonly Culprit[] => {
		const piece = pieceAt(position, cell);
		return piece === undefined ? [] : [{ cell, piece }];
	};
	const occupied = 'is' in failed && failed.is === 'at' && failed.a.who === 'empty' ? standing(to) : [];
	const culprits = occupied.length > 0 ? occupied : counted.flatMap(standing);
	if (occupied.length > 0)
		return { message: `${sentence(refusal)}: there stands the ${pieceWords(game, occupied[0]!.piece)}.`, culprits, at: to };
	const lexicon = new Lexicon(game.ruleset, game.names);
	if ('in' in failed) return { message: `${sentence(refusal)}, only ${inArea(lexicon, failed.zone)}.`, culprits, at: to };
	const wording = { ...duringPath(lexicon), at: game.cellName(to), own: lexicon.side(side) };
	const needed = conditionWords(wording, failed);
	const blame = culprits.length === 0 ? '' : ` In the way: ${culpritsWords(game, culprits)}.`;
	return { message: `${sentence(refusal)}. The rule: ${needed}.${blame}`, culprits, at: at ?? undefined };
}
