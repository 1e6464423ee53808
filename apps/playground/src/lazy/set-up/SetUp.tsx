import type { PieceLook } from '@x/board';
import type { JSX } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Context } from '../../context.js';
import { PLANE_SIDES } from '../../plane/position.js';
import type { SetUp as Draft } from '../../state/app-state.js';
import { docOf } from '../../state/doc.js';
import { capital } from '../../state/speech.js';
import { setUp as text } from '../../strings/set-up.js';
import type { PaletteKind, Reading, SetUpReading, SetUpView } from '../../worker/protocol.js';
import { diagramLayout } from '../pieces/DiagramBoard.js';
import { boundedGrid } from './bounded-grid.js';
import { Hand } from './Hand.js';
import { Palette } from './Palette.js';
import { planeGrid } from './plane-grid.js';
import { type CellGrid, kindOf } from './regions.js';
import { Shortcuts } from './Shortcuts.js';
import { pressKey } from './shortcuts.js';
import { BoundedSurface, PlaneSurface, type SurfaceProps } from './surfaces.js';
import { Tools } from './Tools.js';
import { type Tool, useEditor } from './use-editor.js';
import { Verdict } from './Verdict.js';

/** The main board as an editor: pieces, hands and the turn are set freely, and the position is played from when the rules allow it. */
export function SetUp(context: Context): JSX.Element {
	const { store } = context;
	const { setUp: draft, ruleset } = store.state.value;
	const reading = store.reading.value;
	const [view, show] = useState<SetUpView>();
	useEffect(() => {
		const state = store.state.peek();
		store.client.ask('setUp', { doc: docOf(state), node: state.cursor }, show);
	}, [ruleset.id]);
	if (draft === undefined || view === undefined || reading === undefined) return <p class="lazy-wait">Loading …</p>;
	return <Editing context={context} draft={draft} view={view} reading={reading} />;
}

interface EditingProps {
	readonly context: Context;
	readonly draft: Draft;
	readonly view: SetUpView;
	readonly reading: Reading;
}

/** The looks of the pieces of a game by their tokens, and those of the other side. */
const usePieces = ({ palette }: SetUpView) =>
	useMemo(() => {
		const kinds = palette.flat();
		const looks = new Map(kinds.map(({ token, look }) => [token, look]));
		const sides = palette.slice(0, -1).map((side) => side[0]?.token.split(' ')[0] ?? '');
		const lookOf = (token: string): PieceLook =>
			looks.get(kindOf(token)) ?? { side: -1, picture: '', letter: token.split(' ')[1] ?? '', title: token };
		const other = (token: string): string => {
			const [side = '', kind = ''] = token.split(' ');
			const at = sides.indexOf(side);
			const turned = at < 0 ? undefined : `${sides[(at + 1) % sides.length]} ${kind}`;
			return turned !== undefined && looks.has(turned) ? turned : token;
		};
		return { kinds, lookOf, other };
	}, [palette]);

/** Whether the position can be played, as the engine reads it. */
const useVerdict = ({ store }: Context, draft: Draft): SetUpReading | undefined => {
	const [verdict, set] = useState<{ readonly draft: Draft; readonly reading: SetUpReading }>();
	useEffect(() => {
		const state = store.state.peek();
		store.client.ask('readSetUp', { doc: docOf(state), node: state.cursor, draft }, (reading) => set({ draft, reading }));
	}, [draft]);
	return verdict?.draft === draft ? verdict.reading : undefined;
};

function Editing({ context, draft, view, reading }: EditingProps): JSX.Element {
	const { store, sets, interaction } = context;
	const plane = store.unbounded.value;
	const { kinds, lookOf, other } = usePieces(view);
	const board = useMemo(() => (plane ? undefined : diagramLayout(reading.board, 'first')), [plane, JSON.stringify(reading.board)]);
	const grid = useMemo(
		(): CellGrid<unknown> => (board === undefined ? planeGrid : boundedGrid(board.geometry)) as CellGrid<unknown>,
		[board],
	);
	const names = useMemo(() => new Map(reading.board.cells.map(({ cell, name }) => [String(cell), name])), [board]);
	const pieceName = (token: string): string => lookOf(token).title;
	const cellName = (cell: string): string => (plane ? cell : (names.get(cell) ?? ''));
	const editor = useEditor(context, draft, { grid, cellName, pieceName, other, start: view.start }, kinds[0]?.token ?? '');
	const verdict = useVerdict(context, draft);
	const [isHelp, help] = useState(false);
	const focus = useRef<() => string | undefined>(undefined);
	const { held } = editor;
	const choose = (kind: PaletteKind): void => editor.hold({ tool: 'put', brush: kind.token }, text.chosen(capital(kind.look.title)));
	const chooseTool = (tool: Tool): void =>
		editor.hold({ tool }, text.tool(tool === 'paste' ? text.paste : tool === 'put' ? text.pieces : text[tool]));
	const sides = plane ? PLANE_SIDES : reading.boardSides;
	const family = sets.of(plane ? 'chess' : reading.family);
	const surface: SurfaceProps = {
		context,
		sets: family,
		pieces: draft.pieces,
		lookOf,
		selected: held.corner === undefined ? (editor.selected ?? []) : [held.corner],
		picked: held.picked,
		onPress: editor.press,
		onDrop: editor.drop,
		focus,
	};
	const drop = (token: string, x: number, y: number): void => {
		const host = document.querySelector('.set-stage x-board');
		const cell = host?.shadowRoot?.elementFromPoint(x, y)?.closest('[data-cell]')?.getAttribute('data-cell');
		if (cell !== undefined && cell !== null) editor.put(cell, token);
	};
	const keys = (event: KeyboardEvent): void => {
		if (event.composedPath()[0] instanceof HTMLInputElement || isHelp) return;
		const isUsed = pressKey(editor, event, { kinds, focus: focus.current?.(), choose, chooseTool, help: () => help(true) });
		if (!isUsed) return;
		event.preventDefault();
		event.stopPropagation();
	};
	return (
		<>
			<section class="stage set-stage" aria-label="Board" onKeyDownCapture={keys}>
				{board === undefined ? (
					<PlaneSurface {...surface} />
				) : (
					<div class="board-area">
						<BoundedSurface {...surface} geometry={board.geometry} />
					</div>
				)}
				<Verdict context={context} view={view} draft={draft} verdict={verdict} onTurn={editor.setTurn} />
			</section>
			<section class="side-panel set-panel" aria-label={text.title} onKeyDownCapture={keys}>
				<header class="set-head">
					<h2>{text.title}</h2>
					<button type="button" class="set-icon" aria-label={text.keys} title={text.keys} onClick={() => help(true)}>
						?
					</button>
				</header>
				{view.palette.map((side, index) =>
					side.length === 0 ? null : (
						<Palette
							key={side[0]!.token}
							title={index < view.palette.length - 1 ? text.piecesOf(Object.values(reading.sides)[index] ?? '') : text.neutral}
							kinds={side}
							sets={family}
							sides={sides}
							chosen={held.tool === 'put' ? held.brush : undefined}
							onChoose={choose}
							onDrop={drop}
						/>
					),
				)}
				{view.hands.map((side, index) =>
					side.length === 0 ? null : (
						<Hand
							key={side[0]!.token}
							title={text.handOf(capital(Object.values(reading.sides)[index] ?? ''))}
							kinds={side}
							counts={draft.hands[index] ?? {}}
							sets={family}
							sides={sides}
							onSet={(token, count) => editor.setHand(index, token, count)}
						/>
					),
				)}
				<Tools editor={editor} brush={pieceName(held.brush)} onTool={chooseTool} />
				{isHelp ? (
					<Shortcuts
						onClose={() => {
							help(false);
							interaction.say('');
						}}
					/>
				) : null}
			</section>
		</>
	);
}
