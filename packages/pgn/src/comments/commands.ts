import { misuse } from '@x/diagnostics';
import { wholeTextGiven } from '../text/surrogates.js';
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
 * @throws TypeError for a name that is not the name of a command, and for a value with "]", which ends a command.
 *
 * @example
 * const [game] = parse('1. e4 { Best by test. } *');
 * withCommand(game.moves[0], 'clk', '0:05:00').comments // → [{ text: 'Best by test.', commands: [{ name: 'clk', value: '0:05:00' }] }]
 */
export const withCommand = <C extends Commented>(commented: C, name: string, value: string | undefined): C => {
	if (typeof name !== 'string' || !isCommandName(name)) misuse('name', 'the name of a command', name);
	if (value !== undefined) wholeTextGiven(value, 'value');
	if (value?.includes(']')) misuse('value', 'a text without "]"', value);
	let rest: readonly Command[] = value === undefined ? [] : [{ name, value: collapse(value) }];
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
	wholeTextGiven(inside, 'inside');
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
 * A copy with another text. The commands of all comments stay: they and the text are one comment. A command in the text becomes data, and replaces
 * those with the same name. An empty text removes the text.
 *
 * @throws TypeError if the text is not a string of whole characters.
 *
 * @example
 * const [game] = parse('1. e4 { Best [%clk 0:05:00] } *');
 * withCommentText(game.moves[0], 'Popular').comments // → [{ text: 'Popular', commands: [{ name: 'clk', value: '0:05:00' }] }]
 * withCommentText(game.moves[0], 'Now [%clk 0:04:00]').comments // → [{ text: 'Now', commands: [{ name: 'clk', value: '0:04:00' }] }]
 */
export const withCommentText = <C extends Commented>(commented: C, text: string): C => {
	wholeTextGiven(text, 'text');
	const typed = readComment(text);
	const kept = commented.comments.flatMap(({ commands }) =>
		commands.filter(({ name }) => !typed.commands.some((one) => one.name === name)),
	);
	const comment: Comment = { text: typed.text, commands: [...kept, ...typed.commands] };
	return { ...commented, comments: comment.text === '' && comment.commands.length === 0 ? [] : [comment] };
};
