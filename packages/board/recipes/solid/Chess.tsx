import '@x/board/define';
import type { Arrow, BoardEventMap, Mark } from '@x/board';
import { viewOf } from '@x/board/game';
import { chess as pictures } from '@x/board/sets/chess';
import type {} from '@x/board/solid';
import { apply, legal, moveName } from '@x/core';
import { chess } from '@x/games/ready/chess';
import { createSignal } from 'solid-js';

const SETS = [pictures];

interface ChessProps {
	readonly arrows?: readonly Arrow[];
	readonly marks?: readonly Mark[];
	readonly onPlay?: (name: string) => void;
}

/** A game of chess. Solid sets the properties of a custom element, and listens to `board-move` as `on:board-move`. */
export const Chess = (props: ChessProps) => {
	const [position, setPosition] = createSignal(chess.start);
	const play = ({ detail }: BoardEventMap['board-move']) => {
		const move = legal(position()).find((one) => moveName(one) === detail.move.id);
		if (move === undefined) return;
		setPosition(apply(position(), move));
		props.onPlay?.(detail.move.id);
	};
	return <x-board {...viewOf(position())} sets={SETS} arrows={props.arrows} marks={props.marks} on:board-move={play} />;
};
