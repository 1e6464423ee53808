import { expect, test } from 'vitest';
import { Occurrences } from '../../src/position/occurrences.js';

interface Place {
	readonly parent: Place | undefined;
	readonly depth: number;
	readonly name: string;
}

const place = (name: string, parent?: Place): Place => ({ name, parent, depth: parent === undefined ? 0 : parent.depth + 1 });

test('looks at each position of a line once, though it is asked about positions without a line in between', () => {
	let looks = 0;
	const index = new Occurrences<Place>(({ name }) => {
		looks++;
		return name;
	});
	const isSame = (one: Place, other: Place): boolean => one.name === other.name;
	const times = (at: Place): number => index.counted(index.of(at), isSame).times;
	let at = place('a');
	const counts: number[] = [];
	for (let ply = 0; ply < 100; ply++) {
		at = place('ab'[ply % 2]!, at);
		counts.push(times(at));
		expect(times(place(at.name))).toBe(1);
	}
	expect(counts.slice(-2)).toEqual([51, 50]);
	// Once as a part of the line, and once as the position without a line.
	expect(looks).toBe(201);
});
