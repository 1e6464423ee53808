import type { Game, GameDefinition, Names, Outcome, Ruleset } from '@x/core';
import { normalise } from '@x/core/build';
import { compile } from '@x/core/compile';
import { checkOptions, type Fault, isRulesetError, NotationError, type OptionRule, objectGiven } from '@x/diagnostics';
import { Values } from '../definition/ask.js';
import { type Definition, plainDefinition, withKeys } from '../definition/definition.js';
import { isValid } from '../parse.js';
import { builtInRules } from '../rules/built-in.js';
import { play } from '../rules/play.js';
import { stringify } from '../stringify.js';
import type { VariantsIni } from '../tree.js';
import { type Entry, endsOf, pieceEnds } from './ends.js';
import { type Converted, loss } from './losses.js';
import { type Reading, read, wallsOf } from './reading.js';
import { type Cost, type MoveDifference, Samples, WORST } from './samples.js';
import { definitionText, inOrder, needed, sectionKeys, type Trust } from './section.js';

export interface FromRulesetOptions {
	/** The names of the ruleset's parts in notations: letters of pieces, castling, en passant, clocks. */
	readonly names?: Names | undefined;
	/** The name of the section; by default it is made of the title. */
	readonly section?: string | undefined;
	/** The title of the game. */
	readonly title?: string | undefined;
}

const OPTIONS: Readonly<Record<keyof FromRulesetOptions, OptionRule>> = { names: 'object', section: 'string', title: 'string' };

const MOST_FILES = 12;
const MOST_RANKS = 10;

/** A section that may say the game. */
interface Candidate {
	readonly parent: string | undefined;
	readonly base: Definition;
	readonly keys: ReadonlyMap<string, string>;
	readonly definition: Definition;
	readonly lost: readonly (readonly [name: string, what: string])[];
	readonly cost: Cost;
}

/**
 * Writes a section of `variants.ini` for a ruleset, based on the variant of Fairy-Stockfish with which it is shortest, and lists the losses.
 *
 * Moves, promotions, castling, the start and simple ends are read from the ruleset. Other rules are looked for among the built-in variants and the
 * keys. Each section is then played against the ruleset in positions of games and in composed ones, and the differences are the losses.
 *
 * @throws {TypeError} if an argument is wrong.
 * @throws {NotationError} if Fairy-Stockfish has no such board, or there are not two sides.
 * @throws {RulesetError} if the ruleset cannot be played.
 *
 * @example
 * import { crazyhouse } from '@x/games/crazyhouse';
 * import { stringify } from '@x/variants-ini';
 * stringify(fromRuleset(crazyhouse.rules, { names: crazyhouse.names, section: 'mine' }).value) // → '[mine:crazyhouse]\n'
 */
export function fromRuleset(given: Ruleset, options: FromRulesetOptions = {}): Converted<VariantsIni> {
	objectGiven(given, 'ruleset', 'a Ruleset', 'space', 'kinds', 'paths');
	checkOptions(options, OPTIONS);
	const { names, title = 'game', section = title } = options;
	const ruleset = normalise(given);
	refuseBoard(ruleset);
	const game = compile({ id: 'game', title: 'Game', rules: ruleset, ...(names && { names }) } as GameDefinition);
	const walls = wallsOf(ruleset);
	const reading = read(ruleset, names, walls);
	const samples = new Samples(game, reading.letters, names, walls);
	const best = withStuckEnds(reading, samples, improved(reading, samples, shortest(reading, samples)));
	const keys = needed(best.base, best.keys);
	return { value: sectionOf(nameOf(section), best.parent, keys), lost: lossesOf(reading, samples, best) };
}

/**
 * Writes a section of `variants.ini` for a game; see `fromRuleset`.
 *
 * @example
 * import { knightmate } from '@x/games/knightmate';
 * import { stringify } from '@x/variants-ini';
 * stringify(fromGame(knightmate).value) // → '[my-knightmate:knightmate]\n'
 */
export function fromGame(game: GameDefinition, options: Pick<FromRulesetOptions, 'section'> = {}): Converted<VariantsIni> {
	objectGiven(game, 'game', 'a GameDefinition', 'rules');
	checkOptions(options, { section: 'string' });
	const { rules, names, title, id } = game;
	return fromRuleset(rules, { names, title: title ?? id, ...options });
}

function refuseBoard({ space: { axes }, sideOrder }: Ruleset): void {
	const sizes = axes.map(({ extent, wrap }) =>
		Number(extent[0]) === 0 && extent[1] !== null && wrap !== true ? Number(extent[1]) + 1 : Number.NaN,
	);
	const [files = Number.NaN, ranks = Number.NaN] = sizes;
	if (axes.length !== 2 || !(files <= MOST_FILES && ranks <= MOST_RANKS))
		refuse(
			`Expected a board of at most ${MOST_FILES} files and ${MOST_RANKS} ranks without joined edges, found ${boardText(
				sizes,
				axes.some(({ wrap }) => wrap === true),
			)}.`,
		);
	if (sideOrder.length !== 2) refuse(`Expected two sides, found ${sideOrder.length}.`);
}

const boardText = (sizes: readonly number[], wraps: boolean): string =>
	wraps ? 'joined edges' : sizes.some(Number.isNaN) ? 'another one' : sizes.join('x');

const refuse = (message: string): never => {
	throw new NotationError([{ code: 'variants-ini/inexpressible', message, severity: 'error', span: { from: 0, to: 0 } }]);
};

/** A name that no variant of Fairy-Stockfish has. */
function nameOf(wish: string): string {
	const plain =
		wish
			.toLowerCase()
			.replaceAll(/[^a-z0-9]+/g, '-')
			.replaceAll(/^-|-$/g, '') || 'game';
	return builtInRules().definition(plain) === undefined ? plain : `my-${plain}`;
}

/** The game of a definition; undefined if it cannot be played. */
function gameOf(definition: Definition): Game | undefined {
	const { built } = play(definition);
	if (built === undefined) return undefined;
	try {
		return compile({ id: 'section', title: 'Section', rules: built.rules, names: built.names } as GameDefinition);
	} catch (error) {
		if (isRulesetError(error)) return undefined;
		throw error;
	}
}

/** A section with some keys. */
const sectionOf = (name: string, parent: string | undefined, keys: ReadonlyMap<string, string>): VariantsIni => ({
	sections: [{ name, ...(parent !== undefined && { parent }), entries: inOrder(keys).map(([key, value]) => ({ key, value })) }],
});

/** Whether Fairy-Stockfish accepts a section: some values do not go together. */
const isReadable = (parent: string | undefined, keys: ReadonlyMap<string, string>): boolean =>
	isValid(stringify(sectionOf('section', parent, keys)));

const lengthOf = (keys: ReadonlyMap<string, string>, parent: string | undefined): number =>
	[...keys].reduce((sum, [key, value]) => sum + key.length + value.length + 4, parent === undefined ? 0 : 1);

/** The most sections that are played. */
const MOST_CANDIDATES = 60;
/** A parent from which a game differs in more keys is not its parent: a section without one comes first. */
const MOST_KEYS = 8;
const FAR = 100_000;

const TRUST: readonly Trust[] = ['none', 'captures', 'whole'];

/** The section with the fewest differences; of several, the shortest. */
function shortest(reading: Reading, samples: Samples): Candidate {
	const builtIns = builtInRules();
	const all = [undefined, ...builtIns.names()].flatMap((parent) => {
		const base = parent === undefined ? plainDefinition() : builtIns.definition(parent)!;
		// A second board brings pieces into hand.
		if (!reading.drops && new Values(base).flag('twoBoards')) return [];
		return TRUST.flatMap((trust) => {
			const written = sectionKeys(reading, base, trust);
			if (written === undefined) return [];
			const far = parent !== undefined && written.keys.size > MOST_KEYS ? FAR : 0;
			const weight = far + lengthOf(written.keys, parent);
			return [{ parent, base, ...written, weight }];
		});
	});
	const found = all.sort((one, other) => one.weight - other.weight).slice(0, MOST_CANDIDATES);
	const known = new Set<string>();
	let best: Candidate | undefined;
	for (const one of found) {
		const text = definitionText(one.definition);
		if (known.has(text)) continue;
		known.add(text);
		const game = gameOf(one.definition);
		const cost = game && samples.better(game, best?.cost ?? WORST);
		if (cost === undefined || !isReadable(one.parent, one.keys)) continue;
		best = { ...one, cost };
		if (cost.all === 0) break;
	}
	const [first] = found;
	return best ?? { ...first!, cost: WORST };
}

/** Keys that are tried where moves or ends differ. */
const FLAGS: readonly string[] = [
	'mustCapture',
	'immobilityIllegal',
	'firstRankPawnDrops',
	'promotionZonePawnDrops',
	'shogiPawnDropMateIllegal',
	'flyingGeneral',
	'chess960',
	'checking',
	'mustDrop',
	'dropLoop',
	'blastOnCapture',
	'checkCounting',
	'dupleCheck',
	'oppositeCastling',
	'gating',
	'dropChecks',
	'dropPromoted',
	'stalematePieceCount',
	'makpongRule',
];

/** The most rounds in which a key is changed. */
const ROUNDS = 4;

/** Changes keys of a section as long as that makes its game more alike. */
function improved(reading: Reading, samples: Samples, first: Candidate): Candidate {
	let best = first;
	const { board, letters, ruleset } = reading;
	const letterOf = (kinds: readonly string[] | undefined): string =>
		kinds === undefined
			? '*'
			: [...new Set(kinds.flatMap((kind) => letters.all.find((one) => one.kind === kind)?.letter ?? []))].join('') || '-';
	const squares = (name: string, other: boolean): readonly Entry[] => {
		const zone = ruleset.zones[name];
		if (zone === undefined) return [];
		const [white, black] = board.zone(zone);
		return [
			['flagRegionWhite', board.squares(other ? black : white)],
			['flagRegionBlack', board.squares(other ? white : black)],
		];
	};
	const ends = pieceEnds(ruleset, letterOf, squares);
	for (let round = 0; round < ROUNDS && best.cost.all > 0; round++) {
		const values = new Values(best.definition);
		const flips = FLAGS.map((key): readonly Entry[] => [[key, String(!values.flag(key))]]);
		const before = best;
		for (const entries of [...ends, ...flips]) {
			const keys = new Map([...before.keys, ...entries]);
			const definition = withKeys(before.base, keys);
			const game = gameOf(definition);
			const cost = game && samples.better(game, best.cost);
			if (cost !== undefined && isReadable(before.parent, keys)) best = { ...before, keys, definition, cost };
		}
		if (best === before) break;
	}
	return best;
}

/** The keys of the ends of a side without a move. */
const STUCK_KEYS = ['checkmateValue', 'stalemateValue'] as const;

/** The ends of a side without a move that the game of a definition has with other results. Few positions of games show them. */
function otherStuckEnds({ ends }: Reading, game: Game | undefined): readonly Entry[] {
	const theirs = game && endsOf(game.ruleset, game.names).keys;
	return STUCK_KEYS.flatMap((key) => {
		const value = ends.keys.get(key);
		return value === undefined || theirs?.get(key) === value ? [] : [[key, value] as const];
	});
}

/** Writes the ends of a side without a move where a parent has others, unless the games then differ more. */
function withStuckEnds(reading: Reading, samples: Samples, best: Candidate): Candidate {
	const keys = new Map([...best.keys, ...otherStuckEnds(reading, gameOf(best.definition))]);
	if (keys.size === best.keys.size && [...keys].every(([key, value]) => best.keys.get(key) === value)) return best;
	const definition = withKeys(best.base, keys);
	const game = gameOf(definition);
	const cost = game && samples.better(game, { few: best.cost.few + 1, all: best.cost.all + 1 });
	return cost === undefined || !isReadable(best.parent, keys) ? best : { ...best, keys, definition, cost };
}

const whoseOf = ({ for: whose = 'mover' }: Outcome): string => whose;

const examples = (names: readonly string[]): string => `${names.slice(0, 3).join(', ')}${names.length > 3 ? ' …' : ''}`;

/** The losses of a section. */
function lossesOf(reading: Reading, samples: Samples, { definition, lost: unsaid }: Candidate): readonly Fault[] {
	const { letters, ruleset, endless, ends } = reading;
	const lost: Fault[] = [];
	const game = gameOf(definition);
	if (game === undefined) return [loss('lost-start', 'start', 'The section cannot be played.')];
	for (const kind of endless) lost.push(loss('lost-moves', `kinds.${kind}`, `"${kind}" has too many ways of moving to read.`));
	for (const [name, what] of unsaid) lost.push(loss('lost-moves', 'kinds', `The piece ${name} loses ${what}.`));
	const { moves, ends: otherEnds } = samples.differences(game);
	const ids = new Map(letters.all.map((one) => [letters.idOf(one), one.kind]));
	const byKind = new Map<string, MoveDifference[]>();
	for (const one of moves) {
		const kind = one.kind === undefined ? '' : one.verb === 'lost' ? one.kind : (ids.get(one.kind) ?? one.kind);
		const key = `${kind} ${one.verb}`;
		byKind.set(key, [...(byKind.get(key) ?? []), { ...one, kind }]);
	}
	for (const list of byKind.values()) {
		const [{ kind = '', verb }] = list as [MoveDifference];
		const names = [...new Set(list.map(({ name }) => name))];
		const who = kind === '' ? 'A side' : `"${kind}"`;
		const path = kind === '' ? 'turn' : `kinds.${kind}`;
		lost.push(
			loss('lost-moves', path, `${who} ${verb === 'lost' ? 'loses' : 'gains'} some moves: ${examples(names)}.`, { count: names.length }),
		);
	}
	const differing = new Set(otherEnds.map(({ reason }) => reason ?? ''));
	for (const reason of differing)
		lost.push(loss('lost-outcome', reason === '' ? 'outcomes' : `outcomes.${reason}`, `The end "${reason}" comes in other positions.`));
	const said = new Set([...ends.said].map(({ id }) => id));
	const theirs = game.ruleset.outcomes;
	const stuck = new Set(otherStuckEnds(reading, game).map(([key]) => key));
	for (const outcome of ruleset.outcomes) {
		const { id, result, when } = outcome;
		const same = theirs.filter((one) => one.id === id);
		const isOther =
			typeof result === 'string' && same.length > 0 && !same.some((one) => one.result === result && whoseOf(one) === whoseOf(outcome));
		if (isOther && (when !== 'stuck' || stuck.size > 0) && !differing.has(id)) {
			differing.add(id);
			lost.push(loss('lost-outcome', `outcomes.${id}`, `The end "${id}" has another result.`));
		}
		if (ends.said.has(outcome) || said.has(id) || samples.reached.has(id) || differing.has(id)) continue;
		if (!ends.more.has(outcome) && same.length > 0) continue;
		said.add(id);
		const message = ends.more.has(outcome)
			? `The end "${id}" is left out: a section has one rule of repetition, and one of moves without progress.`
			: `The end "${id}" was in none of the positions that were compared, and may be lost.`;
		lost.push(loss('lost-outcome', `outcomes.${id}`, message));
	}
	return lost;
}
