import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Context } from '../../context.js';
import * as strings from '../../strings/opened.js';
import type { FileRow, FileView } from '../../worker/protocol.js';

/** Pixels of a row, as in opened.css. */
const ROW = 44;
/** Browsers do not draw elements of any height: in longer lists the bar stands for a part of the rows. */
const HIGHEST = 8_000_000;

interface GamesListProps extends Pick<Context, 'store'> {
	readonly view: FileView;
	readonly chosen: number;
	readonly onShow: (at: number) => void;
}

/** The games that fit the search. Only visible rows exist. */
export function GamesList({ store, view, chosen, onShow }: GamesListProps): JSX.Element | null {
	const { matches: total, query, unit } = view;
	const box = useRef<HTMLDivElement>(null);
	const [visible, setVisible] = useState(12);
	const [first, setFirst] = useState(0);
	const [active, setActive] = useState(chosen);
	const [rows, setRows] = useState<ReadonlyMap<number, FileRow>>(new Map());
	const most = Math.max(0, total - visible);
	const height = Math.min(total * ROW, HIGHEST);
	/** The pixels that the list can be scrolled. */
	const space = (): number => (box.current === null ? 0 : box.current.scrollHeight - box.current.clientHeight);
	/** The place of the scroll bar for a first row. */
	const topOf = (row: number): number => (most === 0 ? 0 : (row / most) * space());

	useLayoutEffect(() => {
		const size = box.current?.clientHeight ?? 0;
		if (size > 0) setVisible(Math.max(1, Math.floor(size / ROW)));
	}, [total === 0]);
	useEffect(() => {
		setRows(new Map());
		setFirst(0);
		setActive(0);
		box.current?.scrollTo(0, 0);
	}, [query, view.name]);
	const last = Math.min(total, first + visible);
	useEffect(() => {
		for (let at = first; at < last; at++) {
			if (rows.has(at)) continue;
			store.client.ask('fileRows', { from: first, to: last }, (answer) =>
				setRows(new Map(answer.map((row, index) => [first + index, row]))),
			);
			return;
		}
	}, [first, last, query]);
	useLayoutEffect(() => {
		if (chosen > 0) go(chosen);
	}, []);

	const scroll = (row: number): void => {
		const next = Math.max(0, Math.min(row, most));
		setFirst(next);
		box.current?.scrollTo(0, topOf(next));
	};
	const go = (row: number): void => {
		const next = Math.max(0, Math.min(row, total - 1));
		setActive(next);
		if (next < first) scroll(next);
		else if (next >= first + visible) scroll(next - visible + 1);
	};
	const key = (event: KeyboardEvent): void => {
		const next = {
			ArrowDown: active + 1,
			ArrowUp: active - 1,
			PageDown: active + visible,
			PageUp: active - visible,
			Home: 0,
			End: total - 1,
		}[event.key];
		if (next !== undefined) go(next);
		else if (event.key === 'Enter') onShow(active);
		else return;
		event.preventDefault();
	};
	if (total === 0) return null;
	return (
		<div
			ref={box}
			id="file-list"
			class="file-list"
			role="listbox"
			aria-label={strings.entries[unit]}
			aria-activedescendant={`file-row-${active}`}
			tabIndex={0}
			onKeyDown={key}
			onClick={({ target }) => {
				const id = (target as Element).closest('[role="option"]')?.id.replace(/\D+/, '');
				if (id !== undefined) onShow(Number(id));
			}}
			onScroll={({ currentTarget: { scrollTop } }) => {
				// The list has been scrolled to this place by a key.
				if (Math.abs(scrollTop - topOf(first)) < 2) return;
				setFirst(space() <= 0 ? 0 : Math.max(0, Math.min(most, Math.round((scrollTop / space()) * most))));
			}}
		>
			<div role="presentation" style={{ height: `${height}px` }}>
				<div role="presentation" class="file-rows">
					{Array.from({ length: last - first }, (_, index) => first + index).map((at) => (
						<Row key={at} at={at} total={total} row={rows.get(at)} active={at === active} />
					))}
				</div>
			</div>
		</div>
	);
}

interface RowProps {
	readonly at: number;
	readonly total: number;
	readonly row: FileRow | undefined;
	readonly active: boolean;
}

function Row({ at, total, row, active }: RowProps): JSX.Element {
	return (
		<div
			id={`file-row-${at}`}
			class="file-row"
			role="option"
			aria-selected={active}
			aria-setsize={total}
			aria-posinset={at + 1}
			tabIndex={-1}
		>
			<span class="file-number">{row === undefined ? '' : row.game + 1}</span>
			<span class="file-title">{row?.title ?? '…'}</span>
			<span class="file-about">{row?.about.join(' · ')}</span>
		</div>
	);
}
