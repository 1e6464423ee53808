import { centre, type Layout } from '../layout/layout.js';
import type { PieceLook } from '../model/piece.js';
import { choicesOf } from './choices.js';
import { chooser } from './chooser.js';
import type { Question } from './interaction.js';
import type { BoardProperties } from './properties.js';
import type { BoardWords } from './words.js';

interface Asking extends Pick<Partial<BoardProperties>, 'sets' | 'sides'> {
	readonly board: Layout;
	/** The piece that moves. */
	readonly look: PieceLook | undefined;
	readonly words: BoardWords;
	readonly onChoose: (id: string) => void;
	readonly onCancel: () => void;
}

/** The dialog that asks which of several moves to make. */
export class QuestionDialog {
	private asked: Question | undefined;
	private element: HTMLElement | undefined;
	private readonly frame: HTMLElement;

	constructor(frame: HTMLElement) {
		this.frame = frame;
	}

	/** Asks a question, or nothing. The same question is asked once. `asking` gives what the dialog shows. */
	show(question: Question | undefined, asking: (question: Question) => Asking): void {
		if (question === this.asked) return;
		this.asked = question;
		this.element?.remove();
		this.element = undefined;
		if (question === undefined) return;
		const { board, look, words, ...options } = asking(question);
		const { x, y } = centre(board, question.to);
		const { element, focus } = chooser({
			...choicesOf(question.moves, look, words),
			sets: options.sets,
			sides: options.sides,
			left: (x - 0.5) / board.width,
			top: (y - 0.5) / board.height,
			width: 1 / board.width,
			height: 1 / board.height,
			onChoose: options.onChoose,
			onCancel: options.onCancel,
		});
		this.element = element;
		this.frame.append(element);
		focus();
	}
}
