import '@x/board/define';
import { viewOf } from '@x/board/game';
import { chess as pictures } from '@x/board/sets/chess';
import { apply, legal, moveName } from '@x/core';
import { chess } from '@x/games/ready/chess';
import { useMemo, useState } from 'react';

const SETS = [pictures];

/** A game of chess. React 19 sets the properties of a custom element, and listens to `board-move` as `onboard-move`. */
export const Chess = ({ arrows, marks, onPlay }) => {
	const [position, setPosition] = useState(chess.start);
	const view = useMemo(() => viewOf(position), [position]);
	const play = ({ detail }) => {
		const move = legal(position).find((one) => moveName(one) === detail.move.id);
		setPosition(apply(position, move));
		onPlay?.(detail.move.id);
	};
	return <x-board {...view} sets={SETS} arrows={arrows} marks={marks} onboard-move={play} />;
};
