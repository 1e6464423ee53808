/** The editor of the workshop. */
export const editor = {
	keys: 'Tab leaves the field. Ctrl Space completes a word. F8 goes to the next problem.',
	loading: 'Loading the editor…',
	failed: 'The editor could not be loaded. Check the connection and reload the page.',
	previous: 'Previous problem',
	next: 'Next problem',
} as const;
