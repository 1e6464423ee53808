/** Whether a text is a position, as FEN writes them in every game: ranks between slashes, one line. */
export const looksLikePosition = (text: string): boolean => /^\s*[^\s/[{(]+(\/[^\s/]+){2,}(\s[^\n]*)?$/.test(text.trimEnd());

/** Whether a text is moves: it begins with a tag or a number and a dot, or with a move and another word. */
export const looksLikeMoves = (text: string): boolean =>
	/^\s*(\[\w+\s+"|\d+\s*\.)/.test(text) ||
	/^\s*([A-Z]?[@x-]?[a-z]\w*\d[+#=\w!?]*|O-O(-O)?|0-0(-0)?)[+#!?]*\s+[^\s/]/.test(text.replace(/\/.*/s, '/'));
