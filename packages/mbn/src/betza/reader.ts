// One reader, longer than 400 lines: each rule of the grammar has its own faults, hints and repairs.
import { quote, type Span } from '@x/diagnostics';
import type { Report } from '../report.js';
import { isFairy, leapsOf, lettersOf, SPECIAL_ATOMS, SUFFIXES } from './atoms.js';
import type { Code } from './codes.js';
import { directionSet, directionsIn, type Frame, frameOf, isDirection } from './directions.js';
import { MODES } from './modes.js';
import type { Settings } from './options.js';
import type { Atom, Chain, Modifier, Range, Simple, Term } from './tree.js';

/** A modifier letter, or a sign of a group, with its place. The frame of direction letters is known only when the atom is read. */
interface Sign {
	readonly letter: string;
	readonly at: number;
}

const MODIFIERS = 'The letters of modifiers depend on the dialect: XBetza has most of them.';

const isSmall = (sign: string): boolean => sign >= 'a' && sign <= 'z';
const isLarge = (sign: string): boolean => sign >= 'A' && sign <= 'Z';
const isDigit = (sign: string): boolean => sign >= '0' && sign <= '9';

/** Reads the terms of a text from left to right. Each character is read at most twice: as a sign, and as a part of its term. */
export class Reader {
	private readonly text: string;
	private readonly settings: Settings;
	private readonly report: Report<Code>;
	private at = 0;
	/** Whether the term being read has a fault, and is left out. */
	private faulty = false;

	constructor(text: string, settings: Settings, report: Report<Code>) {
		this.text = text;
		this.settings = settings;
		this.report = report;
	}

	terms(): readonly Term[] {
		const terms: Term[] = [];
		while (this.at < this.text.length) {
			this.faulty = false;
			const term = this.term();
			if (term !== undefined && !this.faulty) terms.push(term);
		}
		return terms;
	}

	/** The character here; empty at the end. */
	private get sign(): string {
		return this.text[this.at] ?? '';
	}

	private fault(code: Code, span: Span, message: string, hint?: string): void {
		this.faulty = true;
		this.report.add(code, span, message, { ...(hint !== undefined && { hint }), tolerated: this.settings.mode === 'repair' });
	}

	/** Reports something that can be read nevertheless, unless the mode is strict. */
	private doubt(code: Code, span: Span, message: string, hint: string, fix?: string): void {
		if (this.settings.mode === 'strict') this.faulty = true;
		this.report.add(code, span, message, { hint, tolerated: this.settings.mode !== 'strict', fix });
	}

	private term(): Term | undefined {
		this.blanks();
		const from = this.at;
		if (this.sign === '') return undefined;
		const signs = this.signs();
		if (this.sign === '[') return this.chain(from, signs);
		return this.simple(from, signs);
	}

	private blanks(): void {
		const from = this.at;
		while (/\s/.test(this.sign)) this.at++;
		if (this.at > from)
			this.doubt(
				'blank',
				{ from, to: this.at },
				`Expected a modifier or an atom, found ${quote(this.text.slice(from, this.at))}.`,
				'Remove the blanks.',
				'',
			);
		this.faulty = false;
	}

	/** The modifier letters here, and the brackets of groups around them. */
	private signs(): readonly Sign[] {
		const signs: Sign[] = [];
		for (;;) {
			const letter = this.sign;
			const group = letter === ')' || (letter === '(' && !isDigit(this.text[this.at + 1] ?? ''));
			if (!isSmall(letter) && !group) return signs;
			signs.push({ letter, at: this.at++ });
		}
	}

	private simple(from: number, signs: readonly Sign[], leg?: 'first' | 'later'): Simple | undefined {
		const atom = this.atom(signs);
		if (atom === undefined) return undefined;
		const range = this.range(atom);
		const modifiers = this.modifiers(signs, atom, leg);
		if (!this.faulty) this.check(modifiers, atom, range, { from, to: this.at });
		return { type: 'simple', modifiers, atom, ...(range && { range }), span: { from, to: this.at } };
	}

	private atom(signs: readonly Sign[]): Atom | undefined {
		const from = this.at;
		const { dialect } = this.settings;
		if (this.sign === '(') return this.leap();
		if (isLarge(this.sign) || (this.sign === '@' && dialect === 'xbetza')) return this.letter();
		if (signs.length > 0) {
			const span = { from: signs[0]!.at, to: signs.at(-1)!.at + 1 };
			const next = this.sign === '' ? 'the end of the text' : quote(this.sign);
			this.fault(
				'no-atom',
				span,
				`Expected an atom after ${quote(this.text.slice(span.from, span.to))}, found ${next}.`,
				'Atoms are capitals; modifiers stand before them.',
			);
		}
		if (this.sign === '' || (signs.length > 0 && '])-?'.includes(this.sign))) return undefined;
		if (signs.length === 0 || !isDigit(this.sign)) {
			const sign = String.fromCodePoint(this.text.codePointAt(from)!);
			this.at += sign.length;
			if (isDigit(sign)) while (isDigit(this.sign)) this.at++;
			this.fault(
				'character',
				{ from, to: this.at },
				`Expected a modifier or an atom, found ${quote(this.text.slice(from, this.at))}.`,
				'Remove it: a text has modifiers in small letters, atoms in capitals, and numbers.',
			);
		} else while (isDigit(this.sign)) this.at++;
		return undefined;
	}

	private letter(): Atom | undefined {
		const from = this.at;
		const { dialect } = this.settings;
		let letter = this.text[this.at++]!;
		if (!lettersOf(dialect).includes(letter)) {
			while (isDigit(this.sign)) this.at++;
			const span = { from, to: from + 1 };
			const hint = SPECIAL_ATOMS.includes(letter) ? `${letter} is an atom of XBetza.` : undefined;
			this.fault('atom', span, `Expected one of ${[...lettersOf(dialect)].join(' ')}, found ${quote(letter)}.`, hint);
			return undefined;
		}
		const suffix = this.sign;
		if (dialect === 'xbetza' && (suffix === 'X' || suffix === 'Y')) {
			letter += suffix;
			this.at++;
			if (!SUFFIXES[suffix].includes(letter[0]!))
				this.fault(
					'atom',
					{ from, to: this.at },
					`Expected one of ${[...SUFFIXES[suffix]].join(' ')} before the suffix ${suffix}, found ${quote(letter[0]!)}.`,
				);
		}
		const span = { from, to: this.at };
		if (dialect === 'xbetza' && (letter === 'L' || letter === 'J'))
			this.doubt(
				'ambiguous-atom',
				span,
				`Expected C for (1,3) or Z for (2,3), found ${quote(letter)}.`,
				`${letter} is ${letter === 'L' ? '(1,3)' : '(2,3)'} in Betza's notation and in Interactive Diagrams, and the other one in XBoard.`,
			);
		return { type: 'letter', letter, span };
	}

	/** `(1,4)`. */
	private leap(): Atom | undefined {
		const from = this.at++;
		const number = (): number => {
			const start = this.at;
			while (isDigit(this.sign)) this.at++;
			return this.at - start > 2 ? Number.NaN : Number.parseInt(this.text.slice(start, this.at), 10);
		};
		const first = number();
		const comma = this.sign === ',';
		if (comma) this.at++;
		const second = comma ? number() : Number.NaN;
		const closed = this.sign === ')';
		if (closed) this.at++;
		const span = { from, to: this.at };
		if (!closed || !(first + second > 0)) {
			this.fault(
				'leap',
				span,
				`Expected two numbers like (1,4), each of at most two digits, found ${quote(this.text.slice(from, this.at))}.`,
				'A leap has two numbers between brackets, not both 0.',
			);
			return undefined;
		}
		const { dialect } = this.settings;
		if (dialect === 'betza')
			this.fault('leap', span, `Expected a letter, found ${quote(this.text.slice(from, this.at))}.`, "Betza's notation has letters only.");
		if (dialect === 'fairy')
			this.doubt(
				'leap',
				span,
				`Expected a letter, found ${quote(this.text.slice(from, this.at))}.`,
				'Only descendants of Fairy-Stockfish read sizes.',
			);
		return { type: 'leap', sizes: [first, second], span };
	}

	private range(atom: Atom): Range | undefined {
		const from = this.at;
		const { dialect } = this.settings;
		const written = this.text.slice(atom.span!.from, atom.span!.to);
		if (written.length === 1 && !SPECIAL_ATOMS.includes(written) && this.sign === written) {
			this.at++;
			return { type: 'doubled' };
		}
		while (isDigit(this.sign)) this.at++;
		if (this.at === from) return undefined;
		const digits = this.text.slice(from, this.at);
		const count = Number.parseInt(digits, 10);
		const most = dialect === 'fairy' ? 1 : 2;
		if (digits.length > most || (digits.length > 1 && digits[0] === '0'))
			this.fault(
				'range',
				{ from, to: this.at },
				`Expected a number of at most ${most} ${most === 1 ? 'digit' : 'digits'} without a leading 0, found ${quote(digits)}.`,
				'Without a number the atom is a single leap; 0 means any number of steps.',
			);
		else if (count === 0 && dialect === 'betza')
			this.fault(
				'range',
				{ from, to: this.at },
				'Expected a number from 1, found "0".',
				"Betza's notation doubles the letter of a rider: NN.",
			);
		return { type: 'number', count };
	}

	/** Modifiers with the directions that belong to the atom; each leg after an `a` has the directions of a continuation. */
	private modifiers(signs: readonly Sign[], atom: Atom, leg: 'first' | 'later' | undefined): readonly Modifier[] {
		const leaps = leapsOf(atom);
		const own: Frame = leaps === undefined ? 'orthogonal' : frameOf(leaps);
		const outer: Modifier[] = [];
		let group: { readonly at: number; readonly modifiers: Modifier[] } | undefined;
		let legs = 1;
		for (let index = 0; index < signs.length; ) {
			const { letter, at } = signs[index]!;
			const frame = leg === 'later' || legs > 1 ? 'turn' : own;
			const into = group?.modifiers ?? outer;
			let size = 1;
			if (letter === '(') {
				if (group !== undefined)
					this.fault(
						'group',
						{ from: at, to: at + 1 },
						'Expected a group without another one in it, found "(".',
						'Close the first group before it.',
					);
				else group = { at, modifiers: [] };
			} else if (letter === ')') {
				if (group !== undefined) outer.push(this.closed(group, at + 1));
				else
					this.fault(
						'group',
						{ from: at, to: at + 1 },
						'Expected a modifier or an atom, found ")" without "(".',
						'Remove the bracket, or open it.',
					);
				group = undefined;
			} else if (letter === 'a' && this.settings.dialect === 'xbetza' && leg === undefined) {
				into.push({ type: 'again', span: { from: at, to: at + 1 } });
				if (++legs === this.settings.legs + 1)
					this.fault(
						'too-many-legs',
						{ from: at, to: at + 1 },
						`Expected at most ${this.settings.legs} legs, found more.`,
						'Raise limits.legs.',
					);
			} else if (leaps !== undefined && isDirection(letter, this.settings.dialect, frame)) {
				size = this.directions(signs, index, frame, into);
			} else this.mode(letter, at, leaps === undefined, into);
			index += size;
		}
		if (group !== undefined)
			this.fault(
				'group',
				{ from: group.at, to: group.at + 1 },
				'Expected ")" after the group, found the atom.',
				'Close the group before the atom.',
			);
		return outer;
	}

	private closed({ at, modifiers }: { readonly at: number; readonly modifiers: readonly Modifier[] }, to: number): Modifier {
		const span = { from: at, to };
		if (this.settings.dialect !== 'xbetza')
			this.fault('group', span, 'Expected modifiers without brackets, found a group.', 'Only XBetza has groups.');
		else if (modifiers[0]?.type !== 'again' && modifiers.at(-1)?.type !== 'again')
			this.fault(
				'group',
				span,
				`Expected a group that begins or ends with a, found ${quote(this.text.slice(at, to))}.`,
				'Modifiers of one leg need no brackets.',
			);
		return { type: 'group', modifiers, span };
	}

	/** Reads adjacent direction letters, and returns their number. */
	private directions(signs: readonly Sign[], index: number, frame: Frame, into: Modifier[]): number {
		const { dialect } = this.settings;
		let end = index;
		while (end < signs.length && isDirection(signs[end]!.letter, dialect, frame)) end++;
		const from = signs[index]!.at;
		let at = from;
		for (const letters of directionsIn(this.text.slice(from, signs[end - 1]!.at + 1), dialect, frame)) {
			const span = { from: at, to: at + letters.length };
			if (directionSet(letters, dialect, frame) === 0)
				this.fault(
					'direction',
					span,
					`Expected a direction that the atom has, found ${quote(letters)}.`,
					'Write f, b, l, r, v or s, or two of them, the main one first.',
				);
			into.push({ type: 'direction', letters, span });
			at = span.to;
		}
		return end - index;
	}

	private mode(letter: string, at: number, special: boolean, into: Modifier[]): void {
		const { dialect } = this.settings;
		const span = { from: at, to: at + 1 };
		// The modifiers of castling, of drops and of the imitator have meanings of their own.
		const known = special ? `${MODES[dialect]}fblrvsh` : MODES[dialect];
		if (!known.includes(letter))
			this.fault('modifier', span, `Expected one of ${[...`fblrvsh${MODES[dialect]}`].join(' ')}, found ${quote(letter)}.`, MODIFIERS);
		into.push({ type: 'mode', letter, span });
	}

	/** Reports modifiers that programs skip, or that leave no moves. */
	private check(modifiers: readonly Modifier[], atom: Atom, range: Range | undefined, span: Span): void {
		const leaps = leapsOf(atom);
		if (leaps === undefined) return;
		const fairy = this.settings.dialect === 'fairy';
		const last = modifiers.slice(modifiers.findLastIndex(({ type }) => type === 'again') + 1);
		const has = (letters: string): boolean => last.some((one) => one.type === 'mode' && letters.includes(one.letter));
		const rider = range === undefined ? leaps.range === 0 : range.type === 'doubled' || range.count !== 1;
		const legs = modifiers.some(({ type }) => type === 'again' || type === 'group');
		if (has('pg') && !rider && !legs)
			this.doubt(
				'no-effect',
				span,
				'Expected p or g before a rider, found it before a leap.',
				fairy
					? 'Fairy-Stockfish reads the leap as a rider.'
					: 'A single leap cannot pass a piece and end behind it: the piece never moves.',
			);
		if (!fairy) return;
		const kind = has('pg') ? 'hopper' : range !== undefined || rider ? 'rider' : has('n') ? 'lame' : undefined;
		if (kind !== undefined && (!isFairy(leaps, kind) || (kind === 'hopper' && has('n') && range === undefined && !rider))) {
			const atoms = { rider: 'W, F and N', hopper: 'W and F', lame: 'N, A, Z and D' }[kind];
			const moves = { rider: 'riders', hopper: 'hoppers without n', lame: 'lame leaps' }[kind];
			this.doubt(
				'no-effect',
				span,
				`Expected ${moves} of ${atoms} only, found another atom.`,
				'Fairy-Stockfish does not have these moves: the piece never makes them.',
			);
			return;
		}
		if (has('n') && (rider || has('pg'))) {
			const [before = '', after, ...more] = this.text.slice(span.from, span.to).split('n');
			const fix = after === undefined || more.length > 0 ? undefined : before + after;
			this.doubt(
				'no-effect',
				span,
				'Expected n before a leap only, found it before a rider or a hopper.',
				'Fairy-Stockfish skips this n.',
				fix,
			);
		}
		if (has('g') && range?.type === 'number')
			this.doubt('no-effect', span, 'Expected g without a range, found both.', 'In Fairy-Stockfish the range replaces the meaning of g.');
	}

	/** `[F?R]`, `[W-F]`; `t[FR]` in Betza's notation. */
	private chain(from: number, signs: readonly Sign[]): Chain | undefined {
		const { dialect } = this.settings;
		const then = signs.map(({ letter }) => letter).join('') === 't';
		const open = this.at++;
		if (dialect === 'fairy' || (dialect === 'betza' ? !then : signs.length > 0))
			this.fault(
				'chain',
				{ from, to: open + 1 },
				`Expected ${dialect === 'betza' ? '"t["' : dialect === 'fairy' ? 'a modifier or an atom' : '"["'}, found ${quote(this.text.slice(from, open + 1))}.`,
				dialect === 'betza' ? 'A sum of leaps such as [WC] is ambiguous.' : undefined,
			);
		const legs: Simple[] = [];
		const links: ('-' | '?')[] = [];
		while (this.sign !== '' && this.sign !== ']') {
			const start = this.at;
			const leg = this.simple(start, this.signs(), links.length === 0 ? 'first' : 'later');
			if (leg !== undefined) legs.push(leg);
			if (this.sign === ']' || this.sign === '') break;
			if (dialect === 'betza') links.push('?');
			else if (this.sign === '-' || this.sign === '?') links.push(this.text[this.at++] as '-' | '?');
			else if (leg !== undefined) {
				this.fault(
					'chain',
					{ from: this.at, to: this.at + 1 },
					`Expected "-", "?" or "]", found ${quote(this.sign)}.`,
					'"-" links legs that are all made, "?" a leg that may be left out.',
				);
				links.push('-');
			} else if (this.at === start) this.at++;
		}
		const closed = this.sign === ']';
		if (closed) this.at++;
		const span = { from, to: this.at };
		if (!closed) this.fault('chain', { from: open, to: open + 1 }, 'Expected "]" after the legs, found the end of the text.', 'Write "]".');
		else if (legs.length !== links.length + 1 || legs.length < 2)
			this.fault(
				'chain',
				span,
				`Expected two or more legs, each link followed by one, found ${quote(this.text.slice(open, this.at))}.`,
				'Legs are linked by "-" or "?", such as [W-F].',
			);
		if (legs.length > this.settings.legs)
			this.fault('too-many-legs', span, `Expected at most ${this.settings.legs} legs, found ${legs.length}.`, 'Raise limits.legs.');
		const special = legs.find(({ atom }) => leapsOf(atom) === undefined);
		if (special !== undefined)
			this.fault(
				'chain',
				special.span!,
				`Expected a leap as a leg, found ${quote(this.text.slice(special.span!.from, special.span!.to))}.`,
			);
		return { type: 'chain', legs: legs as unknown as Chain['legs'], links, span };
	}
}
