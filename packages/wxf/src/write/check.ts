import type { Diagnostic } from '@x/diagnostics';
import type { WxfCode } from '../codes.js';
import type { Line, MoveNode, XiangqiGame } from '../game.js';
import { moveAt, narrow } from '../move-text.js';

/** Collects the parts of a value that a form of file cannot say. Their places are paths. */
export class Losses {
	readonly problems: Diagnostic<WxfCode>[] = [];

	add(path: string, message: string, hint?: string): void {
		this.problems.push({
			code: 'wxf/inexpressible',
			message,
			severity: 'error',
			span: { from: 0, to: 0 },
			...(hint !== undefined && { hint }),
			data: { path },
		});
	}
}

/** The parts of a game that a form of file can say. */
export interface Abilities {
	/** The name of the form in messages. */
	readonly title: string;
	readonly variations: boolean;
	/** The annotations that it can say. */
	readonly nags: (nag: number) => boolean;
	/** The text that a comment may not contain. */
	readonly comment: RegExp;
	/** The text that a tag may not contain. */
	readonly tag: RegExp;
}

/** Names of tags that follow from the game. */
const IMPLIED = /^(?:Game|Format|Result|FEN|SetUp)$/i;

/** Checks every part of a game, and lists those that cannot be written. Returns the game without them. */
export function writable(game: XiangqiGame, abilities: Abilities, losses: Losses, path: string): XiangqiGame {
	const tags = game.tags.filter(({ name, value }, index) => {
		const fits = !abilities.tag.test(value) && value === value.trim() && /^[^\s[\]"{}]+$/.test(name) && !IMPLIED.test(name);
		if (!fits) losses.add(`${path}.tags[${index}]`, `Expected a tag that ${abilities.title} can say, found ${JSON.stringify(name)}.`);
		return fits;
	});
	return { ...game, tags, ...line(game, abilities, losses, path) };
}

function line({ comment, moves }: Line, abilities: Abilities, losses: Losses, path: string): Line {
	const kept = commentOf(comment, abilities, losses, `${path}.comment`);
	return { ...kept, moves: moves.map((node, index) => move(node, abilities, losses, `${path}.moves[${index}]`)) };
}

function commentOf(
	comment: string | undefined,
	{ title, comment: refused }: Abilities,
	losses: Losses,
	path: string,
): { readonly comment?: string } {
	if (comment === undefined || comment.trim() === '') return {};
	if (!refused.test(comment)) return { comment };
	losses.add(path, `Expected a comment that ${title} can say, found ${JSON.stringify(comment.slice(0, 40))}.`);
	return {};
}

function move(node: MoveNode, abilities: Abilities, losses: Losses, path: string): MoveNode {
	const { text, comment } = node;
	const found = moveAt(text, narrow(text), 0);
	if (found?.to !== text.length || found.canonical !== text)
		losses.add(`${path}.text`, `Expected a move, found ${JSON.stringify(text)}.`, 'A move is C2.5, H2-E2 or 炮二平五.');
	const nags = node.nags.filter((nag) => {
		if (!abilities.nags(nag)) losses.add(`${path}.nags`, `Expected an annotation that ${abilities.title} can say, found ${nag}.`);
		return abilities.nags(nag);
	});
	if (node.variations.length > 0 && !abilities.variations)
		losses.add(`${path}.variations`, `Expected no variations in ${abilities.title}, found ${node.variations.length}.`);
	const variations = (abilities.variations ? node.variations : []).filter((one, index) => {
		if (one.moves.length === 0) losses.add(`${path}.variations[${index}]`, 'Expected a move in the variation, found none.');
		return one.moves.length > 0;
	});
	const lines = variations.map((one, index) => line(one, abilities, losses, `${path}.variations[${index}]`));
	return { text, nags, ...commentOf(comment, abilities, losses, `${path}.comment`), variations: lines };
}
