import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Context } from '../context.js';
import { docOf } from '../state/doc.js';
import { share as words } from '../strings/share.js';
import type { NotationsView, ShareView } from '../worker/protocol.js';
import type { Closing } from './model.js';
import { CardTools } from './notations/Card.js';
import { copyText, selectField } from './notations/files.js';
import { boardCode, frameCode } from './share-panel/embed.js';
import { SharePicture } from './share-panel/SharePicture.js';
import { ShareText } from './share-panel/ShareText.js';

/** Everything that can be taken from the page: a link, a picture, texts, and code. */
export function Share({ onClose, ...context }: Context & Closing): JSX.Element {
	const { store } = context;
	const reading = store.reading.value;
	const [texts, setTexts] = useState<NotationsView>();
	const [view, setView] = useState<ShareView>();
	useEffect(() => {
		if (reading === undefined) return;
		const ask = { doc: docOf(store.state.peek()), node: reading.shown };
		store.client.ask('share', ask, setView);
		store.client.ask('notations', ask, setTexts);
	}, [reading?.position]);
	const title = reading?.preset.title ?? '';
	const link = new URL(`#${store.link()}`, location.href).href;
	return (
		<>
			<div class="share-head">
				<h2>{words.title}</h2>
				<button type="button" class="games-close" onClick={onClose}>
					{words.close}
				</button>
			</div>
			<div class="share-parts">
				<ShareLink {...context} link={link} />
				<SharePicture {...context} />
				<div class="share-column">
					{texts === undefined ? null : <ShareNotations {...context} view={texts} />}
					<section class="share-part" aria-labelledby="share-embed">
						<h3 id="share-embed">{words.embed}</h3>
						<ShareText {...context} id="share-frame" title={words.frame} text={frameCode(link, words.frameTitle(title))} rows={2} />
						{reading === undefined || reading.plane !== undefined ? null : (
							<ShareText
								{...context}
								id="share-board"
								title={words.element}
								text={boardCode(reading, store.state.value.flipped, link)}
								extension="html"
								rows={3}
							/>
						)}
					</section>
				</div>
				<section class="share-part share-wide" aria-labelledby="share-programs">
					<h3 id="share-programs">{words.programs}</h3>
					{view === undefined ? (
						<p class="lazy-wait">{words.wait}</p>
					) : (
						<div class="share-pair">
							<ShareText {...context} id="share-code" title={words.code} hint={words.codeHint} text={view.code} extension="ts" rows={8} />
							{view.vector === undefined ? null : (
								<ShareText
									{...context}
									id="share-vector"
									title={words.vector}
									hint={words.vectorHint}
									text={view.vector}
									extension="json"
									rows={8}
								/>
							)}
						</div>
					)}
				</section>
			</div>
		</>
	);
}

function ShareLink({ link, interaction }: Context & { readonly link: string }): JSX.Element {
	const [copied, setCopied] = useState<string>();
	const first = useRef<HTMLButtonElement>(null);
	useEffect(() => first.current?.focus(), []);
	const copy = (): void =>
		copyText(
			link,
			() => {
				setCopied(link);
				interaction.say(words.linkCopied);
			},
			() => {
				selectField('share-link');
				interaction.say(words.byHand);
			},
		);
	return (
		<section class="share-part share-wide" aria-labelledby="share-link-title">
			<h3 id="share-link-title">{words.link}</h3>
			<div class="share-link">
				<input
					id="share-link"
					aria-labelledby="share-link-title"
					readOnly={true}
					value={link}
					onFocus={(event) => event.currentTarget.select()}
				/>
				<button ref={first} type="button" class="share-button share-main" onClick={copy}>
					{copied === link ? words.copied : words.copyLink}
				</button>
			</div>
			<p class="field-hint">{location.protocol === 'file:' ? words.linkLocal : words.linkHint}</p>
		</section>
	);
}

/** A line for each notation that can write the position or the game. */
function ShareNotations({ view, ...context }: Context & { readonly view: NotationsView }): JSX.Element {
	return (
		<section class="share-part" aria-labelledby="share-notations">
			<h3 id="share-notations">{words.notations}</h3>
			<ul class="share-notations">
				{view.cards
					.filter(({ text }) => text)
					.map((card) => (
						<li key={card.id}>
							<span class="share-notation">
								{card.title} <span>{card.text}</span>
							</span>
							<CardTools {...context} card={card} field="" />
						</li>
					))}
			</ul>
			<p class="field-hint">{words.notationsHint}</p>
		</section>
	);
}
