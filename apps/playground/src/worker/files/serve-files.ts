import type { FileQuestions, FileView, Request } from '../protocol.js';
import { OpenedFile } from './opened-file.js';

/** A question about the opened file. */
export type FileRequest = Request & { readonly topic: keyof FileQuestions };

/** Answers a question; `more`: other answers follow. */
type Tell = (answer: FileQuestions[keyof FileQuestions]['answer'], more: boolean) => void;

/** The answers about files. */
export const fileAnswers = (): ((request: FileRequest, tell: Tell) => Promise<void>) => {
	const opened = new OpenedFile();
	return async ({ topic, ask }, tell) => {
		if (topic === 'fileRows') return tell(await opened.rows(ask.from, ask.to), false);
		if (topic === 'fileGame') return tell(await opened.game(ask.at), false);
		if (topic === 'fileStop') {
			opened.stop();
			return tell(true, false);
		}
		const told = (view: FileView): void => tell(view, !view.done);
		return 'file' in ask ? opened.open(ask.file, told) : opened.search(ask.query, told);
	};
};
