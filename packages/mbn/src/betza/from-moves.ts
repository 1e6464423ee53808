import { objectGiven } from '@x/diagnostics';
import { atomOf, isFairy } from './atoms.js';
import { separated } from './canonical.js';
import { directionNames, frameOf } from './directions.js';
import { bentSizes, bitsOf, familyOf, maskOf, type Sizes } from './geometry.js';
import { type ConvertedBetza, Losses } from './losses.js';
import { defaultTurns } from './meaning.js';
import { MODES } from './modes.js';
import type { BetzaMove, Leg, Path } from './moves.js';
import { type DialectOptions, dialectOf } from './options.js';
import { grouped, shortened } from './patterns.js';
import type { Atom, Betza, Chain, Dialect, Modifier, Range, Simple, Term } from './tree.js';

/**
 * Writes moves as a tree of a dialect, as far as the dialect can say them, and lists the losses.
 *
 * @example
 * const moves = betzaMoves(parseBetza('afsW'));
 * stringifyBetza(movesToBetza(moves, { dialect: 'fairy' }).value) // 'nN'
 */
export function movesToBetza(moves: readonly BetzaMove[], options?: DialectOptions): ConvertedBetza<Betza> {
	objectGiven(moves, 'moves', 'a list of moves', 'length');
	const dialect = dialectOf(options);
	const losses = new Losses();
	const terms = moves.flatMap((move) => new MoveWriter(dialect, move, losses).terms());
	return { value: { dialect, terms: separated(terms) }, lost: losses.list };
}

/** A letter as a modifier. */
const mode = (letter: string): Modifier => ({ type: 'mode', letter });

/** Writes one move. */
class MoveWriter {
	private readonly dialect: Dialect;
	private readonly move: BetzaMove;
	private readonly losses: Losses;

	constructor(dialect: Dialect, move: BetzaMove, losses: Losses) {
		this.dialect = dialect;
		this.move = move;
		this.losses = losses;
	}

	terms(): readonly Term[] {
		const { move } = this;
		if (move.type === 'path') return this.path(shortened(move));
		const names = {
			castling: 'castling',
			drop: 'a drop',
			imitation: 'the moves of an imitator',
			anywhere: 'a move to any cell',
			pass: 'a pass',
		};
		if (this.dialect !== 'xbetza') return this.lost(names[move.type]);
		const atom = (letter: string, count?: number): Term => ({
			type: 'simple',
			modifiers: 'targets' in move ? [...this.unmoved(move.unmoved), ...this.targets(move, true)] : [],
			atom: { type: 'letter', letter },
			...(count !== undefined && { range: { type: 'number', count } }),
		});
		switch (move.type) {
			case 'castling':
				return [atom('O', move.distance)];
			case 'drop':
				return [atom('@', move.ranks)];
			case 'imitation':
				return [atom('I')];
			default:
				return [atom(move.type === 'pass' ? 'O' : 'U')];
		}
	}

	private lost(what: string): readonly never[] {
		this.losses.add(what, this.move.span);
		return [];
	}

	private path(path: Path): readonly Term[] {
		const [first, ...more] = path.legs;
		if (path.repeated !== undefined) return this.lost('legs that are repeated');
		if (first.directions.from !== 'start') return this.lost('a first leg without offsets');
		if (first.directions.offsets.length === 0) return this.lost('a leg without directions');
		if (
			path.legs.some(
				({ directions, mayEnd }) => mayEnd || (directions.from === 'leg' && (directions.turns === 'least' || directions.leaps)),
			)
		)
			return this.chain(path);
		if (more.length > 0 && this.dialect !== 'xbetza') return this.lost('a move of several legs');
		return grouped(first.directions.offsets).flatMap(({ leaps, offsets }): readonly Term[] => {
			const frame = frameOf({ leaps, range: 1 });
			const mask = leaps.length > 1 ? 0xff : maskOf(offsets);
			const names = directionNames(mask, this.dialect, frame);
			const lettered = this.atom(leaps, first.range);
			const kind = first.hop !== undefined ? 'hopper' : first.range !== 1 ? 'rider' : first.lame ? 'lame' : undefined;
			if (this.dialect === 'fairy' && kind !== undefined && !isFairy({ leaps, range: first.range }, kind))
				return this.lost(`a ${kind === 'lame' ? 'lame leap' : kind} of steps ${leaps[0]!.join()}`);
			if (names === undefined || lettered === undefined) return this.lost(`the leap ${leaps[0]!.join()}`);
			const modifiers = [...this.unmoved(path.unmoved), ...names.map((letters): Modifier => ({ type: 'direction', letters }))];
			modifiers.push(...this.modes(first, more.length === 0, path.unmoved !== undefined, more[0]));
			for (const [index, leg] of more.entries())
				modifiers.push({ type: 'again' }, ...this.turns(leg, leaps), ...this.modes(leg, index === more.length - 1, false, more[index + 1]));
			return [{ type: 'simple', modifiers, ...lettered }];
		});
	}

	private unmoved(unmoved: Path['unmoved']): readonly Modifier[] {
		if (unmoved === undefined) return [];
		if (!MODES[this.dialect].includes('i')) return this.lost('that the piece has not moved');
		if (unmoved === 'here') return [mode('i')];
		return this.dialect === 'xbetza' ? [mode('i'), mode('i')] : this.lost('a move from the rank ahead of the initial one');
	}

	private turns({ directions }: Leg, leaps: readonly Sizes[]): readonly Modifier[] {
		if (directions.from === 'start' || directions.turns === 'least') return [];
		const octants = bitsOf(directions.turns);
		const names = directionNames(octants, this.dialect, 'turn', bitsOf(defaultTurns(frameOf({ leaps, range: 1 }))));
		return names?.map((letters): Modifier => ({ type: 'direction', letters })) ?? this.lost('the directions of a leg');
	}

	private atom(leaps: readonly Sizes[], range: number): { readonly atom: Atom; readonly range?: Range } | undefined {
		const name = leaps.length > 1 ? 'both' : leaps[0]!.join();
		const letters = ({ both: ['K', 'Q'], '0,1': ['W', 'R'], '1,1': ['F', 'B'] } as const)[name];
		const atom: Atom | undefined =
			letters === undefined ? atomOf(leaps[0]!, this.dialect) : { type: 'letter', letter: letters[range === 0 ? 1 : 0] };
		if (atom === undefined || range === 1 || (range === 0 && letters !== undefined)) return atom && { atom };
		if (range === 0) return { atom, range: this.dialect === 'xbetza' ? { type: 'number', count: 0 } : { type: 'doubled' } };
		if (range <= (this.dialect === 'fairy' ? 9 : 99)) return { atom, range: { type: 'number', count: range } };
		this.lost(`a limit of ${range} steps`);
		return this.atom(leaps, 0);
	}

	/** The letters of the targets; none for the default. */
	private targets({ targets }: Pick<Leg, 'targets'>, last: boolean): readonly Modifier[] {
		const has = (target: Leg['targets'][number]): boolean => targets.includes(target);
		const usual = last ? targets.length === 2 && has('empty') && has('enemy') : targets.length === 1 && has('empty');
		if (usual) return [];
		const found: string[] = [];
		if (has('empty')) found.push('m');
		if (has('enemy')) found.push('c');
		if (has('friend')) found.push('d');
		if (has('passing')) found.push('e');
		if (has('over friend')) found.push(...(has('over enemy') ? [] : ['t']), 'p');
		// Fairy-Stockfish skips the e: without m and c the default remains.
		if (this.dialect === 'fairy' && has('passing') && has('empty') && has('enemy')) return [mode('e')];
		if (has('over enemy') && !has('over friend')) this.losses.add('a hop over enemies only', this.move.span);
		return this.known(found);
	}

	private known(letters: readonly string[]): readonly Modifier[] {
		const words: Readonly<Record<string, string>> = {
			i: 'that the piece has not moved',
			d: 'a capture of a friend',
			e: 'a capture en passant',
			t: 'that royal pieces are not captured',
			k: 'that only royal pieces are captured',
			u: 'that the captured piece is put back',
			x: 'that other pieces get the move',
			o: 'a board with joined edges',
			j: 'cells that do not matter, or a leap that must pass a piece',
			q: 'a circular move',
			z: 'a crooked move',
			y: 'a leg of another range',
		};
		return letters.flatMap((letter): readonly Modifier[] =>
			MODES[this.dialect].includes(letter) ? [mode(letter)] : this.lost(words[letter] ?? `the mode ${letter}`),
		);
	}

	private modes(leg: Leg, last: boolean, unmoved: boolean, next?: Leg): readonly Modifier[] {
		const found: string[] = [];
		if (leg.bend !== undefined) found.push(leg.bend === 'circle' ? 'q' : 'z');
		if (leg.unload) found.push('u');
		if (leg.royal === 'only') found.push('k');
		if (leg.relay) found.push('x');
		const { toggle, targets } = this.toggled(leg, next);
		if (leg.royal === 'never') found.push('t');
		if (leg.hop !== undefined) found.push(leg.hop === 'behind' ? 'g' : 'p');
		if (leg.cylinder) found.push('o');
		if (leg.lame) found.push('n', ...(leg.passable && !unmoved ? ['n'] : []));
		if (leg.passable && !leg.lame) this.losses.add('that the piece can be captured en passant', this.move.span);
		found.push(...'j'.repeat(leg.skip ?? (leg.jump === undefined ? 0 : leg.jump === 'one' ? 1 : 2)));
		const royal = leg.royal === 'only' ? leg.targets.filter((target) => target !== 'enemy') : undefined;
		const kept = royal?.length === 0 || !targets ? [] : this.targets({ targets: royal ?? leg.targets }, last && royal === undefined);
		const ordered = [...this.known(found), ...kept, ...(toggle === undefined ? [] : [mode(toggle)])];
		const rank = (one: Modifier): number => (one.type === 'mode' ? MODES[this.dialect].indexOf(one.letter) : 0);
		return ordered.sort((a, b) => rank(a) - rank(b));
	}

	/** The letter that changes the range for the next leg. It replaces the targets. */
	private toggled(leg: Leg, next: Leg | undefined): { readonly toggle?: string; readonly targets: boolean } {
		if (next === undefined || next.range === leg.range) return { targets: true };
		const name = leg.targets.join();
		const toggle = name === 'empty' ? 'y' : name === 'over enemy,over friend' ? 'g' : undefined;
		const changed = leg.range === 1 ? next.range === 0 : leg.range === 0 ? next.range === 1 : false;
		if (toggle === undefined || !changed) {
			this.lost('a leg of another range');
			return { targets: true };
		}
		return { toggle, targets: false };
	}

	private chain(path: Path): readonly Term[] {
		if (this.dialect === 'fairy') return this.lost('a move of several legs');
		const then = path.legs.slice(0, -1).every(({ mayEnd }) => mayEnd);
		if (this.dialect === 'betza' && !then) return this.lost('a move that must continue');
		let leaps: readonly Sizes[] = [];
		const legs: Simple[] = [];
		for (const [index, leg] of path.legs.entries()) {
			const { directions } = leg;
			const groups = directions.from === 'start' ? grouped(directions.offsets) : undefined;
			if (groups !== undefined && groups.length > 1) return this.lost('a first leg with several leaps');
			const bends = directions.from === 'leg' && directions.turns !== 'least' && directions.turns.every((turn) => turn % 2 === 1);
			const four = leaps.length === 1 && familyOf(leaps[0]!) !== 'oblique';
			// Both least deflections of a straight leap are the default.
			const least = bends && four && directions.turns.join() === '1,7' && directions.leaps === undefined;
			leaps =
				groups?.[0]?.leaps ??
				(directions.from === 'leg' ? directions.leaps : undefined) ??
				(bends && four ? [bentSizes(leaps[0]!)] : leaps);
			const lettered = this.atom(leaps, leg.range);
			const frame = frameOf({ leaps, range: 1 });
			const names =
				directions.from === 'start'
					? directionNames(leaps.length > 1 ? 0xff : maskOf(directions.offsets), this.dialect, frame)
					: directions.turns === 'least' || least
						? []
						: directionNames(bitsOf(directions.turns), this.dialect, 'turn', -1);
			if (lettered === undefined || names === undefined) return this.lost('the directions of a leg');
			const last = index === path.legs.length - 1 || leg.mayEnd === true;
			const modifiers = [
				...(index === 0 ? this.unmoved(path.unmoved) : []),
				...names.map((letters): Modifier => ({ type: 'direction', letters })),
				...this.modes(leg, last, false),
			];
			legs.push({ type: 'simple', modifiers, ...lettered });
		}
		const links = path.legs.slice(0, -1).map(({ mayEnd }) => (mayEnd ? '?' : '-'));
		return [{ type: 'chain', legs: legs as unknown as Chain['legs'], links }];
	}
}
