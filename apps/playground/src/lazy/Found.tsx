import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Context } from '../context.js';
import { capital } from '../state/speech.js';
import * as strings from '../strings/opened.js';
import type { Recognised } from '../worker/protocol.js';
import { wordsFor } from './opened/place.js';
import { Picture } from './picture/Picture.js';

/** Milliseconds without a key before a text is read. */
const PAUSE = 120;

/** The meaning of the text in the field, before it is opened: its notation, its game, its position as a picture, and what would be left out. */
export function Found({ store, sets, interaction }: Context): JSX.Element {
	const text = store.offered.value;
	const [answer, set] = useState<Recognised>();
	useEffect(() => {
		const timer = setTimeout(
			() =>
				store.client.ask('recognise', { text, ruleset: store.state.peek().ruleset.id }, (read) => {
					if (store.offered.peek() !== read.text) return;
					set(read);
					interaction.say(read.found === undefined ? unknown(read) : `${capital(wordsFor(read.found))}.`);
				}),
			PAUSE,
		);
		return () => clearTimeout(timer);
	}, [text]);
	const current = answer?.text === text ? answer : undefined;
	if (current === undefined) return <p class="found found-wait">{strings.recognising}</p>;
	const { found } = current;
	if (found === undefined) return <p class="found">{unknown(current)}</p>;
	const { given, lost = [] } = found;
	const doc = given.to === 'board' ? { ruleset: given.preset.id, start: given.start, record: given.record } : undefined;
	return (
		<fieldset class="found found-one">
			<legend class="hidden">{strings.recognised}</legend>
			{doc === undefined ? null : <Picture key={text} store={store} sets={sets} ask={{ doc, node: Number.MAX_SAFE_INTEGER }} />}
			<span class="found-words">
				<b>{capital(wordsFor(found))}</b>
				<span>{[strings.sized(text.trim().length, text.trim().split('\n').length), ...lost].join(' ')}</span>
			</span>
			<button type="submit" class="lab-run">
				{strings.openThis}
			</button>
		</fieldset>
	);
}

const unknown = ({ tried }: Recognised): string =>
	tried[0] === undefined ? strings.empty : strings.unknown(tried.slice(1).join(', '), tried[0]);
