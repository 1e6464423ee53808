import type { Names, Path, Ruleset } from '@x/core';
import type { GameDefinition } from '@x/core/engine';
import { asCondition, asPath, definedBy, namesGiven, nodesIn, rulesetGiven, SourceMap } from '@x/core/rules';
import { boardEntries } from './board.js';
import { conditionWords } from './conditions.js';
import type { Entry } from './entry.js';
import { Lexicon } from './lexicon.js';
import { describeMoves, type Finish, finishesOf, type MoveDescription } from './moves.js';
import { pathWords } from './paths.js';
import { endingEntries, hookEntries, lawEntries, turnEntries } from './rules.js';
import { recordEntries, startEntries } from './state.js';
import { article, quoted } from './words.js';
import { duringPath, forPiece } from './writers.js';

/** A heading of a rule sheet, and the entries below it. */
export interface Section {
	readonly title: string;
	readonly entries: readonly Entry[];
}

/** The royal pieces, and the pieces that cannot be attacked. */
function pieceEntries(lexicon: Lexicon): Entry[] {
	const { royal, immune } = lexicon.ruleset;
	const wording = forPiece(lexicon, 'the piece');
	const plain = lexicon.royal !== 'royal piece';
	const nobody = asCondition('some', royal)?.some.length === 0;
	const words = nobody
		? 'no piece is royal'
		: plain
			? `${article(lexicon.royal)} is royal`
			: `royal is every piece for which ${conditionWords(wording, royal)}`;
	return [
		{ path: 'royal', texts: [words], part: royal },
		...(immune === undefined
			? []
			: [
					{
						path: 'immune',
						texts: [`${article(lexicon.royal)} cannot be attacked while ${conditionWords(wording, immune)}`],
						part: immune,
					},
				]),
	];
}

/** `pawn (P)`; for a promoted kind, with the kind that it was. */
function headingOf(lexicon: Lexicon, kind: string): string {
	const named = lexicon.names?.kinds[kind];
	const title = lexicon.kind(kind);
	const letter = named === undefined || title === quoted(named.letter) ? '' : ` (${named.letter})`;
	return `${title}${letter}${named?.promotedOf === undefined ? '' : `, a promoted ${lexicon.kind(named.promotedOf)}`}`;
}

/** A path and the paths that it uses, so that `diff` notices a change in any of them. */
function sourcesOf(paths: Ruleset['paths'], path: Path): unknown {
	const nodes = nodesIn('path', path);
	const used = nodes.path.flatMap((part) => asPath('use', part)?.use ?? []);
	const attacking = nodes.condition.flatMap((part) => asCondition('attacked', part)?.via ?? []);
	return [path, ...[...new Set([...used, ...attacking])].map((name) => paths[name])];
}

interface KindDescription {
	readonly path: string;
	readonly about: string;
	readonly part: unknown;
	readonly description: MoveDescription;
}

/** The kinds with the descriptions of their paths. A kind with the path of an earlier kind refers to it. */
function kindsOf(lexicon: Lexicon, finishes: readonly Finish[]): KindDescription[] {
	const { kinds, paths } = lexicon.ruleset;
	const first = new Map<string, string>();
	return Object.entries(kinds).map(([kind, { title, moves }]): KindDescription => {
		const path = paths[moves] ?? { any: [] };
		const known = first.get(moves);
		const description: MoveDescription =
			known === undefined
				? describeMoves(lexicon, path, finishes)
				: { moves: [`moves as ${article(lexicon.kind(known))}`], special: [], promotions: [] };
		if (known === undefined) first.set(moves, kind);
		const still =
			description.moves.length === 0 && description.special.length === 0 ? { ...description, moves: ['does not move'] } : description;
		return { path: `kinds.${kind}`, about: headingOf(lexicon, kind), part: [title, sourcesOf(paths, path)], description: still };
	});
}

/** Paths that are not the moves of a kind: moves without a piece on the board, and paths that other rules use. */
function otherPaths(lexicon: Lexicon, finishes: readonly Finish[]): { readonly drops: Entry[]; readonly special: Entry[] } {
	const { kinds, paths, turn, stores } = lexicon.ruleset;
	const walked = new Set(Object.values(kinds).map(({ moves }) => moves));
	const played = new Set(Object.values(turn.phases).flatMap(({ also }) => also ?? []));
	const drops: Entry[] = [];
	const special: Entry[] = [];
	for (const [name, path] of Object.entries(paths)) {
		if (walked.has(name)) continue;
		const entry = { path: `paths.${name}`, about: quoted(name), part: sourcesOf(paths, path) };
		if (played.has(name)) {
			const { moves, special: others } = describeMoves(lexicon, path, finishes);
			(others.length === 0 && Object.keys(stores).length > 0 ? drops : special).push({ ...entry, texts: [...moves, ...others] });
		} else special.push({ ...entry, texts: [pathWords(duringPath(lexicon), path)] });
	}
	return { drops, special };
}

const usual: Entry = {
	path: '',
	texts: ['unless something else is said, a piece ends its move on an empty cell or on an enemy, which it captures'],
	part: undefined,
};

/** An entry with the sources of its part, or of the path of its kind. */
function withSources(entry: Entry, sources: SourceMap, { kinds, paths }: Ruleset): Entry {
	const { path, part } = entry;
	const kind = kinds[path.replace('kinds.', '')];
	const found = sources.of((kind === undefined ? part : paths[kind.moves]) ?? {}) ?? sources.of(paths[path.replace('paths.', '')] ?? {});
	return found === undefined ? entry : { ...entry, sources: found };
}

/**
 * The rule sheet of a ruleset as data: sections with headings, whose entries name their place in the ruleset.
 *
 * @example
 * import { sheet } from '@x/describe';
 * import { chess } from '@x/games/chess';
 * sheet(chess)[0]?.title // 'Board'
 */
export function sheet(definition: GameDefinition): readonly Section[];
export function sheet(rules: Ruleset, names?: Names): readonly Section[];
export function sheet(given: GameDefinition | Ruleset, more?: Names): readonly Section[] {
	const { rules, names, sources } = definedBy(given, more);
	const ruleset = rulesetGiven(rules);
	const lexicon = new Lexicon(ruleset, namesGiven(names));
	const finishes = finishesOf(Object.values(ruleset.paths));
	const kindDescriptions = kindsOf(lexicon, finishes);
	const others = otherPaths(lexicon, finishes);
	const entriesOf = (pick: (description: MoveDescription) => readonly string[]): Entry[] =>
		kindDescriptions.flatMap(({ path, about, part, description }) =>
			pick(description).length === 0 ? [] : [{ path, about, part, texts: pick(description) }],
		);
	const finishing = finishes.map(({ items, phrase }): Entry => {
		const path: Path = { seq: items };
		return {
			path: `finish.${phrase}`,
			about: phrase.replace('it finishes', 'finishing'),
			texts: [pathWords(duringPath(lexicon), path)],
			part: path,
		};
	});
	const sections: readonly Section[] = [
		{ title: 'Board', entries: boardEntries(lexicon) },
		{ title: 'Pieces', entries: [...pieceEntries(lexicon), ...startEntries(lexicon)] },
		{ title: 'Moves', entries: [usual, ...entriesOf(({ moves }) => moves)] },
		{ title: 'Special moves', entries: [...entriesOf(({ special }) => special), ...others.special, ...finishing] },
		{ title: 'Promotion', entries: entriesOf(({ promotions }) => promotions) },
		{ title: 'Drops', entries: others.drops },
		{ title: 'Records', entries: recordEntries(lexicon) },
		{ title: 'After a move', entries: hookEntries(lexicon) },
		{ title: 'Laws', entries: lawEntries(lexicon) },
		{ title: 'Endings', entries: endingEntries(lexicon, false) },
		{ title: 'Draws', entries: endingEntries(lexicon, true) },
		{ title: 'Turn order', entries: turnEntries(lexicon) },
	];
	const known = sections.filter(({ entries }) => entries.length > 0);
	if (sources === undefined) return known;
	const map = new SourceMap(ruleset, sources);
	return known.map(({ title, entries }) => ({ title, entries: entries.map((entry) => withSources(entry, map, ruleset)) }));
}
