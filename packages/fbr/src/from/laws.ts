import type { Cond } from '@x/core';
import { isSame } from '@x/core/build';
import { isCastling } from '@x/core/reading';
import { asChoice, asCondition, asEffect } from '@x/core/rules';
import { isClock } from './ends.js';
import type { Notes } from './notes.js';

/** Writes what is forbidden or compulsory in a turn; returns attributes of the rule of royal pieces. */
export function writeLaws(notes: Notes, royals: readonly string[]): readonly string[] {
	const { ruleset } = notes;
	const attributes: string[] = [];
	for (const law of ruleset.forbid) {
		if (isSame(law.if, { royalAttacked: 'own' }) && royals.length > 0) notes.say(law);
		else if (isSame(law.if, { royalAttacked: 'other' }) && royals.length > 0) {
			attributes.push('taboo');
			notes.say(law);
		}
	}
	for (const choice of ruleset.prefer) {
		if (!isSame(asChoice('if', choice.keep)?.if, { compare: [{ captured: {} }, '>', 0] })) continue;
		notes.rules.push(`mustcapture${choice.stage === 'candidates' && royals.length > 0 ? '=compulsory' : ''}`);
		notes.say(choice);
	}
	return attributes;
}

/** The order of turns. */
export function writeTurns(notes: Notes): void {
	const { ruleset } = notes;
	const { phases } = ruleset.turn;
	const plain = Object.values(phases).every(
		({ next, enter, pieces, side }) =>
			next.length === 1 && next[0]!.if === undefined && enter === undefined && pieces === undefined && phases[next[0]!.to]?.side !== side,
	);
	if (!plain || Object.keys(phases).length !== 2) notes.lose('lost-turn', 'turn', 'The sides do not simply move in turn, one move each.');
	const skips = Object.values(phases).filter(({ skip }) => skip !== undefined);
	if (skips.length === 0) return;
	if (skips.length === Object.keys(phases).length) notes.rules.push('stalemate=skip');
	else notes.lose('lost-turn', 'turn', 'A side that cannot move passes.');
}

/** Names the laws, choices, effects and traces that are not written. */
export function loseLaws(notes: Notes): void {
	const { ruleset } = notes;
	for (const law of ruleset.forbid)
		if (!notes.isSaid(law)) notes.lose('lost-law', `forbid.${law.id}`, `The law "${law.id}" is not one that FBR has.`);
	for (const choice of ruleset.prefer)
		if (!notes.isSaid(choice)) notes.lose('lost-choice', `prefer.${choice.id}`, `The preference "${choice.id}" is not one that FBR has.`);
	for (const hook of ruleset.after) {
		if (notes.isSaid(hook)) continue;
		const effects = [...hook.do, ...(hook.else ?? [])];
		const counts = effects.map((effect) => asEffect('var', effect)).every((one) => one !== undefined && isClock(notes, one.var));
		if (counts) notes.lose('lost-clock', `after.${hook.id}`, `"${hook.id}" counts moves; FBR has no such counter.`);
		else notes.lose('lost-hook', `after.${hook.id}`, `The effect of moves "${hook.id}" is not one that FBR has.`);
	}
	loseFlags(notes);
	for (const [name, trace] of Object.entries(ruleset.traces))
		if (!notes.isSaid(trace)) notes.lose('lost-trace', `traces.${name}`, `The trace "${name}" is not one that FBR has.`);
	if (ruleset.immune !== undefined) notes.lose('lost-royal', 'immune', 'Some royal pieces cannot be attacked, which FBR cannot say.');
}

/** Names the flags that mean more, or less, than that a piece has not moved. */
function loseFlags(notes: Notes): void {
	const { start, flags } = notes.ruleset;
	for (const [, kind] of notes.letters.all) {
		const asked = new Set(
			(notes.walks(kind) ?? []).flat().flatMap((walk) => (isCastling(walk) ? [] : walk.tests.flatMap((test) => unmovedFlag(test) ?? []))),
		);
		for (const flag of asked) {
			const all = start.pieces.every(({ piece }) => piece.kind !== kind || piece.flags?.includes(flag) === true);
			if (!all) notes.lose('lost-start', 'start.pieces', `Some pieces of "${kind}" count as moved at the start, which FBR cannot say.`);
			if (flags[flag]?.onMove === 'keep' || flags[flag]?.while !== undefined)
				notes.lose('lost-moves', `flags.${flag}`, `The flag "${flag}" of "${kind}" does not say that the piece has not moved.`);
		}
	}
	if (Object.keys(start.points ?? {}).length > 0)
		notes.lose('lost-start', 'start.points', 'A piece that can be captured in passing at the start is left out.');
}

/** The flag of the mover that a test asks for. */
const unmovedFlag = (test: Cond): string | undefined => asCondition('mover', test)?.mover.flag;
