import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import * as strings from '../../strings/errors.js';
import type { AboutCode, Closing } from '../model.js';
import { errorPages, type MarkedLine, type ErrorPage as Page } from './pages.js';

/** A sentence with its codes, which are in backticks. */
const words = (text: string): readonly (string | JSX.Element | undefined)[] =>
	text.split(/`` (.+?) ``|`(.+?)`/).map((part, index) => (index % 3 === 0 || part === undefined ? part : <code key={index}>{part}</code>));

/** The page of a code, in a dialog: its meaning, a wrong text with the place, and a right one. */
export function ErrorPage({ code = '', onClose }: AboutCode & Closing): JSX.Element {
	const dialog = useRef<HTMLDialogElement>(null);
	useEffect(() => dialog.current?.showModal(), []);
	const page = errorPages().get(code);
	return (
		<dialog ref={dialog} class="games error-dialog" aria-labelledby="error-title" {...{ closedby: 'any' }} onClose={onClose}>
			<p class="error-code">{code}</p>
			<h2 id="error-title">{page === undefined ? strings.noPage : words(page.meaning)}</h2>
			{page === undefined ? null : <Examples page={page} />}
			<button type="button" class="error-close" onClick={() => dialog.current?.close()}>
				{strings.close}
			</button>
		</dialog>
	);
}

function Examples({ page }: { readonly page: Page }): JSX.Element {
	const { settings, wrong, said, right, repair } = page;
	return (
		<>
			<section class="error-example error-wrong">
				<h3>{settings === '' ? strings.wrong : words(strings.wrongIn(settings))}</h3>
				<pre>{typeof wrong === 'string' ? wrong : <Line line={wrong} />}</pre>
				{said.map((sentence, index) => (
					<p key={sentence} class={index === 0 ? 'error-message' : 'error-hint'}>
						{sentence}
					</p>
				))}
			</section>
			<section class="error-example error-right">
				<h3>{strings.right}</h3>
				<pre>{right}</pre>
				{repair === '' ? null : <p class="error-hint">{words(strings.repair(repair))}</p>}
			</section>
		</>
	);
}

/** The place of an error without an extent is between two characters. */
function Line({ line: { before, marked, after } }: { readonly line: MarkedLine }): JSX.Element {
	return (
		<>
			{before}
			<mark class={marked === '' ? 'error-place error-between' : 'error-place'}>{marked}</mark>
			{after}
		</>
	);
}
