/** Text that this browser keeps for the page; undefined if there is none, or if the page may not store anything. */
export const kept = (key: string): string | undefined => {
	try {
		return localStorage.getItem(key) ?? undefined;
	} catch {
		return undefined;
	}
};

/** Keeps a text for the next visit. Where the page may not store anything, it lasts as long as the page's own state. */
export const keep = (key: string, text: string): void => {
	try {
		localStorage.setItem(key, text);
	} catch {
		// The next visit begins anew.
	}
};
