import { type Line, START, type XiangqiGame } from '../game.js';
import { safeParseMove } from '../move-text.js';
import { CHINESE_RESULTS } from '../results.js';
import { digitsOf, STANDARD } from '../setup-digits.js';
import { toDhtmlxq } from '../tags.js';
import { type Losses, writable } from './check.js';

const element = (name: string, content: string): string => `[DhtmlXQ_${name}]${content}[/DhtmlXQ_${name}]`;

/** A branch that is to be written: its line, and its place. */
interface Branch {
	readonly line: Line;
	readonly id: number;
	readonly parent: number;
	readonly first: number;
	readonly path: string;
}

/** A game in the form of DhtmlXQ. Moves must be points. */
export function writeDhtmlxq(value: XiangqiGame, losses: Losses, path: string): string {
	const refused = /\|\||\[\/?DhtmlXQ/i;
	const abilities = { title: 'DhtmlXQ', variations: true, nags: () => false, comment: refused, tag: /\n|\[\/?DhtmlXQ/i };
	const game = writable(value, abilities, losses, path);
	const elements = game.tags.map(({ name, value: text }) => element(toDhtmlxq(name), text));
	if (game.result !== '*') elements.push(element('result', CHINESE_RESULTS[game.result]));
	elements.push(element('binit', setup(game, losses, path)));
	const comments: string[] = [];
	const queue: Branch[] = [{ line: game, id: 0, parent: 0, first: 1, path }];
	for (let next = 0; next < queue.length; next++) {
		const branch = queue[next]!;
		elements.push(moves(branch, losses));
		commentsOf(branch, comments);
		for (const [index, { variations }] of branch.line.moves.entries())
			for (const [number, line] of variations.entries()) {
				const at = `${branch.path}.moves[${index}].variations[${number}]`;
				queue.push({ line, id: queue.length, parent: branch.id, first: branch.first + index, path: at });
			}
	}
	return ['[DhtmlXQ]', ...elements, ...comments, '[/DhtmlXQ]', ''].join('\n');
}

function setup({ fen, moves }: XiangqiGame, losses: Losses, path: string): string {
	if (fen === undefined || fen === START) return STANDARD;
	const digits = digitsOf(fen, moves[0]?.text.toLowerCase().replace('-', ''));
	if (typeof digits === 'string') return digits;
	losses.add(`${path}.fen`, digits.message);
	return STANDARD;
}

function moves({ line, id, parent, first, path }: Branch, losses: Losses): string {
	const digits = line.moves.map(({ text }, index) => {
		const read = safeParseMove(text);
		if (read.ok && read.value.form === 'points') return pointDigits(read.value.from) + pointDigits(read.value.to);
		if (read.ok)
			losses.add(
				`${path}.moves[${index}].text`,
				`Expected the points of a move, found ${JSON.stringify(text)}.`,
				'rewrite of @x/wxf/play finds the points.',
			);
		return '';
	});
	return element(id === 0 ? 'movelist' : `move_${parent}_${first}_${id}`, digits.join(''));
}

const pointDigits = (point: string): string => `${point.charCodeAt(0) - 97}${9 - Number(point[1])}`;

function commentsOf({ line, id, first }: Branch, comments: string[]): void {
	const add = (ply: number, comment: string | undefined): void => {
		if (comment !== undefined) comments.push(element(id === 0 ? `comment${ply}` : `comment${id}_${ply}`, comment.replace(/\n/g, '||')));
	};
	add(first - 1, line.comment);
	for (const [index, { comment }] of line.moves.entries()) add(first + index, comment);
}
