/** The panel of the rules. */
export const rules = {
	reading: 'Reading the rules…',
	label: (title: string): string => `Rules of ${title}`,
	/** The place of a rule in the text of the rules, for a button. */
	ruleLine: (line: number): string => `line ${line}`,
	/** `zone=dontcross, line 3 of the rules.` */
	ruleAt: (name: string, line: number): string => `${name}, line ${line} of the rules.`,
	theRule: 'The rule',
	theRuleOf: (about: string): string => `The rule: ${about}`,
	showRule: 'Shows the rule in the text of the rules.',
	print: 'Print',
	exact: 'Every rule, exactly',
	exactNote: 'All rules as this page plays them, with counters and rights that the text above leaves out.',
} as const;
