/** Whether a text is a position in FEN of any game: ranks between slashes, in one line. */
export const looksLikePosition = (text: string): boolean => /^\s*[^\s/[{(]+(\/[^\s/]+){2,}(\s[^\n]*)?$/.test(text.trimEnd());

/** Whether a text is a list of moves: it begins with a tag, with a number and a dot, or with a move and another word. */
export const looksLikeMoves = (text: string): boolean =>
	/^\s*(\[\w+\s+"|\d+\s*\.)/.test(text) ||
	/^\s*([A-Z]?[@x-]?[a-z]\w*\d[+#=\w!?]*|O-O(-O)?|0-0(-0)?)[+#!?]*\s+[^\s/]/.test(text.replace(/\/.*/s, '/'));
