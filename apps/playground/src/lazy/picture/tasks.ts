/** Milliseconds of work before the page gets a turn. */
const SLICE = 8;

const queue = new Set<() => void>();
let running = false;

const run = (): void => {
	const until = performance.now() + SLICE;
	for (const task of queue) {
		queue.delete(task);
		task();
		if (performance.now() >= until) break;
	}
	running = queue.size > 0;
	if (running) setTimeout(run, 0);
};

/** Runs a task when the page is not busy with the tasks before it. The result cancels it. */
export const later = (task: () => void): (() => void) => {
	queue.add(task);
	if (!running) {
		running = true;
		setTimeout(run, 0);
	}
	return () => {
		queue.delete(task);
	};
};
