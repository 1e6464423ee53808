/**
 * Starts `count` works, at most `ahead` of them before the first one that is not done, and gives their results in order.
 *
 * Works that were started when the reader stops go on; their results are dropped.
 */
export async function* inOrder<T>(count: number, start: (index: number) => Promise<T>, ahead: number): AsyncGenerator<T> {
	const started = new Map<number, Promise<T>>();
	let next = 0;
	for (let index = 0; index < count; index++) {
		for (; next < count && next < index + ahead; next++) {
			const work = start(next);
			// It is awaited when its turn comes.
			work.catch(() => undefined);
			started.set(next, work);
		}
		const result = await started.get(index)!;
		started.delete(index);
		yield result;
	}
}
