import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Context } from '../context.js';
import * as strings from '../strings/shared.js';
import type { Changes, SheetView } from '../worker/protocol.js';

/** The sentences about a game that its receiver reads first. */
const SENTENCES = 2;

/** The changes that are shown; the rules tell all. */
const MOST = 4;

/** The changes of a game that people know. */
function ChangesList({ title, messages }: Changes): JSX.Element {
	if (messages.length === 0) return <p>{strings.same(title)}</p>;
	return (
		<>
			<p class="shared-like">{strings.like(title, messages.length)}</p>
			<ul class="differences" aria-label={strings.like(title, messages.length)}>
				{messages.slice(0, MOST).map((message) => (
					<li key={message}>{message}</li>
				))}
			</ul>
		</>
	);
}

/** A game that a player made and sent as a link: its title, its goal in two sentences, and the ways to go on. */
export function Shared({ store }: Context): JSX.Element {
	const { id } = store.state.value.ruleset;
	const [sheet, set] = useState<SheetView>();
	useEffect(() => store.client.ask('sheet', { ruleset: id }, set), [id]);
	const changes = sheet?.changes;
	const texts = sheet?.leaflet.flatMap(({ rules }) => rules.flatMap((rule) => rule.texts)).slice(0, SENTENCES) ?? [];
	return (
		<section class="shared" aria-label={strings.label}>
			<p class="shared-about">{strings.about}</p>
			<h2>{store.reading.value?.preset.title ?? ''}</h2>
			<p class="lead">{texts.join(' ')}</p>
			{changes === undefined ? null : <ChangesList {...changes} />}
			<p class="first-ways">
				<button
					type="button"
					class="lab-run"
					onClick={() => {
						store.visit.value = undefined;
					}}
				>
					{strings.play}
				</button>
				<button type="button" class="soft-button" onClick={() => store.build('Workshop')}>
					{strings.edit}
				</button>
				<button type="button" class="soft-button" onClick={() => store.show('NewGame')}>
					{strings.playComputer}
				</button>
			</p>
			<button
				type="button"
				class="link-button"
				onClick={() => {
					store.panel.value = 'Rules';
				}}
			>
				{strings.allRules}
			</button>
		</section>
	);
}
