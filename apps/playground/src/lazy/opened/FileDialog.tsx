import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import type { Context } from '../../context.js';
import * as strings from '../../strings/opened.js';
import { GamesList } from './GamesList.js';
import type { EditedFile } from './use-file.js';

/** Milliseconds without a key before a search begins. */
const PAUSE = 150;

const ACCEPTED = '.pgn,.epd,.fen,.txt,.ini,.icn,.fbr,.zst,.gz,text/plain';

interface AskProps {
	readonly onFile: (file: File) => void;
	readonly onText: (text: string) => void;
}

/** Asks for a file or a text. */
export function Ask({ onFile, onText }: AskProps): JSX.Element {
	const [text, setText] = useState('');
	return (
		<form
			class="open-form"
			onSubmit={(event) => {
				event.preventDefault();
				onText(text);
			}}
		>
			<label for="open-file">{strings.file}</label>
			<input
				id="open-file"
				type="file"
				accept={ACCEPTED}
				onChange={({ currentTarget }) => {
					const file = currentTarget.files?.[0];
					if (file !== undefined) onFile(file);
					currentTarget.value = '';
				}}
			/>
			<label for="open-text">{strings.text}</label>
			<textarea id="open-text" rows={6} spellcheck={false} value={text} onInput={({ currentTarget }) => setText(currentTarget.value)} />
			<button type="submit" class="lab-run">
				{strings.openText}
			</button>
		</form>
	);
}

const percent = (read: number, size: number): number => (size === 0 ? 100 : Math.floor((100 * read) / size));

/** The list of an opened file: its progress, a search, and the games. */
export function FileList({ store, file }: Pick<Context, 'store'> & { readonly file: EditedFile }): JSX.Element | null {
	const { view } = file;
	const [query, setQuery] = useState(view?.query ?? '');
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	if (view === undefined) return null;
	const { name, phase, read, size, games, matches, done, cancelled, unit } = view;
	const seek = (text: string): void => {
		setQuery(text);
		clearTimeout(timer.current);
		timer.current = setTimeout(() => file.search(text), PAUSE);
	};
	const found = view.query.trim() === '' ? strings.found(games, unit) : strings.foundOf(matches, games, unit);
	const status = phase === 'unpack' ? (done ? strings.unpackingCancelled : strings.unpacking) : found;
	return (
		<>
			<div class="file-head">
				<input
					type="search"
					aria-label={strings.search}
					placeholder={strings.searchExample}
					value={query}
					disabled={phase === 'unpack'}
					onInput={(event) => seek(event.currentTarget.value)}
					onKeyDown={(event) => {
						if (event.key === 'ArrowDown') document.getElementById('file-list')?.focus();
						else if (event.key === 'Enter' && matches > 0) file.show(0);
						else return;
						event.preventDefault();
					}}
				/>
				{done ? null : (
					<button type="button" class="file-button" onClick={file.cancel}>
						{strings.cancel}
					</button>
				)}
				{done && cancelled ? (
					<button type="button" class="file-button" onClick={() => file.search(query)}>
						{strings.readOn}
					</button>
				) : null}
			</div>
			{done ? null : (
				<div
					class="file-progress"
					role="progressbar"
					aria-label={phase === 'unpack' ? strings.unpackingFile(name) : strings.readingFile(name)}
					aria-valuemin={0}
					aria-valuemax={100}
					aria-valuenow={percent(read, size)}
				>
					<span style={{ width: `${percent(read, size)}%` }} />
				</div>
			)}
			<p class="file-count" role={done ? 'status' : undefined}>
				{cancelled && phase === 'read' ? strings.stoppedAt(found, percent(read, size)) : status}
			</p>
			<GamesList store={store} view={view} chosen={file.game?.at ?? 0} onShow={file.show} />
		</>
	);
}
