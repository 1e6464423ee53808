import type { BoardPiece, CellId } from '@x/board';
import { Piece } from '@x/board/preact';
import type { JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Context } from '../../context.js';
import { capital } from '../../state/speech.js';
import * as strings from '../../strings/diagrams.js';
import * as pieceStrings from '../../strings/piece.js';
import { type Blocker, type DiagramView, isOwn, type KindsView } from '../../worker/protocol.js';
import { turned } from './blockers.js';
import { DiagramBoard, diagramLayout } from './DiagramBoard.js';
import { Legend } from './Legend.js';
import { Spots, Trails } from './Marks.js';
import { pictureOf, spotSpeech } from './picture.js';

/** Milliseconds without a key press before the pictures follow rules that are being edited. */
const PAUSE = 350;

/** Pictures of the moves of each piece from a cell, with blockers that the user puts by a click. */
export function Pieces({ store, interaction, sets }: Context): JSX.Element | null {
	const reading = store.reading.value;
	const { id } = store.state.value.ruleset;
	const [view, set] = useState<KindsView>();
	const [chosen, choose] = useState<string>();
	// Waits until typing pauses before drawing rules that are being edited.
	const hash = reading?.early === true || reading?.preset.id !== id ? undefined : reading.hash;
	useEffect(() => {
		if (hash === undefined || hash === view?.hash) return;
		const ask = (): void => store.client.ask('kinds', { ruleset: id }, set);
		if (view === undefined || !isOwn(id)) {
			ask();
			return;
		}
		const timer = setTimeout(ask, PAUSE);
		return () => clearTimeout(timer);
	}, [hash]);
	if (view === undefined) return <p class="lazy-wait">{strings.drawingPieces}</p>;
	const kind = view.kinds.find((one) => one.kind === chosen) ?? view.kinds[0];
	if (kind === undefined) return null;
	return (
		<section class="lab pieces-lab" aria-label={strings.title}>
			<h2>{strings.title}</h2>
			<fieldset class="pieces-choice">
				<legend class="hidden">{strings.piece}</legend>
				{view.kinds.map(({ kind: one, side, looks }) => {
					const look = looks[view.sides.indexOf(side)]!;
					return (
						<label key={one} title={look.picture}>
							<input type="radio" name="diagram-piece" checked={one === kind.kind} onChange={() => choose(one)} />
							<Piece look={look} sets={sets.of(view.family)} sides={view.boardSides} />
							<span>{capital(look.title.replace(`${view.boardSides[view.sides.indexOf(side)]!.title} `, ''))}</span>
						</label>
					);
				})}
			</fieldset>
			<Diagram key={`${view.hash} ${kind.kind}`} context={{ store, interaction, sets }} view={view} kind={kind} />
		</section>
	);
}

interface DiagramProps {
	readonly context: Omit<Context, 'incoming'>;
	readonly view: KindsView;
	readonly kind: KindsView['kinds'][number];
}

function Diagram({ context: { store, interaction, sets }, view, kind }: DiagramProps): JSX.Element {
	const [drawn, draw] = useState<DiagramView>();
	const [focus, setFocus] = useState<number>();
	const [held, hold] = useState<number>();
	const ask = (at: number | undefined, others: readonly Blocker[], side: string): void =>
		store.client.ask('diagram', { ruleset: view.ruleset, kind: kind.kind, side, at, others }, draw);
	useEffect(() => ask(undefined, [], kind.side), []);
	const flipped = drawn !== undefined && view.sides.indexOf(drawn.side) === 1;
	const board = useMemo(() => diagramLayout(view.board, flipped ? 'second' : 'first'), [view.board, flipped]);
	const picture = useMemo(() => (drawn === undefined ? undefined : pictureOf(drawn.ways, drawn.at, board)), [drawn, board]);
	if (drawn === undefined || picture === undefined) return <p class="lazy-wait">{strings.drawing}</p>;

	const { at, others, side, blockers } = drawn;
	const look = kind.looks[view.sides.indexOf(side)]!;
	const foe = view.sides.find((other) => other !== side) ?? side;
	const pieces: readonly BoardPiece[] = [
		{ ...look, cell: at },
		...others.map(({ cell, friend }) => ({ ...blockers[friend ? 1 : 0], cell })),
	];
	const names = new Map(view.board.cells.map(({ cell, name }) => [Number(cell), name]));
	const nameOf = (cell: CellId): string => names.get(Number(cell)) ?? '';
	const titles = new Map(others.map(({ cell, friend }) => [cell, blockers[friend ? 1 : 0].title]));
	const speak = (cell: number): string => {
		if (cell === at) return (held === cell ? pieceStrings.itselfHeld : pieceStrings.itself)(nameOf(cell), look.title);
		return spotSpeech(nameOf(cell), titles.get(cell), picture.spots.get(cell), nameOf);
	};
	const move = (from: number, to: number): void => {
		hold(undefined);
		if (from === to) return;
		const free = others.filter(({ cell }) => cell !== to && cell !== from);
		if (from === at) ask(to, free, side);
		else if (to !== at) ask(at, [...free, { cell: to, friend: others.find(({ cell }) => cell === from)?.friend === true }], side);
	};
	const select = (cell: number): void => {
		if (held !== undefined) move(held, cell);
		else if (cell === at) {
			hold(cell);
			interaction.say(pieceStrings.pickedUp(nameOf(cell), look.title));
		} else {
			const next = turned(others, cell);
			const there = next.find((one) => one.cell === cell);
			interaction.say(pieceStrings.placed(nameOf(cell), there && blockers[there.friend ? 1 : 0].title));
			ask(at, next, side);
		}
	};
	const under = picture.spots.get(focus ?? -1);
	const told = kind.texts.map((text) => (/[.!?:]$/.test(text) ? capital(text) : `${capital(text)}.`)).join(' ');
	return (
		<div class="diagram">
			<DiagramBoard
				label={strings.diagram(capital(look.title), nameOf(at))}
				board={board}
				pieces={pieces}
				sides={view.boardSides}
				sets={sets.of(view.family)}
				held={held}
				focus={focus !== undefined && names.has(focus) ? focus : at}
				speak={speak}
				dimmed={false}
				under={<Trails board={board} picture={picture} at={at} />}
				over={<Spots board={board} picture={picture} held={new Set(others.map(({ cell }) => cell))} />}
				onFocus={setFocus}
				onSelect={select}
				onDrop={move}
				onCancel={() => hold(undefined)}
			/>
			<p class="diagram-cell">{focus === undefined || (under === undefined && !titles.has(focus)) ? '\u00a0' : speak(focus)}</p>
			<Legend picture={picture} />
			<p class="diagram-words">{told}</p>
			<DiagramTools
				empty={others.length === 0}
				foe={view.boardSides[view.sides.indexOf(foe)]!.title}
				onClear={() => ask(at, [], side)}
				onTurn={() => ask(undefined, [], foe)}
			/>
		</div>
	);
}

interface DiagramToolsProps {
	readonly empty: boolean;
	/** The title of the other side. */
	readonly foe: string;
	readonly onClear: () => void;
	readonly onTurn: () => void;
}

/** How to use the diagram, and its buttons. */
function DiagramTools({ empty, foe, onClear, onTurn }: DiagramToolsProps): JSX.Element {
	return (
		<>
			<p class="diagram-help">{strings.help}</p>
			<div class="diagram-tools">
				<button type="button" class="tool" aria-disabled={empty} onClick={onClear}>
					{strings.clear}
				</button>
				<button type="button" class="tool" onClick={onTurn}>
					{strings.showAs(foe)}
				</button>
			</div>
		</>
	);
}
