/** The language JSON of the workshop. */
export const json = {
	title: 'JSON',
	untitled: 'Untitled game',
	fault: (expected: string, found: string | undefined): string => `Expected ${expected}, found ${found ?? 'the end of the text'}.`,
	duplicate: (key: string): string => `Expected each key once, found “${key}” again.`,
	/** The part that the reader expected, by the code of the fault. */
	expected: {
		InvalidSymbol: 'a value, such as a text in quotes',
		InvalidNumberFormat: 'a number',
		PropertyNameExpected: 'a key in quotes',
		ValueExpected: 'a value',
		ColonExpected: 'a colon after the key',
		CommaExpected: 'a comma',
		CloseBraceExpected: 'a closing brace',
		CloseBracketExpected: 'a closing bracket',
		EndOfFileExpected: 'the end of the text',
		InvalidCommentToken: 'JSON without comments',
		UnexpectedEndOfComment: 'the end of the comment',
		UnexpectedEndOfString: 'a quotation mark at the end of the text',
		UnexpectedEndOfNumber: 'a digit',
		InvalidUnicode: 'four digits of a character',
		InvalidEscapeCharacter: 'a known character after the backslash',
		InvalidCharacter: 'an ordinary character',
	},
	object: 'an object with the rules of a game',
	text: 'a text',
	envelope: 'one of the keys “id”, “title”, “rules” and “names”',
} as const;
