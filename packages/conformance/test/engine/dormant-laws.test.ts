import { standingPart } from '@x/core/src/analyse/dormant-laws';
import type { Cond, Effect, Hook, Ruleset, Setup } from '@x/core/src/rules/types';
import { randomFrom } from '@x/core/testing';
import { racingKings } from '@x/games/racing-kings';
import { describe, expect, it } from 'vitest';
import { agreementOf } from './made/agreement.js';

const black: Cond = { phase: ['black'] };
const entered: Cond = { compare: [{ var: 'entered' }, '=', 1] };
const home: Cond = {
	all: [
		{ is: 'at', a: { who: 'friend', kind: ['K'] } },
		{ in: 'at', zone: 'goal' },
	],
};
const enter: Effect = { var: 'entered', to: 1 };
const hook = (condition: Cond | undefined, ...effects: readonly Effect[]): Hook => ({
	id: 'enter',
	...(condition && { if: condition }),
	do: effects,
});

/** Racing kings without ends by a king at home: after White's king arrives, Black must follow at once. */
const game = (law: Cond, hooks: readonly Hook[], parts: Partial<Ruleset> = {}): Ruleset => ({
	...racingKings.rules,
	vars: { entered: { start: 0, identity: true } },
	after: hooks,
	outcomes: [{ id: 'stuck', when: 'stuck', result: 'draw' }],
	...parts,
	forbid: [...racingKings.rules.forbid, { id: 'answer', if: law }],
});

const answer: Cond = { all: [entered, black, { not: home }] };
const inWhite = hook({ all: [home, { phase: ['white'] }] }, enter);
const walk: Ruleset['paths'] = {
	...racingKings.rules.paths,
	knight: { seq: [{ do: enter }, racingKings.rules.paths.knight!] },
};

/** The ruleset, and the part of its law that candidates do not change. */
const CASES: Readonly<Record<string, readonly [ruleset: Ruleset, part: Cond | undefined]>> = {
	'a variable that is written in another phase': [game(answer, [inWhite]), { all: [entered, black] }],
	'a variable that is never written': [game(answer, []), { all: [entered, black] }],
	'a phase alone': [game({ all: [black, { not: home }] }, []), { all: [black] }],
	'a law for every phase': [game({ all: [entered, { not: home }] }, [inWhite]), undefined],
	'a variable that is written in its phase': [game(answer, [hook({ all: [home, black] }, enter)]), { all: [black] }],
	'a variable that is written in every phase': [game(answer, [hook(home, enter)]), { all: [black] }],
	'a variable that is always written': [game(answer, [hook(undefined, enter)]), { all: [black] }],
	'a variable that is written otherwise': [game(answer, [{ ...hook({ phase: ['white'] }), else: [enter] }]), { all: [black] }],
	'a variable that is written for each cell': [
		game(answer, [hook(undefined, { forEach: { pick: { who: 'friend', kind: ['K'] } }, from: null, do: [enter] })]),
		{ all: [black] },
	],
	'a variable that a walk writes': [game(answer, [], { paths: walk }), { all: [black] }],
	'a variable of a turn': [game(answer, [inWhite], { vars: { entered: { start: 0, life: 'turn' } } }), { all: [black] }],
};

/** Few pieces, the kings close to their goal, and none in check of the other side. */
function randomStart(seed: number): Setup {
	const random = randomFrom(seed * 7919);
	const cells = new Map<string, Setup['pieces'][number]>();
	const put = (side: string, kind: string, file: number, rank: number): void => {
		if (!cells.has(`${file},${rank}`)) cells.set(`${file},${rank}`, { at: [file, rank], piece: { side, kind } });
	};
	put('white', 'K', 1, 6);
	put('black', 'K', 6, 6);
	put('white', 'N', 2 + random(3), random(3));
	put('black', 'N', 2 + random(3), random(3));
	put('black', 'R', 3, random(3));
	return { pieces: [...cells.values()], phase: 'white' };
}

describe('laws of which a part stays as it is', () => {
	it.each(Object.entries(CASES))('%s: both engines agree', (_, [ruleset, part]) => {
		expect(standingPart(ruleset, ruleset.forbid.at(-1)!.if)).toEqual(part);
		let positions = 0;
		for (let seed = 1; seed <= 8; seed++) {
			const found = agreementOf({ ...ruleset, start: randomStart(seed) }, seed, { plies: 5, most: 200, cells: 2 });
			expect(found?.difference, `start ${seed}`).toBeUndefined();
			positions += found?.positions ?? 0;
		}
		expect(positions).toBeGreaterThan(8);
	});
});
