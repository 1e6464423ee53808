import type { Control } from './control.js';

const ARROWS: Readonly<Record<string, readonly [bigint, bigint]>> = {
	ArrowLeft: [-1n, 0n],
	ArrowRight: [1n, 0n],
	ArrowUp: [0n, 1n],
	ArrowDown: [0n, -1n],
};

/** Letters that move the view, by a fraction of the board. */
const PANS: Readonly<Record<string, readonly [number, number]>> = { a: [-1, 0], d: [1, 0], w: [0, 1], s: [0, -1] };

const ACTIONS: Readonly<Record<string, (control: Control) => void>> = {
	'+': ({ viewport }) => viewport.zoom(1.25),
	'=': ({ viewport }) => viewport.zoom(1.25),
	'-': ({ viewport }) => viewport.zoom(0.8),
	_: ({ viewport }) => viewport.zoom(0.8),
	enter: (control) => control.select(control.viewport.cursor),
	' ': (control) => control.select(control.viewport.cursor),
	escape: (control) => control.cancel(),
	home: ({ viewport }) => viewport.fitAll(),
	f: ({ viewport }) => viewport.fitAll(),
	v: (control) => control.fitSelection(),
	n: (control) => control.step(1),
	p: (control) => control.step(-1),
	c: (control) => control.walk([control.viewport.canvas.view.camera.x, control.viewport.canvas.view.camera.y]),
};

/** The used properties of a key press. */
export type KeyPress = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>;

const arrow = (control: Control, [dx, dy]: readonly [bigint, bigint], far: boolean): void => {
	const { viewport } = control;
	const sign = viewport.canvas.view.flipped ? -1n : 1n;
	if (far) control.leap(dx * sign, dy * sign);
	else control.walk([viewport.cursor[0] + dx * sign * viewport.stride, viewport.cursor[1] + dy * sign * viewport.stride]);
};

const own = <T>(table: Readonly<Record<string, T>>, key: string): T | undefined => (Object.hasOwn(table, key) ? table[key] : undefined);

/**
 * Handles a key on the board; false if it has no meaning. `type` moves the beginning of a text into the field for squares and moves; it
 * returns false if there is none.
 */
export const pressKey = (control: Control, press: KeyPress, type: (text: string) => boolean): boolean => {
	const { key, shiftKey, ctrlKey, metaKey, altKey } = press;
	if (ctrlKey || metaKey || altKey) return false;
	const { viewport } = control;
	const name = key.toLowerCase();
	const direction = own(ARROWS, key);
	const pan = own(PANS, name);
	const action = own(ACTIONS, name);
	if (direction !== undefined) arrow(control, direction, shiftKey);
	else if (pan !== undefined) viewport.pan((pan[0] * viewport.canvas.view.width) / 6, (pan[1] * viewport.canvas.view.height) / 6);
	else if (action !== undefined) action(control);
	else if (/^\d$/.test(key)) return type(key);
	else return name === 'g' && type('');
	return true;
};
