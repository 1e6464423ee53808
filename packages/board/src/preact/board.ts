import { type ComponentChildren, h, type RefObject, type VNode } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { ThemeText } from '../element/attributes.js';
import type { BoardEventMap } from '../element/events.js';
import type { BoardProperties } from '../element/properties.js';
import { register } from '../element/register.js';
import type { XBoard } from '../element/x-board.js';
import { attributesOf, EVENTS, valuesOf } from './props.js';

type Values = Partial<Pick<XBoard, keyof BoardProperties>>;

/** The properties of `<x-board>`, and its events as callbacks. Other properties are attributes of the element.
 * It has more than 15 members: one for each event and each attribute that pages set. */
export interface BoardProps extends Values {
	readonly class?: string;
	readonly id?: string;
	readonly style?: string | Readonly<Record<string, string | number>>;
	readonly part?: string;
	readonly slot?: string;
	readonly hidden?: boolean;
	readonly theme?: ThemeText;
	readonly [attribute: `data-${string}` | `aria-${string}`]: string | number | boolean | undefined;
	/** Gets the element. */
	readonly boardRef?: RefObject<XBoard | null>;
	readonly onPick?: (event: BoardEventMap['board-pick']) => void;
	readonly onMove?: (event: BoardEventMap['board-move']) => void;
	readonly onPremove?: (event: BoardEventMap['board-premove']) => void;
	readonly onRefuse?: (event: BoardEventMap['board-refuse']) => void;
	readonly onCell?: (event: BoardEventMap['board-cell']) => void;
	readonly onDrop?: (event: BoardEventMap['board-drop']) => void;
	readonly onHand?: (event: BoardEventMap['board-hand']) => void;
	readonly onCancel?: (event: BoardEventMap['board-cancel']) => void;
	readonly onFocusCell?: (event: BoardEventMap['board-focus']) => void;
	readonly onDraw?: (event: BoardEventMap['board-draw']) => void;
	readonly onSound?: (event: BoardEventMap['board-sound']) => void;
	/** Drawings in the slots `under` and `over`. */
	readonly children?: ComponentChildren;
}

/**
 * `<x-board>` as a Preact component. It registers the element. It writes the properties that it is given and no others: the page may set the
 * rest on the element of `boardRef`.
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
	const written = useRef<object>({});
	useLayoutEffect(() => {
		const board = element.current;
		if (board === null) return;
		Object.assign(board, valuesOf(props, written.current));
		written.current = props;
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
	return h('x-board', { ...attributesOf(props), ref: element } as object, props.children);
}
