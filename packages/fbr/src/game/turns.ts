import type { Cond } from '@x/core';
import { act, all, captured, compare, phase, repeats, seq, setVar, some, variable } from '@x/core/build';
import type { AttributeName } from '../table/names.js';
import { kindsOf, someOf } from './cast.js';
import { type Contributions, declareVar, hook, type Lowering, law, outcome } from './contribution.js';
import { askedAgain, CASTLED, choosesParts, inParts, movedLast, PART, PRIVILEGE } from './options.js';
import { nextOf } from './phases.js';
import { ownerWins } from './push.js';
import { hasAttribute } from './rule-list.js';
import { stalemateResult } from './stalemate.js';
import type { Phased } from './steps.js';
import { MOST_UNORDERED, type TurnPart, type TurnPhase } from './turn-plan.js';

/** Parts of a turn, and when captured pieces leave the board; the phases themselves are made in `phases.ts`. */
export const TURNS: Lowering<Phased> = {
	rules: {
		turn: [
			...(['achievable', 'again', 'alter', 'avalanche', 'balance', 'captureroyal', 'castling', 'check', 'compulsory'] as const),
			...(['dontcross', 'enpassant', 'optional', 'untilcapture'] as const),
		],
		multicapture: ['completed', 'immediate'],
	},
	lower: turns,
};

function* turns(game: Phased): Contributions {
	const { turn, model } = game;
	if (turn.tooMany)
		game.refusals.add(
			`Expected at most ${MOST_UNORDERED} parts of a turn that can be made in any order.`,
			model.rules.all('turn')[0]?.span,
			'Give the parts numbers: turn<1> turn<2>.',
			'too-many-states',
		);
	for (const side of ['white', 'black'] as const)
		if (turn.phase(side, []) === undefined)
			game.refusals.add(
				`Expected a first part of the turn for each side, found none for ${side}.`,
				model.rules.all('turn')[0]?.span,
				side === 'white' ? 'Name pieces of White, with capital letters.' : 'Name pieces of Black, with small letters.',
			);
	if (model.rules.all('turn').length === 0) return;
	// A move that counts for either part is two moves (decision D50), so the variable lives on.
	if (choosesParts(game)) yield declareVar(PART, { start: 0, life: 'turn' });
	if (model.castlings.length > 0 && turn.parts.some(having('castling'))) yield declareVar(CASTLED, { start: 0, life: 'walk' });
	const [first] = model.rules.all('turn');
	for (const add of [again, exposure, optional, untilCapture, alter, royalCaptures, unmade]) yield* game.origins.by(first, add(game), null);
}

const having =
	(name: AttributeName) =>
	({ rule }: TurnPart): boolean =>
		hasAttribute(rule, name);

/** The condition for a move to be made in one of some parts. */
function isMade(game: Phased, parts: readonly TurnPart[]): Cond {
	const isOne = (index: number): boolean => parts.some((part) => part.index === index);
	const phases = game.turn.phases.filter((one) => one.parts.some(isOne));
	const whole = phases.filter((one) => one.parts.every(isOne));
	const shared = phases.filter((one) => !whole.includes(one));
	const names = (of: readonly TurnPhase[]): Cond => phase(...of.map(({ name }) => name));
	const found: Cond[] = whole.length > 0 ? [names(whole)] : [];
	for (const part of shared.length > 0 ? parts : []) found.push(all(names(shared), compare(variable(PART), '=', part.index + 1)));
	return someOf(found);
}

/** Notes whether the piece that moved is in the set of a part that may come later. */
function* again(game: Phased): Contributions {
	for (const part of askedAgain(game)) {
		const name = movedLast(part);
		yield declareVar(name, { start: 0, life: 'turn', identity: true });
		const kinds = [...new Set([...part.own.white, ...part.own.black])];
		yield hook(930, {
			id: name,
			if: { mover: { kind: kindsOf(game, kinds) } },
			do: [{ var: name, to: 1 }],
			else: [{ var: name, to: 0 }],
		});
	}
}

/** Parts after which the own royal piece may be attacked. */
function* exposure(game: Phased): Contributions {
	const { turn } = game;
	const checks = turn.parts.filter(having('check'));
	const pushes = turn.parts.filter(having('avalanche'));
	const lax = turn.where((part) => checks.includes(part) || pushes.includes(part));
	yield* ownerWins(game);
	yield { lax: lax.map(({ name }) => name) };
	const attacked = game.royals.strict;
	if (attacked === undefined) return;
	for (const one of turn.where((part) => checks.includes(part)))
		yield* game.origins.by(checks[0]!.rule, cured(game, one, checks, attacked), 'check');
	const others = turn.parts.filter((part) => !checks.includes(part) && !pushes.includes(part));
	const mixed = lax.filter((one) => one.parts.some((part) => others.includes(turn.parts[part]!)));
	for (const { name, parts } of mixed)
		for (const part of others.filter(({ index }) => parts.includes(index)))
			yield* game.origins.by(
				game.model.rules.all('royal')[0],
				[law({ id: `check ${name} ${part.index + 1}`, if: all(phase(name), compare(variable(PART), '=', part.index + 1), attacked) })],
				null,
			);
	if (pushes.length > 0) yield* game.origins.by(pushes[0]!.rule, avalanche(game, pushes, attacked), 'avalanche');
}

/** A check that a part leaves must be ended by the next part (`check`). */
function* cured(game: Phased, from: TurnPhase, checks: readonly TurnPart[], attacked: Cond): Contributions {
	for (const part of checks.filter(({ index }) => from.parts.includes(index))) {
		const made = from.parts.length > 1 ? [compare(variable(PART), '=', part.index + 1)] : [];
		const later = nextOf(game, { ...from, parts: [part.index] }).map((one) => ({
			...one,
			phase: game.turn.phases.find(({ name, side }) => name === one.to && side === from.side),
		}));
		if (later.some((one) => one.phase?.parts.some((index) => checks.some((check) => check.index === index && index !== part.index)))) {
			game.refusals.add(
				'A check that two parts of a turn may leave cannot be played: the program looks one part ahead.',
				part.rule.span,
				'Give "check" to one part only, before the last one.',
			);
			return;
		}
		const stays = later.flatMap((one) => (one.phase === undefined ? [] : [one.if]));
		const none = compare({ moves: 'next' }, '=', 0);
		// Without a later part nothing can end the check.
		const uncured: readonly Cond[] =
			stays.length === 0 ? [] : stays.includes(undefined) ? [none] : [some({ not: some(...stays.flatMap((cond) => cond ?? [])) }, none)];
		yield law({ id: `check ${from.name} ${part.index + 1}`, if: all(phase(from.name), ...made, attacked, ...uncured) });
	}
}

/** A royal piece that is exposed by a push, and still attacked after the opponent's turn, is lost. */
function* avalanche(game: Phased, pushes: readonly TurnPart[], attacked: Cond): Contributions {
	yield declareVar('exposed', { start: 0, perSide: true, identity: true });
	yield hook(920, { id: 'exposed-no-more', if: phase(...game.turn.firsts), do: [{ var: 'exposed', to: 0 }] });
	yield hook(921, { id: 'exposed', if: all(isMade(game, pushes), attacked), do: [{ var: 'exposed', to: 1 }] });
	yield outcome(20, {
		id: 'avalanche',
		when: 'turn',
		if: all(phase(...game.turn.firsts), compare(variable('exposed'), '=', 1), attacked),
		result: 'loss',
	});
}

/** Parts that a player may leave out. */
function* optional(game: Phased): Contributions {
	for (const part of game.turn.parts.filter(having('optional'))) {
		const [path] = inParts(game, [part], [seq()]);
		const phases = game.turn.phasesOf(part).map(({ name }) => name);
		yield { also: [{ name: `pass ${part.index + 1}`, path: path ?? seq(act(setVar(PART, part.index + 1))), phases }] };
	}
}

/** Parts without captures, which a side loses with its first capture. */
function* untilCapture(game: Phased): Contributions {
	const parts = game.turn.parts.filter(having('untilcapture'));
	if (parts.length === 0) return;
	const captures = compare(captured({}), '>', 0);
	yield declareVar(PRIVILEGE, { start: 1, perSide: true, identity: true });
	yield hook(930, { id: 'privilege', if: captures, do: [{ var: PRIVILEGE, to: 0 }] });
	yield* game.origins.by(parts[0]!.rule, [law({ id: 'untilcapture', if: all(captures, isMade(game, parts)) })], 'untilcapture');
}

/** Parts after which the position must not be that before the turn. */
function* alter(game: Phased): Contributions {
	const parts = game.turn.parts.filter(having('alter'));
	if (parts.length === 0) return;
	// The model counts equal boards within the turn, and cannot tell which one it is.
	if (
		game.turn.phases.some(
			({ parts: made, done, later }) => (later || done.length > 1) && made.some((index) => parts.some((part) => part.index === index)),
		)
	)
		game.refusals.add(
			'A part with "alter" cannot come after two others: the position before the turn is then not told from those between.',
			parts[0]!.rule.span,
			'Use it in the first or second part of a turn.',
		);
	const every = game.turn.phases.every((one) => one.parts.every((index) => having('alter')(game.turn.parts[index]!)));
	const repeated = compare(repeats('turn'), '>', 1);
	yield* game.origins.by(parts[0]!.rule, [law({ id: 'alter', if: every ? repeated : all(isMade(game, parts), repeated) })], 'alter');
}

/** Where a side has parts that may capture a royal piece (`captureroyal`), its other parts may not. */
function* royalCaptures(game: Phased): Contributions {
	const free = game.turn.parts.filter(having('captureroyal'));
	const others = game.turn.parts.filter(
		(part) => !free.includes(part) && part.sides.every((side) => free.some(({ sides }) => sides.includes(side))),
	);
	if (free.length === 0 || others.length === 0 || game.royals.kinds.length === 0) return;
	const royals = compare(captured({ kind: game.royals.kinds }), '>', 0);
	yield* game.origins.by(free[0]!.rule, [law({ id: 'captureroyal', if: all(royals, isMade(game, others)) })], 'captureroyal');
}

/** Parts that must be made. */
function* unmade(game: Phased): Contributions {
	const { turn } = game;
	const phasesWith = (name: AttributeName): readonly string[] => turn.where(having(name)).map((one) => one.name);
	const ruleWith = (name: AttributeName) => turn.parts.find(having(name))?.rule;
	const achievable = phasesWith('achievable');
	if (achievable.length > 0)
		yield* game.origins.by(
			ruleWith('achievable'),
			[outcome(88, { id: 'achievable', when: 'stuck', if: phase(...achievable), result: 'loss' })],
			'achievable',
		);
	const compulsory = phasesWith('compulsory').filter((name) => !turn.firsts.includes(name));
	if (compulsory.length > 0)
		yield outcome(89, { id: 'stalemate', when: 'stuck', if: phase(...compulsory), result: stalemateResult(game.model) });
}
