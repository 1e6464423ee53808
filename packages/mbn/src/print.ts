import type {
	Alternative,
	Area,
	BoardId,
	BoardNumbers,
	Choice,
	Condition,
	Interval,
	Item,
	Leg,
	Level,
	Mbn,
	Modification,
	Move,
	PieceId,
	PieceSet,
	Range,
	Sequence,
	Steps,
	Tail,
	Transition,
} from './tree.js';

/** `exact` keeps what the tree has of its text, `canonical` does not. */
export type Style = 'exact' | 'canonical';

/** Writes the parts of a tree. */
export class Printer {
	private readonly exact: boolean;

	constructor(exact: boolean) {
		this.exact = exact;
	}

	mbn({ items, blanks }: Mbn): string {
		if (!this.exact || blanks === undefined) return items.map((item) => this.item(item)).join(' ');
		return `${items.map((item, at) => `${blanks[at] ?? ' '}${this.item(item)}`).join('')}${blanks[items.length] ?? ''}`;
	}

	item(item: Item): string {
		switch (item.type) {
			case 'macro':
				return `@${this.id(item.name)}${this.tail(item.tail)}${this.moves(item.moves)}`;
			case 'castling':
				return `${item.name}${this.tail(item.tail)}${this.moves(item.royal)}${this.moves(item.partner)}`;
			case 'definition':
				return `${this.id(item.piece)}${this.tail(item.tail)}${word(item.word)}${this.moves(item.moves)}`;
			case 'cancellation':
				return `!${this.ids(item.pieces)}${this.tail(item.tail)}${word(item.word)}${this.moves(item.moves)}`;
			case 'promotion': {
				const { target } = item;
				const become =
					target === undefined
						? ''
						: target.type === 'drops'
							? `==${target.pieces.map((piece) => `@${this.id(piece)}`).join('')}`
							: `==${target.choices.map((choice) => this.choice(choice)).join('')}`;
				return `${this.ids(item.pieces)}${this.tail(item.tail)}${word(item.word)}${become}`;
			}
		}
	}

	choice(choice: Choice): string {
		return choice.type === 'piece' ? this.id(choice.piece) : `(${this.sequence(choice.moves)})${choice.plus ? '+' : ''}`;
	}

	moves(sequence: Sequence | undefined): string {
		return sequence === undefined ? '' : `=${this.sequence(sequence)}`;
	}

	ids(pieces: readonly PieceId[]): string {
		return pieces.map((piece) => this.id(piece)).join('');
	}

	id({ prefixes, letters, compound }: PieceId): string {
		return prefixes + (compound || letters.length > 1 ? `:${letters}:` : letters);
	}

	tail({ faces, boards, comment }: Tail): string {
		return `${faces === undefined ? '' : `<${faces}>`}${boards ? this.boards(boards) : ''}${comment === undefined ? '' : `|${comment}|`}`;
	}

	boards({ first, second, mirrored }: BoardId): string {
		const inside = `${numbers(first)}${second ? `;${numbers(second)}` : ''}`;
		return mirrored ? `<<${inside}>>` : `<${inside}>`;
	}

	sequence({ legs, links }: Sequence): string {
		return legs.map((leg, at) => `${at === 0 ? '' : (links[at - 1] ?? '-')}${this.leg(leg)}`).join('');
	}

	leg(leg: Leg): string {
		if (leg.type === 'choice') return leg.alternatives.map((alternative) => this.alternative(alternative)).join('+');
		const body = this.sequence(leg.body);
		return leg.type === 'optional' ? `[${body}]` : `{${body}}`;
	}

	alternative(of: Alternative): string {
		const ghost = of.ghost === undefined ? '' : of.ghost === true ? '!' : `!${this.set(of.ghost)}`;
		return [
			ghost,
			of.decision ? '#' : '',
			of.transition ? this.transition(of.transition) : '',
			of.condition ? this.condition(of.condition) : '',
			of.start ? this.range(of.start) : '',
			...(of.attackers ?? []).map((set) => this.set(set)),
			...of.modifications.map((one) => this.modification(one)),
			...of.moves.map((move) => this.move(move)),
			of.end ? this.range(of.end) : '',
		].join('');
	}

	modification(one: Modification): string {
		if (one.type === 'direction') return one.letter;
		if (one.type === 'directions') return `(${one.letters.join('')})`;
		return `${one.name}${one.optional ? '?' : ''}${one.set ? this.set(one.set) : ''}${one.range ? this.range(one.range) : ''}`;
	}

	move(move: Move): string {
		const { turning } = move;
		const turn = turning === undefined ? '' : turning.bare ? turning.letters.join('') : `(${turning.letters.join('')})`;
		return `${this.base(move)}${turn}${steps(move.steps)}`;
	}

	base(move: Move): string {
		switch (move.type) {
			case 'group':
				return `(${this.sequence(move.body)})`;
			case 'base':
				return move.letter;
			case 'leap':
				return `:${move.offset.join(',')}:`;
			case 'name':
				return `:${move.name}:`;
		}
	}

	transition({ first, second }: Transition): string {
		return `<${level(first)}${second ? `;${level(second)}` : ''}>`;
	}

	condition({ who, where, bare }: Condition): string {
		const piece = 'pieces' in who ? this.set(who) : this.id(who);
		const place = where === undefined ? '' : bare ? this.area(where.areas[0]) : this.range(where);
		return `/${piece}${place}/`;
	}

	set({ coloured, negated, swapped, pieces }: PieceSet): string {
		const signs = this.exact && swapped ? '^!' : `${coloured ? '!' : ''}${negated ? '^' : ''}`;
		return `{${signs}${this.ids(pieces)}}`;
	}

	range({ negated, areas }: Range): string {
		return `[${negated ? '^' : ''}${areas.map((area) => this.area(area)).join(',')}]`;
	}

	area(area: Area): string {
		if (area.type === 'sign') return area.sign;
		const letters =
			(first: string) =>
			(at: number): string =>
				String.fromCharCode(first.charCodeAt(0) + at);
		return [
			this.interval(area.files, letters('a')),
			this.interval(area.ranks, (at) => `${at + 1}`),
			this.interval(area.levels, letters('A')),
			this.interval(area.rows, (at) => `${at + 1}`),
		].join('');
	}

	interval(of: Interval | undefined, name: (at: number) => string): string {
		if (of === undefined) return '';
		return of.from === of.to && !(this.exact && of.doubled) ? name(of.from) : `${name(of.from)}-${name(of.to)}`;
	}
}

const word = (name: string | undefined): string => (name === undefined ? '' : `/${name}/`);

function numbers({ numbers, bracketed, mirrored }: BoardNumbers): string {
	const text = numbers === '*' ? '*' : numbers.join(',');
	return mirrored ? `<<${text}>>` : bracketed ? `<${text}>` : text;
}

const level = ({ sign, numbers, each, column }: Level): string => `${sign ?? ''}${numbers.join(',')}${each ? 'd' : ''}${column ? 'o' : ''}`;

function steps(of: Steps | undefined): string {
	switch (of?.type) {
		case undefined:
			return '';
		case 'any':
			return '0';
		case 'most':
			return `${of.count}`;
		case 'exactly':
			return `0${of.count}`;
		case 'greedy':
			return '0*';
		case 'all':
			return '**';
		case 'edge':
			return of.sign;
	}
}
