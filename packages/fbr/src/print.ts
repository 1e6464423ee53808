import type { PieceSet, Range } from '@x/mbn';
import { Printer as MbnPrinter } from '@x/mbn/parts';
import type { Attribute, BoardSize, Fbr, Layout, Rule } from './tree.js';

/** `exact` keeps what the tree has of its text, `canonical` does not. */
export type Style = 'exact' | 'canonical';

/** Writes the parts of a tree. */
export class Printer {
	private readonly exact: boolean;
	private readonly mbn: MbnPrinter;

	constructor(exact: boolean) {
		this.exact = exact;
		this.mbn = new MbnPrinter(exact);
	}

	fbr(value: Fbr): string {
		return this.exact && value.layout !== undefined ? this.laidOut(value, value.layout) : this.plain(value);
	}

	private head({ title, board, start }: Fbr): string[] {
		return [
			...(title === undefined ? [] : [`:${title}`]),
			...(board === undefined ? [] : [boardSize(board)]),
			...(start === undefined ? [] : [start]),
		];
	}

	private plain(value: Fbr): string {
		const head = this.head(value);
		const rules = value.rules.map((rule) => this.rule(rule));
		const pieces = value.pieces.items.map((item) => this.mbn.item(item));
		// Lines where there are lines already; a part of a definition stays on one.
		if (head.length === 0) return [...rules, ...pieces].join(' ');
		return [...head, rules.join(' '), pieces.join(' ')].filter((line) => line !== '').join('\n');
	}

	/** Puts the parts in their old places; what has no place follows at the end. */
	private laidOut(value: Fbr, { parts, gaps }: Layout): string {
		const rules = value.rules.map((rule) => this.rule(rule));
		const pieces = value.pieces.items.map((item) => this.mbn.item(item));
		const texts = parts.map((part) => ('text' in part ? part.text : part.type === 'rule' ? rules.shift() : pieces.shift()));
		const written = texts.flatMap((text, at) => (text === undefined ? [] : [`${gaps[at] ?? ' '}${text}`])).join('');
		const more = [...rules, ...pieces];
		return `${written}${gaps[parts.length] ?? ''}${more.length === 0 ? '' : ` ${more.join(' ')}`}`;
	}

	rule(rule: Rule): string {
		if (this.exact && rule.written !== undefined) return rule.written;
		return [
			rule.negated ? '!' : '',
			rule.name,
			rule.prefix ?? '',
			rule.direction === undefined ? '' : `<${rule.direction}>`,
			rule.order === undefined ? '' : `<${rule.order}>`,
			this.set(rule.set),
			this.range(rule.range),
			rule.word === undefined ? '' : `/${rule.word}/`,
			rule.attributes?.length ? `=${rule.attributes.map((attribute) => this.attribute(attribute)).join(',')}` : '',
		].join('');
	}

	attribute({ negated, name, number, prefix = '', set, range, values }: Attribute): string {
		const points = values?.map(({ piece, value }) => `${this.mbn.id(piece)}=${value}`).join(',');
		return [
			negated ? '!' : '',
			name,
			number === undefined ? '' : `(${number})`,
			prefix,
			this.set(set),
			this.range(range),
			points === undefined ? '' : `{${points}}`,
		].join('');
	}

	set(set: PieceSet | undefined): string {
		return set === undefined ? '' : this.mbn.set(set);
	}

	range(range: Range | undefined): string {
		return range === undefined ? '' : this.mbn.range(range);
	}
}

const boardSize = ({ files, ranks, boards }: BoardSize): string => `${files}x${ranks}${boards === undefined ? '' : `x${boards}`}`;
