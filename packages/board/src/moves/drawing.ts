import { html } from '../element/dom.js';
import type { MoveId, MoveNode } from './node.js';
import type { Aside, Block, Row } from './rows.js';
import type { MoveTree } from './tree.js';
import { type MovesWords, signsOf, spokenNags } from './words.js';

/** The moves to draw, and the elements that show them. */
export interface ListDrawing {
	readonly tree: MoveTree;
	readonly words: MovesWords;
	readonly columns: number;
	/** The first moves of folded variations. */
	readonly folded: ReadonlySet<MoveId>;
	/** Buttons of moves by id, in the order of the list. */
	readonly buttons: Map<MoveId, HTMLElement>;
	/** The moves of buttons. */
	readonly moves: Map<Element, MoveId>;
	/** The variations of the buttons that fold them. */
	readonly folds: Map<Element, MoveId>;
}

const spanOf = (name: string, text: string, spoken = ''): HTMLElement =>
	spoken === '' || spoken === text
		? html('span', { class: name, part: name }, text)
		: html('span', { class: name, part: name }, html('span', { 'aria-hidden': 'true' }, text), html('span', { class: 'hidden' }, spoken));

/** The text of a move with its signs. */
export const moveText = ({ text, nags = [], signs = '' }: MoveNode, words: MovesWords): string => text + signsOf(nags, words) + signs;

/** A move as a button with its clock and its evaluation. */
const moveElements = (node: MoveNode, { words, buttons, moves }: ListDrawing): readonly HTMLElement[] => {
	const { id, text, nags = [], clock, evaluation } = node;
	const shown = moveText(node, words);
	if (node.unplayed === true)
		return [html('span', { class: 'move unplayed', part: 'move' }, html('span', { class: 'hidden' }, words.unplayed(text)), shown)];
	const spoken = spokenNags(nags, words);
	const button = html(
		'button',
		{
			type: 'button',
			class: 'move',
			part: 'move',
			tabindex: -1,
			...(spoken.length > 0 && { 'aria-label': [text, ...spoken].join(', ') }),
		},
		shown,
	);
	buttons.set(id, button);
	moves.set(button, id);
	return [
		button,
		...(evaluation === undefined ? [] : [spanOf('evaluation', words.evaluation(evaluation), words.evaluationSpoken(evaluation))]),
		...(clock === undefined ? [] : [spanOf('clock', words.clock(clock), words.clockSpoken(clock))]),
	];
};

const commentOf = (text: string, tag: 'p' | 'span'): HTMLElement => html(tag, { class: 'comment', part: 'comment' }, text);

const numberText = ({ number, column = 0 }: MoveNode): string => `${number ?? ''}${column === 0 ? '.' : '…'}`;

/** The moves of a variation as text, with the variations in it as nested lists. */
const lineElement = (first: MoveId, drawing: ListDrawing): HTMLElement => {
	const { tree, words, folded, folds } = drawing;
	const name = moveText(tree.node(first)!, words);
	const isFolded = folded.has(first);
	const line = html('li', { class: isFolded ? 'line folded' : 'line', part: 'line' });
	if (tree.next(first) !== undefined || tree.node(first)?.comment) {
		const fold = html(
			'button',
			{
				type: 'button',
				class: 'fold',
				part: 'fold',
				tabindex: -1,
				'aria-expanded': String(!isFolded),
				'aria-label': isFolded ? words.unfold(name) : words.fold(name),
			},
			isFolded ? '▸' : '▾',
		);
		folds.set(fold, first);
		line.append(fold);
	}
	let numbered = true;
	let before: MoveNode | undefined;
	for (let id: MoveId | undefined = first; id !== undefined; id = tree.next(id)) {
		const node: MoveNode = tree.node(id)!;
		if (node.before) {
			line.append(commentOf(node.before, 'span'), ' ');
			numbered = true;
		}
		const { column = 0 } = node;
		const opens = column === 0 && (before?.number !== node.number || before?.column !== node.column);
		const parts: readonly HTMLElement[] = moveElements(node, drawing);
		const number = numbered || opens ? [html('span', { class: 'number', part: 'number' }, numberText(node))] : [];
		line.append(html('span', { class: 'ply' }, ...(node.number === undefined ? [] : number), ...parts), ' ');
		numbered = false;
		if (isFolded) {
			line.append(html('span', { class: 'more' }, '…'));
			break;
		}
		if (node.comment) {
			line.append(commentOf(node.comment, 'span'), ' ');
			numbered = true;
		}
		// The variations of the first move stand next to it, in the list of its parent.
		const variations: readonly MoveId[] = id === first ? [] : tree.variations(before?.id);
		if (variations.length > 0) {
			line.append(linesElement(node, variations, drawing));
			numbered = true;
		}
		before = node;
	}
	const rest = tree.variations(before?.id);
	if (!isFolded && rest.length > 0) line.append(linesElement(undefined, rest, drawing));
	return line;
};

/** Variations as a list. */
const linesElement = (replaced: MoveNode | undefined, variations: readonly MoveId[], drawing: ListDrawing): HTMLElement =>
	html(
		'ul',
		{
			class: 'lines',
			part: 'lines',
			role: 'list',
			...(replaced !== undefined && { 'aria-label': drawing.words.variations(numberText(replaced) + replaced.text) }),
		},
		...variations.map((id) => lineElement(id, drawing)),
	);

const rowElement = ({ number, columns }: Row, drawing: ListDrawing): HTMLElement => {
	let begun = false;
	const cells = columns.map((nodes, column) => {
		begun ||= nodes.length > 0;
		if (nodes.length === 0) return html('td', { class: 'gap' }, begun ? '' : '…');
		return html('td', { 'data-column': column }, html('div', { class: 'cell' }, ...nodes.flatMap((node) => moveElements(node, drawing))));
	});
	return html('tr', {}, html('th', { class: 'number', part: 'number', scope: 'row' }, String(number ?? '')), ...cells);
};

const asideElement = ({ comment, replaced, variations }: Aside, drawing: ListDrawing): HTMLElement =>
	html(
		'tr',
		{ class: 'aside' },
		html(
			'td',
			{ colspan: drawing.columns + 1 },
			...(comment === undefined ? [] : [commentOf(comment, 'p')]),
			...(variations.length === 0 ? [] : [linesElement(replaced, variations, drawing)]),
		),
	);

/** A part of the list as a row of a table. */
export const blockElement = (block: Block, drawing: ListDrawing): HTMLElement =>
	block.type === 'row' ? rowElement(block, drawing) : asideElement(block, drawing);

/** Everything that the element of a part depends on, as one text: parts with equal texts look alike. */
export const blockText = (block: Block, { tree, folded }: ListDrawing): string => {
	if (block.type === 'row') return JSON.stringify(block);
	const texts: unknown[] = [block.comment, block.replaced?.text, block.replaced?.number];
	const open = [...block.variations];
	for (let id = open.pop(); id !== undefined; id = open.pop()) {
		texts.push(tree.node(id), folded.has(id));
		open.push(...tree.variations(id));
		const next = tree.next(id);
		if (next !== undefined) open.push(next);
	}
	return JSON.stringify(texts);
};
