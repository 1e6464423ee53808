import { describe, expect, test } from 'vitest';
import {
	act,
	any,
	at,
	each,
	forEach,
	is,
	land,
	occupied,
	orthogonals,
	quiet,
	seq,
	set,
	step,
	test as when,
} from '../../src/rules/build.js';
import type { Path, Setup } from '../../src/rules/types.js';
import { cell, game, place, still } from './small.js';

describe('writing', () => {
	test('landing as another kind leaves something behind and names the promotion', () => {
		const path = seq(step([1, 0]), act({ land: true, as: { kind: 'B', side: 'own' }, leave: { kind: 'C', side: 'neutral' } }));
		const one = game({ A: path, B: still, C: still });
		const [move] = one.legal(one.stateOf(place([[0, 0, 'A']])));
		expect(move?.promotion).toBe('B');
		expect(move?.writes).toEqual([
			{ cell: 0, piece: { side: 'neutral', kind: 'C' } },
			{ cell: 1, piece: { side: 'white', kind: 'B' } },
		]);
	});
	test('flags: each does what it says, an edit replaces that, kinds restrict', () => {
		const flags = { tired: {}, loyal: { onMove: 'keep' }, proud: { onMove: 'keep', kinds: ['A'] } } as const;
		const by = (name: string, edit?: Parameters<typeof land>[0]): Path =>
			seq(when(is('origin', { flag: name })), step([1, 0]), quiet(land(edit)));
		const one = game(
			{
				A: any(by('tired'), by('loyal', { flags: { add: ['proud'] } })),
				B: still,
				T: seq(step([0, 1]), act({ land: true, as: { kind: 'B', side: 'own' }, flags: 'keep' })),
			},
			{ flags },
		);
		const after = (setup: Setup) => one.legal(one.stateOf(setup)).map(({ writes }) => writes.at(-1)?.piece?.flags);
		expect(after(place([[0, 0, 'A', 'white', 'tired', 'loyal']]))).toEqual([['loyal', 'proud', 'tired'], ['loyal']]);
		expect(one.setupOf(one.stateOf(place([[0, 0, 'B', 'white', 'proud', 'loyal']]))).pieces[0]?.piece.flags).toEqual(['loyal']);
	});
	test('for each end at once: what one end does is not seen in finding the next', () => {
		const blast = forEach(each(orthogonals, 'd', seq(step('d'), at(occupied()))), 'at', [{ capture: 'at' }]);
		const one = game({ B: seq(step([0, 1]), quiet(), act(blast)), S: still });
		const [move] = one.legal(
			one.stateOf(
				place([
					[3, 3, 'B'],
					[2, 4, 'S'],
					[4, 4, 'S', 'black'],
					[5, 4, 'S', 'black'],
				]),
			),
		);
		expect(move?.captured.map(({ cell: where }) => where)).toEqual([cell(2, 4), cell(4, 4)]);
	});
	test('a capture by `forEach` in a path gives check, one in a hook does not', () => {
		const blast = forEach(each(orthogonals, 'd', seq(step('d'), at({ who: 'enemy' }))), 'at', [{ capture: 'at' }]);
		const royal = is('at', { kind: ['K'] });
		const pieces = place([
			[3, 3, 'K'],
			[3, 5, 'B', 'black'],
		]);
		const path = game({ K: still, B: seq(step([0, 1]), quiet(), act(blast)) }, { royal });
		expect(path.inCheck(path.stateOf(pieces))).toBe(true);
		const hook = game({ K: still, B: seq(step([0, 1]), quiet()) }, { royal, after: [{ id: 'blast', do: [blast] }] });
		expect(hook.inCheck(hook.stateOf(pieces))).toBe(false);
	});
	test('hooks skip what has no cell, walks end', () => {
		const beyond = { from: 'at', by: [0, 1] } as const;
		const hook = game({ A: seq(step([0, 1]), quiet()) }, { after: [{ id: 'above', do: [set(beyond, { kind: 'A', side: 'neutral' })] }] });
		expect(hook.legal(hook.stateOf(place([[0, 6, 'A']])))[0]?.writes).toHaveLength(2);
		const walk = game({ A: seq(step([0, 1]), quiet(), act(set(beyond, 'none'))) });
		expect(walk.legal(walk.stateOf(place([[0, 6, 'A']])))).toEqual([]);
	});
});
