import type { Command } from '../tree/game.js';

// Neither part can match a character of the other, so an unclosed bracket costs linear time.
const COMMAND = /\[%(\w+)\s([^\][]*)\]/g;

/** The words and the commands of a comment, given without its braces or its semicolon. */
export function readComment(inside: string): { readonly text: string; readonly commands: readonly Command[] } {
	const commands: Command[] = [];
	const words = inside.includes('[%')
		? inside.replace(COMMAND, (_, name: string, value: string) => {
				commands.push({ name, value: value.trim() });
				return ' ';
			})
		: inside;
	return { text: words.replace(/\s+/g, ' ').trim(), commands };
}
