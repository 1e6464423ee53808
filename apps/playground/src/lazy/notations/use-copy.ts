import { useState } from 'preact/hooks';
import type { Context } from '../../context.js';
import { copyText, fileName, saveFile, selectField } from './files.js';

interface CopyWords {
	readonly wasCopied: (title: string) => string;
	readonly byHand: string;
	readonly wasSaved: (file: string) => string;
}

interface CopiedText {
	readonly title: string;
	readonly text: string;
	/** The id of the field that is selected where the page may not copy. */
	readonly field: string;
	readonly words: CopyWords;
}

interface Copier {
	/** Whether this text is the one that was copied last. */
	readonly isCopied: boolean;
	readonly copy: () => void;
	readonly save: (extension: string) => void;
}

/** Copies a text and saves it as a file, and announces both. */
export const useCopy = ({ store, interaction }: Context, { title, text, field, words }: CopiedText): Copier => {
	const [copied, setCopied] = useState<string>();
	const copy = (): void =>
		copyText(
			text,
			() => {
				setCopied(text);
				interaction.say(words.wasCopied(title));
			},
			() => {
				selectField(field);
				interaction.say(words.byHand);
			},
		);
	const save = (extension: string): void => {
		const name = fileName({ store }, extension);
		saveFile(name, text.endsWith('\n') ? text : `${text}\n`);
		interaction.say(words.wasSaved(name));
	};
	return { isCopied: copied === text && text !== '', copy, save };
};
