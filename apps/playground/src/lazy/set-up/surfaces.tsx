import '@x/board/define-plane';
import type { BoardPiece, BoardSide, Geometry, Mark, PieceLook, PieceSet, XBoard } from '@x/board';
import type { XPlane } from '@x/board/plane';
import { Board } from '@x/board/preact';
import { h, type JSX } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { Context } from '../../context.js';
import { positionOf } from '../../plane/position.js';
import { setUp as text } from '../../strings/set-up.js';
import type { Pieces } from './regions.js';

/** A board without rules that is edited. */
export interface SurfaceProps {
	readonly context: Context;
	readonly sets: readonly PieceSet[];
	readonly pieces: Pieces;
	readonly lookOf: (token: string) => PieceLook;
	/** Squares that are marked: selected ones, and that of the piece in hand. */
	readonly selected: readonly string[];
	readonly picked: string | undefined;
	readonly onPress: (cell: string) => void;
	readonly onDrop: (from: string, to: string | undefined) => void;
	/** The square that has the focus, whenever it is needed. */
	readonly focus: { current: (() => string | undefined) | undefined };
}

const piecesOf = (pieces: Pieces, lookOf: SurfaceProps['lookOf']): readonly BoardPiece[] =>
	Object.entries(pieces).map(([cell, token]) => ({ cell: Number(cell), ...lookOf(token) }));

/** The board of a game, of any shape. */
export function BoundedSurface(props: SurfaceProps & { readonly geometry: Geometry; readonly sides: readonly BoardSide[] }): JSX.Element {
	const { context, geometry, pieces, lookOf, selected, picked, onPress, onDrop, focus } = props;
	const board = useRef<XBoard>(null);
	const cell = useRef<string>(undefined);
	focus.current = () => cell.current;
	useEffect(() => board.current?.focus(), []);
	const drawn = useMemo(() => piecesOf(pieces, lookOf), [pieces, lookOf]);
	const marks = useMemo(
		() => [
			...selected.map((one): Mark => ({ cell: Number(one), type: 'tint', color: 'blue' })),
			...(picked === undefined
				? []
				: ([
						{ cell: Number(picked), type: 'tint' },
						{ cell: Number(picked), type: 'frame' },
					] satisfies Mark[])),
		],
		[selected.join(), picked],
	);
	const names = useMemo(() => new Map(geometry.cells.map((one) => [String(one.cell), one.name])), [geometry]);
	const isSelected = new Set(selected);
	const { flipped } = context.store.state.value;
	return (
		<Board
			boardRef={board}
			mode="free"
			label={text.board}
			geometry={geometry}
			sides={props.sides}
			sets={props.sets}
			orientation={flipped ? 'second' : 'first'}
			pieces={drawn}
			marks={marks}
			describeCell={(id) => {
				const one = String(id);
				const token = pieces[one];
				return [
					names.get(one) ?? '',
					token === undefined ? text.empty : lookOf(token).title,
					...(isSelected.has(one) ? [text.selected] : []),
					...(picked === one ? [text.pickedUp] : []),
				].join(', ');
			}}
			onFocusCell={({ detail }) => {
				cell.current = String(detail.cell);
			}}
			onCell={({ detail }) => onPress(String(detail.cell))}
			onDrop={({ detail: { from, to } }) => onDrop(String(from), to === undefined ? undefined : String(to))}
		/>
	);
}

/** The unbounded board. */
export function PlaneSurface({ context, sets, pieces, lookOf, selected, picked, onPress, onDrop, focus }: SurfaceProps): JSX.Element {
	const holder = useRef<XPlane>(null);
	const { store, interaction } = context;
	const { flipped, view } = store.state.value;
	const plane = store.reading.value?.plane;
	focus.current = () => holder.current?.cursor.join();
	// The listeners are added once, and call the latest functions.
	const latest = useRef({ onPress, onDrop });
	latest.current = { onPress, onDrop };
	useEffect(() => {
		const board = holder.current!;
		const listeners = {
			'plane-cell': (event: CustomEvent<{ readonly cell: readonly [bigint, bigint] }>) => {
				event.preventDefault();
				latest.current.onPress(event.detail.cell.join());
			},
			'plane-move': ({
				detail: { from, to },
			}: CustomEvent<{ readonly from: readonly [bigint, bigint]; readonly to: readonly [bigint, bigint] }>) =>
				latest.current.onDrop(from.join(), to.join()),
			'plane-view': ({ detail }: CustomEvent<{ readonly view: string }>) => store.dispatch({ type: 'look', view: detail.view }),
			'plane-say': (event: CustomEvent<{ readonly text: string }>) => {
				event.preventDefault();
				interaction.say(event.detail.text);
			},
		};
		for (const [name, listener] of Object.entries(listeners)) board.addEventListener(name, listener as EventListener);
		board.focus();
	}, []);
	useEffect(() => {
		Object.assign(holder.current!, { sets, view, orientation: flipped ? 'second' : 'first' });
	}, [sets, view, flipped]);
	useEffect(() => {
		const { sides, border, promotions } = plane === undefined ? {} : positionOf(plane);
		Object.assign(holder.current!, { sides, border, promotions, controls: ['tools', 'go', 'place'] });
	}, [plane]);
	useEffect(() => {
		const cellOf = (cell: string): readonly bigint[] => cell.split(',').map(BigInt);
		Object.assign(holder.current!, {
			pieces: Object.entries(pieces).map(([cell, token]) => {
				const [x, y] = cellOf(cell);
				return { x, y, look: lookOf(token) };
			}),
		});
	}, [pieces, lookOf]);
	const marked = picked === undefined ? selected : [...selected, picked];
	useEffect(() => {
		const color = 'blue';
		holder.current!.marks = marked.map((cell) => ({ cell: cell.split(',').map(BigInt) as unknown as readonly [bigint, bigint], color }));
	}, [marked.join(' ')]);
	return h('x-plane', { ref: holder });
}
