import { type Feen, pieces as piecesOf, withPiece } from '@x/feen';
import type { JSX } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { Board } from '../../board/Board.js';
import type { Mark } from '../../board/marks.js';
import type { Brush } from './brush.js';
import { drawing, MOST_DRAWN, shapeKey } from './drawing.js';
import { boardPieces, tokenSpeech } from './token.js';

/** The most pieces listed when a board is too large to be drawn. */
const MOST_NAMED = 200;

export interface FreeBoardProps {
	readonly position: Feen;
	readonly flipped: boolean;
	/** The text has changed and cannot be read. */
	readonly dimmed: boolean;
	readonly brush: Brush;
	readonly onEdit: (position: Feen) => void;
	readonly say: (words: string) => void;
}

/** A board of any dimensions without rules: the user puts, moves and removes pieces. */
export function FreeBoard({ position, flipped, dimmed, brush, onEdit, say }: FreeBoardProps): JSX.Element {
	const key = shapeKey(position);
	const board = useMemo(() => drawing(position, flipped ? 'second' : 'first'), [key, flipped]);
	const pieces = useMemo(() => (board === undefined ? [] : boardPieces(position)), [board, position]);
	const [focus, setFocus] = useState(0);
	const [picked, pick] = useState<number>();
	const marks = useMemo((): readonly Mark[] => (picked === undefined ? [] : [{ type: 'picked', cell: picked }]), [picked]);
	const tokens = useMemo(() => {
		const all = board === undefined ? [] : piecesOf(position).map(({ piece }) => piece);
		return new Map(pieces.map(({ cell }, nth) => [cell, all[nth]!]));
	}, [pieces]);
	if (board === undefined) return <Listed position={position} />;

	const name = (cell: number): string => board.places.get(cell)?.cell.name ?? '';
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
				const cell = Number((event.target as HTMLElement).dataset.cell);
				if (!tokens.has(cell)) return;
				event.preventDefault();
				put(cell, undefined);
			}}
		>
			<div style={{ '--across': board.width }}>
				<Board
					label="Board of the FEEN"
					board={board}
					pieces={pieces}
					marks={marks}
					focus={board.places.has(focus) ? focus : 0}
					speak={(cell) => `${name(cell)}, ${words(cell)}${picked === cell ? ', picked up' : ''}`}
					dimmed={dimmed}
					onFocus={setFocus}
					onSelect={select}
					onLift={pick}
					onDrop={move}
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
