import type { JSX } from 'preact';
import type { Context } from '../../context.js';
import { share as words } from '../../strings/share.js';
import { useCopy } from '../notations/use-copy.js';

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
	const { id, title, hint, text, extension, rows } = props;
	const { isCopied, copy, save } = useCopy(props, { title, text, field: id, words });
	return (
		<div class="share-text">
			<div class="share-text-head">
				<label for={id}>{title}</label>
				<button type="button" class="notation-tool" aria-label={isCopied ? words.copiedName(title) : words.copy(title)} onClick={copy}>
					{isCopied ? words.copied : words.copyShort}
				</button>
				{extension === undefined ? null : (
					<button type="button" class="notation-tool" aria-label={words.download(title)} onClick={() => save(extension)}>
						{words.downloadShort}
					</button>
				)}
			</div>
			{hint === undefined ? null : <p class="field-hint">{hint}</p>}
			<textarea id={id} readOnly={true} spellcheck={false} rows={rows} value={text} onFocus={(event) => event.currentTarget.select()} />
		</div>
	);
}
