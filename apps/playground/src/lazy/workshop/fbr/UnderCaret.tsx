import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import * as strings from '../../../strings/workshop-sections.js';
import type { FbrRow, FbrView } from '../../../worker/protocol.js';
import { type Meaning, meaningAt } from './under-caret.js';

interface UnderCaretProps {
	readonly view: FbrView;
	readonly caret: number;
	/** The view belongs to the text in the field. */
	readonly current: boolean;
}

/** The meaning of the rule, the attribute or the piece with the caret. */
export function UnderCaret({ view, caret, current }: UnderCaretProps): JSX.Element {
	// Until a new text is read, the last meaning stays.
	const last = useRef<Meaning>(undefined);
	if (current) last.current = meaningAt(view, caret);
	const meaning = last.current;
	return (
		<section class="fbr-caret" aria-label={strings.underCaret}>
			{meaning === undefined ? (
				<p class="workshop-source">{strings.putCaret}</p>
			) : (
				<>
					{meaning.rule === undefined ? null : <Head rule={meaning.rule} attribute={meaning.attribute} />}
					{meaning.sentences.map(({ text }, at) => (
						<p key={`${at} ${text}`}>{text}</p>
					))}
					{meaning.rule === undefined || meaning.attributes.length === 0 ? null : (
						<details key={meaning.rule.name}>
							<summary>
								{strings.attributesOf} <code>{meaning.rule.name}</code>
							</summary>
							<dl class="fbr-rows">
								{meaning.attributes.map((row) => (
									<div key={row.name}>
										<dt>
											<Row row={row} />
										</dt>
										<dd>{row.meaning}</dd>
									</div>
								))}
							</dl>
						</details>
					)}
				</>
			)}
		</section>
	);
}

function Head({ rule, attribute }: Pick<Meaning, 'attribute'> & { readonly rule: FbrRow }): JSX.Element {
	return (
		<p class="fbr-head">
			<Row row={rule} />
			{attribute === undefined ? null : (
				<>
					{' '}
					= <Row row={attribute} />
				</>
			)}
		</p>
	);
}

/** A name with examples of its parts; those in brackets may be left out. */
function Row({ row: { name, required, optional } }: { readonly row: FbrRow }): JSX.Element {
	return (
		<>
			<code>{name}</code>
			{required.map((part) => (
				<code key={part}>{part}</code>
			))}
			{optional.length === 0 ? null : (
				<span class="fbr-optional">
					{' '}
					{strings.optional}{' '}
					{optional.map((part) => (
						<code key={part}>{part}</code>
					))}
				</span>
			)}
		</>
	);
}
