import { defineComponent, h, onMounted, ref } from 'vue';
import type { BoardGame } from './board-game.js';

/** What stands under the board before the first move. */
const WHY = 'The knight on c6 may not take the pawn on d4. Try it, and the board says why.';

/** A board that answers: it refuses a move that the rules do not allow, with the reason. Until its code has come it is a picture. */
export const HomeBoard = defineComponent({
	name: 'HomeBoard',
	setup: () => {
		const says = ref(WHY);
		const place = ref<HTMLElement>();
		const isAwake = ref(false);
		onMounted(async () => {
			const { startBoard }: { readonly startBoard: BoardGame } = await import('./board-game.js');
			isAwake.value = true;
			if (place.value !== undefined) startBoard(place.value, (text) => (says.value = text));
		});
		return () =>
			h('div', { class: 'home-board' }, [
				isAwake.value
					? undefined
					: h('img', { src: '/pictures/home.svg', alt: 'A chess board. Black is to move.', width: 420, height: 420 }),
				h('div', { ref: place }),
				h('p', { 'aria-live': 'polite' }, says.value),
			]);
	},
});
