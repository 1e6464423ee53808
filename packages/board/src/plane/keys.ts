import type { Control } from './control.js';

const ARROWS: Readonly<Record<string, readonly [bigint, bigint]>> = {
	ArrowLeft: [-1n, 0n],
	ArrowRight: [1n, 0n],
	ArrowUp: [0n, 1n],
	ArrowDown: [0n, -1n],
};

/** Letters that move the view, by a fraction of the board. */
const PANS: Readonly<Record<string, readonly [number, number]>> = { a: [-1, 0], d: [1, 0], w: [0, 1], s: [0, -1] };

/** The used properties of a key press. */
export type KeyPress = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** Handles a key on the board; false if it has no meaning. `type` moves a character into the field for squares and moves. */
export const pressKey = (
	control: Control,
	{ key, shiftKey, ctrlKey, metaKey, altKey }: KeyPress,
	type: (text: string) => void,
): boolean => {
	if (ctrlKey || metaKey || altKey) return false;
	const { eye } = control;
	const sign = eye.canvas.view.flipped ? -1n : 1n;
	const arrow = ARROWS[key];
	if (arrow !== undefined) {
		const [dx, dy] = [arrow[0] * sign, arrow[1] * sign];
		if (shiftKey) control.leap(dx, dy);
		else control.walk([eye.cursor[0] + dx * eye.stride, eye.cursor[1] + dy * eye.stride]);
		return true;
	}
	const pan = PANS[key.toLowerCase()];
	if (pan !== undefined) {
		eye.pan((pan[0] * eye.canvas.view.width) / 6, (pan[1] * eye.canvas.view.height) / 6);
		return true;
	}
	if (/^\d$/.test(key)) {
		type(key);
		return true;
	}
	const actions: Readonly<Record<string, () => void>> = {
		'+': () => eye.zoom(1.25),
		'=': () => eye.zoom(1.25),
		'-': () => eye.zoom(0.8),
		_: () => eye.zoom(0.8),
		Enter: () => control.select(eye.cursor),
		' ': () => control.select(eye.cursor),
		Escape: () => control.cancel(),
		Home: () => eye.fitAll(),
		f: () => eye.fitAll(),
		v: () => control.fitSelection(),
		n: () => control.step(1),
		p: () => control.step(-1),
		c: () => control.walk([eye.canvas.view.camera.x, eye.canvas.view.camera.y]),
		g: () => type(''),
	};
	const action = Object.hasOwn(actions, key.length === 1 ? key.toLowerCase() : key)
		? actions[key.length === 1 ? key.toLowerCase() : key]
		: undefined;
	action?.();
	return action !== undefined;
};
