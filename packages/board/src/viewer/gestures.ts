/** A step through a game. */
export type Step = 'back' | 'next';

/** Pixels that a finger moves sideways in a swipe. */
const SWIPE = 36;

/** Milliseconds between two steps of a wheel. */
const WHEEL = 60;

/** Steps by swipes over the board, and by the wheel where the page wants that. */
export const stepByGestures = (board: HTMLElement, step: (to: Step) => void, wheelSteps: () => boolean): void => {
	let start: { readonly pointer: number; readonly x: number; readonly y: number } | undefined;
	board.addEventListener('pointerdown', ({ pointerId, pointerType, clientX, clientY, isPrimary }) => {
		start = pointerType === 'touch' && isPrimary ? { pointer: pointerId, x: clientX, y: clientY } : undefined;
	});
	board.addEventListener('pointerup', ({ pointerId, clientX, clientY }) => {
		if (start?.pointer !== pointerId) return;
		const [across, down] = [clientX - start.x, clientY - start.y];
		start = undefined;
		if (Math.abs(across) > SWIPE && Math.abs(across) > 2 * Math.abs(down)) step(across < 0 ? 'next' : 'back');
	});
	board.addEventListener('pointercancel', () => {
		start = undefined;
	});
	let last = 0;
	board.addEventListener(
		'wheel',
		(event) => {
			if (!wheelSteps() || event.ctrlKey || event.deltaY === 0) return;
			event.preventDefault();
			if (event.timeStamp - last < WHEEL) return;
			last = event.timeStamp;
			step(event.deltaY > 0 ? 'next' : 'back');
		},
		{ passive: false },
	);
};
