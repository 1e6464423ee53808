import type { PaletteKind } from '../../worker/protocol.js';
import type { Editor, Tool } from './use-editor.js';

const TOOLS: Readonly<Record<string, Tool>> = { KeyM: 'move', KeyE: 'erase', KeyS: 'select' };

/** The next piece of the palette with a letter, the sides in turn. */
const withLetter = (kinds: readonly PaletteKind[], letter: string, brush: string): PaletteKind | undefined => {
	const fitting = kinds.filter(({ look }) =>
		look.letter
			.replace(/[^A-Za-z]/g, '')
			.toUpperCase()
			.startsWith(letter),
	);
	// Shorter letters first: N before NR. The sides follow each other.
	const ordered = [...fitting].sort((one, other) => one.look.letter.length - other.look.letter.length);
	return ordered[(ordered.findIndex(({ token }) => token === brush) + 1) % Math.max(1, ordered.length)];
};

/** The use of a key on the board. */
export interface KeyUse {
	readonly kinds: readonly PaletteKind[];
	/** The square with the focus. */
	readonly focus: string | undefined;
	readonly choose: (kind: PaletteKind) => void;
	readonly chooseTool: (tool: Tool) => void;
	readonly help: () => void;
}

const withControl = <B>(editor: Editor<B>, key: string, focus: string | undefined): boolean => {
	if (key === 'c') editor.copy(false);
	else if (key === 'x') editor.copy(true);
	else if (key === 'v' && focus !== undefined) editor.paste(focus);
	else return false;
	return true;
};

/** Handles a key on the board; false if it has no meaning here. */
export const pressKey = <B>(editor: Editor<B>, event: KeyboardEvent, { kinds, focus, choose, chooseTool, help }: KeyUse): boolean => {
	const { key, code, shiftKey, altKey, ctrlKey, metaKey } = event;
	if (ctrlKey || metaKey) return withControl(editor, key.toLowerCase(), focus);
	if (altKey) {
		const tool = TOOLS[code];
		if (tool !== undefined) chooseTool(tool);
		return tool !== undefined;
	}
	if (key === '?') help();
	else if (key === 'Escape') editor.letGo();
	else if (key === 'Delete' || key === 'Backspace') {
		if (focus !== undefined) editor.remove(focus);
	} else if (key === '[' || key === ']') {
		const at = kinds.findIndex(({ token }) => token === editor.held.brush);
		choose(kinds[(at + (key === ']' ? 1 : kinds.length - 1)) % kinds.length]!);
	} else if (shiftKey && /^[A-Z]$/.test(key)) {
		const kind = withLetter(kinds, key, editor.held.tool === 'put' ? editor.held.brush : '');
		if (kind !== undefined) choose(kind);
	} else return false;
	return true;
};
