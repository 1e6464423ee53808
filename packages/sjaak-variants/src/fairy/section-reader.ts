import type { Fault } from '@x/diagnostics';
import type { BetzaFault } from '../betza/generators.js';
import { loss } from '../losses.js';
import { squareName } from '../words.js';
import { type FairyPiece, isPieceKey, moveLines, piecesOf } from './blocks.js';
import { holeLines } from './holes.js';
import { isKnownKey, nearestKey } from './keys.js';
import type { Section } from './sections.js';

/** Converts one section to the language. */
export class SectionReader {
	readonly lost: Fault[] = [];
	private readonly section: Section;
	private readonly files: number;
	private readonly ranks: number;
	private readonly pieces: readonly FairyPiece[];
	private readonly used: Set<string> = new Set([
		'maxFile',
		'maxRank',
		'startFen',
		'pieceToCharTable',
		'variantTemplate',
		'chess960',
		// These keys do not have an effect without the pawns or the king they concern, or if another key has already set the same value.
		'doubleStep',
		'castling',
		'gating',
	]);
	private readonly zones: string[] = [];
	private readonly rules: string[] = [];

	constructor(section: Section) {
		this.section = section;
		const size = (key: string): number => {
			const value = section.keys.get(key) ?? '8';
			return /^[a-z]$/i.test(value) ? value.toLowerCase().charCodeAt(0) - 96 : Math.min(26, Math.max(1, Number.parseInt(value, 10) || 8));
		};
		this.files = size('maxFile');
		this.ranks = size('maxRank');
		for (const key of section.keys.keys()) if (isPieceKey(key)) this.used.add(key);
		this.pieces = piecesOf(section.keys).filter(({ letter }) => this.appears(letter));
	}

	text(): string {
		const { section } = this;
		if (section.base !== undefined && section.base !== 'chess' && section.base !== 'fairy')
			this.miss('lost-rule', section.name, `The content of "${section.base}" is not known.`);
		const blocks = this.pieces.flatMap((piece) => this.block(piece));
		const globals = this.globals();
		for (const key of section.keys.keys()) if (!this.used.has(key)) this.missKey(key);
		for (const span of section.strange) this.lost.push(loss('lost-key', section.name, 'Expected a key and a value.', { span }));
		return [
			`Variant: ${section.name}`,
			`Board: ${this.files}x${this.ranks}`,
			`FEN: "${this.fen}"`,
			...this.zones,
			...holeLines(this.fen, this.ranks),
			...globals,
			...this.rules.map((rule) => `Rule: ${rule}`),
			...blocks,
			'',
		].join('\n');
	}

	private get fen(): string {
		const chess = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
		return (this.section.keys.get('startFen') ?? chess).replaceAll(/["#]/g, '').replace('[]', '[-]').replaceAll('~', '');
	}

	/** The maximum number of pieces of a kind by promotion. */
	private limit(letter: string): string[] {
		const limits = (this.key('promotionLimit') ?? '').split(/\s+/).map((pair) => pair.split(':'));
		const most = limits.find(([one]) => one?.toUpperCase() === letter)?.[1];
		return most !== undefined && /^[1-9]\d?$/.test(most) ? [`Max: ${most}`] : [];
	}

	/** Pieces that the game can never have are omitted. */
	private appears(letter: string): boolean {
		const { keys } = this.section;
		const choices = keys.get('promotionPieceTypes') ?? 'nbrq';
		return `${this.fen.split(' ')[0]}${choices}`.toLowerCase().includes(letter.toLowerCase());
	}

	private miss(code: Parameters<typeof loss>[0], path: string, message: string, key?: string): void {
		const { name, span, places } = this.section;
		const place = places.get(key ?? path.slice(name.length + 1));
		this.lost.push(loss(code, path, message, { span: place ?? span }));
	}

	/** Reports parts of the notation of a piece, each with its place in the text if the piece does not have the moves of its name. */
	private missMoves(path: string, { key, at }: FairyPiece, lost: readonly BetzaFault[]): void {
		const { span, places, values } = this.section;
		const value = values.get(key);
		for (const { message, hint, span: part } of lost) {
			const begin = value === undefined || at === undefined ? undefined : value + at;
			const place = begin === undefined ? (places.get(key) ?? span) : { from: begin + part.from, to: begin + part.to };
			const fault = loss('lost-piece', path, message, { span: place });
			this.lost.push(hint === undefined ? fault : { ...fault, hint });
		}
	}

	/** Reports a key that cannot be expressed or does not exist; for the latter with a suggestion. */
	private missKey(key: string): void {
		const { name, span, places } = this.section;
		const line = places.get(key) ?? span;
		const place = { span: line };
		if (isKnownKey(key)) this.lost.push(loss('lost-rule', `${name}.${key}`, `"${key}" cannot be expressed.`, place));
		else {
			const fault = loss('lost-key', `${name}.${key}`, `"${key.slice(0, 60)}" is not a key of a variant.`, {
				span: { from: line.from, to: Math.min(line.to, line.from + key.length) },
			});
			const meant = nearestKey(key);
			this.lost.push(meant === undefined ? fault : { ...fault, hint: `Did you mean "${meant}"?` });
		}
	}

	private key(name: string): string | undefined {
		this.used.add(name);
		return this.section.keys.get(name);
	}

	private flag(name: string, otherwise: boolean): boolean {
		const value = this.key(name);
		return value === undefined ? otherwise : value === 'true';
	}

	/** A pair of zones for keys that end in White and Black. */
	private region(key: string, name: string, otherwise: readonly [string, string]): string {
		const names = (['White', 'Black'] as const).map((side, index) => {
			const squares = this.squares(this.key(`${key}${side}`) ?? otherwise[index]!);
			const zone = `${name}${side}`;
			if (squares.length === 0) return 'empty';
			const line = `Zone: ${zone} = ${squares.join(',')}`;
			if (!this.zones.includes(line)) this.zones.push(line);
			return zone;
		});
		return names.join(', ');
	}

	private squares(text: string): readonly string[] {
		const all = (fits: (file: number, rank: number) => boolean): string[] =>
			Array.from({ length: this.files * this.ranks }, (_, cell) => [cell % this.files, Math.floor(cell / this.files)] as const).flatMap(
				([file, rank]) => (fits(file, rank) ? [squareName(file, rank)] : []),
			);
		return [
			...new Set(
				text.split(/\s+/).flatMap((word) => {
					const [, file = '', rank = ''] = /^([a-z*])(\d{1,2}|\*)$/i.exec(word) ?? [];
					if (file === '') return [];
					return all((x, y) => (file === '*' || x === file.toLowerCase().charCodeAt(0) - 97) && (rank === '*' || y === Number(rank) - 1));
				}),
			),
		];
	}

	private block(piece: FairyPiece): string[] {
		const { letter, name } = piece;
		const flags: string[] = [];
		const lines: string[] = [`Piece: ${name}`];
		if (piece.pawn) lines.push(...this.pawn(flags));
		else {
			const { lines: moves, lost, passing } = moveLines(piece.betza);
			this.missMoves(`${this.section.name}.${name}`, piece, lost);
			lines.push(...moves);
			if (passing) flags.push('take_ep');
		}
		lines.push(`Symbol: "${piece.pawn ? ' ' : letter}", "${letter},${letter.toLowerCase()}"`);
		if (piece.royal) {
			flags.push('royal');
			lines.push(...this.castling());
		}
		lines.push(...this.promotion(piece), ...this.limit(letter));
		if (this.listed('flagPiece', letter)) flags.push('capture_flag');
		if (this.listed('dropNoDoubled', letter)) flags.push('drop_one_file');
		if (piece.name === 'ShogiPawn' && this.flag('shogiPawnDropMateIllegal', false)) flags.push('drop_no_mate');
		if (this.drops && !this.flag('immobilityIllegal', false) && !piece.royal) flags.push('drop_dead');
		if (flags.length > 0) lines.push(`Flags: ${flags.join(', ')}`);
		return [...lines, ...this.promoted(piece)];
	}

	private pawn(flags: string[]): string[] {
		const lines = ['Move: step N', 'Capture: step NE, NW'];
		if (!this.flag('doubleStep', true)) return lines;
		const zones = this.region('doubleStepRegion', 'second', ['*2', `*${this.ranks - 1}`]);
		if (this.key('enPassantRegion') !== '-') flags.push('set_ep', 'take_ep');
		return [...lines, `Special: ${zones}, step 2N`];
	}

	private listed(key: string, letter: string): boolean {
		return this.key(key)?.toUpperCase().includes(letter) === true;
	}

	private get drops(): boolean {
		return this.flag('pieceDrops', false);
	}

	private promotion({ letter, pawn }: FairyPiece): string[] {
		const { ranks } = this;
		const types = this.key('promotionPieceTypes') ?? 'nbrq';
		const pawns = this.key('promotionPawnTypes') ?? 'p';
		const flips = this.flipOf(letter) !== undefined;
		const becomes = !flips && (pawn || pawns.toUpperCase().includes(letter)) && pawns.toUpperCase().includes(letter) && types !== '-';
		const must = this.flag('mandatoryPawnPromotion', true);
		const mustPiece = this.flag('mandatoryPiecePromotion', false);
		const zone = (): string => this.region('promotionRegion', 'promotion', [`*${ranks}`, '*1']);
		if (!flips && !becomes) return [];
		const choices = flips
			? '+'
			: types
					.toUpperCase()
					.replaceAll(/[^A-Z]/g, '')
					.split('')
					.filter((one) => this.pieces.some((piece) => piece.letter === one))
					.join('');
		if (choices === '') return [];
		return [`Promotion: ${zone()}, "${choices}"`, ...((flips ? mustPiece : must) ? ['Optional promotion: empty, empty'] : [])];
	}

	private flipOf(letter: string): string | undefined {
		const pairs = (this.key('promotedPieceType') ?? '').split(/\s+/).map((pair) => pair.split(':'));
		return pairs.find(([from, to]) => from?.toUpperCase() === letter && to !== undefined && to !== '-')?.[1]?.toUpperCase();
	}

	/** The other face of a piece that turns over. */
	private promoted({ letter }: FairyPiece): string[] {
		const becomes = this.flipOf(letter);
		const model = becomes === undefined ? undefined : piecesOf(this.section.keys).find((piece) => piece.letter === becomes);
		if (model === undefined) return [];
		const { lines, lost } = moveLines(model.betza);
		this.missMoves(`${this.section.name}.+${letter}`, model, lost);
		return [`Piece: Promoted ${letter}`, ...lines, `Symbol: "+${letter}", "+${letter},+${letter.toLowerCase()}"`];
	}

	private castling(): string[] {
		if (!this.flag('castling', true)) return [];
		const rights = this.fen.split(' ')[2] ?? '-';
		const file = (key: string, otherwise: string): string => this.key(key) ?? otherwise;
		const last = squareName(this.files - 1, 0)[0]!;
		const king = file('castlingKingFile', 'e');
		this.used.add('castlingRookPieces').add('castlingKingPiece');
		const rank = Number(this.key('castlingRank') ?? 1);
		const wings = [
			['k', file('castlingKingsideFile', 'g'), file('castlingRookKingsideFile', last)],
			['q', file('castlingQueensideFile', 'c'), file('castlingRookQueensideFile', 'a')],
		] as const;
		return (['white', 'black'] as const).flatMap((side) =>
			wings.flatMap(([wing, to, rook]) => {
				const on = side === 'white' ? rank : this.ranks + 1 - rank;
				const has = rights.includes(side === 'white' ? wing.toUpperCase() : wing);
				return has ? [`Castle: ${side} ${king}${on}-${to}${on} with ${rook}${on}`] : [];
			}),
		);
	}

	private globals(): string[] {
		const lines: string[] = [];
		const value = (key: string): string | undefined => this.key(key);
		const turned = (score: string | undefined): string | undefined => ({ win: 'loss', loss: 'win', draw: 'draw' })[score ?? ''];
		const mate = turned(value('checkmateValue'));
		const stale = turned(value('stalemateValue'));
		if (mate !== undefined) this.rules.push(`checkmate = ${mate}`);
		if (stale !== undefined) this.rules.push(`stalemate = ${stale}`);
		const times = value('nFoldRule');
		const repeat = turned(value('nFoldValue')) ?? 'draw';
		if (times !== undefined || repeat !== 'draw') this.rules.push(`repeat${Number.parseInt(times ?? '3', 10) || 0} = ${repeat}`);
		const most = value('nMoveRule');
		if (most !== undefined) this.rules.push(`movecountdraw = ${Number.parseInt(most, 10) || 0}`);
		if (this.flag('checkCounting', false)) this.rules.push('check3 = win');
		if (this.flag('perpetualCheckIllegal', false)) this.rules.push('perpetual = loss');
		if (this.flag('flyingGeneral', false)) this.rules.push('taboo');
		if (this.flag('mustCapture', false)) this.rules.push('forced capture');
		if (this.flag('dupleCheck', false)) this.rules.push('duplecheck');
		if (this.drops) this.rules.push(this.flag('mustDrop', false) ? 'force drops' : 'allow drops');
		if (this.flag('capturesToHand', false)) this.rules.push('keep capture');
		if (this.flag('seirawanGating', false) || this.flag('gating', false)) this.rules.push('gate drops');
		const goals = { White: value('flagRegionWhite'), Black: value('flagRegionBlack') };
		for (const [side, other] of [
			['White', 'Black'],
			['Black', 'White'],
		] as const) {
			const goalSquares = this.squares(goals[side] ?? '');
			// The flags of a side are the goal squares of the other side.
			if (goalSquares.length > 0) lines.push(`${other}Flag: ${goalSquares.join(',')}`);
		}
		if (lines.length > 0) this.rules.push('captureanyflag = win');
		const extinct = value('extinctionValue');
		if (extinct !== undefined && value('extinctionPieceTypes') === '*') this.rules.push(`nopieces = ${extinct === 'win' ? 'win' : 'loss'}`);
		else if (extinct !== undefined) this.used.delete('extinctionValue');
		return lines;
	}
}
