import { useEffect, useState } from 'preact/hooks';

const isDark = (): boolean => {
	const { theme } = document.documentElement.dataset;
	// Printed pages are light.
	return matchMedia(theme === undefined ? 'screen and (prefers-color-scheme: dark)' : theme === 'dark' ? 'screen' : 'not all').matches;
};

/** Whether pictures are drawn for a dark page: as the system, or as the user has chosen. */
export const useDark = (): boolean => {
	const [dark, set] = useState(isDark);
	useEffect(() => {
		const follow = (): void => set(isDark());
		const queries = ['(prefers-color-scheme: dark)', 'print'].map((query) => matchMedia(query));
		for (const query of queries) query.addEventListener('change', follow);
		const chosen = new MutationObserver(follow);
		chosen.observe(document.documentElement, { attributeFilter: ['data-theme'] });
		return () => {
			for (const query of queries) query.removeEventListener('change', follow);
			chosen.disconnect();
		};
	}, []);
	return dark;
};
