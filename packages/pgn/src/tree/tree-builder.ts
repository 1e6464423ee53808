import { readToken } from '../comments/read.js';
import type { GameRead, PgnVisitor, TextToken } from '../events/visitor.js';
import { BLANK } from '../text/blanks.js';
import type { Comment, GameResult, Line, MoveNode, ParsedGame, PgnProblem, Tag } from './game.js';

interface OpenMove extends MoveNode {
	nags: number[];
	comments: Comment[];
	variations: Line[];
}

interface OpenLine extends Line {
	comments: Comment[];
	readonly moves: OpenMove[];
	/** Variations before the first move, which they replace. */
	early: Line[];
}

// Shared by the moves without annotations, and never changed.
const NO_NAGS: number[] = [];
const NO_COMMENTS: Comment[] = [];
const NO_LINES: Line[] = [];

const emptyLine = (): OpenLine => ({ comments: NO_COMMENTS, moves: [], early: NO_LINES });

/** A line that has ended. Variations without a move that they replace are the line itself, and the variations of its first move. */
const closed = ({ comments, moves, early }: OpenLine): Line => {
	if (early === NO_LINES) return { comments, moves };
	const all = [...comments, ...early.flatMap((line) => line.comments)];
	const [first, ...others] = early.filter((line) => line.moves.length > 0);
	const [move, ...rest] = first?.moves ?? [];
	if (move === undefined) return { comments: all, moves };
	const variations = [...move.variations, ...others.map((line) => ({ comments: [], moves: line.moves }))];
	return { comments: all, moves: [{ ...move, variations }, ...rest] };
};

/** Builds the tree of each game while it is read. */
export class TreeBuilder implements PgnVisitor {
	private readonly take: (game: ParsedGame) => void;
	/** The lines from the main line to the current one. */
	private readonly path: OpenLine[] = [];
	private line: OpenLine = emptyLine();
	private tags: readonly Tag[] = [];
	private outcome: GameResult | undefined;
	private problems: PgnProblem[] = [];

	/** @param take receives each game */
	constructor(take: (game: ParsedGame) => void) {
		this.take = take;
	}

	beginGame(): void {
		this.line = emptyLine();
		this.path.length = 0;
		this.path.push(this.line);
		this.outcome = undefined;
		this.problems = [];
	}

	endTags(tags: readonly Tag[]): void {
		this.tags = tags;
	}

	move(token: TextToken, legal: boolean | undefined): void {
		const { line } = this;
		const { from, to } = token;
		const variations = line.early;
		line.early = NO_LINES;
		const span = { from, to };
		const text = token.text();
		// A remark such as "e.p." may be in the next line.
		const san = to - from > 3 && BLANK.test(text) ? text.replace(BLANK, ' ') : text;
		line.moves.push(
			legal === undefined
				? { san, nags: NO_NAGS, comments: NO_COMMENTS, variations, span }
				: { san, nags: NO_NAGS, comments: NO_COMMENTS, variations, legal, span },
		);
	}

	nag(nag: number): void {
		const { moves } = this.line;
		const last = moves[moves.length - 1];
		if (last === undefined) return;
		if (last.nags === NO_NAGS) last.nags = [nag];
		else last.nags.push(nag);
	}

	comment(token: TextToken): void {
		const { text, commands } = readToken(token.text());
		if (text === '' && commands.length === 0) return;
		const { from, to } = token;
		const { moves } = this.line;
		const owner = moves[moves.length - 1] ?? this.line;
		const comment: Comment = { text, commands, span: { from, to } };
		if (owner.comments === NO_COMMENTS) owner.comments = [comment];
		else owner.comments.push(comment);
	}

	openVariation(): void {
		this.line = emptyLine();
		this.path.push(this.line);
	}

	closeVariation(): void {
		const ended = this.path.pop()!;
		this.line = this.path[this.path.length - 1]!;
		const { moves } = this.line;
		const owner = moves[moves.length - 1];
		if (owner === undefined) {
			if (this.line.early === NO_LINES) this.line.early = [];
			this.line.early.push(closed(ended));
		} else if (owner.variations === NO_LINES) owner.variations = [closed(ended)];
		else owner.variations.push(closed(ended));
	}

	result(result: GameResult): void {
		this.outcome = result;
	}

	problem(problem: PgnProblem): void {
		this.problems.push(problem);
	}

	endGame({ offset, length, line: firstLine }: GameRead): void {
		const { tags, problems } = this;
		const { comments, moves } = closed(this.path[0]!);
		this.take({
			tags,
			comments,
			moves,
			result: this.outcome ?? resultOfTags(tags),
			span: { from: offset, to: offset + length },
			firstLine,
			problems,
		});
	}
}

/** The result that the tags say, for a game whose moves end without one. */
const resultOfTags = (tags: readonly Tag[]): GameResult => {
	const value = tags.findLast(({ name }) => name === 'Result')?.value;
	return value === '1-0' || value === '0-1' || value === '1/2-1/2' ? value : '*';
};
