import '@x/board/define';
import { viewOf } from '@x/board/game';
import { chess as pictures } from '@x/board/sets/chess';
import { apply, legal, moveName } from '@x/core';
import { chess } from '@x/games/ready/chess';
import { h, shallowRef } from 'vue';

const sets = [pictures];

/**
 * A game of chess. Vue sets the properties of a custom element. In a template it is `<x-board v-bind="view" @board-move="play">`, with the compiler
 * option `isCustomElement: (tag) => tag.startsWith('x-')`.
 */
export const Chess = {
	props: ['arrows', 'marks'],
	emits: ['play'],
	setup(props, { emit }) {
		// Positions are immutable values: they need no deep proxies.
		const position = shallowRef(chess.start);
		const onBoardMove = ({ detail }) => {
			const move = legal(position.value).find((one) => moveName(one) === detail.move.id);
			position.value = apply(position.value, move);
			emit('play', detail.move.id);
		};
		return () => h('x-board', { ...viewOf(position.value), ...props, sets, onBoardMove });
	},
};
