import type { Fault } from '@x/diagnostics';
import { betzaOf } from '../betza/write.js';
import type { Cells, Definition, PieceType } from '../definition.js';
import { definitionOf } from '../definition-of.js';
import { squaresOf } from '../fen/arrangement.js';
import { writeFen } from '../fen/write.js';
import { mobile } from '../geometry.js';
import { type Converted, loss } from '../losses.js';
import { shortName } from '../short-name.js';
import type { Pair } from '../sides.js';
import { both, SIDES } from '../sides.js';
import type { Switch, Variant } from '../syntax.js';
import { squareName } from '../words.js';
import { endingsOf } from './endings.js';
import { boardLosses } from './holes.js';
import { lettered, lettersOf } from './letters.js';
import { regionOf, sideName } from './region.js';
import { standardName } from './standard.js';

/**
 * Converts a variant to a section of Fairy-Stockfish's `variants.ini`, as far as that format can express it, and lists the losses.
 *
 * @example
 * import { parse } from '@x/sjaak-variants';
 * const [tiny] = parse('Variant: Tiny\nBoard: 4x4\nFEN: "3k/4/4/K3 w - -"\nPiece: King\nMove: leap (0,1)\nSymbol: "K", "K,k"\nFlags: royal').variants;
 * toFairy(tiny!).value.split('\n').slice(0, 4) // [ '[tiny]', 'maxRank = 4', 'maxFile = 4', 'king = k:W' ]
 */
export function toFairy(variant: Variant): Converted<string> {
	return new FairyWriter(definitionOf(variant)).write();
}

const NO_YES = ['false', 'true'] as const;

class FairyWriter {
	private readonly definition: Definition;
	private readonly lines: string[] = [];
	private readonly lost: Fault[] = [];
	private readonly letters: readonly string[];
	private custom = 0;

	constructor(definition: Definition) {
		this.definition = definition;
		this.letters = lettersOf(definition.pieces);
	}

	write(): Converted<string> {
		const { definition } = this;
		this.lines.push(`[${shortName(definition.name)}]`);
		this.set('maxRank', definition.ranks);
		this.set('maxFile', definition.files);
		for (const message of boardLosses(definition)) this.miss('lost-start', 'board', message);
		for (const piece of definition.pieces) this.piece(piece);
		this.promotions();
		this.pawns();
		this.castling();
		this.hands();
		this.goals();
		this.rules();
		this.ends();
		const { start } = definition;
		if (start !== undefined)
			this.set(
				'startFen',
				lettered(writeFen(definition, start, this.drops || start.hands.some(({ size }) => size > 0)), definition.pieces, this.letters),
			);
		return { value: `${this.lines.join('\n')}\n`, lost: this.lost };
	}

	private set(key: string, value: string | number | boolean): void {
		this.lines.push(`${key} = ${value}`);
	}

	private miss(code: Parameters<typeof loss>[0], path: string, message: string): void {
		this.lost.push(loss(code, path, message));
	}

	private get drops(): boolean {
		return this.definition.switches.has('allow drops') || this.definition.switches.has('force drops');
	}

	private piece(piece: PieceType): void {
		const { text, lasting, lost } = betzaOf(this.definition, piece, 'fairy');
		const letter = this.letters[piece.index]!;
		const path = `pieces.${piece.name}`;
		for (const what of lost) this.miss('lost-piece', path, `"${piece.name}" loses ${what}.`);
		if (piece.flags.has('royal')) {
			if (this.lines.some((line) => line.startsWith('king = ')))
				this.miss('lost-piece', path, `"${piece.name}" is a second royal piece, which cannot be expressed.`);
			else this.set('king', lasting === 'K' ? letter : `${letter}:${lasting}`);
			return;
		}
		if (this.isPawn(piece)) this.set('pawn', letter);
		else {
			const name = standardName(text);
			if (name === undefined || this.lines.some((line) => line.startsWith(`${name} = `)))
				this.set(`customPiece${++this.custom}`, `${letter}:${text}`);
			else this.set(name, letter);
		}
		if (piece.prison !== undefined)
			for (const side of SIDES)
				this.set(`mobilityRegion${sideName(side)}${piece.name.replaceAll(/\W/g, '')}`, regionOf(this.definition.files, piece.prison[side]));
	}

	/** A piece that moves straight ahead and captures diagonally, which Fairy-Stockfish calls a pawn. */
	private isPawn({ moves, captures = [], flags }: PieceType): boolean {
		const text = JSON.stringify([moves, captures]);
		return (
			!flags.has('royal') &&
			/"direction":"N","count":1\}\]\}\],\[\{"type":"step","steps":\[\{"direction":"N[EW]","count":1\},\{"direction":"N[EW]","count":1\}\]/.test(
				text,
			)
		);
	}

	private promotions(): void {
		const { pieces, switches } = this.definition;
		const promoting = pieces.filter(({ promotions }) => promotions.length > 0);
		for (const rule of ['promote here', 'promote drop', 'quiet promotion', 'promote by move'] as const)
			if (switches.has(rule)) this.miss('lost-promotion', `rules.${rule}`, `"${rule}" cannot be expressed.`);
		if (promoting.length === 0) {
			this.set('promotionPieceTypes', '-');
			return;
		}
		const flips = promoting.filter(({ promotions, symbols }) =>
			promotions.every(({ choices }) => choices.every((choice) => pieces[choice]!.symbols[0] === `+${symbols[0]}`)),
		);
		if (flips.length > 0)
			this.set(
				'promotedPieceType',
				flips.map(({ index, promotions }) => `${this.letters[index]}:${this.letters[promotions[0]!.choices[0]!]}`).join(' '),
			);
		const others = promoting.filter((piece) => !flips.includes(piece));
		const lines = [
			...new Map(promoting.flatMap(({ promotions }) => promotions).map((line) => [JSON.stringify(line.zones), line.zones])).values(),
		];
		if (lines.length > 1) this.miss('lost-promotion', 'promotions', 'Pieces promote in several zones; only one can be expressed.');
		for (const side of SIDES) this.set(`promotionRegion${sideName(side)}`, regionOf(this.definition.files, lines[0]![side]));
		if (others.length === 0) {
			this.set('promotionPieceTypes', '-');
			this.compulsion(flips, 'mandatoryPiecePromotion');
			return;
		}
		const choices = [...new Set(others.flatMap(({ promotions }) => promotions.flatMap((line) => line.choices)))];
		this.set('promotionPieceTypes', choices.map((choice) => this.letters[choice]).join(''));
		this.set('promotionPawnTypes', others.map(({ index }) => this.letters[index]).join(''));
		const limits = choices.filter((choice) => Math.max(...pieces[choice]!.most) > 0 && !pieces[choice]!.flags.has('royal'));
		if (limits.some((choice) => pieces[choice]!.most[0] !== pieces[choice]!.most[1]))
			this.miss('lost-promotion', 'promotions', 'Limits of promotion must be the same for both sides.');
		if (limits.length > 0)
			this.set('promotionLimit', limits.map((choice) => `${this.letters[choice]}:${Math.max(...pieces[choice]!.most)}`).join(' '));
		this.compulsion(others, 'mandatoryPawnPromotion');
		if (flips.length > 0) this.compulsion(flips, 'mandatoryPiecePromotion');
	}

	/** Whether promotion is mandatory everywhere, or only if the piece could not move on. */
	private compulsion(pieces: readonly PieceType[], key: string): void {
		const { definition } = this;
		const free = pieces.some((piece) => {
			const optional = piece.optional ?? both((side) => mobile(definition, piece, side));
			return SIDES.some((side) => piece.promotions.some(({ zones }) => zones[side].some((cell) => optional[side].includes(cell))));
		});
		this.set(key, NO_YES[free ? 0 : 1]);
		if (pieces.some((piece) => piece.entry !== undefined))
			this.miss('lost-promotion', 'promotions', '"Entry promotion" cannot be expressed.');
	}

	private pawns(): void {
		const { pieces } = this.definition;
		const jumps = pieces.filter((piece) => piece.special.some(({ generator }) => generator.type === 'step') && this.isPawn(piece));
		const late = pieces.filter((piece) => piece.initial.some((generator) => generator.type === 'step') && this.isPawn(piece));
		if (jumps.length === 0 && late.length === 0) {
			this.set('doubleStep', false);
			return;
		}
		const zones =
			jumps[0]?.special[0]?.zones ?? both((side) => squaresOf(this.definition.start, side, late[0]!.index).toSorted((a, b) => a - b));
		for (const side of SIDES) this.set(`doubleStepRegion${sideName(side)}`, regionOf(this.definition.files, zones[side]));
		const longer = jumps.some(({ special }) =>
			special.some(({ generator }) => generator.type === 'step' && generator.steps.some(({ count }) => count > 2)),
		);
		if (longer) this.miss('lost-piece', 'pieces', 'Steps of more than two squares cannot be expressed.');
		if (!pieces.some(({ flags }) => flags.has('take_ep'))) this.set('enPassantRegion', '-');
	}

	private castling(): void {
		const { castlings, files, start, pieces } = this.definition;
		const at = new Map((start?.placed ?? []).map((placedPiece) => [placedPiece.cell, placedPiece.type]));
		this.set('castling', castlings.length > 0);
		if (castlings.length === 0) return;
		const file = (cell: number): string => squareName(cell % files, 0)[0]!;
		const [white] = castlings;
		this.set('castlingKingFile', file(white!.from));
		this.set('castlingRank', Math.floor((castlings.find(({ side }) => side === 0)?.from ?? 0) / files) + 1);
		for (const { from, to, partner, side } of castlings) {
			if (to.length > 1)
				this.miss(
					'lost-castling',
					`castle.${file(from)}`,
					`The castling targets are ${to.map(file).join(' and ')}; only ${file(to[0]!)} can be expressed.`,
				);
			if (
				side === 1 &&
				!castlings.some((other) => other.side === 0 && other.from % files === from % files && other.to[0]! % files === to[0]! % files)
			)
				this.miss('lost-castling', `castle.${file(from)}`, 'Different castlings of Black and White cannot be expressed.');
			if (side === 0) {
				const kingside = partner > from;
				this.set(kingside ? 'castlingKingsideFile' : 'castlingQueensideFile', file(to[0]!));
				this.set(kingside ? 'castlingRookKingsideFile' : 'castlingRookQueensideFile', file(partner));
			}
		}
		const rooks = new Set(castlings.flatMap(({ partner }) => at.get(partner) ?? []));
		this.set('castlingRookPieces', [...rooks].map((type) => this.letters[type]).join(''));
		const kings = new Set(castlings.flatMap(({ from }) => at.get(from) ?? []));
		const [king] = kings;
		if (king !== undefined && !pieces[king]!.flags.has('royal')) this.set('castlingKingPiece', this.letters[king]!);
	}

	private hands(): void {
		const { switches, pieces } = this.definition;
		if (switches.has('allow pickup')) this.miss('lost-rule', 'rules.allow pickup', 'Taking pieces back into the hand cannot be expressed.');
		if (switches.has('gate drops')) {
			this.set('seirawanGating', true);
			this.set('gating', true);
		}
		if (!this.drops) return;
		this.set('pieceDrops', true);
		this.set('capturesToHand', switches.has('keep capture'));
		if (switches.has('return capture'))
			this.miss('lost-rule', 'rules.return capture', 'Returning captured pieces to their owners cannot be expressed.');
		if (switches.has('force drops')) this.set('mustDrop', true);
		const single = pieces.filter(({ flags }) => flags.has('drop_one_file'));
		if (single.length > 0) this.set('dropNoDoubled', this.letters[single[0]!.index]!);
		if (single.length > 1) this.miss('lost-piece', 'pieces', 'Only one kind of piece can be limited to one piece on each file.');
		if (pieces.some(({ flags }) => flags.has('drop_no_mate'))) this.set('shogiPawnDropMateIllegal', true);
		if (pieces.some(({ flags }) => flags.has('drop_no_check'))) this.set('dropChecks', false);
		const zones = pieces.filter(({ drop }) => drop !== undefined);
		if (zones.length > 0)
			this.miss(
				'lost-piece',
				'pieces',
				`The drop zones of ${zones.map(({ name }) => `"${name}"`).join(', ')} cannot be expressed for each kind.`,
			);
		const dead = pieces.filter(({ flags }) => flags.has('drop_dead'));
		this.set('immobilityIllegal', dead.length === 0);
		if (dead.length > 0 && dead.length < pieces.length - 1)
			this.miss('lost-piece', 'pieces', 'Fairy-Stockfish allows drops on squares without moves for all pieces or for none.');
	}

	private goals(): void {
		const { flags, endings, pieces } = this.definition;
		const score = endings.get('captureanyflag')?.score ?? endings.get('captureallflags')?.score;
		if (score === undefined) return;
		const marked = pieces.filter((piece) => piece.flags.has('capture_flag'));
		this.set(
			'flagPiece',
			marked.length === 1
				? this.letters[marked[0]!.index]!
				: marked.length === 0
					? '*'
					: marked.map(({ index }) => this.letters[index]).join(''),
		);
		const goalSquares: Pair<Cells> = [flags[1], flags[0]];
		for (const side of SIDES)
			if (goalSquares[side].length > 0) this.set(`flagRegion${sideName(side)}`, regionOf(this.definition.files, goalSquares[side]));
		if (endings.has('captureallflags') && goalSquares.some((cells) => cells.length > 1))
			this.set('flagPieceCount', Math.max(...goalSquares.map((cells) => cells.length)));
		if (score !== 'win') this.miss('lost-outcome', 'endings.captureanyflag', 'In Fairy-Stockfish reaching a flag always wins.');
	}

	private rules(): void {
		const { switches } = this.definition;
		if (switches.has('taboo')) this.set('flyingGeneral', true);
		if (switches.has('forced capture')) this.set('mustCapture', true);
		if (switches.has('duplecheck')) this.set('dupleCheck', true);
		for (const rule of [
			'check any king',
			'special init',
			'bare rule',
			'shak rule',
			'en-passant check',
		] as const satisfies readonly Switch[])
			if (switches.has(rule)) this.miss('lost-rule', `rules.${rule}`, `"${rule}" cannot be expressed.`);
		if (switches.has('chase rule')) this.set('chasingRule', 'axf');
	}

	private ends(): void {
		const { lines, lost } = endingsOf(this.definition.endings);
		this.lines.push(...lines);
		this.lost.push(...lost);
	}
}
