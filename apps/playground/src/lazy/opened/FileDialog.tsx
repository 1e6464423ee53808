import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import type { Context } from '../../context.js';
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
			<label for="open-file">A file: PGN of any size, EPD, FEN, rules; also .zst and .gz</label>
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
			<label for="open-text">Or a text: games, positions, rules, a piece or a link</label>
			<textarea id="open-text" rows={6} spellcheck={false} value={text} onInput={({ currentTarget }) => setText(currentTarget.value)} />
			<button type="submit" class="lab-run">
				Open the text
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
	const of = view.query.trim() === '' ? '' : `${matches.toLocaleString('en')} of `;
	const found = `${of}${games.toLocaleString('en')} ${unit}${games === 1 ? '' : 's'}`;
	return (
		<>
			<div class="file-head">
				<input
					type="search"
					aria-label="Search the list"
					placeholder="carlsen white:kasparov date:1999 -result:1/2"
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
						Cancel
					</button>
				)}
				{done && cancelled ? (
					<button type="button" class="file-button" onClick={() => file.search(query)}>
						Read on
					</button>
				) : null}
			</div>
			{done ? null : (
				<div
					class="file-progress"
					role="progressbar"
					aria-label={`${phase === 'unpack' ? 'Unpacking' : 'Reading'} ${name}`}
					aria-valuemin={0}
					aria-valuemax={100}
					aria-valuenow={percent(read, size)}
				>
					<span style={{ width: `${percent(read, size)}%` }} />
				</div>
			)}
			<p class="file-count" role={done ? 'status' : undefined}>
				{phase === 'unpack' ? (done ? 'Unpacking was cancelled.' : 'Unpacking …') : found}
				{cancelled && phase === 'read' ? `; reading stopped at ${percent(read, size)} %.` : ''}
			</p>
			<GamesList store={store} view={view} chosen={file.game?.at ?? 0} onShow={file.show} />
		</>
	);
}
