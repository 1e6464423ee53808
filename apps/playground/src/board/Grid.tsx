// biome-ignore-all lint/a11y/useFocusableInteractive: focus is on cells, never on rows
// biome-ignore-all lint/a11y/useSemanticElements: the cells lie over a drawing and are laid out with it, as a table's would not be
// biome-ignore-all lint/a11y/useKeyWithClickEvents: the grid hears the keys of its cells
import type { JSX } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { halfWidth, type Layout } from './geometry.js';
import { keyMeaning, typeAhead } from './keyboard.js';
import type { BoardProps } from './model.js';

/** Milliseconds after which a typed cell name starts again. */
const TYPE_PAUSE = 1200;

const percent = (part: number, whole: number): string => `${(part / whole) * 100}%`;

export interface GridProps extends BoardProps {
	readonly board: Layout;
	readonly occupied: ReadonlySet<number>;
	readonly onPointerDown: (event: PointerEvent) => void;
	readonly onPointerMove: (event: PointerEvent) => void;
	readonly onPointerUp: (event: PointerEvent) => void;
	readonly onPointerCancel: () => void;
}

/** The grid of empty cells over the picture, used by screen readers, keyboards and touch. */
export function Grid(props: GridProps): JSX.Element {
	const { board } = props;
	const grid = useRef<HTMLDivElement>(null);
	const typed = useRef({ text: '', at: 0 });
	const picked = useMemo(() => new Set(props.marks.flatMap((mark) => (mark.type === 'picked' ? [mark.cell] : []))), [props.marks]);

	const half = halfWidth(board.shape);
	const width = percent(2 * half, board.width);
	const height = percent(1, board.height);

	const goTo = (cell: number): void => grid.current?.querySelector<HTMLElement>(`[data-cell="${cell}"]`)?.focus();
	// Cells that received the focus before the page was drawn again. Keys may arrive faster than effects run; without this list an
	// effect would return the focus to an earlier cell, in an endless loop.
	const visited = useRef(new Set<number>());
	const fetching = useRef(false);
	useEffect(() => {
		const active = document.activeElement;
		if (visited.current.has(props.focus)) {
			if (active instanceof HTMLElement && Number(active.dataset.cell) === props.focus) visited.current.clear();
			return;
		}
		if (grid.current?.contains(active) !== true) return;
		fetching.current = true;
		goTo(props.focus);
		fetching.current = false;
	}, [props.focus]);
	const focused = (cell: number): void => {
		if (!fetching.current) visited.current.add(cell);
		props.onFocus(cell);
	};

	const key = (event: KeyboardEvent): void => {
		// The cell that has the focus now. Keys may arrive faster than the page is drawn.
		const current = Number((event.target as HTMLElement).dataset.cell ?? props.focus);
		const meaning = keyMeaning(board, current, event);
		if (meaning === undefined) return;
		event.preventDefault();
		if (meaning.type === 'focus') goTo(meaning.cell);
		else if (meaning.type === 'select') props.onSelect(current);
		else if (meaning.type === 'cancel') props.onCancel();
		else {
			const now = Date.now();
			const next = typeAhead(board, now - typed.current.at > TYPE_PAUSE ? '' : typed.current.text, meaning.character);
			typed.current = { text: next.typed, at: now };
			if (next.cell !== undefined) goTo(next.cell);
		}
	};

	return (
		<div
			ref={grid}
			class={`board-grid board-grid-${board.shape}`}
			role="grid"
			aria-label={props.label}
			aria-describedby={props.help ?? 'board-help'}
			onKeyDown={key}
			onPointerDown={props.onPointerDown}
			onPointerMove={props.onPointerMove}
			onPointerUp={props.onPointerUp}
			onPointerCancel={props.onPointerCancel}
		>
			{board.rows.map((row) => (
				<div key={row[0]?.y} role="row" class="board-row">
					{row.map(({ cell, x, y }) => (
						<div
							key={cell.cell}
							role="gridcell"
							class={props.occupied.has(cell.cell) ? 'board-cell board-cell-held' : 'board-cell'}
							style={{ left: percent(x - half, board.width), top: percent(y - 0.5, board.height), width, height }}
							data-cell={cell.cell}
							tabIndex={cell.cell === props.focus ? 0 : -1}
							aria-label={props.speak(cell.cell)}
							aria-selected={picked.has(cell.cell)}
							onFocus={() => focused(cell.cell)}
							onClick={(event) => {
								// A click without a pointer comes from assistive technology.
								if (event.detail === 0) props.onSelect(cell.cell);
							}}
						/>
					))}
				</div>
			))}
		</div>
	);
}
