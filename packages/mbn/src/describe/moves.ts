import type { Vector } from '../path/vectors.js';
import type { Alternative, Leg, Move, Sequence, Steps } from '../tree.js';
import { type Frame, readsDirection, START } from './aim.js';
import type { Scope } from './atoms.js';
import { type Clause, clauseOf, isGhost, leadsOf, looked, type Situation, tailsOf } from './clause.js';
import { affects, endingModes } from './endings.js';
import { flatSequence, isExplosion } from './flat.js';
import { transitionWords } from './places.js';
import type { Sentence } from './wording.js';
import { capital, inflected, list, number } from './words.js';

/** The subject of sentences, and the conditions of all its moves. */
export interface Mover {
	/** Absent: sentences begin with their verb. */
	readonly subject?: string | undefined;
	readonly leads: readonly string[];
	/** The moves never capture in the usual way: parts of a castling. */
	readonly quiet?: boolean | undefined;
}

type Span = Sequence['span'];

/** The sentences for moves, one for each way to move or, in moves of several legs, for each leg. */
export function movesSentences(moves: Sequence, scope: Scope, mover: Mover): readonly Sentence[] {
	return sentencesOf(flatSequence(moves, scope), scope, mover, moves.span);
}

function sentencesOf(sequence: Sequence, scope: Scope, mover: Mover, span: Span): readonly Sentence[] {
	const { legs } = sequence;
	const [leg] = legs;
	if (legs.length === 1 && leg.type === 'choice')
		return leg.alternatives.flatMap((one): readonly Sentence[] => {
			const body = bareGroup(one);
			const place = one.span ?? leg.span ?? span;
			if (body !== undefined) return sentencesOf(body, scope, mover, place);
			const clause = alternativeClause(one, scope, { frame: START, ends: mover.quiet !== true });
			return [placed(told(clause.verbs, [...mover.leads, ...clause.leads], mover.subject), place)];
		});
	return legsOf(sequence, scope, { frame: START, ends: mover.quiet !== true }).map(({ leg: one, clause, order }) => {
		const own = order === 'then' ? undefined : mover.subject;
		const leads = [...(order === 'then' ? [] : mover.leads), ...clause.leads];
		const first = legs.length === 1 ? '' : order === 'then' ? 'Then' : 'First';
		const subject = own ?? 'it';
		const text =
			first === ''
				? capital([...(leads.length === 0 ? [] : [`${leads.join(', ')},`]), subject, clause.verbs].join(' '))
				: leads.length === 0 && order === 'then'
					? `${first} ${subject} ${clause.verbs}`
					: `${[first, ...(leads.length === 0 ? [] : [leads.join(', ')])].join(', ')}, ${subject} ${clause.verbs}`;
		return placed(`${inflected(text, true)}.`, one.span ?? span);
	});
}

const placed = (text: string, span: Span): Sentence => ({ text, ...(span !== undefined && { span }) });

/** A clause as a sentence of its own. */
function told(verbs: string, leads: readonly string[], subject: string | undefined): string {
	const plain = inflected(verbs, true);
	if (leads.length === 0) return `${capital(subject === undefined ? plain : `${subject} ${plain}`)}.`;
	return `${capital(leads.join(', '))}, ${subject ?? 'it'} ${plain}.`;
}

/** The legs of a group that adds nothing to them. */
function bareGroup(of: Alternative): Sequence | undefined {
	const [move] = of.moves;
	if (move.type !== 'group' || move.steps !== undefined || move.turning !== undefined) return undefined;
	const framed = of.ghost ?? of.decision ?? of.transition ?? of.condition ?? of.start ?? of.attackers ?? of.end;
	return framed === undefined ? move.body : undefined;
}

interface ToldLeg {
	readonly leg: Leg;
	readonly clause: Clause;
	readonly order: 'first' | 'then';
}

/** Whether a leg must be made and moves the piece, so that nothing in the usual way may be captured before. */
const mustMove = (leg: Leg): boolean => leg.type === 'choice' && !leg.alternatives.some(onlyLooks);

const onlyLooks = (of: Alternative): boolean => {
	const [move] = of.moves;
	return (
		isGhost(of) || (move.type === 'group' && move.body.legs.every((leg) => leg.type === 'choice' && leg.alternatives.every(onlyLooks)))
	);
};

/** Whether a leg may end in a capture after which the piece cannot go on. */
const capturesUsually = (leg: Leg): boolean =>
	leg.type === 'choice'
		? leg.alternatives.some((of) => {
				if (isGhost(of)) return false;
				const [move] = of.moves;
				if (move.type === 'group') return capturesUsually(move.body.legs.at(-1)!);
				return endingModes(of.modifications).every(({ name, optional }) => name === 'e' || optional === true);
			})
		: leg.body.legs.some(capturesUsually);

/** The legs of a sequence in words. */
function legsOf({ legs, links }: Sequence, scope: Scope, { frame, ends }: Situation): readonly ToldLeg[] {
	let direction = frame.previous;
	let captured = false;
	return legs.map((leg, at): ToldLeg => {
		const last = !legs.slice(at + 1).some(mustMove) && ends;
		const situation: Situation = { frame: { free: at === 0 ? frame.free : links[at - 1] === '--', previous: direction }, ends: last };
		const clause = legClause(leg, scope, situation, captured && leg.type !== 'choice');
		direction = clause.direction;
		captured ||= last && capturesUsually(leg);
		return { leg, clause, order: at === 0 ? 'first' : 'then' };
	});
}

const both = (a: Frame['previous'], b: Frame['previous']): Frame['previous'] =>
	a === b
		? a
		: a === undefined || b === undefined || a === 'start' || b === 'start'
			? undefined
			: [...new Map([...a, ...b].map((one: Vector) => [one.join(), one])).values()];

/** One leg; `captured`: it cannot be made after a capture in the usual way. */
function legClause(leg: Leg, scope: Scope, situation: Situation, captured: boolean): Clause {
	if (leg.type === 'choice') return choiceClause(leg.alternatives, scope, situation);
	const inner = inline(leg.body, scope, situation);
	const direction = both(inner.direction, situation.frame.previous);
	const unless = captured ? ['unless it has captured'] : [];
	if (leg.type === 'forced')
		return { leads: [...unless, 'if it can'], verbs: situation.frame.previous === 'start' ? inner.text : `also ${inner.text}`, direction };
	return { leads: unless, verbs: `may ${optional(inner.text, situation)}`, direction };
}

/** A verb phrase behind `may`. */
function optional(text: string, { frame }: Situation): string {
	const bare = text.replaceAll('must be able to ', '').replaceAll(', and does so without going there', ' without going there');
	const conditional = /^(?:from|if|on|while) /.test(text) ? ', ' : ' ';
	const also = frame.previous === 'start' ? '' : `also${conditional}`;
	return `${also}${inflected(bare.startsWith('first ') ? `do·es this: ${bare.replaceAll('·', '')}` : bare, false)}`;
}

function choiceClause(alternatives: readonly Alternative[], scope: Scope, situation: Situation): Clause {
	const clauses = alternatives.map((one) => alternativeClause(one, scope, situation));
	const [only] = clauses;
	if (clauses.length === 1) return only!;
	return {
		leads: [],
		verbs: clauses.map(phrase).join('; or '),
		direction: clauses.map(({ direction }) => direction).reduce(both),
	};
}

/** A clause inside a sentence. */
const phrase = ({ leads, verbs }: Clause): string => (leads.length === 0 ? verbs : `${leads.join(', ')}, ${verbs}`);

function alternativeClause(of: Alternative, scope: Scope, situation: Situation): Clause {
	const [move] = of.moves;
	if (move.type === 'group') return groupClause(of, move, scope, situation);
	if (isExplosion(move) && of.moves.length === 1 && of.modifications.length === 0 && of.ghost === undefined && !scope.names.has('X'))
		return {
			leads: leadsOf(of, scope),
			verbs: ['explode·s, which removes every piece except P on its own cell and on the cells around it', ...tailsOf(of)].join(', '),
			direction: situation.frame.previous,
		};
	return clauseOf(of, scope, situation);
}

const TIMES: Readonly<Record<Steps['type'], (count: number) => string>> = {
	any: () => 'one or more times',
	most: (count) => (count === 1 ? 'once' : count === 2 ? 'once or twice' : `one to ${number(count)} times`),
	exactly: (count) => (count === 1 ? 'once' : `exactly ${number(count)} times`),
	greedy: () => 'as often as possible',
	all: () => 'in all possible ways at once',
	edge: () => 'up to the edge of the board',
};

const TURNS: Readonly<Record<string, string>> = { l: 'anticlockwise', r: 'clockwise', s: 'always the same way round' };

type Group = Extract<Move, { readonly type: 'group' }>;

/** A group of legs, done once or repeated. */
function groupClause(of: Alternative, { body, steps, turning }: Group, scope: Scope, situation: Situation): Clause {
	const repeats = steps !== undefined;
	const { frame } = situation;
	// The direction of the last round is not known to the first leg of the next one.
	const inner = inline(
		repeats ? bodyAtOnce(body, steps) : body,
		scope,
		repeats ? { ...situation, frame: { ...frame, previous: frame.previous === 'start' ? 'start' : undefined } } : situation,
	);
	const relative = repeats && steps.type !== 'all' && bodyAtOnce(body, steps) === body && firstReads(body);
	const transition = of.transition && transitionWords(of.transition);
	const turns = turning === undefined ? '' : `, turning ${TURNS[turning.letters[0]]} after each time`;
	const notes = [
		...(repeats && bodyAtOnce(body, steps) !== body ? ['without going there'] : []),
		...(relative ? ['each time seen from the direction of the time before'] : []),
		...(repeats && situation.ends && capturesUsually(body.legs.at(-1)!) && steps.type !== 'all' && !onlyLooks(of)
			? ['with a capture only the last time']
			: []),
	];
	const often = repeats
		? `do·es this ${TIMES[steps.type]('count' in steps ? steps.count : 0)}${turns}${notes.length > 0 ? `, ${list(notes, 'and')}` : ''}: (${inner.text})`
		: `do·es this${turns}: (${inner.text})`;
	const plain = !repeats && turning === undefined && !/; or |^first /.test(inner.text) ? inner.text : often;
	const verbs = transition?.board === undefined ? plain : `go·es to ${transition.board} and there ${plain}`;
	return {
		leads: leadsOf(of, scope),
		verbs: looked(
			of,
			scope,
			changes(body),
			[verbs, ...(transition?.steps === undefined ? [] : [transition.steps]), ...tailsOf(of)].join(', '),
		),
		direction: of.ghost !== undefined || onlyLooks(of) ? frame.previous : repeats ? undefined : inner.direction,
	};
}

/** Ghost legs that are done in all ways at once are written without their sign. */
function bodyAtOnce(body: Sequence, steps: Steps): Sequence {
	const [leg] = body.legs;
	if (
		(steps.type !== 'all' && steps.type !== 'greedy') ||
		body.legs.length > 1 ||
		leg.type !== 'choice' ||
		!leg.alternatives.every(isGhost)
	)
		return body;
	const alternatives = leg.alternatives.map((one): Alternative => ({ ...one, ghost: undefined }));
	return { ...body, legs: [{ ...leg, alternatives: alternatives as unknown as [Alternative, ...Alternative[]] }] };
}

const firstReads = ({ legs: [leg] }: Sequence): boolean => {
	if (leg.type !== 'choice') return firstReads(leg.body);
	return leg.alternatives.some((of) => {
		const [move] = of.moves;
		return move.type === 'group' ? firstReads(move.body) : readsDirection(of.modifications, false);
	});
};

/** Whether legs change anything on the board besides the place of the mover. */
const changes = ({ legs }: Sequence): boolean =>
	legs.some((leg) =>
		leg.type === 'choice'
			? leg.alternatives.some((of) => {
					const [move] = of.moves;
					return move.type === 'group' ? changes(move.body) : affects(endingModes(of.modifications));
				})
			: changes(leg.body),
	);

/** Legs inside a sentence. */
function inline(
	sequence: Sequence,
	scope: Scope,
	situation: Situation,
): { readonly text: string; readonly direction: Clause['direction'] } {
	const legs = legsOf(sequence, scope, situation);
	const direction = legs.at(-1)!.clause.direction;
	if (legs.length === 1) return { text: phrase(legs[0]!.clause), direction };
	return { text: legs.map(({ clause, order }) => `${order} ${phrase(clause)}`).join(', '), direction };
}
