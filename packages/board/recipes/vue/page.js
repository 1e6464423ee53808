import { createApp, h, shallowRef } from 'vue';
import { Chess } from './board.js';

const arrows = [{ from: 'e2', to: 'e4' }];
const marks = [{ cell: 'e4', color: 'red' }];

createApp({
	setup() {
		const played = shallowRef('');
		const onPlay = (name) => {
			played.value = name;
		};
		return () => [h(Chess, { arrows, marks, onPlay }), h('output', played.value)];
	},
}).mount('main');
