/** The panel of the rules. */
export const rules = {
	reading: 'Reading the rules…',
	label: (title: string): string => `Rules of ${title}`,
	print: 'Print',
	exact: 'Every rule, exactly',
	exactNote: 'All rules as this page plays them, with counters and rights that the text above leaves out.',
} as const;
