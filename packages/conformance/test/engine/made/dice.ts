import type { Random } from '@x/core/testing';

/** Choices by one source of numbers: the same for the same source. */
export class Dice {
	readonly random: Random;

	constructor(random: Random) {
		this.random = random;
	}

	of<T>(list: readonly T[]): T {
		return list[this.random(list.length)]!;
	}

	/** One of the things that these make. */
	made<T>(list: readonly (() => T)[]): T {
		return this.of(list)();
	}

	chance(percent: number): boolean {
		return this.random(100) < percent;
	}

	/** Between one and `most` different members of a list. */
	some<T>(list: readonly T[], most: number): T[] {
		const left = [...list];
		return Array.from({ length: 1 + this.random(Math.min(most, list.length)) }, () => left.splice(this.random(left.length), 1)[0]!);
	}

	/** Up to two things, each by chance. */
	list<T>(percent: number, make: (index: number) => T): T[] {
		return [0, 1].flatMap((index) => (this.chance(percent) ? [make(index)] : []));
	}

	/** Part of an object, by chance. */
	maybe<T extends object>(percent: number, make: () => T): Partial<T> {
		return this.chance(percent) ? make() : {};
	}
}
