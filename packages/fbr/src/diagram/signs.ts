import { textGiven } from '@x/diagnostics';

/** A diagram begins with a setting, the line of a piece, or a tag of HTML around it. A page of Markdown that shows one does not. */
const BEGIN = /^\s*(?:<|[A-Za-z][^:=\n]*[:=])/;
const SETTING = /^[^\S\n]*(?:files|ranks|promoZone|promoChoice|maxPromote|promoOffset|symmetry|royal|graphicsDir)[^\S\n]*=/m;
/** The line of a piece, with three fields at least. */
const PIECE = /^[^\S\n]*[^\s:=<>][^:=\n]*:[^:\n]*:/m;

/**
 * Says whether a text looks like the definition of an Interactive Diagram: it has a setting and the line of a piece. The beginning of a text is
 * enough. It may still have faults.
 *
 * @throws {TypeError} if `text` is not a string.
 *
 * @example
 * isDiagram('files=5\nranks=5\nking:K:K:king:e1') // true
 * isDiagram('[mine:chess]\nmaxRank = 8') // false
 */
export function isDiagram(text: string): boolean {
	textGiven(text);
	return BEGIN.test(text) && SETTING.test(text) && PIECE.test(text);
}
