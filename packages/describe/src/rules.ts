import type { Choice, Outcome, Phase } from '@x/core';
import { fold, type Pass } from '@x/core/rules';
import { conditionWords } from './conditions.js';
import type { Entry } from './entry.js';
import { filterNoun } from './filters.js';
import type { Lexicon } from './lexicon.js';
import { greatestWords, numberWords } from './numbers.js';
import { hookWords } from './state.js';
import type { Wording } from './wording.js';
import { list, plural, quoted } from './words.js';
import { afterMove, beforeMove } from './writers.js';

/** Entries for a list whose items have ids. A repeated id gets a path of its own. */
function byId<T extends { readonly id: string }>(list: readonly T[], at: string, tell: (item: T) => readonly string[]): Entry[] {
	const seen = new Map<string, number>();
	return list.map((item): Entry => {
		const times = (seen.get(item.id) ?? 0) + 1;
		seen.set(item.id, times);
		return { path: `${at}[${item.id}]${times === 1 ? '' : `(${times})`}`, about: item.id, texts: tell(item), part: item };
	});
}

const choiceWords: Pass<'choice', string, [Wording]> = fold('choice', {
	if: ({ if: condition }, wording) => `those after which ${conditionWords(wording, condition)}`,
	most: ({ most }, wording) => `those with ${greatestWords(wording, most)}`,
});

/** The laws, and the choices among moves. */
export function lawEntries(lexicon: Lexicon): Entry[] {
	const { forbid, prefer } = lexicon.ruleset;
	const wording = afterMove(lexicon);
	const choice = ({ stage, keep }: Choice): string => {
		const among = stage === 'candidates' ? 'among all moves, before the laws are asked' : 'among the moves that the laws allow';
		const kept = choiceWords(keep, wording);
		return `${among}, ${kept} must be chosen where there are any`;
	};
	return [
		...byId(forbid, 'forbid', (law) => [`a move is illegal if after it ${conditionWords(wording, law.if)}`]),
		...byId(prefer, 'prefer', (one) => [choice(one)]),
	];
}

/** The hooks after every move. */
export const hookEntries = (lexicon: Lexicon): Entry[] => byId(lexicon.ruleset.after, 'after', (hook) => [hookWords(lexicon, hook)]);

/** The time and condition of an outcome as one clause. */
function whenWords(lexicon: Lexicon, { when, if: condition }: Outcome): string {
	const clause =
		condition === undefined ? undefined : conditionWords(when === 'moved' ? afterMove(lexicon) : beforeMove(lexicon), condition);
	if (when === 'stuck') return `when the player to move has no legal move${clause === undefined ? '' : ` and ${clause}`}`;
	if (when === 'moved') return clause === undefined ? 'after any move' : `if after a move ${clause}`;
	return clause === undefined ? 'when a turn begins' : `if, before a move, ${clause}`;
}

const resultWords: Pass<'result', string, [Wording, string]> = fold('result', {
	plain: (result, _, who) => (result === 'draw' ? 'the game is drawn' : `${who} ${result === 'win' ? 'wins' : 'loses'}`),
	points: ({ points: [own, other] }, wording, who) =>
		`${who} gets ${numberWords(wording, own)} and the other side ${numberWords(wording, other)} points`,
});

export function outcomeWords(lexicon: Lexicon, outcome: Outcome): string {
	const { result, claim } = outcome;
	const wording = outcome.when === 'moved' ? afterMove(lexicon) : beforeMove(lexicon);
	const mover = outcome.when === 'moved' ? 'the player who moved' : 'the player to move';
	const who = outcome.for === 'other' ? 'the opponent' : mover;
	const said = resultWords(result, wording, who);
	const when = whenWords(lexicon, outcome);
	if (claim === undefined) return `${when}, ${said}`;
	return `${when}, ${claim === 'mover' ? mover : 'either player'} may claim it: ${said}`;
}

/** The outcomes of the game: draws, or all others. */
export const endingEntries = (lexicon: Lexicon, drawn: boolean): Entry[] =>
	byId(lexicon.ruleset.outcomes, 'outcomes', (outcome) => [outcomeWords(lexicon, outcome)]).filter(
		({ part }) => ((part as Outcome).result === 'draw') === drawn,
	);

/** Whether the turn order is two alternating phases that consist of moves alone. */
function isPlain(lexicon: Lexicon): boolean {
	const { start, phases } = lexicon.ruleset.turn;
	const entries = Object.entries(phases);
	const usual = ([, { pieces, enter, skip, next }]: [string, Phase]): boolean =>
		pieces === undefined && enter === undefined && skip === undefined && next.length === 1 && next[0]!.if === undefined;
	const [first, second] = entries;
	if (entries.length !== 2 || first === undefined || second === undefined || !entries.every(usual)) return false;
	return first[0] === start && first[1].next[0]!.to === second[0] && second[1].next[0]!.to === first[0] && first[1].side !== second[1].side;
}

function phaseWords(lexicon: Lexicon, phase: Phase): string[] {
	const wording = afterMove(lexicon);
	const { side, pieces, also, enter, skip, next } = phase;
	const extra = also === undefined || also.length === 0 ? [] : [`a move by ${list(also.map(quoted), 'or')}`];
	const own =
		pieces === false
			? []
			: [
					pieces === undefined
						? 'a move of a piece of its own'
						: `a move of ${plural(filterNoun(wording, pieces) ?? 'piece').replace(/^/, 'one of the ')}`,
				];
	const hooks = (enter ?? []).map((hook) => `when it begins, ${hookWords(lexicon, hook)} (${quoted(hook.id)})`);
	const then = next.map(({ if: condition, to }, index) => {
		const words = `${quoted(to)} follows`;
		if (condition === undefined) return index === 0 ? words : `otherwise ${words}`;
		return `${index === 0 ? '' : 'else '}${words} if ${conditionWords(wording, condition)}`;
	});
	return [
		`${lexicon.side(side)} makes ${list([...own, ...extra], 'or') === 'nothing' ? 'no move' : list([...own, ...extra], 'or')}`,
		...hooks,
		...(then.length === 0 ? [] : [then.join('; ')]),
		...(skip === undefined ? [] : [`where nothing is legal, ${quoted(skip)} follows instead`]),
	];
}

/** The turn order. */
export function turnEntries(lexicon: Lexicon): Entry[] {
	const { start, phases } = lexicon.ruleset.turn;
	const setup = lexicon.ruleset.start.phase ?? start;
	const entries = Object.entries(phases);
	if (isPlain(lexicon) && setup === start) {
		const [first, second] = entries.map(([, { side }]) => lexicon.side(side));
		const also = [...new Set(entries.flatMap(([, phase]) => phase.also ?? []))];
		const beside = also.length === 0 ? [] : [`instead of moving a piece a player may move by ${list(also.map(quoted), 'or')}`];
		return [
			{
				path: 'turn',
				texts: [`${first} and ${second} move in turn, one move each; ${first} begins`, ...beside],
				part: lexicon.ruleset.turn,
			},
		];
	}
	return [
		{
			path: 'turn.start',
			texts: [
				`the game begins in the phase ${quoted(setup)}`,
				...(setup === start ? [] : [`an arrangement that does not say its phase is in ${quoted(start)}`]),
			],
			part: [start, setup],
		},
		...entries.map(
			([name, phase]): Entry => ({ path: `turn.phases.${name}`, about: name, texts: phaseWords(lexicon, phase), part: phase }),
		),
	];
}
