import type { CellRef, Cond, Effect, Filter, Flag, Hook, Num, Path, PieceExpr, Ruleset, Setup, Vec } from '../../src/ruleset/types.js';
import type { Random } from '../../src/testing/index.js';

const SIDES = ['white', 'black'] as const;
const KINDS = ['K', 'A', 'B', 'C'] as const;
const STEPS: readonly Vec[] = [
	[0, 1],
	[1, 1],
	[1, 0],
	[1, -1],
	[0, -1],
	[-1, -1],
	[-1, 0],
	[-1, 1],
	[1, 2],
	[-2, 1],
	[2, 0],
];
const FAR = { life: ['turn', 'reply', 'game', 'walk'] } as const;

/** Writes rules at random, from the whole language as far as small boards and short tests allow; the same for the same numbers. */
class Author {
	/** Names that a path may use so far. */
	private readonly named: string[] = [];
	/** Inside a path that captures, attacks and replies are not asked: most games of that sort are refused as circular. */
	private asking = true;
	private readonly random: Random;

	constructor(random: Random) {
		this.random = random;
	}

	of<T>(list: readonly T[]): T {
		return list[this.random(list.length)]!;
	}

	chance(percent: number): boolean {
		return this.random(100) < percent;
	}

	some<T>(list: readonly T[], most: number): T[] {
		const left = [...list];
		return Array.from({ length: 1 + this.random(Math.min(most, list.length)) }, () => left.splice(this.random(left.length), 1)[0]!);
	}

	ref(): CellRef {
		const simple: readonly CellRef[] = [
			'at',
			'origin',
			'stand',
			{ cell: [this.random(4), this.random(4)] },
			{ point: 'spot' },
			{ mark: 'm' },
		];
		return this.chance(20) ? { from: this.of(simple), by: this.of(STEPS) } : this.of([...simple, 'at', 'at']);
	}

	filter(): Filter {
		const who = this.of(['empty', 'occupied', 'friend', 'enemy', undefined] as const);
		return {
			...(who === undefined ? {} : { who }),
			...(this.chance(25) ? { kind: this.some(KINDS, 2) } : {}),
			...(this.chance(10) ? { notKind: this.some(KINDS, 1) } : {}),
			...(this.chance(10) ? { flag: 'fresh' } : {}),
			...(this.chance(5) ? { notFlag: 'fresh' } : {}),
		};
	}

	number(depth: number): Num {
		const kinds: readonly (() => Num)[] = [
			() => this.random(3),
			() => ({ var: 'count', of: this.of(['own', 'other'] as const) }),
			() => ({ store: 'hand', of: this.of(['own', 'other'] as const), ...(this.chance(60) ? { kind: this.of(KINDS) } : {}) }),
			() => ({ count: this.filter(), ...(this.chance(40) ? { zone: this.of(['far', 'odd']) } : {}) }),
			() => ({ captured: this.chance(50) ? {} : this.filter() }),
			() => ({ matches: this.walk(), from: this.of(['at', 'origin'] as const) }),
			() => ({ sum: [{ of: this.number(0), times: this.of([1, -1, 2]) }, { of: this.number(0) }] }),
		];
		return depth > 0 ? this.of(kinds)() : this.of(kinds.slice(0, 5))();
	}

	/** A path that only looks. */
	private walk(): Path {
		return { seq: [{ each: this.some(STEPS, 3), as: 'w', path: { seq: [{ step: { bound: 'w' } }, this.testing(0)] } }] };
	}

	condition(depth: number): Cond {
		const kinds: (() => Cond)[] = [
			() => ({ is: this.ref(), a: this.filter() }),
			() => ({ in: this.of(['at', 'origin', 'stand'] as const), zone: this.of(['far', 'odd', 'near', 'spot']) }),
			() => ({ same: [this.ref(), this.ref()] }),
			() => ({ mover: this.filter() }),
			() => ({ compare: [this.number(depth), this.of(['<', '=', '>'] as const), this.random(4)] }),
		];
		if (this.asking) {
			kinds.push(
				() => ({ attacked: this.ref(), by: this.of(['own', 'other'] as const) }),
				() => ({ royalAttacked: this.of(['own', 'other'] as const) }),
				() => ({ phase: [this.of(['white', 'black'])] }),
			);
		}
		if (depth > 0) {
			kinds.push(
				() => ({ all: [this.condition(depth - 1), this.condition(depth - 1)] }),
				() => ({ some: [this.condition(depth - 1), this.condition(depth - 1)] }),
				() => ({ not: this.condition(depth - 1) }),
				() => ({ before: this.condition(depth - 1) }),
				() => ({ def: 'idea' }),
			);
		}
		return this.of(kinds)();
	}

	private testing(depth: number): Path {
		return { test: this.condition(depth) };
	}

	private piece(): PieceExpr {
		return this.of<PieceExpr>([
			{ kind: this.of(KINDS.slice(1)), side: this.of(['own', 'other', 'neutral'] as const) },
			{ of: this.ref() },
			{ recolour: { of: 'at' } },
			{ was: this.ref() },
			'none',
			'mover',
		]);
	}

	effect(depth: number, hook: boolean): Effect {
		const kinds: (() => Effect)[] = [
			() => ({
				set: this.ref(),
				to: this.piece(),
				...(this.chance(20) ? { flags: this.of([{ add: ['fresh'] }, 'clear', 'keep'] as const) } : {}),
			}),
			() => ({ point: 'spot', to: this.chance(80) ? this.ref() : null }),
			() => ({
				var: 'count',
				...(this.chance(30) ? { of: 'other' as const } : {}),
				...(this.chance(60) ? { add: this.number(0) } : { to: this.number(0) }),
			}),
			() => ({
				store: 'hand',
				of: this.of(['own', 'other'] as const),
				kind: this.chance(70) ? this.of(KINDS) : { of: this.ref() },
				add: this.of([1, 1, -1]),
			}),
		];
		if (!hook) kinds.push(() => ({ capture: this.ref(), ...(this.chance(25) ? { later: true as const } : {}) }));
		if (depth > 0) kinds.push(() => ({ forEach: this.walk(), from: this.of(['at', 'origin'] as const), do: [this.effect(0, hook)] }));
		if (hook && this.chance(5)) kinds.push(() => ({ end: this.of(['win', 'loss', 'draw'] as const), id: 'declared' }));
		return this.of(kinds)();
	}

	private act(depth = 1): Path {
		return { do: this.effect(depth, false) };
	}

	/** What happens where a path arrives. */
	private ending(): Path {
		const land: Path = {
			do: {
				land: true,
				...(this.chance(8) ? { leave: this.piece() } : {}),
				...(this.chance(8) ? { as: { kind: this.of(KINDS.slice(1)), side: 'own' } as const } : {}),
				...(this.chance(8) ? { flags: this.of(['keep', 'clear'] as const) } : {}),
			},
		};
		const parts: Path[] = [land];
		if (this.chance(15)) parts.push(this.act());
		if (this.chance(15))
			parts.push({ test: { in: 'at', zone: 'far' } }, { do: { set: 'at', to: { kind: this.of(KINDS.slice(1)), side: 'own' } } });
		if (this.chance(10)) parts.push({ mark: 'm' });
		return { seq: parts };
	}

	private arrival(): Path {
		const quiet: Path = { seq: [{ test: { is: 'at', a: { who: 'empty' } } }, this.ending()] };
		const take: Path = { seq: [{ test: { is: 'at', a: { who: 'enemy' } } }, { do: { capture: 'at' } }, this.ending()] };
		return this.of<Path>([{ any: [quiet, take] }, { any: [quiet, take] }, quiet, take]);
	}

	/** How a kind goes. */
	private way(depth: number): Path {
		const vectors = this.some(STEPS, 4);
		const empty: Path = { seq: [{ step: { bound: 'd' } }, { test: { is: 'at', a: { who: 'empty' } } }] };
		const after = (...parts: Path[]): Path => ({ each: vectors, as: 'd', path: { seq: [...parts, this.arrival()] } });
		const step: Path = { step: { bound: 'd' } };
		const kinds: (() => Path)[] = [
			() => after(step),
			() => after(step),
			() => after({ loop: empty, ...(this.chance(40) ? { max: 1 + this.random(2) } : {}) }, step),
			() => after({ loop: empty }, step, { test: { is: 'at', a: { who: 'occupied' } } }, { loop: empty }, step),
			() => after(empty, step),
			() => after(step, this.testing(0)),
			() => ({ seq: [{ step: this.of(STEPS) }, this.arrival()] }),
			() => ({ seq: [this.testing(1), after(step)] }),
			() => after(step, this.act(0), step),
		];
		if (depth > 0) {
			kinds.push(() => ({ any: [this.way(depth - 1), this.way(depth - 1)] }));
			if (this.named.length > 0) kinds.push(() => ({ use: this.of(this.named) }));
		}
		return this.of(kinds)();
	}

	private fromNowhere(): Path {
		const kind = this.of(KINDS.slice(1));
		return this.of<Path>([
			{
				seq: [
					{ test: { compare: [{ store: 'hand', of: 'own', kind }, '>', 0] } },
					{ pick: { who: 'empty' }, ...(this.chance(50) ? { zone: 'near' } : {}) },
					...(this.chance(30) ? [this.testing(0)] : []),
					{ do: { store: 'hand', of: 'own', kind, add: -1 } },
					{ do: { set: 'at', to: { kind, side: 'own' } } },
				],
			},
			{ seq: [{ pick: { who: 'friend', kind: [kind] }, origin: true }, this.way(0)] },
			{ seq: [this.testing(1), this.act()] },
		]);
	}

	private hook(id: string): Hook {
		return {
			id,
			...(this.chance(70) ? { if: this.condition(1) } : {}),
			do: [this.effect(1, true)],
			...(this.chance(15) ? { else: [this.effect(0, true)] } : {}),
		};
	}

	ruleset(): Ruleset {
		this.asking = false;
		const paths: Record<string, Path> = {
			king: { each: STEPS.slice(0, 8), as: 'd', path: { seq: [{ step: { bound: 'd' } }, this.arrival()] } },
		};
		for (const name of ['a', 'b', 'c']) {
			paths[name] = this.way(1);
			this.named.push(name);
		}
		const also = this.chance(40);
		if (also) paths.more = this.fromNowhere();
		const idea = this.condition(0);
		const fresh: Flag = {
			...(this.chance(50) ? { kinds: ['A', 'B'] } : {}),
			...(this.chance(30) ? { onMove: 'keep' as const } : {}),
			...(this.chance(30) ? { while: this.condition(0) } : {}),
		};
		const immune = this.chance(15) ? { immune: this.condition(1) } : {};
		this.asking = true;
		const list = <T>(percent: number, make: (index: number) => T): T[] =>
			[0, 1].flatMap((index) => (this.chance(percent) ? [make(index)] : []));
		const royal: Cond = this.chance(85)
			? { is: 'at', a: { kind: ['K'] } }
			: {
					all: [
						{ is: 'at', a: { kind: ['K', 'A'] } },
						{ in: 'at', zone: 'near' },
					],
				};
		const phase = (side: string, other: string): Ruleset['turn']['phases'][string] => ({
			side,
			...(also ? { also: ['more'] } : {}),
			...(this.chance(10) ? { enter: [this.hook('entering')] } : {}),
			next: this.chance(10) ? [{ if: this.condition(1), to: side }, { to: other }] : [{ to: other }],
		});
		const width = 4 + this.random(2);
		return {
			version: 1,
			space: {
				axes: [{ extent: [0, width - 1], ...(this.chance(10) ? { wrap: true } : {}) }, { extent: [0, 3] }],
				...(this.chance(10) ? { holes: [[1, 2]] } : {}),
			},
			zones: {
				far: { box: [null, [3, 3]] },
				near: { minus: [{ box: [null, [0, 2]] }, { cells: [[2, 2]] }] },
				odd: { union: [{ parity: 1 }, { perSide: { white: { cells: [[0, 0]] }, black: { cells: [[1, 1]] } } }] },
			},
			sides: {
				white: {
					team: 'white',
					frame: {
						matrix: [
							[1, 0],
							[0, 1],
						],
					},
					threat: 'white',
				},
				black: {
					team: 'black',
					frame: {
						matrix: [
							[this.of([1, -1]), 0],
							[0, -1],
						],
					},
					threat: 'black',
				},
			},
			kinds: { K: { moves: 'king' }, A: { moves: 'a' }, B: { moves: 'b' }, C: { moves: 'c' } },
			flags: { fresh },
			stores: { hand: this.chance(30) ? { as: { C: 'B' } } : {} },
			points: { spot: this.of(FAR.life) },
			vars: {
				count: {
					start: this.random(2),
					...(this.chance(50) ? { perSide: true as const } : {}),
					identity: this.chance(30),
					life: this.of(['game', 'turn', 'walk'] as const),
				},
			},
			traces: {},
			defs: { idea },
			paths,
			royal,
			...immune,
			after: list(40, (index) => this.hook(`hook-${index}`)),
			forbid: [
				...(this.chance(75) ? [{ id: 'own-royal-safe', if: { royalAttacked: 'own' as const } }] : []),
				...list(20, (index) => ({ id: `law-${index}`, if: this.condition(1) })),
			],
			prefer: list(15, (index) => ({
				id: `choice-${index}`,
				stage: this.of(['candidates', 'legal'] as const),
				keep: this.chance(60) ? { if: this.condition(1) } : { most: this.number(0) },
			})),
			outcomes: [
				...list(25, (index) => ({
					id: `outcome-${index}`,
					when: this.of(['turn', 'moved'] as const),
					if: this.condition(1),
					result: this.of(['win', 'loss', 'draw'] as const),
				})),
				{ id: 'stuck', when: 'stuck' as const, result: 'loss' as const },
			],
			turn: { start: 'white', phases: { white: phase('white', 'black'), black: phase('black', 'white') } },
			start: this.start(width),
		};
	}

	private start(width: number): Setup {
		const cells = Array.from({ length: width * 4 }, (_, cell): Vec => [cell % width, Math.floor(cell / width)]).filter(
			([x, y]) => x !== 1 || y !== 2,
		);
		const pieces = SIDES.flatMap((side) =>
			['K', ...Array.from({ length: 3 }, () => this.of(KINDS.slice(1)))].map((kind) => ({
				at: cells.splice(this.random(cells.length), 1)[0]!,
				piece: { side, kind, ...(kind !== 'K' && kind !== 'C' && this.chance(30) ? { flags: ['fresh'] } : {}) },
			})),
		);
		return { pieces, stores: { hand: { white: { A: 1 }, black: { B: 1 } } }, phase: 'white' };
	}
}

/** A ruleset made up at random. */
export const randomRuleset = (random: Random): Ruleset => new Author(random).ruleset();
