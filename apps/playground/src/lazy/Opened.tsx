import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Context } from '../context.js';
import * as strings from '../strings/opened.js';
import { Ask, FileList } from './opened/FileDialog.js';
import { takeText } from './opened/place.js';
import { type EditedFile, useFile } from './opened/use-file.js';

/** Opens the texts and files that come to the page: by a paste, a drop, or a dialog. A file of games stays open as a list. */
export function Opened(context: Context): JSX.Element {
	const { store, incoming } = context;
	const given = incoming.value;
	const dialog = useRef<HTMLDialogElement>(null);
	const [asking, setAsking] = useState(false);
	const close = (): void => dialog.current?.close();
	const file = useFile(context, close);
	const show = (ask: boolean): void => {
		setAsking(ask);
		if (dialog.current?.open === false) dialog.current.showModal();
	};
	const openFile = (one: File): void => {
		show(false);
		file.open(one);
	};
	const openText = (text: string, field?: string, sure = false): void =>
		takeText(context, text, { field, sure }, (list) => openFile(new File([list], strings.pastedText)));
	useEffect(() => {
		if (given === undefined || given.over) return;
		if (given.ask) show(true);
		else if (given.file !== undefined) openFile(given.file);
		else if (given.text !== undefined) openText(given.text, given.field, given.sure);
	}, [given]);
	useEffect(() => {
		const leave = (event: DragEvent): void => {
			if (event.relatedTarget === null) incoming.value = {};
		};
		addEventListener('dragleave', leave);
		return () => removeEventListener('dragleave', leave);
	}, []);
	return (
		<>
			{given?.over ? <p class="drop-target">{strings.drop}</p> : null}
			{file.view === undefined ? null : <FileBar file={file} onList={() => show(false)} />}
			<dialog
				ref={dialog}
				class="games file-dialog"
				aria-label={asking ? strings.open : strings.list(file.view?.name ?? '')}
				{...{ closedby: 'any' }}
			>
				<div class="file-title-line">
					<h2>{asking ? strings.open : (file.view?.name ?? strings.opening)}</h2>
					<button type="button" class="file-button" onClick={close}>
						{strings.close}
					</button>
				</div>
				{asking ? (
					<Ask
						onFile={openFile}
						onText={(text) => {
							close();
							openText(text);
						}}
					/>
				) : (
					<FileList key={file.view?.name} store={store} file={file} />
				)}
			</dialog>
		</>
	);
}

/** The opened file in the page: which of its games is on the board, and the way to the others. */
function FileBar({ file, onList }: { readonly file: EditedFile; readonly onList: () => void }): JSX.Element {
	const { view, game } = file;
	const { matches = 0, unit = 'game', name = '' } = view ?? {};
	const step = (label: string, at: number): JSX.Element => (
		<button
			type="button"
			class="file-button"
			aria-disabled={at < 0 || at >= matches}
			onClick={() => (at < 0 || at >= matches ? undefined : file.show(at))}
		>
			{label}
		</button>
	);
	return (
		<section class="file-bar" aria-label={strings.bar}>
			<p>{game === undefined ? name : strings.shown(name, unit, game.at + 1, matches)}</p>
			<button type="button" class="file-button" onClick={onList}>
				{game === undefined ? strings.showList : strings.backToList}
			</button>
			{game === undefined ? null : step(strings.previous[unit], game.at - 1)}
			{game === undefined ? null : step(strings.next[unit], game.at + 1)}
			<button type="button" class="file-button" onClick={file.close}>
				{strings.closeFile}
			</button>
		</section>
	);
}
