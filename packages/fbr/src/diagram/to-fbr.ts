import { NotationError, objectGiven, type Problem, type Span } from '@x/diagnostics';
import { stringify as stringifyMbn } from '@x/mbn';
import { type Betza, betzaToMbn } from '@x/mbn/betza';
import { safeParse } from '../parse.js';
import type { Fbr } from '../tree.js';
import { type Castlings, castlingsOf, type Wing } from './castlings.js';
import { lettersOf, written } from './letters.js';
import { choicesIn } from './parse.js';
import { squareName } from './piece-lines.js';
import { SETTINGS } from './settings.js';
import type { Diagram, DiagramPiece } from './tree.js';

/** A part of a diagram that FBR does not get. */
export interface DiagramLoss extends Problem {
	/** The place in the text of the diagram. */
	readonly span?: Span | undefined;
}

/** A definition in FBR, with what is left out. The list is empty if the conversion is complete. */
export interface ConvertedDiagram {
	readonly value: Fbr;
	readonly lost: readonly DiagramLoss[];
}

/**
 * Converts the definition of an Interactive Diagram to FBR, which `toGame` of `@x/fbr/game` plays: the board, the moves of pieces, the start,
 * promotions, castling and royal pieces. Other rules of the diagram are in `lost`.
 *
 * @throws {NotationError} if a value that was made by hand has parts of another form.
 *
 * @example
 * import { stringify } from '@x/fbr';
 * const { value } = diagramToFbr(parseDiagram('files=3\nranks=4\nrook:R:R:rook:a1\nking:K:K:king:b1'));
 * stringify(value).split('\n')[1] // 'rk1/3/3/RK1 w - - 0 1'
 */
export function diagramToFbr(diagram: Diagram): ConvertedDiagram {
	objectGiven(diagram, 'diagram', 'a Diagram', 'files', 'ranks', 'settings', 'pieces', 'holes');
	const writer = new FbrWriter(diagram);
	const result = safeParse(writer.text());
	if (!result.ok) throw new NotationError(result.problems);
	return { value: result.value, lost: writer.lost };
}

/** A piece that others become, by its number, with the marks of `promoChoice`. */
interface Choice {
	readonly index: number;
	readonly marks: string;
}

/** The pieces that pawns become without the setting `promoChoice`. */
const USUAL_CHOICE = 'QNRB';

/** Writes the text of a definition in FBR. */
class FbrWriter {
	readonly lost: DiagramLoss[] = [];
	readonly #diagram: Diagram;
	readonly #letters: readonly string[];
	#chosen: readonly Choice[] | undefined;

	constructor(diagram: Diagram) {
		this.#diagram = diagram;
		this.#letters = lettersOf(diagram.pieces);
	}

	text(): string {
		const { files, ranks, pieces, settings, holes } = this.#diagram;
		for (const { key, value, span } of settings) {
			const row = SETTINGS.get(key);
			const what = row === undefined ? `the setting ${key}` : value === '' || value === '0' ? undefined : row.lost;
			if (what !== undefined) this.#lose(what, span);
		}
		for (const { hand, name, span } of pieces) if (hand[0] + hand[1] > 0) this.#lose(`the pieces in hand: ${name}`, span);
		const royals = this.#royals();
		const castling = this.#castlings(royals);
		const rules = [
			...(royals.length === 0
				? []
				: [`royal${this.#set(royals)}${castling.partners.length === 0 ? '' : `=castle${this.#set(castling.partners)}`}`]),
			...(holes.length === 0 ? [] : [`zone[${holes.map((at) => squareName(at)).join(',')}]=hole`]),
			...this.#promotionRules(),
			...((this.#value('stalemate') ?? 'draw') === 'draw' ? [] : ['stalemate=loss']),
		];
		const items = [...pieces.map((piece, index) => this.#definition(piece, index, royals)), ...this.#promotionItems(), ...castling.items];
		return `${files}x${ranks}\n${this.#board()} w ${castling.rights} - 0 1\n${[...rules, ...items].join(' ')}`;
	}

	#lose(what: string, span?: Span | undefined): void {
		this.lost.push({
			code: 'diagram/lost',
			severity: 'warning',
			message: `The definition in FBR leaves out ${what}.`,
			data: { part: what },
			...(span && { span }),
		});
	}

	#set(indices: readonly number[]): string {
		return `{${indices.map((index) => written(this.#letters[index]!)).join('')}}`;
	}

	#value(key: string): string | undefined {
		return this.#diagram.settings.find((one) => one.key === key && one.value !== '')?.value;
	}

	#number(key: string, otherwise: number): number {
		const value = this.#value(key);
		return value !== undefined && /^\d{1,4}$/.test(value) ? Number(value) : otherwise;
	}

	/** The royal pieces by their numbers, counted from 0: those of the settings, or else the last piece. */
	#royals(): readonly number[] {
		const { settings, pieces } = this.#diagram;
		const named = settings.filter(({ key }) => key === 'royal');
		const indices =
			named.length === 0
				? [pieces.length - 1]
				: named.flatMap(({ value }) => {
						const index = /^\d+$/.test(value) ? Number(value) - 1 : pieces.findIndex(({ id }) => id === value);
						return index < 0 || index >= pieces.length ? [] : [index];
					});
		return [...new Set(indices)];
	}

	#definition({ name, moves, movesSpan }: DiagramPiece, index: number, royals: readonly number[]): string {
		const castles = (term: Betza['terms'][number]): boolean =>
			term.type === 'simple' &&
			term.atom.type === 'letter' &&
			term.atom.letter === 'O' &&
			term.range?.type === 'number' &&
			term.range.count > 0;
		const rest = { ...moves, terms: moves.terms.filter((term) => !castles(term)) };
		const { value, lost } = betzaToMbn(rest, { royals: royals.map((royal) => this.#letters[royal]!) });
		const at = movesSpan?.from;
		for (const { data, span } of lost)
			this.#lose(
				`of the moves of ${name}: ${data?.part}`,
				at === undefined ? undefined : span === undefined ? movesSpan : { from: at + span.from, to: at + span.to },
			);
		const letters = this.#letters[index]!;
		const title = name.replaceAll(/[|\s]+/g, ' ').trim();
		const piece = { prefixes: '', letters, ...(letters.length > 1 && { compound: true }) };
		const tail = title === '' ? {} : { comment: title };
		// A piece that never moves has a move that ends outside every board.
		const none = value === undefined ? '=mW[0]' : '';
		const text = stringifyMbn({ items: [{ type: 'definition', piece, tail, ...(value && { moves: value }) }] });
		return text + none;
	}

	#board(): string {
		const { files, ranks, pieces } = this.#diagram;
		const cells = new Map<string, string>();
		pieces.forEach(({ squares }, index) => {
			const letters = this.#letters[index]!;
			for (const at of squares[0]) cells.set(String(at), written(letters));
			for (const at of squares[1]) cells.set(String(at), written(letters.slice(0, 1).toLowerCase() + letters.slice(1)));
		});
		return Array.from({ length: ranks }, (_, row) => {
			let text = '';
			let empty = 0;
			for (let file = 0; file < files; file++) {
				const piece = cells.get(String([file, ranks - 1 - row]));
				if (piece === undefined) empty++;
				else {
					text += `${empty > 0 ? empty : ''}${piece}`;
					empty = 0;
				}
			}
			return `${text}${empty > 0 ? empty : ''}`;
		}).join('/');
	}

	#castlings(royals: readonly number[]): {
		readonly items: readonly string[];
		readonly rights: string;
		readonly partners: readonly number[];
	} {
		const { pieces, files } = this.#diagram;
		const found = pieces.flatMap((piece, index): readonly { readonly index: number; readonly castlings: Castlings }[] => {
			const castlings = castlingsOf(piece, pieces, files);
			const some = castlings.white.length + castlings.black.length > 0;
			if (castlings.incomplete || (some && !royals.includes(index)))
				this.#lose(`a part of the castling of ${piece.name}`, piece.movesSpan ?? piece.span);
			return some && royals.includes(index) ? [{ index, castlings }] : [];
		});
		const white = found.flatMap(({ castlings }) => castlings.white);
		const black = found.flatMap(({ castlings }) => castlings.black);
		const items: string[] = [];
		let rights = '';
		const partners = new Set<number>();
		const fileName = (file: number): string => String.fromCharCode(97 + file);
		for (const right of [true, false]) {
			const wing = [...white, ...black].find((one) => one.right === right);
			if (wing === undefined) continue;
			const same = (one: Wing): boolean => one.right === right && one.to === wing.to;
			const others = [...white, ...black].filter((one) => one.right === right && !same(one));
			if (others.length > 0) this.#lose(`castling to ${[...new Set(others.map(({ to }) => fileName(to)))].join(', ')}: each wing has one`);
			items.push(`${right ? 'O-O' : 'O-O-O'}=[*]isR[${fileName(wing.to)}]=isR[${fileName(wing.partnerTo)}]`);
			for (const one of [...white, ...black].filter(same)) partners.add(one.partner);
			const sign = right ? 'K' : 'Q';
			if (white.some(same)) rights += sign;
			if (black.some(same)) rights += sign.toLowerCase();
		}
		// In FEN the rights of White come first.
		const ordered = [...rights].sort((one, other) => Number(one > 'Z') - Number(other > 'Z')).join('');
		const usual = [...partners].every((index) => this.#letters[index] === 'R');
		return { items, rights: ordered === '' ? '-' : ordered, partners: usual ? [] : [...partners] };
	}

	/** The pieces that promote. */
	get #promoters(): readonly number[] {
		const most = this.#number('promoZone', 1) === 0 ? 0 : this.#number('maxPromote', 1);
		return Array.from({ length: Math.min(most, this.#diagram.pieces.length) }, (_, index) => index);
	}

	/** The pieces that the pieces of `maxPromote` become. */
	#choices(): readonly Choice[] {
		this.#chosen ??= this.#readChoices();
		return this.#chosen;
	}

	#readChoices(): readonly Choice[] {
		const { pieces, settings } = this.#diagram;
		const ids = pieces.map(({ id }) => id);
		const setting = settings.find(({ key }) => key === 'promoChoice');
		// An empty setting allows every piece that is neither royal nor promotes.
		const left = [...this.#promoters, ...this.#royals()];
		if (setting?.value === '') return pieces.flatMap((_, index) => (left.includes(index) ? [] : [{ index, marks: '' }]));
		const zone = this.#number('promoZone', 1);
		return choicesIn(setting?.value ?? USUAL_CHOICE, 0, ids).flatMap(({ id, marks, depth = zone }) => {
			const index = ids.indexOf(id);
			if (index >= 0 && depth !== zone) this.#lose(`that pieces become ${pieces[index]!.name} on ${depth} ranks only`, setting?.valueSpan);
			return index < 0 ? [] : [{ index, marks }];
		});
	}

	#promotionRules(): readonly string[] {
		const { ranks, pieces } = this.#diagram;
		const promoters = this.#promoters;
		if (promoters.length === 0) return [];
		const low = Math.max(1, ranks - this.#number('promoZone', 1) + 1);
		const zone = (from: number, to: number): string => (from === to ? `${from}` : `${from}-${to}`);
		if (this.#number('promoOffset', 0) > 0) {
			if (this.#value('holdingsType') !== undefined && this.#value('holdingsType') !== '0')
				return [`promotion+[${zone(low, ranks)}]=enter,leave,move,optional`];
			// Without pieces in hand, a piece that is in the zone promotes only with a capture.
			this.#lose('promotions of pieces that leave the zone with a capture');
			return [`promotion+[${zone(low, ranks)}]=enter,capture,optional`];
		}
		const choices = this.#choices();
		// A piece that promotes only to captured pieces: no more of them than at the start.
		const limits = new Map<number, number[]>();
		for (const { index, marks } of choices) {
			if (!marks.includes('*') || promoters.includes(index)) continue;
			const count = pieces[index]!.squares[0].length;
			limits.set(count, [...(limits.get(count) ?? []), index]);
		}
		const sums = [...limits].map(([count, indices]) => `pieces${this.#set(indices)}=sum(${count})`);
		const stays = choices.find(({ index }) => promoters.includes(index));
		if (stays === undefined) return [...sums, ...(low === ranks ? [] : [`promotion+[${zone(low, ranks)}]`])];
		if (!stays.marks.includes('!')) return [...sums, `promotion+[${zone(low, ranks)}]=enter,move,optional,notforced`];
		return [...sums, ...(low === ranks ? [] : [`promotion+[${zone(low, ranks - 1)}]=enter,move,optional`]), `promotion+[${ranks}]`];
	}

	#promotionItems(): readonly string[] {
		const { pieces } = this.#diagram;
		const promoters = this.#promoters;
		const offset = this.#number('promoOffset', 0);
		const letters = (index: number): string => written(this.#letters[index]!);
		if (offset > 0)
			return promoters.flatMap((index) => {
				// Beyond the last piece, the first one behind promoOffset is meant.
				const to = pieces[index + offset] === undefined ? offset : index + offset;
				if (pieces[to] !== undefined) return [`+${letters(index)}==${letters(to)}`];
				this.#lose(`the promotion of ${pieces[index]!.name}: there are fewer pieces than promoOffset`, pieces[index]!.span);
				return [];
			});
		const choices = this.#choices().filter(({ index }) => !promoters.includes(index));
		if (choices.length === 0) return [];
		return promoters.map((index) => `+${letters(index)}==${choices.map((one) => letters(one.index)).join('')}`);
	}
}
