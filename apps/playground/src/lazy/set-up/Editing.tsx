import type { Layout } from '@x/board';
import type { XPlane } from '@x/board/plane';
import type { JSX } from 'preact';
import { useMemo, useRef, useState } from 'preact/hooks';
import type { Context } from '../../context.js';
import { capital } from '../../state/speech.js';
import { setUp as text } from '../../strings/set-up.js';
import { diagramLayout } from '../pieces/DiagramBoard.js';
import type { Bench } from './bench.js';
import { boundedGrid } from './bounded-grid.js';
import { Hand } from './Hand.js';
import { Palette } from './Palette.js';
import { planeGrid } from './plane-grid.js';
import type { CellGrid } from './regions.js';
import { Shortcuts } from './Shortcuts.js';
import { pressKey } from './shortcuts.js';
import { BoundedSurface, PlaneSurface, type SurfaceProps } from './surfaces.js';
import { Tools } from './Tools.js';
import { UnderBoard } from './UnderBoard.js';
import { type Editor, type Tool, useEditor } from './use-editor.js';

interface EditingProps {
	readonly context: Context;
	readonly bench: Bench;
}

/** The cells of the board, and their names. */
const useCells = (board: Layout | undefined) =>
	useMemo(() => {
		const grid = (board === undefined ? planeGrid : boundedGrid(board.geometry)) as CellGrid<unknown>;
		const names = new Map(board?.geometry.cells.map(({ cell, name }) => [String(cell), name]));
		return { grid, cellName: (cell: string): string => names.get(cell) ?? cell };
	}, [board]);

/** The board with its tools: the same for every kind of board. */
export function Editing({ context, bench }: EditingProps): JSX.Element {
	const { geometry, draft, lookOf } = bench;
	const board = useMemo(() => geometry && diagramLayout(geometry, 'first'), [JSON.stringify(geometry)]);
	const cells = useCells(board);
	const kinds = bench.palette.flatMap((group) => group.kinds);
	const pieceName = (token: string): string => lookOf(token).title;
	const editor = useEditor(context, draft, { ...bench, ...cells, pieceName }, kinds[0]?.token ?? '');
	const [isHelp, help] = useState(false);
	const focus = useRef<() => string | undefined>(undefined);
	const { held } = editor;
	const choose = (token: string): void => editor.hold({ tool: 'put', brush: token }, text.chosen(capital(pieceName(token))));
	const chooseTool = (tool: Tool): void =>
		editor.hold({ tool }, text.tool(tool === 'paste' ? text.paste : tool === 'put' ? text.pieces : text[tool]));
	const surface: SurfaceProps = {
		context,
		sets: bench.sets,
		pieces: draft.pieces,
		lookOf,
		selected: held.corner === undefined ? (editor.selected ?? []) : [held.corner],
		picked: held.picked,
		onPress: editor.press,
		onDrop: editor.drop,
		focus,
	};
	const keys = (event: KeyboardEvent): void => {
		if (event.composedPath()[0] instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement || isHelp) return;
		const isUsed = pressKey(editor, event, {
			kinds,
			focus: focus.current?.(),
			choose: ({ token }) => choose(token),
			chooseTool,
			help: () => help(true),
		});
		if (!isUsed) return;
		event.preventDefault();
		event.stopPropagation();
	};
	return (
		<>
			<section class="stage set-stage" aria-label={text.stage} onKeyDownCapture={keys}>
				{board === undefined ? (
					<PlaneSurface {...surface} />
				) : (
					<div class="board-area">
						<BoundedSurface {...surface} geometry={board.geometry} sides={bench.sides} />
					</div>
				)}
				<UnderBoard context={context} bench={bench} onTurn={editor.setTurn} />
			</section>
			<section class="side-panel set-panel" aria-label={text.title} onKeyDownCapture={keys}>
				<header class="set-head">
					<h2>{text.title}</h2>
					<button type="button" class="set-icon" aria-label={text.keys} title={text.keys} onClick={() => help(true)}>
						?
					</button>
				</header>
				<Box bench={bench} editor={editor} onChoose={choose} />
				<Tools editor={editor} brush={pieceName(held.brush)} hasStart={bench.start !== undefined} onTool={chooseTool} />
				{bench.more?.(choose, held.brush)}
				{isHelp ? <Shortcuts onClose={() => help(false)} /> : null}
			</section>
		</>
	);
}

interface BoxProps {
	readonly bench: Bench;
	readonly editor: Editor<unknown>;
	readonly onChoose: (token: string) => void;
}

/** The pieces: the palettes, and the hands. */
function Box({ bench: { palette, hands, draft, sets, sides }, editor, onChoose }: BoxProps): JSX.Element {
	const { held } = editor;
	const drop = (token: string, x: number, y: number): void => {
		const board = document.querySelector('.set-stage x-board')?.shadowRoot;
		const bounded = board?.elementFromPoint(x, y)?.closest('[data-cell]')?.getAttribute('data-cell');
		const cell = bounded ?? document.querySelector<XPlane>('.set-stage x-plane')?.cellAt(x, y)?.join();
		if (cell !== undefined) editor.put(cell, token);
	};
	return (
		<>
			{palette.map(({ title, kinds }) =>
				kinds.length === 0 ? null : (
					<Palette
						key={title}
						title={title}
						kinds={kinds}
						sets={sets}
						sides={sides}
						chosen={held.tool === 'put' ? held.brush : undefined}
						onChoose={({ token }) => onChoose(token)}
						onDrop={drop}
					/>
				),
			)}
			{hands.map(({ title, kinds }, side) =>
				kinds.length === 0 ? null : (
					<Hand
						key={title}
						title={title}
						kinds={kinds}
						counts={draft.hands[side] ?? {}}
						sets={sets}
						sides={sides}
						onSet={(token, count) => editor.setHand(side, token, count)}
					/>
				),
			)}
		</>
	);
}
