import { type ComponentChildren, h, type RefObject, type VNode } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { BoardEventMap } from '../element/events.js';
import { PROPERTIES } from '../element/properties.js';
import { register } from '../element/register.js';
import type { XBoard } from '../element/x-board.js';

type Values = Partial<Pick<XBoard, keyof typeof PROPERTIES>>;

/** The properties of `<x-board>`, and its events as callbacks. */
export interface BoardProps extends Values {
	readonly class?: string;
	readonly id?: string;
	/** Gets the element. */
	readonly boardRef?: RefObject<XBoard | null>;
	readonly onPick?: (event: BoardEventMap['board-pick']) => void;
	readonly onMove?: (event: BoardEventMap['board-move']) => void;
	readonly onRefuse?: (event: BoardEventMap['board-refuse']) => void;
	readonly onCell?: (event: BoardEventMap['board-cell']) => void;
	readonly onDrop?: (event: BoardEventMap['board-drop']) => void;
	readonly onCancel?: (event: BoardEventMap['board-cancel']) => void;
	readonly onFocusCell?: (event: BoardEventMap['board-focus']) => void;
	/** Drawings in the slots `under` and `over`. */
	readonly children?: ComponentChildren;
}

const EVENTS = {
	'board-pick': 'onPick',
	'board-move': 'onMove',
	'board-refuse': 'onRefuse',
	'board-cell': 'onCell',
	'board-drop': 'onDrop',
	'board-cancel': 'onCancel',
	'board-focus': 'onFocusCell',
} as const;

/**
 * `<x-board>` as a Preact component. It registers the element.
 *
 * @example
 * import { Board } from '@x/board/preact';
 * typeof Board // → 'function'
 */
export function Board(props: BoardProps): VNode {
	register();
	const own = useRef<XBoard>(null);
	const element = props.boardRef ?? own;
	// The listeners call the callbacks of the latest properties, so that they are added only once.
	const latest = useRef(props);
	latest.current = props;
	useLayoutEffect(() => {
		const board = element.current;
		if (board === null) return;
		for (const name of Object.keys(PROPERTIES) as (keyof Values)[]) Object.assign(board, { [name]: props[name] });
	});
	// biome-ignore lint/correctness/useExhaustiveDependencies: the element stays the same
	useEffect(() => {
		const board = element.current;
		if (board === null) return;
		const removals = Object.entries(EVENTS).map(([type, callback]) => {
			const listener = (event: Event): void => (latest.current[callback] as ((event: Event) => void) | undefined)?.(event);
			board.addEventListener(type, listener);
			return () => board.removeEventListener(type, listener);
		});
		return () => {
			for (const remove of removals) remove();
		};
	}, []);
	return h('x-board', { ref: element, class: props.class, id: props.id } as object, props.children);
}
