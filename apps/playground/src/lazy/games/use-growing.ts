import { useEffect, useState } from 'preact/hooks';
import { later } from '../picture/tasks.js';

/** Entries that are drawn at once: more than a window shows. */
const FIRST_ENTRIES = 24;

/** The number of entries of a long list to draw: some at once, the others while the page is not busy. Another `list` begins again. */
export const useGrowing = (total: number, list: string): number => {
	const [drawn, setDrawn] = useState({ list, count: FIRST_ENTRIES });
	const count = drawn.list === list ? drawn.count : FIRST_ENTRIES;
	useEffect(() => {
		if (count >= total) return;
		return later(() => setDrawn({ list, count: count + FIRST_ENTRIES }));
	}, [count, total, list]);
	return count;
};
