import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { plan as words } from '../../../strings/plan.js';
import type { SyntaxView } from '../../../worker/protocol.js';
import type { AnalysisProps } from './props.js';
import { nodeAt, rowFor, rowsOf, type TreeRow } from './tree-rows.js';

/** Milliseconds without a key press before the tree follows the text. */
const PAUSE = 200;

/** The tree of the text, once it has arrived. */
const useSyntax = ({ store, language, text }: AnalysisProps): SyntaxView | undefined => {
	const [view, set] = useState<SyntaxView>();
	useEffect(() => {
		const timer = setTimeout(
			() => store.client.ask('syntax', { language, text }, (answer) => set((last) => (answer.nodes.length > 0 ? answer : last))),
			view === undefined ? 0 : PAUSE,
		);
		return () => clearTimeout(timer);
	}, [language, text]);
	return view?.language === language ? view : undefined;
};

/** The syntax tree. The node with the caret is marked; a chosen node selects its text. */
export function SyntaxTree(props: AnalysisProps): JSX.Element {
	const { text, caret, onShow } = props;
	const view = useSyntax(props);
	const [toggled, toggle] = useState<ReadonlyMap<string, boolean>>(new Map());
	const [focused, focus] = useState<string>();
	const tree = useRef<HTMLDivElement>(null);
	const mark = useRef<string | undefined>(undefined);
	const isCurrent = view?.text === text;
	if (view !== undefined && isCurrent) mark.current = nodeAt(view.nodes, caret);
	const current = mark.current;
	useLayoutEffect(() => {
		const container = tree.current;
		const row = container?.querySelector<HTMLElement>('[aria-current="true"]');
		if (!container || !row) return;
		const [top, bottom] = [row.offsetTop - container.offsetTop, row.offsetTop - container.offsetTop + row.offsetHeight];
		if (top < container.scrollTop) container.scrollTop = top;
		else if (bottom > container.scrollTop + container.clientHeight) container.scrollTop = bottom - container.clientHeight;
	}, [current, view]);
	if (view === undefined) return <p class="lazy-wait">{words.waiting}</p>;
	const isOpen = (id: string, level: number): boolean => toggled.get(id) ?? (level === 1 || current?.startsWith(`${id}.`) === true);
	const rows = rowsOf(view.nodes, isOpen);
	const at = Math.max(
		0,
		rows.findIndex(({ id }) => id === (focused ?? current)),
	);
	const set = ({ id }: TreeRow, open: boolean): void => toggle(new Map(toggled).set(id, open));
	const show = ({ node }: TreeRow): void => onShow({ from: node.from, to: node.to });
	const key = (event: KeyboardEvent): void => {
		const row = rows[at];
		const next = rowFor(event.key, rows, at);
		if (row === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
		if (event.key === 'Enter' || event.key === ' ') show(row);
		else if (next === undefined) return;
		else if (event.key === 'ArrowRight' && !row.open && row.node.children.length > 0) set(row, true);
		else if (event.key === 'ArrowLeft' && row.open) set(row, false);
		else {
			focus(rows[next]!.id);
			tree.current?.querySelectorAll<HTMLElement>('[role="treeitem"]')[next]?.focus();
		}
		event.preventDefault();
	};
	const click = ({ target }: MouseEvent): void => {
		if (!(target instanceof Element)) return;
		const row = rows.find(({ id }) => id === target.closest<HTMLElement>('[role="treeitem"]')?.dataset.id);
		if (row === undefined) return;
		if (row.node.children.length > 0 && target.classList.contains('syntax-twist')) set(row, !row.open);
		else {
			focus(row.id);
			show(row);
		}
	};
	return (
		<>
			<p class="workshop-source">{words.treeHint}</p>
			<div
				ref={tree}
				role="tree"
				aria-label={words.treeLabel}
				class={isCurrent ? 'syntax-tree' : 'syntax-tree syntax-old'}
				onKeyDown={key}
				onClick={click}
			>
				{rows.map((row, index) => (
					<Row key={row.id} row={row} isCurrent={row.id === current} isFocused={index === at} />
				))}
			</div>
		</>
	);
}

interface RowProps {
	readonly row: TreeRow;
	readonly isCurrent: boolean;
	readonly isFocused: boolean;
}

function Row({ row: { id, node, level, open, place, size }, isCurrent, isFocused }: RowProps): JSX.Element {
	const hasParts = node.children.length > 0;
	return (
		<div
			role="treeitem"
			class="syntax-row"
			aria-level={level}
			aria-posinset={place}
			aria-setsize={size}
			aria-expanded={hasParts ? open : undefined}
			aria-current={isCurrent}
			aria-selected={isFocused}
			tabIndex={isFocused ? 0 : -1}
			style={{ paddingInlineStart: `${4 + 16 * Math.min(level - 1, 12)}px` }}
			data-id={id}
		>
			<span class="syntax-twist" aria-hidden="true">
				{hasParts ? (open ? '▾' : '▸') : ''}
			</span>
			<span class="syntax-label">{node.label}</span>
			{node.value === undefined ? null : <span class="syntax-value"> {node.value.slice(0, 80)}</span>}
		</div>
	);
}
