import { stringify } from '../../src/index.js';
import { safeParse } from '../../src/parse.js';
import type { Leg, Sequence } from '../../src/tree.js';
import type { Row } from './rows.js';

type Question = Pick<Row, 'definition' | 'position'>;

/** Values with one part fewer. */
function* smaller(value: unknown): Generator<unknown> {
	if (Array.isArray(value)) {
		for (let at = 0; at < value.length; at++) yield value.toSpliced(at, 1);
		for (let at = 0; at < value.length; at++) for (const one of smaller(value[at])) yield value.with(at, one);
		return;
	}
	if (typeof value !== 'object' || value === null) return;
	const node = value as Record<string, unknown>;
	// A leg or a group is replaced by what is in it.
	if (node.type === 'group') {
		const inner = (node.body as Sequence).legs.flatMap((leg) =>
			leg.type === 'choice' ? leg.alternatives.flatMap((one) => one.moves) : [],
		);
		yield* inner;
	}
	if (Array.isArray(node.legs)) {
		const legs = node.legs as Leg[];
		const links = node.links as unknown[];
		for (const leg of legs) if (leg.type !== 'choice') yield leg.body;
		for (let at = 0; at < legs.length && legs.length > 1; at++)
			yield { ...node, legs: legs.toSpliced(at, 1), links: links.toSpliced(Math.min(at, links.length - 1), 1) };
		for (let at = 0; at < legs.length; at++) for (const one of smaller(legs[at])) yield { ...node, legs: legs.with(at, one as Leg) };
		return;
	}
	for (const [key, inner] of Object.entries(node)) {
		if (key === 'span' || key === 'type' || key === 'blanks' || key === 'tail') continue;
		const { [key]: _, ...rest } = node;
		if (!['alternatives', 'moves', 'modifications', 'body', 'pieces', 'letter', 'name'].includes(key)) yield rest;
		if (typeof inner === 'string' && key === 'letter' && node.type === 'base' && !'WF'.includes(inner)) {
			yield { ...node, letter: 'W' };
			yield { ...node, letter: 'F' };
		}
		for (const one of smaller(inner)) yield { ...node, [key]: one };
	}
}

function* smallerTexts(text: string): Generator<string> {
	const read = safeParse(text);
	if (!read.ok) return;
	const { items } = read.value;
	for (const one of smaller(items)) {
		try {
			yield stringify({ items: one as typeof items });
		} catch {
			// Not a text of MBN.
		}
	}
}

/** A board without the pieces of some letters. The empty cells next to them are counted with theirs. */
function emptied(board: string, letters: readonly RegExpExecArray[]): string {
	const at = new Set(letters.map(({ index }) => index));
	const cells = [...board].map((one, index) => (at.has(index) ? ' ' : one)).join('');
	const spread = cells.replaceAll(/[0-9]+/g, (count) => ' '.repeat(Number(count)));
	return spread.replaceAll(/ +/g, ({ length }) => String(length));
}

function* smallerQuestions(of: Question): Generator<Question> {
	const { definition, position } = of;
	if (definition.rules !== '') {
		const rules = definition.rules.split(' ');
		for (let at = 0; at < rules.length; at++) {
			const left = rules.toSpliced(at, 1).join(' ');
			if (rules[at] !== 'royal') yield { definition: { ...definition, rules: left }, position };
			else
				yield {
					definition: { ...definition, rules: left, pieces: definition.pieces.replace(/ K$/, '') },
					position: { ...position, board: emptied(position.board, [...position.board.matchAll(/[Kk]/g)]) },
				};
		}
	}
	const moved = position.moved ?? [];
	if (moved.length > 0) yield { definition, position: { ...position, moved: [] } };
	for (const found of position.board.matchAll(/[A-Za-z]/g))
		yield { definition, position: { ...position, board: emptied(position.board, [found]) } };
	for (let at = 0; at < moved.length; at++) yield { definition, position: { ...position, moved: moved.toSpliced(at, 1) } };
	for (const pieces of smallerTexts(definition.pieces)) {
		const letters = new Set(pieces.split(' ').map((item) => item[0]!));
		if ([...position.board.matchAll(/[A-Za-z]/g)].every(([letter]) => letters.has(letter.toUpperCase())))
			yield { definition: { ...definition, pieces }, position };
	}
}

/** The smallest question found on which the two still differ. */
export async function shrunk(of: Question, differs: (question: Question) => Promise<boolean>): Promise<Question> {
	for (const one of smallerQuestions(of)) if (await differs(one)) return shrunk(one, differs);
	return of;
}
