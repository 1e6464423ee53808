import type { Castling, Choice, Item, PieceId, Promotion, Sequence, Tail } from '../tree.js';
import type { Scope } from './atoms.js';
import { movesSentences } from './moves.js';
import { isSmall, pieceName } from './pieces.js';
import { boardWords } from './places.js';
import type { Sentence } from './wording.js';
import { capital, list } from './words.js';

/** The sentences for one item. */
export function itemSentences(item: Item, scope: Scope): readonly Sentence[] {
	switch (item.type) {
		case 'macro':
			return macroSentences(item, scope);
		case 'castling':
			return castlingSentences(item, scope);
		case 'promotion':
			return [
				sentence(promotionWords(item, scope), item.span),
				...choiceSentences(item, scope),
				...facesSentences(item.pieces, item.tail, item.span, scope),
			];
		case 'cancellation': {
			const { rule, pieces } = ruleOf(item.pieces, scope);
			const leads = leadsOf(item.tail, undefined);
			const until = item.word === undefined ? '' : ` while “${item.word}” is announced`;
			const begin = capital([...leads, `rule “${rule}” does not apply to ${pieces}${commentOf(item.tail)}${until}`].join(', '));
			if (item.moves === undefined) return [sentence(begin, item.span)];
			return [
				sentence(`${begin}${until === '' ? ' ' : ' or '}while it can make the move that follows`, item.span),
				...movesSentences(item.moves, scope, { leads: [] }),
			];
		}
		case 'definition': {
			const { piece, tail, word, moves, span } = item;
			const name = pieceName(piece, scope);
			const subject = `${name}${commentOf(tail)}${isSmall(piece) ? ' (Black’s piece only)' : ''}`;
			const mover = { subject, leads: leadsOf(tail, word) };
			const own: Sequence = moves ?? {
				legs: [{ type: 'choice', alternatives: [{ modifications: [], moves: [{ type: 'name', name: piece.letters }] }] }],
				links: [],
			};
			const hidden = moves === undefined ? { ...scope, names: without(scope, piece.letters) } : scope;
			return [
				...movesSentences(moves === undefined ? { ...own, span } : own, hidden, mover),
				...facesSentences([piece], tail, span, scope),
			];
		}
	}
}

/** A piece without a definition moves as the base move of its letter, or as its macro. */
const without = ({ names }: Scope, letters: string): Scope['names'] =>
	new Map([...names].filter(([name, moves]) => name !== letters || moves !== undefined));

const sentence = (text: string, span: Item['span']): Sentence => ({ text: `${text}.`, ...(span !== undefined && { span }) });

const commentOf = ({ comment }: Tail): string => (comment === undefined ? '' : ` (“${comment}”)`);

/** Where and when an item holds. */
const leadsOf = ({ boards }: Tail, word: string | undefined): readonly string[] => [
	...(boards === undefined ? [] : [boardWords(boards)]),
	...(word === undefined ? [] : [`while “${word}” is announced`]),
];

const facesSentences = (pieces: readonly PieceId[], { faces }: Tail, span: Item['span'], scope: Scope): readonly Sentence[] =>
	faces === undefined
		? []
		: [
				sentence(
					`${list(
						pieces.map((piece) => pieceName(piece, scope)),
						'and',
					)} belongs to one physical piece with the faces ${list([...faces], 'and')}`,
					span,
				),
			];

function macroSentences({ name, tail, moves, span }: Extract<Item, { readonly type: 'macro' }>, scope: Scope): readonly Sentence[] {
	const called = pieceName(name, { ...scope, pieces: {} });
	const begin = capital([...leadsOf(tail, undefined), `in moves, ${called}${commentOf(tail)}`].join(', '));
	const hidden = { ...scope, hidden: [...scope.hidden, called] };
	if (moves === undefined) return [sentence(`${begin} means its base move`, span)];
	return [sentence(`${begin} means the following`, span), ...movesSentences(moves, hidden, { leads: [] })];
}

/** The sign of a rule, and the pieces that it concerns. */
function ruleOf(
	[first, ...others]: readonly [PieceId, ...PieceId[]],
	scope: Scope,
): { readonly rule: string; readonly pieces: string; readonly first: PieceId } {
	const own: PieceId = { ...first, prefixes: first.prefixes.slice(1) };
	return {
		rule: first.prefixes.slice(0, 1),
		first: own,
		pieces: list(
			[own, ...others].map((piece) => pieceName(piece, scope)),
			'and',
		),
	};
}

function promotionWords({ pieces: ids, tail, word, target }: Promotion, scope: Scope): string {
	const { rule, pieces, first } = ruleOf(ids, scope);
	const leads = [...leadsOf(tail, word), `by rule “${rule}”`];
	const subject = `${pieces}${commentOf(tail)}`;
	const begin = capital(leads.join(', '));
	const verb = ids.length > 1 ? 'become' : 'becomes';
	if (target === undefined) {
		if (first.prefixes.startsWith(rule))
			return `${begin}, ${subject} ${verb} ${pieceName({ ...first, prefixes: first.prefixes.slice(1) }, scope)} again`;
		return `${begin}, ${subject} may become any piece of the game except royal, antiroyal and neutral ones, pieces with a sign and itself`;
	}
	if (target.type === 'drops') {
		const dropped = target.pieces.map((piece) => `${pieceName(piece, scope)}${isSmall(piece) ? ' (Black’s)' : ''}`);
		return `${begin} of ${subject}, ${dropped.length === 1 ? 'this piece is' : 'these pieces are'} dropped${dropped.length === 1 ? '' : ' in this order'}: ${list(dropped, 'and')}`;
	}
	const simple = target.choices.flatMap((choice) => (choice.type === 'piece' ? [pieceName(choice.piece, scope)] : []));
	const moves = target.choices.length - simple.length;
	const become = simple.length === 0 ? [] : [`${verb} ${list(simple, 'or')}`];
	const makes =
		moves === 0
			? []
			: [
					`${ids.length > 1 ? 'make' : 'makes'} ${moves === 1 ? 'the move that follows, whose last name is the new piece' : 'one of the moves that follow, whose last names are the new pieces'}`,
				];
	return `${begin}, ${subject} ${[...become, ...makes].join(', or ')}`;
}

const choiceSentences = ({ target }: Promotion, scope: Scope): readonly Sentence[] =>
	target?.type === 'choices'
		? target.choices.flatMap((choice: Choice) => (choice.type === 'moves' ? becomingSentences(choice.moves, scope) : []))
		: [];

/** Moves whose last name is the new piece. */
function becomingSentences(moves: Sequence, scope: Scope): readonly Sentence[] {
	const last = moves.legs.at(-1)!;
	const alternative = last.type === 'choice' && last.alternatives.length === 1 ? last.alternatives[0] : undefined;
	const [move] = alternative?.moves ?? [];
	const letters = move?.type === 'name' ? move.name : move?.type === 'base' ? move.letter : undefined;
	if (letters === undefined || alternative!.moves.length > 1 || alternative!.modifications.length > 0)
		return movesSentences(moves, scope, { leads: [] });
	const legs = moves.legs.slice(0, -1);
	const before =
		legs.length === 0
			? []
			: movesSentences({ ...moves, legs: legs as unknown as Sequence['legs'], links: moves.links.slice(0, -1) }, scope, { leads: [] });
	return [
		...before,
		sentence(`${before.length === 0 ? 'It' : 'Then it'} becomes ${pieceName({ prefixes: '', letters }, scope)}`, last.span ?? moves.span),
	];
}

const SIDES = { 'O-O': 'the side of the last file', 'O-O-O': 'the side of the first file' } as const;
const USUAL = { 'O-O': ['g', 'f'], 'O-O-O': ['c', 'd'] } as const;

function castlingSentences({ name, tail, royal, partner, span }: Castling, scope: Scope): readonly Sentence[] {
	const begin = capital(
		[...leadsOf(tail, undefined), `the royal piece can castle towards ${SIDES[name]} (${name})${commentOf(tail)}`].join(', '),
	);
	const [file, other] = USUAL[name];
	if (royal === undefined || partner === undefined)
		return [
			sentence(`${begin}: it goes along its rank to file ${file}, and the nearest partner on that side to file ${other}`, span),
			sentence('Neither may have moved, and the royal piece may not be attacked', span),
		];
	return [
		sentence(`${begin}, together with the nearest partner on that side; neither blocks the other`, span),
		...movesSentences(royal, scope, { subject: 'the royal piece', leads: [], quiet: true }),
		...movesSentences(partner, scope, { subject: 'the partner', leads: [], quiet: true }),
	];
}
