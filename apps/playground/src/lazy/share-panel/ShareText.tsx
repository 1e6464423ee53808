import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Context } from '../../context.js';
import { share as words } from '../../strings/share.js';
import { copyText, fileName, saveFile, selectField } from '../notations/files.js';

interface ShareTextProps extends Context {
	readonly id: string;
	readonly title: string;
	readonly hint?: string;
	readonly text: string;
	/** The extension of its file, if it can be saved. */
	readonly extension?: string;
	readonly rows: number;
}

/** A text that is shown, copied and saved. */
export function ShareText(props: ShareTextProps): JSX.Element {
	const { id, title, hint, text, extension, rows, interaction } = props;
	const [copied, setCopied] = useState<string>();
	const copy = (): void =>
		copyText(
			text,
			() => {
				setCopied(text);
				interaction.say(words.wasCopied(title));
			},
			() => {
				selectField(id);
				interaction.say(words.byHand);
			},
		);
	const save = (): void => {
		const name = fileName(props, extension!);
		saveFile(name, text.endsWith('\n') ? text : `${text}\n`);
		interaction.say(words.saved(name));
	};
	return (
		<div class="share-text">
			<div class="share-text-head">
				<label for={id}>{title}</label>
				<button
					type="button"
					class="notation-tool"
					aria-label={copied === text ? words.copiedName(title) : words.copy(title)}
					onClick={copy}
				>
					{copied === text ? words.copied : words.copyShort}
				</button>
				{extension === undefined ? null : (
					<button type="button" class="notation-tool" aria-label={words.download(title)} onClick={save}>
						{words.downloadShort}
					</button>
				)}
			</div>
			{hint === undefined ? null : <p class="field-hint">{hint}</p>}
			<textarea id={id} readOnly={true} spellcheck={false} rows={rows} value={text} onFocus={(event) => event.currentTarget.select()} />
		</div>
	);
}
