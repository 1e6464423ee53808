import { useEffect, useState } from 'preact/hooks';

/** The name of a link to the page of an error. Its value is the code. */
export const ABOUT = 'about';

/** Whether a code has a page: those of the notations have. No other codes begin with `f`. */
export const hasPage = (code: string): boolean => /^(betza|chess|diagram|engines|f|icn|kif|mbn|pgn|san|sjaak|variants-ini|wxf)/.test(code);

/** The code whose link was pressed last, and a way to forget it. The links are also in late scripts, which have only the page in common. */
export const useAbout = (): readonly [code: string, forget: () => void] => {
	const [code, set] = useState('');
	useEffect(
		() =>
			addEventListener('click', ({ target }) => {
				const { name, value } = target as HTMLButtonElement;
				if (name === ABOUT) set(value);
			}),
		[],
	);
	return [code, () => set('')];
};
