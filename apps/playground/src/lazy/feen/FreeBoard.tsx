import { layout, type PieceSet } from '@x/board';
import { Board } from '@x/board/preact';
import { type Feen, pieces as piecesOf, withPiece } from '@x/feen';
import type { JSX } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { heldMarks } from '../pieces/DiagramBoard.js';
import type { Brush } from './brush.js';
import { freeGeometry, MOST_DRAWN, shapeKey } from './drawing.js';
import { boardPieces, tokenSpeech } from './token.js';

/** The most pieces listed when a board is too large to be drawn. */
const MOST_NAMED = 200;

export interface FreeBoardProps {
	readonly sets: readonly PieceSet[];
	readonly position: Feen;
	readonly flipped: boolean;
	/** The text has changed and cannot be read. */
	readonly dimmed: boolean;
	readonly brush: Brush;
	readonly onEdit: (position: Feen) => void;
	readonly say: (words: string) => void;
}

/** A board of any dimensions without rules: the user puts, moves and removes pieces. */
export function FreeBoard({ sets, position, flipped, dimmed, brush, onEdit, say }: FreeBoardProps): JSX.Element {
	const key = shapeKey(position);
	const geometry = useMemo(() => freeGeometry(position), [key]);
	const pieces = useMemo(() => (geometry === undefined ? [] : boardPieces(position)), [geometry, position]);
	const [focus, setFocus] = useState(0);
	const [picked, pick] = useState<number>();
	const marks = useMemo(() => heldMarks(picked), [picked]);
	const tokens = useMemo(() => {
		const all = geometry === undefined ? [] : piecesOf(position).map(({ piece }) => piece);
		return new Map(pieces.map(({ cell }, nth) => [cell, all[nth]!]));
	}, [pieces]);
	if (geometry === undefined) return <Listed position={position} />;

	const name = (cell: number): string => geometry.cells[cell]?.name ?? '';
	const words = (cell: number): string => {
		const token = tokens.get(cell);
		return token === undefined ? 'empty' : tokenSpeech(token, position);
	};
	const put = (cell: number, token: string | undefined): void => {
		onEdit(withPiece(position, name(cell), token));
		say(token === undefined ? `${name(cell)} is empty now.` : `${tokenSpeech(token, position)} put on ${name(cell)}.`);
	};
	const move = (from: number, to: number): void => {
		const token = tokens.get(from);
		pick(undefined);
		if (token === undefined || from === to) return;
		onEdit(withPiece(withPiece(position, name(from)), name(to), token));
		say(`${tokenSpeech(token, position)} moved to ${name(to)}.`);
	};
	const select = (cell: number): void => {
		setFocus(cell);
		if (brush.tool === 'put') put(cell, brush.token);
		else if (brush.tool === 'remove') put(cell, undefined);
		else if (picked !== undefined) move(picked, cell);
		else if (tokens.has(cell)) {
			pick(cell);
			say(`${name(cell)}, ${words(cell)}, picked up.`);
		}
	};
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: the cells inside have the focus
		<div
			class="free-board"
			onKeyDown={(event) => {
				if (event.key !== 'Delete' && event.key !== 'Backspace') return;
				if (!tokens.has(focus)) return;
				event.preventDefault();
				put(focus, undefined);
			}}
		>
			<div style={{ '--across': layout(geometry).width }}>
				<Board
					mode="free"
					class={dimmed ? 'dimmed' : ''}
					label="Board of the FEEN"
					geometry={geometry}
					orientation={flipped ? 'second' : 'first'}
					pieces={pieces}
					sets={sets}
					marks={marks}
					describeCell={(cell) => `${name(Number(cell))}, ${words(Number(cell))}${picked === cell ? ', picked up' : ''}`}
					onFocusCell={({ detail }) => setFocus(Number(detail.cell))}
					onCell={({ detail }) => select(Number(detail.cell))}
					onDrop={({ detail: { from, to } }) => {
						if (to !== undefined) move(Number(from), Number(to));
					}}
					onCancel={() => pick(undefined)}
				/>
			</div>
		</div>
	);
}

function Listed({ position }: { readonly position: Feen }): JSX.Element {
	const all = useMemo(() => piecesOf(position), [position]);
	return (
		<div class="free-listed">
			<p>Boards of more than {MOST_DRAWN} squares are not drawn. Their pieces:</p>
			<ul>
				{all.slice(0, MOST_NAMED).map(({ name, piece }) => (
					<li key={name}>
						{name}: {tokenSpeech(piece, position)}
					</li>
				))}
			</ul>
			{all.length > MOST_NAMED ? <p>and {all.length - MOST_NAMED} more</p> : null}
		</div>
	);
}
