import { useEffect, useState } from 'preact/hooks';

/** Printed pages are light. */
const DARK = 'screen and (prefers-color-scheme: dark)';

/** Whether pictures are drawn for a dark page. */
export const useDark = (): boolean => {
	const [dark, set] = useState(() => matchMedia(DARK).matches);
	useEffect(() => {
		const query = matchMedia(DARK);
		const follow = (): void => set(query.matches);
		query.addEventListener('change', follow);
		return () => query.removeEventListener('change', follow);
	}, []);
	return dark;
};
