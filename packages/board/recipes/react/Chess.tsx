import '@x/board/define';
import type { Arrow, BoardEventMap, Mark } from '@x/board';
import { viewOf } from '@x/board/game';
import type {} from '@x/board/react';
import { chess as pictures } from '@x/board/sets/chess';
import { apply, legal, moveName } from '@x/core';
import { chess } from '@x/games/ready/chess';
import { useMemo, useState } from 'react';

const SETS = [pictures];

interface ChessProps {
	readonly arrows?: readonly Arrow[];
	readonly marks?: readonly Mark[];
	readonly onPlay?: (name: string) => void;
}

/** A game of chess. React 19 sets the properties of a custom element, and listens to `board-move` as `onboard-move`. */
export const Chess = ({ arrows, marks, onPlay }: ChessProps) => {
	const [position, setPosition] = useState(chess.start);
	const view = useMemo(() => viewOf(position), [position]);
	const play = ({ detail }: BoardEventMap['board-move']) => {
		const move = legal(position).find((one) => moveName(one) === detail.move.id);
		if (move === undefined) return;
		setPosition(apply(position, move));
		onPlay?.(detail.move.id);
	};
	return <x-board {...view} sets={SETS} arrows={arrows} marks={marks} onboard-move={play} />;
};
