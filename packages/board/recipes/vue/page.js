import { createApp, h, shallowRef } from 'vue';
import { Chess } from './board.js';

createApp({
	setup() {
		const played = shallowRef('');
		const onPlay = (name) => {
			played.value = name;
		};
		return () => [h(Chess, { onPlay }), h('output', played.value)];
	},
}).mount('main');
