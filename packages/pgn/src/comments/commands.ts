import { misuse } from '@x/diagnostics';
import type { Command, Comment, Line, MoveNode } from '../tree/game.js';
import { collapse, isCommandName, readComment } from './read.js';

/** A value with comments: a move, or a line with comments before its first move. */
export type Commented = Pick<MoveNode | Line, 'comments'>;

/**
 * The value of the first command with a name in the comments of a move or a line; `undefined` without one.
 *
 * @example
 * const [game] = parse('1. e4 { [%clk 0:05:00] } *');
 * commandOf(game.moves[0], 'clk') // → '0:05:00'
 */
export const commandOf = (commented: Commented, name: string): string | undefined => {
	for (const { commands } of commented.comments) {
		const command = commands.find((one) => one.name === name);
		if (command !== undefined) return command.value;
	}
	return undefined;
};

const withCommands = (comment: Comment, commands: readonly Command[]): Comment => ({ text: comment.text, commands });

/**
 * A copy with another value of a command: at the place of the first command with this name, or behind the commands of the first comment. Others with
 * the same name are removed. Without a value, the command is removed. Comments that do not change are the same objects.
 *
 * @throws TypeError for a name that is not the name of a command.
 *
 * @example
 * const [game] = parse('1. e4 { Best by test. } *');
 * withCommand(game.moves[0], 'clk', '0:05:00').comments // → [{ text: 'Best by test.', commands: [{ name: 'clk', value: '0:05:00' }] }]
 */
export const withCommand = <C extends Commented>(commented: C, name: string, value: string | undefined): C => {
	if (typeof name !== 'string' || !isCommandName(name)) misuse('name', 'the name of a command', name);
	let rest: readonly Command[] = value === undefined ? [] : [{ name, value }];
	const comments = commented.comments.flatMap((comment) => {
		if (!comment.commands.some((one) => one.name === name)) return [comment];
		const commands = comment.commands.flatMap((one) => {
			if (one.name !== name) return [one];
			const placed = rest;
			rest = [];
			return placed;
		});
		return commands.length === 0 && comment.text === '' ? [] : [withCommands(comment, commands)];
	});
	if (rest.length > 0) {
		const first = comments[0];
		comments.splice(
			0,
			first === undefined ? 0 : 1,
			first === undefined ? { text: '', commands: rest } : withCommands(first, [...first.commands, ...rest]),
		);
	}
	return { ...commented, comments };
};

/**
 * A comment from its text, as it stands between braces: commands in the text become data, and each run of blanks becomes one space.
 *
 * @example
 * commentOf('Fine.\n[%clk 0:05:00]') // → { text: 'Fine.', commands: [{ name: 'clk', value: '0:05:00' }] }
 */
export const commentOf = (inside: string): Comment => {
	if (typeof inside !== 'string') misuse('inside', 'a string', inside);
	return readComment(inside);
};

/**
 * The texts of all comments of a move or a line, without commands, joined by spaces.
 *
 * @example
 * const [game] = parse('1. e4 { Best } { by test. [%clk 0:05:00] } *');
 * commentText(game.moves[0]) // → 'Best by test.'
 */
export const commentText = (commented: Commented): string => collapse(commented.comments.map(({ text }) => text).join(' '));

/**
 * A copy with another text. The commands of all comments stay: they and the text are one comment. An empty text removes the text.
 *
 * @throws TypeError if the text is not a string.
 *
 * @example
 * const [game] = parse('1. e4 { Best [%clk 0:05:00] } *');
 * withCommentText(game.moves[0], 'Popular').comments // → [{ text: 'Popular', commands: [{ name: 'clk', value: '0:05:00' }] }]
 */
export const withCommentText = <C extends Commented>(commented: C, text: string): C => {
	if (typeof text !== 'string') misuse('text', 'a string', text);
	const comment: Comment = { text: collapse(text), commands: commented.comments.flatMap(({ commands }) => commands) };
	return { ...commented, comments: comment.text === '' && comment.commands.length === 0 ? [] : [comment] };
};
